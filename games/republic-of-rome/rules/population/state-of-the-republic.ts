/** The State of the Republic — 1.08.2, tbl-pop */
import type { OpenRome } from '../sight/sight.ts';
import { type Cx, less, plus, type Tally, tally } from '@tabularium/kernel';
import { tablesOf } from '../data/printed.ts';
import { worsenShortage } from '../events/manpower-shortage.ts';
import type { Rome } from '../game.ts';
import { killByChits } from '../mortality/draw.ts';
import { drawChits } from '../rome/chits.ts';
import { omens, roll3 } from '../rome/dice.ts';
import { hrao } from '../rome/hrao.ts';
import { isInRome } from '../rome/senators.ts';
import { changeUnrest } from '../rome/standing.ts';
import { say } from '../say.ts';
import { republicFalls } from '../victory/losing.ts';

/** [1.08.2-f] */
const MOB = 6;

/** [1.08.2-a][amb-54] With the Unrest of this moment. [amb-35] Without a HRAO nobody's Popularity helps. */
export const stateOfTheRepublic = (g: OpenRome, dice: number): Tally => {
  const speaker = hrao(g);
  return tally(
    'population',
    plus('dice', dice, '1.08.2-a'),
    plus('popularity', speaker?.popularity ?? 0, '1.08.2-a', speaker && [speaker.id]),
    less('unrest', g.unrest, '1.08.2-a'),
    less('omens', omens(g), 'card-168-1-b'),
  );
};

/** [1.08.2-h] Everything on the line of the table. [1.08.2-i] All of it before the Senate meets. */
export const consultThePeople = (cx: Cx<Rome>): void => {
  const { g } = cx;
  const dice = roll3(cx).total;
  const n = stateOfTheRepublic(g, dice).total;
  const who = hrao(g)?.id;
  cx.log(
    who === undefined ? say('population.rollWithout', { dice, n }) : say('population.roll', { who, dice, n }),
    '1.08.2-a',
  );
  // [1.08.2-g][tbl-pop-neg][amb-53]
  if (n < 0) {
    cx.log(say('population.revolt'), '1.08.2-g');
    republicFalls(cx, 'people-revolt');
  }
  // [tbl-pop-00][tbl-pop-01][tbl-pop-02][tbl-pop-03][tbl-pop-04][tbl-pop-05][tbl-pop-06][tbl-pop-07][tbl-pop-08]
  // [tbl-pop-09][tbl-pop-10][tbl-pop-11][tbl-pop-16][tbl-pop-17][tbl-pop-18] Line by line.
  const row = tablesOf(g).population[Math.min(n, tablesOf(g).population.length - 1)]!;
  // [1.08.2-b][tbl-unrest-c]
  changeUnrest(g, row.unrest);
  cx.log(say('population.change', { unrest: g.unrest }), '1.08.2-b');
  for (const what of row.also) {
    // [1.08.2-d][amb-51]
    if (what === 'manpower-shortage') worsenShortage(cx);
    else if (what === 'no-recruitment') stopRecruitment(cx);
    else mob(cx);
  }
};

/** [1.08.2-c][amb-44] For the rest of the turn; raising Forces looks at it, and the Gabinian Law does not [1.08.2-e]. */
const stopRecruitment = (cx: Cx<Rome>): void => {
  cx.g.noRecruitment = true;
  cx.log(say('population.noRecruitment'), '1.08.2-c');
};

/** [1.08.2-f][amb-52][amb-102] Everybody in Rome, the unaligned in the Forum too. */
const mob = (cx: Cx<Rome>): void => {
  cx.log(say('population.mob'), '1.08.2-f');
  killByChits(cx, drawChits(cx, MOB), isInRome, 'mob');
};
