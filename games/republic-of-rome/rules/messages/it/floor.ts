import type { floor as source } from '../en/floor.ts';

export const floor: Readonly<Record<keyof typeof source, string>> = {
  'board.theRebel': 'il ribelle',
  'board.floor.consuls': '{a} e {b} consoli.',
  'board.floor.dictator': '{who} dittatore.',
  'board.floor.censor': '{who} censore.',
  'board.floor.governors': '{who} governatore di {province}.',
  'board.floor.concessions': '{what} a {who}.',
  'board.floor.land-bill': 'Legge agraria {type}, promossa da {sponsor} e {coSponsor}.',
  'board.floor.repeal': 'Abrogazione della legge agraria {type}, promossa da {sponsor}.',
  'board.floor.raise':
    'Arruolare {legions, plural, one {# legione} other {# legioni}} e {fleets, plural, one {# flotta} other {# flotte}}.',
  'board.floor.eliminate':
    'Congedare {legions, plural, one {# legione} other {# legioni}} e {fleets, plural, one {# flotta} other {# flotte}}.',
  'board.floor.consul-for-life': '{who} console a vita.',
  'board.floor.reject-rhodes': 'Respingere l’alleanza con Rodi.',
  'board.floor.prosecution.minor': 'Processo minore contro {who}, accusatore {by}.',
  'board.floor.prosecution.major': 'Processo maggiore contro {who}, accusatore {by}.',
  'board.floor.advocate': '{who} difende l’accusato.',
  'board.floor.himself': 'L’accusato si difende da sé.',
  'board.floor.special-prosecution': 'Processo speciale contro {who}.',
  'board.order.send':
    'Inviare {who} con {legions, plural, one {# legione} other {# legioni}} e {fleets, plural, one {# flotta} other {# flotte}}: {war}.',
  'board.order.recall': 'Richiamare {who}.',
  'board.order.withdraw':
    'Ritirare {legions, plural, one {# legione} other {# legioni}} e {fleets, plural, one {# flotta} other {# flotte}}.',
  'board.order.reinforce':
    'Rinforzare con {legions, plural, one {# legione} other {# legioni}} e {fleets, plural, one {# flotta} other {# flotte}}.',
  'board.order.garrison': 'Guarnigione di {legions, plural, one {# legione} other {# legioni}} in {province}.',
  'board.order.ungarrison': 'Ritirare {legions, plural, one {# legione} other {# legioni}} da {province}.',
};
