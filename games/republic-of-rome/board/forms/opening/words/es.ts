import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'opening.whoLeads': '¿Quién dirige tu facción?',
  'opening.leaderMeans': 'Un jefe gana más, y nadie puede persuadirle de irse.',
  'opening.yours': 'Tus senadores',
  'opening.votes': 'votos',
  'opening.earns': 'gana',
  'opening.provinces': 'Tus provincias',
  'opening.neutralProvinces': 'Provincias de neutrales',
  'opening.term': 'Mandato',
  'opening.turns': '{n, plural, one {# turno} other {# turnos}}',
  'opening.unseen': 'Los demás ven cuántas cartas tienes, {n}, y nada más.',
  'opening.lead': 'Nombrar jefe a {who}',
  'opening.send': 'Enviar a {who}',
  'opening.setTerm': 'Fijar el mandato',
};
