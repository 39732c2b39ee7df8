/** Every card of the game: it can come, it can be used, it has a name, and every statement about it is proved. */
import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import { type Play, ruleIndex } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { attack } from '../combat/attack.ts';
import { combat } from '../combat/index.ts';
import type { Card } from '../data/content.ts';
import { contentOf, cardOf, concessionCard, senatorCard } from '../data/printed.ts';
import type { CardKind } from '../data/card-kinds.ts';
import { deckEvent, resolveEvent } from '../events/index.ts';
import { drawForumCard } from '../forum/draw.ts';
import { persuasion } from '../forum/persuasion.ts';
import type { Rome } from '../game.ts';
import { type CardId, type ConcessionId, ERAS, type EventId } from '../ids.ts';
import { republicOfRome } from '../index.ts';
import { redistribution } from '../revenue/redistribution.ts';
import { fresh } from '../rome/death.ts';
import { maybeSenator, senator } from '../rome/senators.ts';
import { business } from '../senate/other-business.ts';
import { rebels, sends, wages } from '../testing/armies.ts';
import { at } from '../testing/at.ts';
import { bare, rich, table } from '../testing/bare.ts';
import { gives, inSenate, onVote, RAISE } from '../testing/meeting.ts';
import { session } from '../testing/session.ts';
import { newWar } from '../wars/wars.ts';
import type { RomeView } from '../sight/view.ts';
import { playHand } from './play-hand.ts';
import { PRINTED } from '../testing/printed.ts';

type Game = Play<Rome, RomeView>;
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const EVENTS: readonly EventId[] = Array.from({ length: 18 }, (_, i): EventId => `event:${161 + i}`);
const numberOf = (id: string): number => Number(id.slice(id.indexOf(':') + 1));
const ofKind = (...kinds: CardKind[]): CardId[] =>
  contentOf(PRINTED)
    .cards.filter((c) => kinds.includes(c.kind))
    .map((c) => c.id);

/** Cards that are alike share the statements of the first. */
const ALIKE: Partial<Record<CardKind, number>> = {
  tribune: 38,
  'secret-bodyguard': 47,
  'influence-peddling': 48,
  assassin: 49,
  'murder-of-a-tribune': 97,
  graft: 103,
};
/** The number under which RULES.md speaks of a card; Families have nothing of their own on them. */
const spokenOfAs = ({ id, kind, of }: Card): number => {
  if (kind === 'concession' && concessionCard(PRINTED, of as ConcessionId).taxFarmer > 0) return 59;
  return ALIKE[kind] ?? numberOf(id);
};

describe('statements about cards', () => {
  const ids = [
    ...readFileSync(`${root}/games/republic-of-rome/RULES.md`, 'utf8').matchAll(/^\| (card-[\w-]+) \|/gm),
  ].map((m) => m[1]!);
  const { missing } = ruleIndex(root, 'republic-of-rome');
  const about = (n: number): string[] => ids.filter((id) => id.startsWith(`card-${n}-`));

  test('there are some for each of the 160 cards but Families, and for both sides of the 18 events', () => {
    const silent = contentOf(PRINTED).cards.filter((c) => about(spokenOfAs(c)).length === 0);
    expect(silent.filter((c) => c.kind !== 'family')).toEqual([]);
    expect(silent).toHaveLength(ofKind('family').length);
    for (const event of EVENTS) {
      for (const side of [1, 2]) {
        const of = ids.filter((id) => id.startsWith(`card-${numberOf(event)}-${side}-`));
        expect([event, side, of.length > 0]).toEqual([event, side, true]);
      }
    }
  });
  test('none speaks of a card that there is not', () => {
    const known = [...contentOf(PRINTED).cards.map(spokenOfAs), ...EVENTS.map(numberOf)].map((n) => `card-${n}-`);
    const other = ids.filter((id) => !known.some((start) => id.startsWith(start)));
    // What is said of all Revolts, and of all Laws.
    expect(other).toEqual(['card-rev-a', 'card-rev-b', 'card-law-a']);
  });
  test('each is done and proved by a test, or said to be no matter of the rules', () => {
    expect(missing.filter((id) => id.startsWith('card-'))).toEqual([]);
  });
});

