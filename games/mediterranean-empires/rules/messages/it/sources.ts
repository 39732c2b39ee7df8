import type { sources as source } from '../en/sources.ts';

export const sources: Readonly<Record<keyof typeof source, string>> = {
  'source.stated': 'Dal regolamento: {what}.',
  'source.partly-stated': 'In parte dal regolamento: {what}.',
  'source.stated-tag': 'Il regolamento nomina solo il tipo: {what}.',
  'source.found': 'Trovato in materiale pubblicato: {what}.',
  'source.inferred': 'Dedotto dal regolamento: {what}.',
  'source.reconstructed': 'Ricostruito: {what}.',
  'source.other': '{mark}: {what}.',
  'value.name': 'nome',
  'value.size': 'dimensione',
  'value.port': 'porto',
  'value.capital': 'capitale',
  'value.field': 'fattore campale',
  'value.naval': 'fattore navale',
  'value.assault': 'fattore d’assalto',
  'value.effect': 'effetto',
  'value.copies': 'numero di copie',
  'value.all': 'tutti i valori',
};
