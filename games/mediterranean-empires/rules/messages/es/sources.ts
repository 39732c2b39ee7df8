import type { sources as source } from '../en/sources.ts';

export const sources: Readonly<Record<keyof typeof source, string>> = {
  'source.stated': 'Del reglamento: {what}.',
  'source.partly-stated': 'En parte del reglamento: {what}.',
  'source.stated-tag': 'El reglamento solo nombra la clase: {what}.',
  'source.found': 'Hallado en material publicado: {what}.',
  'source.inferred': 'Deducido del reglamento: {what}.',
  'source.reconstructed': 'Reconstruido: {what}.',
  'source.other': '{mark}: {what}.',
  'value.name': 'nombre',
  'value.size': 'tamaño',
  'value.port': 'puerto',
  'value.capital': 'capital',
  'value.field': 'factor de campo',
  'value.naval': 'factor naval',
  'value.assault': 'factor de asalto',
  'value.effect': 'efecto',
  'value.copies': 'número de ejemplares',
  'value.all': 'todos los valores',
};
