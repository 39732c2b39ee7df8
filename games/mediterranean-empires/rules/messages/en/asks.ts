/** What players are asked, and why something cannot be done. */
export const asks = {
  'med.ask.fort':
    'Place a fort in a free city next to yours, or in one of your own: {n, plural, one {the last one} other {# left}}.',
  'med.ask.first': 'Who begins every round of this turn?',
  'med.ask.act': 'What do you do?',
  'med.ask.again':
    '{event, select, diplomacy {Diplomacy: a second Empire card?} other {Campaign time: a second expedition?}}',
  'med.ask.draw': 'You have discarded {card}. Do you draw a card in its place?',
  'med.ask.prosperity': 'Prosperity: do you draw two cards or gain 2 points?',
  'med.ask.scarcity': 'Scarcity: do you discard two random cards or lose 2 points?',
  'med.ask.homecoming': 'Homecoming: which of your discarded cards do you take back?',
  'med.ask.neutralFrom': 'You lead the neutrals (field {field}, assault {assault}): which neutral city attacks?',
  'med.ask.neutralTarget': 'Which city does {city} attack, with {field} in the field and {assault} in the assault?',
  'med.ask.neutralVia': 'Which way does {city} take to {place}?',
  'med.ask.pirates':
    'You lead the pirates: which port do they attack, with {naval} at sea and {assault} in the assault?',
  'med.ask.way': 'How do you reach {place}?',
  'med.ask.route': 'From {from}, where next on the way to {place}?',
  'med.ask.units':
    '{purpose, select, attack {Which cards go to {place}?} land {Which cards meet {who} at {place}?} other {Which cards sail out against {who}?}} {n, plural, =0 {None yet.} one {# card so far.} other {# cards so far.}}',
  'med.ask.feint': 'Which cards go to {place}? So far none of them could take it.',
  'med.ask.drafting': '{who} draws up an expedition.',
  'med.ask.shedding': '{who} leaves troops behind.',
  'med.ask.surplus': 'Your fleets have no room for all: leave {n, plural, one {# troop} other {# troops}} behind.',
  'med.ask.passage':
    'May {who} pass through your {city}, {side, select, attack {to attack {place} with {n, plural, one {# card} other {# cards}}} other {to meet the attack on {place}}}?',
  'med.ask.refused': '{who} refuses passage through {city}. Attack it, or call your expedition against {place} off?',
  'med.ask.intercept':
    '{kind, select, expedition {{who} sends {n, plural, one {# card} other {# cards}} against your {place}} neutral {{who} attacks your {place}} other {{who} attack your {place}}}: do you intercept on land{leg, select, before {, before it sails} after {, where it comes ashore} other {}}?',
  'med.ask.interceptAtSea':
    '{kind, select, expedition {{who} sails with {n, plural, one {# card} other {# cards}} against your {place}} neutral {{who} attacks your {place}} other {{who} attack your {place}}}: do you intercept at sea?',
  'med.ask.load': 'Naval battle against {whom}: which fleet carries {card}?',
  'med.ask.window':
    '{kind, select, event {After the event} between {Between actions} route {{whose, select, attacker {Your expedition against {place}} defender {{who} {n, plural, one {comes} other {come}} against your {place}} owned {{who} {n, plural, one {comes} other {come}} against {place} ({whom})} other {{who} {n, plural, one {comes} other {come}} against {place}}}} naval {{whose, select, attacker {Your naval battle against {whom}, on the way to {place}} defender {Your naval battle against {n, plural, one {{who}} other {the pirates}}, for {place}} other {Naval battle of {n, plural, one {{who}} other {the pirates}} and {whom}, for {place}}}} field {{whose, select, attacker {Your field battle against {whom} at {at}} defender {Your field battle against {n, plural, one {{who}} other {the {who}}} at {at}} other {Field battle of {n, plural, one {{who}} other {the {who}}} and {whom} at {at}}}} area {{whose, select, attacker {Your battle against the {place}} other {Battle of {who} against the {place}}}} other {{whose, select, attacker {Your assault on {place}} defender {{who} {n, plural, one {assaults} other {assault}} your {place}} owned {{who} {n, plural, one {assaults} other {assault}} {place} ({whom})} other {{who} {n, plural, one {assaults} other {assault}} {place}}}}}: do you play a card?',
  'med.ask.use': 'As what do you use {card}?',
  'med.ask.side': 'Which side does {card} concern: the attacker ({who}) or the defender ({whom})?',
  'med.ask.respond':
    '{whose, select, none {Do you answer} attacker {Your attack on {place}: do you answer} defender {{who} against your {place}: do you answer} other {{who} against {place}: do you answer}} {card} of {by}?',
  'med.ask.storm': '{card} threatens your expedition against {place}: do you show a card that calms it?',
  'med.ask.recover': 'Which of your troops do you try to save? It takes {min} or more.',
  'med.ask.spy': 'Whose hand do you look at?',
  'med.ask.spyDiscard': 'Which card does {on} discard?',
  'med.ask.placeFort': 'Where do you place a fort? {n, plural, one {The last one.} other {# left.}}',
  'med.ask.acquire': 'Which neutral city do you win over, with a roll of {min} or more?',
  'med.ask.seize': 'Which city do you take over, with a roll of {min} or more?',
  'med.ask.revolt': 'Which city revolts, with a roll of {min} or more?',
  'med.ask.takeBack': 'Which card do you take back? {n, plural, one {The last one.} other {# left.}}',
  'med.ask.forceDiscard': 'Who discards {n, plural, one {a random card} other {# random cards}}?',
  'med.ask.steal': 'From whom do you take {n, plural, one {a random card} other {# random cards}}?',
  'med.ask.lookTake': 'Which card do you keep? {n, plural, one {The last one.} other {# left.}}',
  'med.ask.lookBury': 'Which card goes under the deck next?',
  'med.ask.horde': 'Which barbarians do you rouse?',
  'med.ask.hordeTarget': 'Which city do the {area} attack?',
  'med.ask.pacify': 'Which area do you pacify?',
  'med.ask.hard': 'A hard campaign against {area}: 1 point, or 2 points and a random card less?',
  'med.ask.migrate': '{area}: the people move on. Which area beside them rises again?',
  'med.ask.fear': '{area} is pacified, and fear spreads: do you pacify another area beside it?',
  'med.ask.surplusHand':
    'The count leaves you with {n, plural, one {# card} other {# cards}} too many: which do you discard?',

  'med.no.area': 'Forts are never placed in barbarian areas.',
  'med.no.free': 'That city is not free, or not connected to one of yours.',
  'med.no.cards': 'The expedition needs fitting cards first.',
  'med.no.direct': 'The fleets are too weak for a direct assault on a city of this size.',
  'med.no.deck': 'Your deck is empty.',
  'med.no.noTroop': 'No troop in hand.',
  'med.no.noFleet': 'No fleet in hand.',
  'med.no.noLand': 'No way by land.',
  'med.no.noSea': 'No port leads there.',
} as const;
