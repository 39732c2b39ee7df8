import type { laws as source } from '../en/laws.ts';

export const laws: Readonly<Record<keyof typeof source, string>> = {
  'rule:passing-laws': 'Aprobación de leyes',
  'kind:law': 'Ley',
  'board.floor.law':
    '{card}{n, plural, =0 {; sus proponentes han muerto} one {, que propone {sponsors}} other {, que proponen {sponsors}}}.',
  'board.floor.law.repeal':
    '{card}, para derogar: {law}{n, plural, =0 {; sus proponentes han muerto} one {. La propone {sponsors}} other {. La proponen {sponsors}}}.',
  'verb.forKnights': 'Aprobarla por los caballeros',
  'ask.laws.use': '{card}: ¿para atraer caballeros o para derogar la ley Acilia?',
  'ask.laws.sponsor': '¿Quién propone esta ley: {card}? Gana 3 de influencia si se aprueba.',
  'ask.laws.coSponsor': '¿Quién propone esta ley ({card}) junto con {sponsor}? Gana 1 de influencia si se aprueba.',
  'ask.laws.consent': '¿Acepta {who} proponer esta ley: {card}?',
  'laws.brought': '{by} presenta una ley: {card}.',
  'laws.refused': '{who} no quiere proponer esta ley: {card}.',
  'laws.sponsored': '{sponsor} propone esta ley junto con {coSponsor}: {card}. Se vota a continuación.',
  'laws.takenBack': '{by} retira una ley: {card}.',
  'laws.enacted': 'En vigor: {card}.',
  'laws.rejected': 'Rechazada y descartada: {card}.',
  'laws.rewarded': '{who} gana {n} de influencia como proponente.',
  'no.lawAdjourned': 'El Senado está a punto de cerrar la sesión.',
  'no.lawSponsors': 'No hay en Roma dos senadores que puedan proponerla.',
  'no.discardLaw': 'No se descarta ninguna ley mientras tengas otra carta.',
  'tally.sponsoring': 'como proponente de la ley',
  'tally.cato': 'Catón ante las leyes',
  'tally.catoKnights': 'sus caballeros, otra vez',
};
