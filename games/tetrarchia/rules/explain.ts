/** The numbers behind an answer, before it is given. */
import { type Explanation, plus, tally } from '@tabularium/kernel';
import { attackCost } from './attack.ts';
import { barbarianValue, imperialValue, odds } from './battle.ts';
import { OFF_BOARD, type Tetrarchia } from './game.ts';
import { EMPEROR_REFS, type EmperorIndex, PLACE_REFS, type Place } from './ids.ts';
import { revoltSurcharge, stepTo } from './move.ts';
import { protectCost } from './protect.ts';
import { subdueCost } from './subdue.ts';
import { type TetrarchiaView, tableOf } from './view.ts';

const ROLLS = 36;

/** What an answer costs and, for an attack, both values without the dice and the odds. */
export const explain = (v: TetrarchiaView, verb: string, ref: string): Explanation | undefined => {
  const g = tableOf(v);
  const emperor = actingEmperor(v);
  const { at } = g.emperors[emperor]!;
  const place = PLACE_REFS.findIndex((r) => r === ref);
  if (at === OFF_BOARD) return undefined;
  switch (verb) {
    case 'move':
      return way(g, emperor, place);
    case 'attack':
      return battle(g, emperor, place);
    case 'protect':
      return { cost: protectCost(at), tallies: [] };
    case 'subdue':
      return { cost: subdueCost(g, at), tallies: [] };
    case 'sail':
    case 'appease':
    case 'givePoint':
      return { cost: 1, tallies: [] };
    default:
      return undefined;
  }
};

/** He whose turn it is, or whom Diocletian commands at the moment. */
const actingEmperor = (v: TetrarchiaView): EmperorIndex => {
  const top = v.flow.at(-1);
  if (top?.proc === 'command') return (top.local as { emperor: EmperorIndex }).emperor;
  return EMPEROR_REFS.findIndex((r) => r === v.turn);
};

const way = (g: Tetrarchia, emperor: EmperorIndex, to: Place): Explanation | undefined => {
  const step = stepTo(g, emperor, to);
  if (!step) return undefined;
  const revolt = revoltSurcharge(g, to);
  const cost = tally('cost', plus('way', step.cost, step.rule), plus('revoltThere', revolt, 'TET.move-d'));
  return { cost: cost.total, tallies: [cost] };
};

const battle = (g: Tetrarchia, emperor: EmperorIndex, army: Place): Explanation | undefined => {
  if (!g.armies.some((a) => a.at === army)) return undefined;
  const cost = attackCost(g, g.emperors[emperor]!.at, army);
  const meeting = { emperor, army };
  const { emperor: win, nobody, army: lose } = odds(g, meeting);
  return {
    ...(cost !== -1 && { cost }),
    tallies: [imperialValue(g, meeting, 0), barbarianValue(g, meeting, 0)],
    odds: { win: win / ROLLS, draw: nobody / ROLLS, lose: lose / ROLLS },
  };
};
