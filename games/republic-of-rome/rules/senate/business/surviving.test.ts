import { Cx } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { legionsAt, newForce } from '../../rome/forces.ts';
import { deploying, FIELD, GALLIC, proconsul, PUNIC_1, PUNIC_2, ROME, X, Y } from '../../testing/deployment.ts';
import { table } from '../../testing/bare.ts';
import type { ForceOrder } from '../proposal.ts';
import { send } from './command.ts';
import { deployment } from './deployment.ts';
import { eliminate, raise } from './recruitment.ts';
import { wages } from '../../testing/armies.ts';

const refs = (...ns: number[]) => ns.map((n) => `legion:${n}` as const);
/** A Proconsul each on the 1st Punic and the 1st Gallic War, who can be recalled. */
const campaign = (patch: (g: Rome) => void = () => {}) =>
  deploying((g) => {
    wages(g, PUNIC_1);
    wages(g, GALLIC);
    proconsul(g, X, GALLIC, [11, 12, 13, 14, 15], 0);
    patch(g);
  });
const survive = (game: ReturnType<typeof campaign>, orders: readonly ForceOrder[], ...dead: string[]) => {
  for (const id of dead) game.g.senators = game.g.senators.filter((s) => s.id !== id);
  for (const f of game.g.forces) if (dead.includes(f.commander)) f.commander = '';
  const left = deployment.surviving(new Cx(game.state, { log: [] }), { t: 'deploy', orders }, dead as never);
  return left?.t === 'deploy' ? left.orders : undefined;
};

describe('[amb-177] what the dead leave of a deployment', () => {
  const sent: ForceOrder = {
    t: 'send',
    commander: FIELD,
    war: GALLIC,
    legions: refs(0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
    fleets: 0,
    replaces: '',
  };
  test('who was to be sent drops out; others are not touched by a stranger’s death', () => {
    expect(survive(campaign(), [sent], FIELD)).toBeUndefined();
    expect(survive(campaign(), [sent], Y)).toEqual([sent]);
  });
  test('who was to be recalled drops out', () => {
    const recalled: ForceOrder = { t: 'recall', commander: X };
    expect(survive(campaign(), [recalled], Y)).toEqual([recalled]);
    expect(survive(campaign(), [recalled], X)).toBeUndefined();
  });
  test('a Force whose Commander has died is not reinforced', () => {
    const more: ForceOrder = { t: 'reinforce', force: 1, legions: refs(0), fleets: 0 };
    expect(survive(campaign(), [more], Y)).toEqual([more]);
    expect(survive(campaign(), [more], X)).toBeUndefined();
  });
  test('who was to be replaced leaves his Force to his successor', () => {
    expect(survive(campaign(), [{ ...sent, replaces: X }], X)).toEqual([{ ...sent, replaces: '' }]);
    // A stranger’s death leaves him where he is: to be replaced.
    expect(survive(campaign(), [{ ...sent, replaces: X }], Y)).toEqual([{ ...sent, replaces: X }]);
  });
  test('[amb-113] what hung on the part that drops out falls with it', () => {
    const game = campaign((g) => {
      wages(g, PUNIC_2);
      g.fleets = 25;
    });
    const first: ForceOrder = { ...sent, war: PUNIC_1, legions: refs(0, 1), fleets: 10 };
    const later: ForceOrder = { ...sent, commander: ROME, war: PUNIC_2, legions: refs(2, 3), fleets: 15 };
    expect(survive(game, [first, later], Y)).toEqual([first, later]);
    expect(survive(game, [first, later], FIELD)).toBeUndefined();
  });
});

describe('who is sent', () => {
  const sends = (legions: number[], fleets: number) => {
    const game = deploying((g) => {
      wages(g, PUNIC_1);
      wages(g, GALLIC);
      newForce(g, GALLIC);
      newForce(g, PUNIC_1);
      g.legions[16]!.at = 'force:1';
      g.legions[17]!.at = 'force:2';
    });
    const order = {
      t: 'send',
      commander: FIELD,
      war: GALLIC,
      legions: refs(...legions),
      fleets,
      replaces: '',
    } as const;
    if (legions.length === 0) game.g.legions[16]!.at = 'pool';
    send(new Cx(game.state, { log: [] }), order, 1);
    return game.g;
  };
  test('[1.09.644-f] takes over units without a Commander on his War, and on no other', () => {
    const g = sends([0, 1], 0);
    const f = g.forces.find((x) => x.commander === FIELD)!;
    expect(legionsAt(g, `force:${f.id}`)).toEqual([0, 1, 16]);
    expect(legionsAt(g, 'force:2')).toEqual([17]);
    expect(g.forces.some((x) => x.id === 2)).toBe(true);
    expect(f.hadLegions).toBe(true);
  });
  test('[1.09.641-a] with Fleets alone has no Legions that he could lose', () => {
    expect(sends([], 5).forces.find((x) => x.commander === FIELD)).toMatchObject({ fleets: 5, hadLegions: false });
  });
});

describe('raising', () => {
  test('[1.09.63-f][1.09.63-h] can still be carried out only while the State can pay, and recruitment is allowed', () => {
    const can = (state: number, noRecruitment = false) => {
      const { g } = table((x) => {
        x.bank += x.state - state;
        x.state = state;
        x.noRecruitment = noRecruitment;
      });
      return raise.isPossible?.(g, { t: 'raise', legions: 2, fleets: 1 });
    };
    expect([can(30), can(29), can(100, true)]).toEqual([true, false, false]);
  });
});

test('[1.09.642-c][amb-108] an ordinary Legion that was disbanded since is replaced by another', () => {
  const { g, state } = deploying((x) => wages(x, GALLIC));
  const send: ForceOrder = { t: 'send', commander: FIELD, war: GALLIC, legions: refs(0, 1), fleets: 0, replaces: '' };
  const possible = () => deployment.isPossible?.(g, { t: 'deploy', orders: [send] });
  eliminate.pass(new Cx(state, { log: [] }), { t: 'eliminate', legions: refs(0), fleets: 0 }, undefined as never);
  expect(possible()).toBe(true);
  g.legions.forEach((l, n) => n > 1 && (l.at = 'pool'));
  expect(possible()).toBe(false);
});

test('[1.09.64-a] nothing can be ordered where nobody can be sent, recalled, reinforced or garrisoned', () => {
  const { g } = deploying(() => {});
  expect(deployment.mayPut(g, 0, 'presiding')).not.toBe(true);
  const war = deploying((x) => wages(x, GALLIC)).g;
  expect(deployment.mayPut(war, 0, 'presiding')).toBe(true);
  war.senate.step = 'governors';
  expect(deployment.mayPut(war, 0, 'presiding')).not.toBe(true);
});
