/** Pacification of a barbarian area — 7.1, 7.2 */
import type { OpenEmpires } from '../sight.ts';
import { type Cx, end, type Seat } from '@tabularium/kernel';
import { aimedAt } from '../cards/effects/likely.ts';
import { contentOf } from '../data/printed.ts';
import { discardRandom, draw } from '../empire/cards.ts';
import { empireOf } from '../empire/order.ts';
import { areaAt, isPacified, isWild, placeOf, refOf, refsOf } from '../empire/places.ts';
import { changeVp } from '../empire/points.ts';
import type { Empires } from '../game.ts';
import type { Campaign, Place } from '../ids.ts';
import { proc } from '../procs.ts';
import { t } from '../say.ts';

const within = ({ min, max }: { readonly min: number | null; readonly max: number | null }, n: number): boolean =>
  (min === null || n >= min) && (max === null || n <= max);

/**
 * [MED.7.1-c][MED.4.1-l] The die, more for a clear victory, less for every level of rage.
 * [MED.tbl-margin-1][MED.tbl-margin-4][MED.tbl-margin-7][MED.tbl-margin-10]
 * [MED.tbl-pacify-2][MED.tbl-pacify-3][MED.tbl-pacify-4][MED.tbl-pacify-6][MED.tbl-pacify-8]
 */
export const campaignFor = (g: OpenEmpires, die: number, margin: number): Campaign => {
  const { margins, pacification: table } = contentOf(g).tables;
  const result = die + (margins.rows.find((r) => within(r, margin))?.mod ?? 0) - g.enraged;
  return table.rows.find((r) => within(r, result))!.result;
};

/** [MED.A72] Areas joined to it by one line. */
const beside = (g: Empires, place: Place, fits: (g: Empires, p: Place) => boolean): Place[] =>
  contentOf(g).near[place]!.filter((p) => fits(g, p));

/** [MED.7-b][MED.7.1-c] */
export const pacify = (cx: Cx<Empires>, by: Seat, place: Place): void => {
  cx.g.areas[areaAt(cx.g, place)] = 'pacified';
  cx.log(t('med.pacified', { who: empireOf(cx.g, by), area: refOf(cx.g, place) }), 'MED.7.1-c');
};

export const pacification = proc(
  'barbarians.pacification',
  { seat: 'open', place: 'open', margin: 'open' },
  (a: { seat: Seat; place: Place; margin: number }) => ({ ...a }),
  {
    start: (cx, l) => {
      const { g } = cx;
      pacify(cx, l.seat, l.place);
      const die = cx.d6();
      const result = campaignFor(g, die, l.margin);
      const said = { who: empireOf(g, l.seat), roll: die, margin: l.margin, result: `campaign:${result}` };
      cx.log(t('med.campaign', said), 'MED.7.1-c');
      switch (result) {
        case 'hard-campaign':
          // Without cards there is nothing to choose.
          if (g.hands[l.seat]!.length > 0) return 'hard';
          changeVp(cx, l.seat, 1, 'MED.7.2-a', areaOf(cx, l.place));
          return end();
        case 'migration':
          changeVp(cx, l.seat, 2, 'MED.7.2-b', areaOf(cx, l.place));
          return beside(g, l.place, isPacified).length > 0 ? 'migrate' : end();
        case 'pacification':
          reward(cx, l, 3, 1, 'MED.7.2-c');
          return end();
        case 'instil-fear':
          reward(cx, l, 4, 2, 'MED.7.2-d');
          return beside(g, l.place, isWild).length > 0 ? 'fear' : end();
        case 'triumph':
          reward(cx, l, 5, 3, 'MED.7.2-e');
          return end();
        default:
          return result satisfies never;
      }
    },
    hard: {
      to: (_, l) => l.seat,
      say: ({ g }, l) => t('med.ask.hard', { area: refOf(g, l.place) }),
      rules: ['MED.7.2-a'],
      silent: ['onePoint'],
      buttons: {
        onePoint: {
          take: (cx, l) => {
            changeVp(cx, l.seat, 1, 'MED.7.2-a', areaOf(cx, l.place));
            return end();
          },
        },
        twoPoints: {
          take: (cx, l) => {
            changeVp(cx, l.seat, 2, 'MED.7.2-a', areaOf(cx, l.place));
            discardRandom(cx, l.seat, 1);
            return end();
          },
        },
      },
    },
    migrate: {
      to: (_, l) => l.seat,
      say: ({ g }, l) => t('med.ask.migrate', { area: refOf(g, l.place) }),
      rules: ['MED.7.2-b'],
      silent: ({ g }, l) => aimedAt('unsettle', refsOf(g, beside(g, l.place, isPacified))),
      picks: {
        unsettle: {
          of: ({ g }, l) => refsOf(g, beside(g, l.place, isPacified)),
          take: (cx, l, id) => {
            cx.g.areas[areaAt(cx.g, placeOf(cx.g, id))] = 'wild';
            cx.log(t('med.migrated', { who: empireOf(cx.g, l.seat), area: id }), 'MED.7.2-b');
            return end();
          },
        },
      },
    },
    fear: {
      to: (_, l) => l.seat,
      say: ({ g }, l) => t('med.ask.fear', { area: refOf(g, l.place) }),
      rules: ['MED.7.2-d'],
      silent: ['enough'],
      picks: {
        overawe: {
          of: ({ g }, l) => refsOf(g, beside(g, l.place, isWild)),
          take: (cx, l, id) => {
            pacify(cx, l.seat, placeOf(cx.g, id));
            return end();
          },
        },
      },
      buttons: { enough: { take: () => end() } },
    },
  },
);

const areaOf = ({ g }: Cx<Empires>, place: Place) => ({ why: 'area', of: refOf(g, place) }) as const;

/** [MED.4.3-d] */
const reward = (
  cx: Cx<Empires>,
  { seat, place }: { readonly seat: Seat; readonly place: Place },
  vp: number,
  cards: number,
  rule: string,
): void => {
  changeVp(cx, seat, vp, rule, areaOf(cx, place));
  draw(cx, seat, cards);
};
