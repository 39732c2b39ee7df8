import type { provinces as source } from '../en/provinces.ts';

/** Guerras provinciales, 2.02. */
export const provinces: Readonly<Record<keyof typeof source, string>> = {
  'rule:provincial-wars': 'Guerras provinciales',
  'verb.raiseProvincial': 'Reclutar fuerzas provinciales',
  'provincial:armies': 'Ejércitos provinciales',
  'provincial:fleets': 'Flotas provinciales',

  'ask.provinces.raise':
    '{who} recluta fuerzas en {province}: su impuesto local de {tax} paga {n, plural, one {# unidad} other {# unidades}}. Cada una de más cuesta 10 talentos, menos lo que quede del impuesto, de su propio tesoro.',
  'ask.provinces.raising': 'Los gobernadores reclutan fuerzas provinciales.',
  'no.provinces.attacked': 'Está bajo ataque ({war})',
  'no.provinces.full': 'La provincia no puede tener más',

  'provinces.attacked': '{province} está bajo ataque ({war}): no produce ni recluta nada.',
  'provinces.raised':
    '{province} recluta {armies, plural, =0 {{fleets, plural, one {# flota provincial} other {# flotas provinciales}}} one {# ejército provincial{fleets, plural, =0 {} one { y # flota provincial} other { y # flotas provinciales}}} other {# ejércitos provinciales{fleets, plural, =0 {} one { y # flota provincial} other { y # flotas provinciales}}}}{n, plural, =0 {} one {; el gobernador añade # talento} other {; el gobernador añade # talentos}}.',
  'provinces.battle':
    '{province} debe atacar {ground} ({war}): dados {dice}{modifier, plural, =0 {} other {, modificador {modifier}}}, en total {total}: {result}.',
  'provinces.unsupported': 'Sin suficiente apoyo de flotas {province} no puede vencer: su victoria queda en tablas.',
  'provinces.helpless': '{province} no tiene con qué combatir en el mar ({war}): es derrotada.',
  'provinces.losses':
    'Pérdidas: {armies, plural, one {# ejército provincial} other {# ejércitos provinciales}}, {legions, plural, one {# legión} other {# legiones}} y {fleets, plural, one {# flota provincial} other {# flotas provinciales}}.',
  'provinces.joins': '{province} se une al enemigo ({war}).',
  'provinces.alliedLosses':
    'El enemigo pierde {armies, plural, =0 {{fleets, plural, one {# flota} other {# flotas}}} one {# ejército{fleets, plural, =0 {} one { y # flota} other { y # flotas}}} other {# ejércitos{fleets, plural, =0 {} one { y # flota} other { y # flotas}}}} de {province}.',
  'provinces.free': '{province} vuelve a ser romana, sin desarrollar y sin fuerzas provinciales.',
  'provinces.inactive': 'La guerra queda latente: {war}.',
  'provinces.back': 'La guerra vuelve entre las próximas cartas por robar: {war}.',
  'provinces.gone': 'La guerra se descarta: {war}.',
  'combat.veteranOfNobody': 'Una legión de la guarnición pasa a ser veterana y no debe lealtad a nadie.',

  'tally.province': 'La provincia',
  'tally.baseStrength': 'Fuerza de la provincia',
  'tally.provincialArmies': 'Ejércitos provinciales',
  'tally.alliedProvinces': 'Provincias que se han unido',
};
