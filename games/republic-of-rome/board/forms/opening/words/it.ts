import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'opening.whoLeads': 'Chi guida la tua fazione?',
  'opening.leaderMeans': 'Un capo rende di più, e nessuno può persuaderlo ad andarsene.',
  'opening.yours': 'I tuoi senatori',
  'opening.votes': 'voti',
  'opening.earns': 'rende',
  'opening.provinces': 'Le tue province',
  'opening.neutralProvinces': 'Province di neutrali',
  'opening.term': 'Mandato',
  'opening.turns': '{n, plural, one {# turno} other {# turni}}',
  'opening.unseen': 'Gli altri vedono quante carte hai, {n}, e nient’altro.',
  'opening.lead': 'Nomina capo {who}',
  'opening.send': 'Manda {who}',
  'opening.setTerm': 'Fissa il mandato',
};
