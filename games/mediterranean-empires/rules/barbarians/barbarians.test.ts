import { expect, test } from 'vitest';
import { pacifyArea } from '../cards/effects/pacify-area.ts';
import { march } from '../expedition/march.ts';
import type { Empires } from '../game.ts';
import { NEUTRAL } from '../ids.ts';
import { action } from '../round/action.ts';
import { playEmpireCard } from '../round/empire-card.ts';
import {
  at,
  card,
  type Game,
  GALIA,
  hand,
  HISPANIA,
  isOver,
  offered,
  own,
  pacified,
  place,
  ROMA,
  said,
  through,
} from '../testing/at.ts';
import { send } from '../testing/attack.ts';
import { withCard } from '../testing/packs.ts';
import { areaDice } from './area.ts';
import { campaignFor, pacification } from './pacification.ts';

const attacking = (troops: string[], rolls: number[], patch: (g: Empires) => void = () => undefined): Game =>
  through(
    at(
      march,
      undefined,
      {},
      (g) => {
        send(g, { by: HISPANIA, path: ['numantia', 'CANTABRI'], troops });
        patch(g);
      },
      rolls,
    ),
  );

const settled = (seat: number, margin: number, rolls: number[], patch: (g: Empires) => void = () => undefined): Game =>
  at(pacification, { seat, place: place('CANTABRI'), margin }, {}, patch, rolls);
const state = (g: Empires, id: string): string => g.areas[place(id) - g.owner.length]!;

test('[MED.2-b][MED.7-c] each area fights with the number that stands in it', () => {
  const fought = (path: string[]): unknown =>
    said(
      through(
        at(march, undefined, { byChance: true }, (g) => {
          own(g, HISPANIA, 'osca');
          send(g, { by: HISPANIA, path, troops: ['Caetrati'] });
        }),
      ),
      'med.total',
    )[1];
  expect(fought(['numantia', 'CANTABRI'])).toMatchObject({ dice: expect.stringMatching(/^\d( \d){2}$/) });
  expect(fought(['numantia', 'osca', 'VASCONES'])).toMatchObject({ dice: expect.stringMatching(/^\d \d$/) });
});

test('[MED.7-c][MED.7-d][MED.7.1-a] a field battle against as many dice as its strength and rage, without a base die', () => {
  const p = attacking(['Caetrati'], [6, 2, 2, 2, 2, 1, 4], (g) => {
    g.enraged = 1;
  });
  expect(areaDice(p.g, place('CANTABRI'))).toBe(4);
  expect(said(p, 'med.total')).toMatchObject([{ total: 12 }, { fc: 0, dice: '2 2 2 2', total: 8 }]);
});

test('[MED.7.1-a][MED.7.2-f][MED.4.3-b] ties go to the area; a defeat costs 2 VP, a victory brings no battle points', () => {
  const lost = attacking(['Caetrati'], [3, 3, 3, 3, 1]);
  expect([lost.g.vp[HISPANIA], state(lost.g, 'CANTABRI')]).toEqual([8, 'wild']);
  const won = attacking(['Caetrati'], [6, 1, 1, 1, 1, 3]);
  // 12 against 3: the die 3 and 2 for the margin give 5, Pacification: 3 VP and no more.
  expect([won.g.vp[HISPANIA], state(won.g, 'CANTABRI')]).toEqual([13, 'pacified']);
  expect(said(won, 'med.campaign')).toMatchObject([{ margin: 9 }]);
});

test('[MED.7.1-b][MED.A22][MED.A23] after the battle every card goes, with one recovery roll each, win or lose', () => {
  const p = attacking(['Caetrati', 'Scutarii'], [6, 1, 1, 1, 6, 1, 3]);
  expect([p.g.hands[HISPANIA]!.includes(card('Scutarii')), p.g.discards[HISPANIA]]).toEqual([true, [card('Caetrati')]]);
});

test('[MED.7.1-c] the die, more for a clear victory, less for rage', () => {
  const { g } = settled(HISPANIA, 1, [4]);
  expect([1, 4, 7, 10].map((margin) => campaignFor(g, 2, margin))).toEqual([
    'hard-campaign',
    'migration',
    'pacification',
    'pacification',
  ]);
  g.enraged = 2;
  expect(campaignFor(g, 6, 1)).toBe('pacification');
});

test('[MED.7.2-a] hard campaign: 1 VP, or 2 and a random card', () => {
  const start = () =>
    settled(HISPANIA, 1, [1], (g) => {
      hand(g, HISPANIA, 'Scutarii');
    });
  expect(start().does('onePoint').g.vp[HISPANIA]).toBe(11);
  const two = start().rolling(0).does('twoPoints').g;
  expect([two.vp[HISPANIA], two.hands[HISPANIA]]).toEqual([12, []]);
  // Nothing to choose without cards.
  expect(settled(HISPANIA, 1, [1]).g.vp[HISPANIA]).toBe(11);
});

