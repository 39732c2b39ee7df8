import type { combat as source } from '../en/combat.ts';

export const combat: Readonly<Record<keyof typeof source, string>> = {
  'med.declared':
    '{who} manda {n, plural, one {# carta} other {# carte}} contro {place}{whose, select, owned { ({whom})} other {}}.',
  'med.route':
    'Il percorso di {who}: {places}{leg, select, sea {, per mare da {from} a {to}} other {}}{arrival, select, landing {, con uno sbarco} direct {, con un assalto diretto dal mare} other {}}.',
  'med.intercepts': '{who} intercetta a {place} con {n, plural, one {# carta} other {# carte}}.',
  'med.interceptsAtSea': '{who} intercetta in mare con {n, plural, one {# carta} other {# carte}}.',
  'med.granted': '{who} concede a {to} il passaggio per {city}.',
  'med.refused': '{who} nega a {to} il passaggio per {city}.',
  'med.turnsOn': '{who} volge la spedizione contro {city}.',
  'med.calledOff': '{who} contro {place}: la spedizione è annullata.',
  'med.strait': '{who}: lo stretto fra {places}, dadi {dice}.',
  'med.danger': '{who}: pericolo nello stretto, dadi {dice}.',
  'med.wrecked': '{side}: l’intera forza è perduta in mare.',
  'med.weakened': '{side}: la forza è indebolita.',
  'med.lost': '{side}: perde {cards}.',
  'med.spent': '{who} contro {place}: dell’attacco non resta nulla.',
  'med.mustLand': '{who}: le flotte sono ormai troppo deboli e devono sbarcare a {place}.',
  'med.battle':
    '{at, select, sea {Battaglia navale: {attacker} contro {defender}} land {Battaglia campale a {place}: {attacker} contro {defender}} area {Battaglia campale: {attacker} contro {place}} city {Assalto a {place}: {attacker} contro {defender}} other {Assalto a {place}: {attacker} contro una città neutrale}}.',
  'med.announced':
    '{side}: {fc, plural, =0 {} other {fattori {fc}, }}{n, plural, one {# dado} other {# dadi}}{units, plural, =0 {} other {: {cards}}}.',
  'med.total': '{side}: {fc, plural, =0 {} other {fattori {fc}, }}dadi {dice}, in tutto {total}.',
  'med.wins':
    '{at, select, sea {La battaglia navale} land {La battaglia campale a {place}} area {La battaglia campale} other {L’assalto a {place}}} va a {side}: {n} contro {m}.',
  'med.nothingLeft':
    '{at, select, sea {La battaglia navale} land {La battaglia campale a {place}} area {La battaglia campale} other {L’assalto a {place}}} va a {side}: a {loser} non resta nulla con cui combattere.',
  'med.extraLosses': 'Perdite aggiuntive di {side}: {roll} contro {n}.',
  'med.fleeRoll': '{card} ({who}): può fuggire, {roll} (con {max} o meno).',
  'med.fled': '{side}: fuga di {card}.',
  'med.startRoll': '{card} ({who}): {roll} (con {min} o più).',
  'med.concerns': '{card} si gioca {how, select, for {a favore di} other {contro}} {side}.',
  'med.turnedBack': '{who} contro {place}: l’attacco torna indietro.',
  'med.routeRoll':
    '{card} contro {whom}: {roll}; {n, plural, =0 {non si perde nulla} one {si perde # carta} other {si perdono # carte}}.',
  'med.recoveryRoll': '{who} cerca di salvare {card}: {roll} (con {min} o più).',
  'med.recovered': '{who} riprende in mano {card}.',
  'med.cannotAssault': '{side}: nulla di tutto questo può assaltare: {cards}.',
  'med.held': '{city} resiste a {side}: {n} contro {m}.',
  'med.conquered': '{who} prende {city}{whose, select, owned { a {whom}} other {}}.',
  'med.neutral': '{whom} perde {city}: ora è neutrale.',
  'med.attackOver':
    '{side} contro {place}: {end, select, taken {città presa} neutral {la città diventa neutrale} pacified {area pacificata} wrecked {forza perduta in mare} calledOff {spedizione annullata} other {l’attacco fallisce}}.',
  'med.pacified': '{who} pacifica un’area: {area}.',
  'campaign:hard-campaign': 'Campagna dura',
  'campaign:migration': 'Migrazione',
  'campaign:pacification': 'Pacificazione',
  'campaign:instil-fear': 'Incutere timore',
  'campaign:triumph': 'Campagna trionfale',
  'med.campaign': 'La campagna di {who}: {roll}, con un margine di {margin}: {result}.',
  'med.migrated': '{who} lascia risollevare un’area: {area}.',
  'med.horde': '{who} solleva dei barbari ({area}) contro {city} ({whom}).',
  'med.shows': '{who} mostra {card}.',
};
