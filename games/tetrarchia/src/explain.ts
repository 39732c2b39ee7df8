/** The numbers behind an answer, before it is given. */
import type { Explanation } from '@tabularium/kernel';
import { barbarianValue, imperialValue, odds } from './battle.ts';
import { EMPEROR_REFS, placeOf } from './ids.ts';
import { type TetrarchiaView, tableOf } from './view.ts';

/** Values of an attack without the dice, and its odds out of 36. */
export const explain = (v: TetrarchiaView, verb: string, ref: string): Explanation | undefined => {
  if (verb !== 'attack' || !v.armies.some((a) => a.at === ref)) return undefined;
  const emperor = EMPEROR_REFS.findIndex((r) => r === v.turn);
  if (v.emperors[emperor]!.at === 'off') return undefined;
  const g = tableOf(v);
  const meeting = { emperor, army: placeOf(ref) };
  const { emperor: wins, nobody, army } = odds(g, meeting);
  return {
    tallies: [imperialValue(g, meeting, 0), barbarianValue(g, meeting, 0)],
    odds: { win: wins / 36, draw: nobody / 36, lose: army / 36 },
  };
};