test('[MED.7.2-b][MED.A72] migration: 2 VP, and another pacified area beside it rises', () => {
  const p = settled(HISPANIA, 1, [3], (g) => pacified(g, 'VASCONES', 'LIGVRES'));
  expect(offered(p, 'unsettle')).toEqual(['area:VASCONES']);
  p.does('unsettle', 'area:VASCONES');
  expect([p.g.vp[HISPANIA], state(p.g, 'VASCONES')]).toEqual([12, 'wild']);
  expect(isOver(settled(HISPANIA, 1, [3]))).toBe(true);
});

test('[MED.7.2-c][MED.4.3-d] pacification: 3 VP and a card', () => {
  const { g } = settled(HISPANIA, 1, [4]);
  expect([g.vp[HISPANIA], g.hands[HISPANIA]!.length]).toEqual([13, 1]);
});

test('[MED.7.2-d][MED.A72] instil fear: 4 VP, two cards, and perhaps another area, which brings nothing more', () => {
  const p = settled(HISPANIA, 1, [6]);
  expect(offered(p, 'overawe')).toEqual(['area:VASCONES']);
  p.does('overawe', 'area:VASCONES');
  expect([p.g.vp[HISPANIA], p.g.hands[HISPANIA]!.length, state(p.g, 'VASCONES')]).toEqual([14, 2, 'pacified']);
  expect(isOver(settled(HISPANIA, 1, [6]).does('enough'))).toBe(true);
});

test('[MED.7.2-e] triumphal campaign: 5 VP and three cards', () => {
  const { g } = settled(HISPANIA, 10, [6]);
  expect([g.vp[HISPANIA], g.hands[HISPANIA]!.length]).toEqual([15, 3]);
});

test('[MED.7.2-g] a card that pacifies an area places the marker, without the table', () => {
  const args = { seat: HISPANIA, card: card('Devotio'), effect: { op: 'pacify-area', when: 'action' } } as const;
  const p = at(pacifyArea.proc!, args, {}, () => undefined);
  expect(offered(p, 'appease')).toEqual(['area:CANTABRI']);
  p.does('appease', 'area:CANTABRI');
  expect([state(p.g, 'CANTABRI'), p.g.vp[HISPANIA]]).toEqual(['pacified', 10]);
});

test('[MED.A24] an area without dice: the margin is the sum of the fixed field factors', () => {
  const p = attacking(['Honderos', 'Honderos'], [5, 5, 1, 1, 6], (g) => {
    g.attack = { ...g.attack!, target: place('VASCONES') };
    own(g, HISPANIA, 'osca');
  });
  expect(said(p, 'med.total')).toEqual([]);
  expect(said(p, 'med.campaign')).toMatchObject([{ margin: 6 }]);
});

/** Hispania rouses the Vascones against Burdigala of Gaul. */
const roused = (patch: (g: Empires) => void = () => undefined): Game => {
  const p = at(playEmpireCard, { seat: HISPANIA, card: card('HISPANIA/Aliados Bárbaros') }, {}, (g) => {
    hand(g, HISPANIA, 'Aliados Bárbaros');
    own(g, GALIA, 'burdigala', 'limonum');
    own(g, HISPANIA, 'osca');
    patch(g);
  });
  return p.does('rouse', 'area:VASCONES');
};

test('[MED.7.3-a][MED.7.3-b] an area that is not pacified attacks a city of another player joined to it', () => {
  const p = roused();
  expect(offered(p, 'unleash')).toEqual(['city:burdigala']);
  p.rolling(6, 6, 1, 1).does('unleash', 'city:burdigala');
  expect(p.g.passed).toEqual([]);
  expect(p.g.discards[HISPANIA]).toEqual([card('HISPANIA/Aliados Bárbaros')]);
});

test('[MED.7.3-f][MED.7.3-g][MED.7.3-h][MED.A25] not intercepted it assaults with its dice; the city becomes neutral', () => {
  const p = roused((g) => {
    g.enraged = 1;
  });
  p.rolling(6, 6, 6, 1, 1).does('unleash', 'city:burdigala');
  expect(said(p, 'med.total')[0]).toMatchObject({ fc: 0, dice: '6 6 6' });
  expect([p.g.owner[place('burdigala')], p.g.vp[HISPANIA]]).toEqual([NEUTRAL, 10]);
  expect(p.g.vp[GALIA]).toBeLessThan(10);
});

test('[MED.7.3-d][MED.A76] a horde that wins the field battle costs the Defender 2 VP, may lose a die, and assaults', () => {
  const p = roused((g) => {
    hand(g, GALIA, 'Arqueros Galos', 'Murus Gallicus');
  });
  through(p.does('unleash', 'city:burdigala')).as(GALIA);
  p.does('interceptAt', 'city:burdigala').does('shortest').does('troop', card('Arqueros Galos')).does('declare');
  // 12 against 3 and 1; extra losses 1: a die; recovery 1. Then one die assaults.
  through(p.rolling(6, 6, 1, 1, 1, 1, 6, 6));
  expect(p.g.vp[GALIA]).toBe(8);
  expect(said(p, 'med.total').at(-2)).toMatchObject({ dice: '1' });
});

