import type { turn as source } from '../en/turn.ts';

export const turn: Readonly<Record<keyof typeof source, string>> = {
  phase: 'Turno {turn}: {phase}',
  'phase:mortality': 'Fase Mortalità',
  'phase:revenue': 'Fase Entrate',
  'phase:forum': 'Fase Foro',
  'phase:population': 'Fase Popolazione',
  'phase:senate': 'Fase Senato',
  'phase:combat': 'Fase Combattimento',
  'phase:revolution': 'Fase Rivoluzione',
};
