import type { turn as source } from '../en/turn.ts';

export const turn: Readonly<Record<keyof typeof source, string>> = {
  phase: 'Turno {turn}: {phase}',
  'phase:mortality': 'Fase de Muerte',
  'phase:revenue': 'Fase de Ingresos',
  'phase:forum': 'Fase de Foro',
  'phase:population': 'Fase de la Plebe',
  'phase:senate': 'Fase de Senado',
  'phase:combat': 'Fase de Combate',
  'phase:revolution': 'Fase de Revueltas',
};