test('every card, every event and every side of it has a name', () => {
  const keys = [...contentOf(PRINTED).cards.map((c) => c.id), ...EVENTS.flatMap((e) => [e, `${e}:dark`])];
  const messages: Readonly<Record<string, string>> = republicOfRome.messages;
  expect(keys.filter((key) => !messages[key])).toEqual([]);
});

describe('every card comes by the Forum', () => {
  /** What becomes of a card that seat 0 draws on a bare table. */
  const draws = (id: CardId) => {
    const t = table((g) => {
      // His Wars are still to come: otherwise a Leader would leave the game.
      g.deck = [id, ...ofKind('war').filter((card) => card !== id)];
      g.senators = g.senators.filter((s) => senatorCard(g, s.id).card !== id);
    });
    const event = drawForumCard(t.cx, 0);
    return { ...t, event };
  };
  test.each(
    contentOf(PRINTED)
      .cards.filter((c) => c.hand)
      .map((c) => c.id),
  )('%s is kept in the hand', (id) => {
    expect(draws(id).g.factions[0]!.hand).toEqual([id]);
  });
  test.each(ofKind('war'))('%s is a War on the table', (id) => {
    expect(draws(id).g.wars.map((w) => w.id)).toEqual([cardOf(PRINTED, id).of]);
  });
  test.each(
    contentOf(PRINTED)
      .cards.filter((c) => c.kind === 'leader' && !c.hand)
      .map((c) => c.id),
  )('%s is a Leader', (id) => {
    expect(draws(id).g.leaders.map((l) => l.id)).toEqual([cardOf(PRINTED, id).of]);
  });
  test.each(ofKind('family'))('%s is an unaligned Senator in the Forum, as printed', (id) => {
    const { of } = cardOf(PRINTED, id);
    const { influence, popularity } = senatorCard(PRINTED, of as never);
    expect(senator(draws(id).g, of)).toMatchObject({ faction: -1, at: 'rome', influence, popularity });
  });
  test.each(ofKind('era-ends'))('%s ends the era', (id) => {
    expect(draws(id).g.eraEnds).toBe(true);
  });
  test.each(ofKind('event'))('%s is an event, resolved at once', (card) => {
    expect(draws(card).event).toBe(card);
    const game = at(deckEvent, { card, by: 0 }, { seats: 3, drawn: card }, bare);
    const isCatilina = card === 'card:153';
    expect(game.as(0).offers('accuseFaction') !== undefined).toBe(isCatilina);
    expect(game.g.bequests).toEqual(isCatilina ? [] : [{ card, status: 'waiting' }]);
  });
});

