/** One combat, whoever attacks: the same numbers in both phases [TET.battack-b][TET.A13]. */
import { end, plus, procsFor, type Tally, tally, times } from '@tabularium/kernel';
import type { Tetrarchia } from './game.ts';
import { EMPEROR_REFS, type EmperorIndex, type Place, refOf } from './ids.ts';
import { armiesBeside, chain, emperorsBeside, supportsArmy, supportsEmperor } from './support.ts';
import { t } from './say.ts';
import { canBoost, spendDisc } from './variants/imperium.ts';

const proc = procsFor<Tetrarchia>();

export type Victor = 'emperor' | 'army' | 'nobody';

/** Who meets whom. The Emperor named here leads; others only double. */
export interface Meeting {
  readonly emperor: EmperorIndex;
  /** Where the army stands. */
  readonly army: Place;
}

/** [TET.attack-c][TET.attack-d][TET.attack-j] Die plus chain, doubled for each other Emperor beside the army. */
export const imperialValue = (g: Tetrarchia, { emperor, army }: Meeting, die: number, boost = 0): Tally => {
  const own = chain(g, g.emperors[emperor]!.at, supportsEmperor(g, emperor));
  const beside = emperorsBeside(g, army, emperor);
  return tally(
    'imperial',
    plus('romanDie', die, 'TET.attack-c'),
    // [TET.var.imperium-d] Galerius' discs count like a better die: before doublings.
    plus('boost', boost, 'TET.var.imperium-c'),
    plus('chain', own.length, 'TET.attack-d', own.map(refOf)),
    times(
      'emperors',
      2 ** beside.length,
      'TET.attack-j',
      beside.map((e) => EMPEROR_REFS[e]!),
    ),
  );
};

/** [TET.attack-c][TET.attack-e][TET.attack-k] Die plus Revolt chain, doubled for each other army beside the Emperor. */
export const barbarianValue = (g: Tetrarchia, { emperor, army }: Meeting, die: number): Tally => {
  const revolts = chain(g, army, supportsArmy(g));
  const beside = armiesBeside(g, g.emperors[emperor]!.at, army);
  return tally(
    'barbarian',
    plus('die', die, 'TET.attack-c'),
    plus('revolts', revolts.length, 'TET.attack-e', revolts.map(refOf)),
    times('armies', 2 ** beside.length, 'TET.attack-k', beside.map(refOf)),
  );
};

/** [TET.attack-l] The higher value wins; equal values change nothing. */
const victor = (imperial: number, barbarian: number): Victor =>
  imperial > barbarian ? 'emperor' : imperial < barbarian ? 'army' : 'nobody';

/** Out of the 36 rolls of two dice. */
export interface Odds {
  readonly emperor: number;
  readonly nobody: number;
  readonly army: number;
}

export const odds = (g: Tetrarchia, meeting: Meeting): Odds => {
  const out = { emperor: 0, nobody: 0, army: 0 };
  for (let roman = 1; roman <= 6; roman++) {
    const imperial = imperialValue(g, meeting, roman).total;
    for (let die = 1; die <= 6; die++) out[victor(imperial, barbarianValue(g, meeting, die).total)]++;
  }
  return out;
};

/** Rolls, lets Galerius add to it, and ends with who won. What follows is the business of the phase. */
export const battle = proc(
  'battle',
  { emperor: 'open', army: 'open', roman: 'open', die: 'open', boost: 'open' },
  (a: Meeting) => ({ ...a, roman: 0, die: 0, boost: 0 }),
  {
    start: (cx, l) => {
      l.roman = cx.d6();
      l.die = cx.d6();
      return 'weigh';
    },
    weigh: (cx, l) => (canBoost(cx.g, l.emperor) ? 'boost' : 'result'),
    /** [TET.var.imperium-c][TET.D10][TET.A28] One disc at a time, having seen the dice. */
    boost: {
      to: (cx, l) => cx.g.agreed.seats[l.emperor]!,
      say: (cx, l) =>
        t('tet.ask.boost', {
          imperial: imperialValue(cx.g, l, l.roman, l.boost).total,
          barbarian: barbarianValue(cx.g, l, l.die).total,
          left: cx.g.emperors[l.emperor]!.discs,
        }),
      rules: ['TET.var.imperium-c', 'TET.var.imperium-d'],
      buttons: {
        addOne: {
          rules: ['TET.var.imperium-c'],
          take: (cx, l) => {
            spendDisc(cx, l.emperor);
            l.boost++;
            return 'weigh';
          },
        },
        stand: { take: () => 'result' },
      },
    },
    result: (cx, l) => {
      const imperial = imperialValue(cx.g, l, l.roman, l.boost).total;
      const barbarian = barbarianValue(cx.g, l, l.die).total;
      const who = { who: EMPEROR_REFS[l.emperor]!, at: refOf(l.army), roman: l.roman, die: l.die, imperial, barbarian };
      cx.log(t('tet.battle', who), 'TET.attack-l');
      return end(victor(imperial, barbarian));
    },
  },
);