test('[MED.7.3-e] a Defender who wins gains 2 VP, and the attack ends', () => {
  const p = roused((g) => {
    hand(g, GALIA, 'Gesatas', 'Murus Gallicus');
  });
  through(p.does('unleash', 'city:burdigala')).as(GALIA);
  p.does('interceptAt', 'city:burdigala').does('shortest').does('troop', card('Gesatas')).does('declare');
  through(p.rolling(2, 1, 1, 6, 1));
  expect([p.g.vp[GALIA], p.g.attack, p.g.owner[place('burdigala')]]).toEqual([12, null, GALIA]);
  expect([...said(p, 'med.held'), ...said(p, 'med.neutral')]).toEqual([]);
});

test('[MED.7.3-a] only areas that are not pacified and have a city of another player beside them are roused', () => {
  const p = at(playEmpireCard, { seat: HISPANIA, card: card('HISPANIA/Aliados Bárbaros') }, {}, (g) => {
    hand(g, HISPANIA, 'Aliados Bárbaros');
    // The Cantabri have only a city of Hispania beside them, the Ligures are quiet, the Mauri have neutrals.
    own(g, ROMA, 'mediolanum');
    own(g, GALIA, 'genava', 'burdigala');
    pacified(g, 'LIGVRES');
  });
  expect(offered(p, 'rouse')).toEqual(['area:VASCONES', 'area:HELVETII', 'area:RAETI']);
  p.does('rouse', 'area:HELVETII');
  expect(offered(p, 'unleash').toSorted()).toEqual(['city:genava', 'city:mediolanum']);
});

test('[MED.7.1-a] the record of a pacified area says nothing of an attack that failed', () => {
  const won = attacking(['Caetrati'], [6, 1, 1, 1, 1, 3]);
  expect([said(won, 'med.pacified').length, said(won, 'med.spent')]).toEqual([1, []]);
});

test('[MED.A24] factors that are dice count nothing in the margin; it is 1 at least', () => {
  const p = at(march, undefined, { seats: 8 }, (g) => {
    send(g, { by: GALIA, path: ['gergovia', 'VASCONES'], troops: ['Carros de Guerra'] });
    hand(g, GALIA, 'Desercion');
    hand(g, 7, 'Daricos');
  });
  while (p.g.combat === null) p.as(p.waitingFor[0]!).does('decline');
  p.as(GALIA).does('play', card('Desercion')).does('forDefender').as(7).does('play', card('Daricos'));
  // Both dice desert; the chariots are not rolled for.
  p.rolling(4, 4, 1, 4).does('forDefender');
  expect(said(p, 'med.campaign')).toMatchObject([{ margin: 1 }]);
  expect(state(p.g, 'VASCONES')).toBe('pacified');
});

test('[MED.7.2-d] where no other area beside it is wild, there is nothing to overawe and nobody is asked', () => {
  const p = settled(HISPANIA, 1, [6], (g) => pacified(g, 'VASCONES'));
  expect([isOver(p), p.g.vp[HISPANIA], p.g.hands[HISPANIA]!.length]).toEqual([true, 14, 2]);
});

test('[MED.7.2-g][MED.A74] such a card can be played only with a wild area beside a city of his own', () => {
  const appeases = withCard('HISPANIA', 'Devotio', { effects: [{ when: 'action', op: 'pacify-area' }] });
  const can = (...quiet: string[]): readonly string[] =>
    offered(
      at(action, { seat: HISPANIA }, {}, (g) => {
        appeases(g);
        hand(g, HISPANIA, 'Devotio');
        pacified(g, ...quiet);
      }),
      'empire',
    );
  expect(can()).toEqual([card('Devotio')]);
  // The Vascones beyond are still wild, but no city of Hispania lies beside them.
  expect(can('CANTABRI')).toEqual([]);
});

test('[MED.7.3-d][MED.9-l] a horde that loses its last die in a battle it has won does not assault', () => {
  const p = roused((g) => void hand(g, GALIA, 'Arqueros Galos', 'Murus Gallicus'));
  through(p.does('unleash', 'city:burdigala')).as(GALIA);
  p.change((g) => void (g.attack!.force.dice = 1));
  p.does('interceptAt', 'city:burdigala').does('shortest').does('troop', card('Arqueros Galos')).does('declare');
  // 6 against 3 and 1; extra losses 1: its die; recovery 1.
  through(p.rolling(6, 1, 1, 1));
  p.expectLog('med.spent', {}, 'MED.9-l');
  expect([p.g.attack, p.g.owner[place('burdigala')], p.g.vp[GALIA]]).toEqual([null, GALIA, 8]);
});