describe('every card of a hand can be played', () => {
  const inHand = (card: CardId, patch: (g: Rome) => void = () => {}): Game =>
    at(playHand, { seat: 0 }, { seats: 3 }, (g) => {
      bare(g);
      g.factions[0]!.hand = [card];
      patch(g);
    }).as(0);

  test.each(ofKind('statesman'))('%s: a Statesman, as printed, with his ability', (card) => {
    const { of } = cardOf(PRINTED, card);
    const printed = senatorCard(PRINTED, of as never);
    const game = inHand(card, (g) => {
      // Nobody has his Family.
      g.senators = g.senators.filter((s) => senatorCard(g, s.id).number !== printed.number);
      if (g.senators.every((s) => s.faction !== 0)) g.senators.push(fresh(g, 'senator:20', 0));
    }).does('playStatesman', card);
    const { influence, popularity } = printed;
    expect(senator(game.g, of)).toMatchObject({ faction: 0, influence, popularity });
    const { opposes, attractedTo, ...abilities } = printed.statesman!;
    expect(Object.keys(abilities).length + opposes.length + attractedTo.length).toBeGreaterThan(0);
  });

  test.each(ofKind('concession'))('%s: a Concession, given to an own Senator', (card) => {
    const game = inHand(card, (g) => {
      g.landBills.I = 1;
    });
    game.does('playConcession', card).does('giveConcession', 'senator:1');
    expect(game.g.concessions).toEqual([
      { id: cardOf(PRINTED, card).of, holder: 'senator:1', revealed: false, voted: 0 },
    ]);
  });

  test.each(ofKind('law'))('%s: a Law, in force without a vote', (card) => {
    const game = inSenate(business, undefined, (g) => {
      gives(g, 1, card);
      // What their conditions ask for: the Social War, Pirates, Strength, the Calpurnian Law.
      g.wars = [
        newWar('war:119', 'active', false),
        newWar('war:71', 'active', false),
        newWar('war:5', 'active', false),
      ];
      g.laws = card === 'card:107' ? [] : ['card:107'];
    });
    game.as(1).byChance().does('playLaw', card).expectLog('laws.played', { card });
    expect(game.g.laws).toContain(card);
    expect(game.g.senate.floors).toEqual([]);
  });

  test.each(ofKind('tribune'))('%s: a Tribune, for a proposal and for a veto', (card) => {
    const proposing = inSenate(business, undefined, (g) => gives(g, 1, card));
    proposing.as(1).does('proposeByTribune', card).does('propose', 'kind:raise');
    const vetoing = onVote(RAISE, (g) => gives(g, 1, card))
      .as(1)
      .does('vetoByTribune', card);
    for (const game of [proposing, vetoing]) expect(game.g.discards).toEqual([card]);
  });

  const attempt = (seat: number, card: CardId): Game =>
    inSenate(session, undefined, (g) => {
      gives(g, seat, card);
      for (const f of g.factions) f.attempted = 0;
    })
      .as(1)
      .does('assassinate', 'senator:2')
      .does('sendAssassin', 'senator:5');
  test.each(ofKind('assassin'))('%s: an Assassin, one more on the die', (card) => {
    const game = attempt(1, card)
      .rolling(4)
      .does('addAssassins', [card])
      .expectLog('assassin.roll', { die: 4, total: 5 });
    expect(game.g.discards).toEqual([card]);
  });
  test.each(ofKind('secret-bodyguard'))('%s: a Secret Bodyguard, one less', (card) => {
    const game = attempt(0, card).rolling(5).does('strike').as(0).rolling(6).does('playBodyguards', [card]);
    expect(maybeSenator(game.g, 'senator:2')).toBeDefined();
    expect(game.g.discards).toEqual([card]);
  });
  test.each(ofKind('open-bodyguard'))('%s: an Open Bodyguard, for 1 T and 1 Popularity', (card) => {
    const game = at(redistribution, undefined, { seats: 3 }, (g) => {
      bare(g);
      rich(g, 'senator:1', 1);
      g.factions[0]!.hand = [card];
    });
    game.as(0).does('playBodyguard', 'senator:1');
    expect(senator(game.g, 'senator:1')).toMatchObject({ bodyguard: true, talents: 0, popularity: -1 });
  });
  test.each(ofKind('influence-peddling'))('%s: Influence Peddling, a card of somebody else', (card) => {
    const game = inSenate(session, undefined, (g) => {
      gives(g, 1, card);
      gives(g, 0, 'card:38');
    });
    game.as(1).rolling(0).does('peddleInfluence', 'faction:0');
    expect(game.g.factions.map((f) => f.hand)).toEqual([[], ['card:38'], []]);
    expect(game.g.discards).toEqual([card]);
  });
  test.each(ofKind('seduction', 'blackmail'))('%s: an attempt that nobody resists', (card) => {
    const game = at(persuasion, { seat: 0, by: 'senator:1' }, { seats: 3 }, (g) => {
      bare(g);
      g.senators.push(fresh(g, 'senator:10', -1));
      g.factions[0]!.hand = [card];
    });
    game
      .as(0)
      .does(cardOf(PRINTED, card).kind)
      .rolling(1, 1, ...(cardOf(PRINTED, card).kind === 'blackmail' ? [1, 1, 1, 1] : []));
    game.picks('senator:10');
    expect(game.g.discards).toEqual([card]);
    expect(game.as(0).offers('over')).toBeDefined();
  });
  const vetoed = (card: CardId): Game =>
    onVote(RAISE, (g) => {
      gives(g, 2, 'card:38');
      gives(g, 0, card);
      gives(g, 1, 'card:105');
      rich(g, 'senator:2', 6);
    })
      .as(2)
      .does('vetoByTribune', 'card:38')
      .as(0);
  test.each(ofKind('murder-of-a-tribune'))('%s: Murder of a Tribune, by an even die', (card) => {
    const game = vetoed(card).rolling(2).does('murderTribune', 'senator:2').expectLog('senate.murdered');
    expect(game.g.discards).toContain(card);
  });
  test.each(ofKind('graft'))('%s: Graft, for the die in Talents', (card) => {
    const game = vetoed(card).rolling(2).does('graftTribune', 'senator:2').does('payGraft').expectLog('senate.grafted');
    expect(game.g.discards).toContain(card);
  });
  test.each(ofKind('mob-incited-to-violence'))('%s: a Mob against whoever moved against a Tribune', (card) => {
    const game = vetoed('card:97').rolling(3).does('murderTribune', 'senator:2');
    game.as(1).rolling(1, 30, 30, 30).does('inciteMob', 'senator:6');
    expect(game.g.discards).toContain(card);
  });
  /** Both are of the Late deck; [3.05.1-a] Alternative History may bring them in any era. */
  const WHEN = [
    { scenario: 'late', era: 'late' },
    { scenario: 'alternative', era: 'early' },
  ] as const;
  test.each(WHEN)('card:144: Proscription, after a Victory in a Civil War, $scenario', ({ scenario, era }) => {
    const [card] = ofKind('proscription') as [CardId];
    const game = at(
      combat,
      undefined,
      { seats: 3, options: { scenario } },
      (g) => {
        bare(g);
        g.era = era;
        g.senators.push(fresh(g, 'senator:16', 0), fresh(g, 'senator:18', 1));
        g.factions[2]!.hand = [card];
        rebels(g, 'senator:18', 4);
        sends(g, 'senator:16', 'rebel', { legions: 12 });
        senator(g, 'senator:16').office = 'field-consul';
      },
      [4, 4, 4, 0],
    );
    game.as(2).does('playProscription').as(0).does('decline');
    expect(game.g.discards).toContain(card);
  });
  test.each(WHEN)('card:139: Cleopatra, before the Alexandrine War is fought, $scenario', ({ scenario, era }) => {
    const card: CardId = 'card:139';
    const game = at(attack, { force: 1 }, { seats: 3, options: { scenario } }, (g) => {
      bare(g);
      g.era = era;
      g.senators.push(fresh(g, 'senator:16', 0));
      g.factions[1]!.hand = [card];
      sends(g, 'senator:16', wages(g, 'war:118').id, { legions: 4, fleets: 12 });
    });
    game.as(1).rolling(4, 5, 5).does('cleopatraHelps');
    expect(game.g.discards).toContain(card);
  });
  test('and there is no other kind', () => {
    const known: CardKind[] = ['statesman', 'concession', 'law', 'tribune', 'assassin', 'secret-bodyguard'];
    known.push('open-bodyguard', 'influence-peddling', 'seduction', 'blackmail', 'murder-of-a-tribune', 'graft');
    known.push('mob-incited-to-violence', 'proscription', 'leader');
    expect(contentOf(PRINTED).cards.filter((c) => c.hand && !known.includes(c.kind))).toEqual([]);
  });
});

describe('every event of the table', () => {
  test('is on the table in some era', () => {
    const rolled = new Set(ERAS.flatMap((era) => contentOf(PRINTED).tables.events[era]));
    expect(EVENTS.filter((e) => !rolled.has(e))).toEqual([]);
  });
  test.each(EVENTS)('%s comes, light side up and then dark', (event) => {
    const occurs = (before: Rome['events']) =>
      at(resolveEvent, { event, by: 0 }, { seats: 3, byChance: true }, (g) => {
        bare(g);
        Object.assign(g, { state: 500, bank: -500, fleets: 25, events: before });
        // Somebody for Rhodes to help against.
        g.wars = [newWar('war:1', 'active', false)];
      });
    const light = occurs([]);
    expect(light.g.events).toEqual([{ id: event, level: 1, since: 1 }]);
    expect(occurs([{ id: event, level: 1, since: 1 }]).g.events).toEqual([{ id: event, level: 2, since: 1 }]);
  });
});
