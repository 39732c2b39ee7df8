import type { neutralRevolution as source } from '../en/neutral-revolution.ts';

export const neutralRevolution: Readonly<Record<keyof typeof source, string>> = {
  'verb.buyWithStatesman': 'Prendi per uno statista',
  'verb.buyWithIntrigue': 'Prendi per due carte intrigo a caso',
  'ask.neutral.buy':
    'Ci sono fazioni neutrali che non possono giocare {cards}. Ne prendi una, per uno statista di cui il possessore ha la famiglia, o per due carte intrigo a caso?',
  'ask.neutral.join': 'Quali altri senatori di {faction} si uniscono alla rivolta di {who}?',
  'ask.neutral.marchOn': '{who}, di {faction}, non si ribella. Depone il comando o prosegue la marcia?',
  'neutral.statesman': '{faction} gioca {card}.',
  'neutral.by.statesman': 'Una fazione neutrale gioca ogni statista che può.',
  'neutral.swap': '{faction} dà {gives} a {other} per {takes}.',
  'neutral.by.swap':
    'Nessuna può giocare ciò che ha; ciascuna ha la famiglia di ciò che tiene l’altra. Prima il numero più basso.',
  'neutral.bought': '{faction} prende {takes} da {other} per {gives}.',
  'neutral.revolt': '{who} si ribella.',
  'neutral.revolt.not': '{who} non si ribella.',
  'neutral.revolt.asks':
    '{who} paga {n, plural, one {# talento} other {# talenti}} e chiede alle sue legioni di seguirlo.',
  'neutral.revolt.poor':
    'A: {who} e il tesoro della sua fazione hanno {n} talenti, non {needed}: 3 per ogni legione al suo comando.',
  'neutral.revolt.few': 'B: {who} può aspettarsi che lo seguano {n} legioni su {all}, non più della metà.',
  'neutral.revolt.unpaid': 'B: {who} ha {n} talenti propri, non {needed}: 1 per ogni legione da interrogare.',
  'neutral.revolt.faithless': 'C: seguono {who} {n} legioni su {all}, non il 60 per cento.',
  'neutral.revolt.weaker': '{who} non sarebbe più forte di chi si è dichiarato prima ({n}).',
  'neutral.by.expects': 'A: il denaro basta. B: può aspettarsi {n} legioni su {all}, più della metà.',
  'neutral.by.controls': 'C: lo seguono {n} legioni su {all}, almeno il 60 per cento.',
};
