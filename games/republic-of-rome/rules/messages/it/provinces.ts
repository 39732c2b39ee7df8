import type { provinces as source } from '../en/provinces.ts';

/** Guerre provinciali, 2.02. */
export const provinces: Readonly<Record<keyof typeof source, string>> = {
  'rule:provincial-wars': 'Guerre provinciali',
  'verb.raiseProvincial': 'Arruola forze provinciali',
  'provincial:armies': 'Eserciti provinciali',
  'provincial:fleets': 'Flotte provinciali',

  'ask.provinces.raise':
    '{who} arruola forze in {province}: la sua tassa locale di {tax} paga {n, plural, one {# unità} other {# unità}}. Ogni altra costa 10 talenti, meno ciò che resta della tassa, dal suo tesoro.',
  'ask.provinces.raising': 'I governatori arruolano forze provinciali.',
  'no.provinces.attacked': 'È sotto attacco ({war})',
  'no.provinces.full': 'La provincia non può averne di più',

  'provinces.attacked': '{province} è sotto attacco ({war}): non rende e non arruola nulla.',
  'provinces.raised':
    '{province} arruola {armies, plural, =0 {{fleets, plural, one {# flotta provinciale} other {# flotte provinciali}}} one {# esercito provinciale{fleets, plural, =0 {} one { e # flotta provinciale} other { e # flotte provinciali}}} other {# eserciti provinciali{fleets, plural, =0 {} one { e # flotta provinciale} other { e # flotte provinciali}}}}{n, plural, =0 {} one {; il governatore aggiunge # talento} other {; il governatore aggiunge # talenti}}.',
  'provinces.battle':
    '{province} deve attaccare {ground} ({war}): dadi {dice}{modifier, plural, =0 {} other {, modificatore {modifier}}}, in tutto {total}: {result}.',
  'provinces.unsupported':
    'Senza abbastanza supporto di flotte {province} non può vincere: la sua vittoria è uno stallo.',
  'provinces.helpless': '{province} non ha con che combattere in mare ({war}): è sconfitta.',
  'provinces.losses':
    'Perdite: {armies, plural, one {# esercito provinciale} other {# eserciti provinciali}}, {legions, plural, one {# legione} other {# legioni}} e {fleets, plural, one {# flotta provinciale} other {# flotte provinciali}}.',
  'provinces.joins': '{province} si unisce al nemico ({war}).',
  'provinces.alliedLosses':
    'Il nemico perde {armies, plural, =0 {{fleets, plural, one {# flotta} other {# flotte}}} one {# esercito{fleets, plural, =0 {} one { e # flotta} other { e # flotte}}} other {# eserciti{fleets, plural, =0 {} one { e # flotta} other { e # flotte}}}} di {province}.',
  'provinces.free': '{province} è di nuovo romana, non sviluppata e senza forze provinciali.',
  'provinces.inactive': 'La guerra è inattiva: {war}.',
  'provinces.back': 'La guerra torna fra le prossime carte da pescare: {war}.',
  'provinces.gone': 'La guerra è scartata: {war}.',
  'combat.veteranOfNobody': 'Una legione della guarnigione diventa veterana e non deve fedeltà a nessuno.',

  'tally.province': 'La provincia',
  'tally.baseStrength': 'Forza della provincia',
  'tally.provincialArmies': 'Eserciti provinciali',
  'tally.alliedProvinces': 'Province che si sono unite',
};
