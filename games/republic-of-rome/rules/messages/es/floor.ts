import type { floor as source } from '../en/floor.ts';

export const floor: Readonly<Record<keyof typeof source, string>> = {
  'board.theRebel': 'el rebelde',
  'board.floor.consuls': '{a} y {b} como cónsules.',
  'board.floor.dictator': '{who} como dictador.',
  'board.floor.censor': '{who} como censor.',
  'board.floor.governors': '{who} como gobernador de {province}.',
  'board.floor.concessions': '{what} para {who}.',
  'board.floor.land-bill': 'Ley agraria {type}, patrocinada por {sponsor} y {coSponsor}.',
  'board.floor.repeal': 'Derogación de la ley agraria {type}, patrocinada por {sponsor}.',
  'board.floor.raise':
    'Reclutar {legions, plural, one {# legión} other {# legiones}} y {fleets, plural, one {# flota} other {# flotas}}.',
  'board.floor.eliminate':
    'Licenciar {legions, plural, one {# legión} other {# legiones}} y {fleets, plural, one {# flota} other {# flotas}}.',
  'board.floor.consul-for-life': '{who} como dictador perpetuo.',
  'board.floor.reject-rhodes': 'Rechazar la alianza con Rodas.',
  'board.floor.prosecution.minor': 'Juicio menor contra {who}, con {by} como fiscal.',
  'board.floor.prosecution.major': 'Juicio mayor contra {who}, con {by} como fiscal.',
  'board.floor.advocate': '{who} defiende al acusado.',
  'board.floor.himself': 'El acusado se defiende a sí mismo.',
  'board.floor.special-prosecution': 'Juicio especial contra {who}.',
  'board.order.send':
    'Enviar a {who} con {legions, plural, one {# legión} other {# legiones}} y {fleets, plural, one {# flota} other {# flotas}}: {war}.',
  'board.order.recall': 'Hacer volver a {who}.',
  'board.order.withdraw':
    'Retirar {legions, plural, one {# legión} other {# legiones}} y {fleets, plural, one {# flota} other {# flotas}}.',
  'board.order.reinforce':
    'Reforzar con {legions, plural, one {# legión} other {# legiones}} y {fleets, plural, one {# flota} other {# flotas}}.',
  'board.order.garrison': 'Guarnecer {province} con {legions, plural, one {# legión} other {# legiones}}.',
  'board.order.ungarrison': 'Retirar {legions, plural, one {# legión} other {# legiones}} de {province}.',
};
