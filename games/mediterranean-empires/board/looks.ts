/** Colour, shape and pattern of each Empire: the same in every scenario, whoever plays it. */
import { SEAT_LOOKS, type SeatLook } from '@tabularium/parts/web';
import type { OpenEmpires } from '../rules/sight.ts';

const LOOKS: Readonly<Record<string, SeatLook>> = {
  CARTAGO: 'murex',
  ROMA: 'minium',
  HISPANIA: 'ochre',
  GALIA: 'verdigris',
  GRECIA: 'lapis',
  EGIPTO: 'caelum',
  PERSIA: 'rosa',
  MACEDONIA: 'umber',
};

/** Empires of a content pack that are not among these get what is left over. */
export const looksOf = (empires: readonly string[]): readonly SeatLook[] => {
  const left = SEAT_LOOKS.filter((look) => !empires.some((e) => LOOKS[e] === look));
  return empires.map((e) => LOOKS[e] ?? left.shift()!);
};

export const lookOf = ({ agreed }: Pick<OpenEmpires, 'agreed'>, seat: number): SeatLook =>
  looksOf(agreed.empires)[seat]!;
