import { wages } from '../../testing/armies.ts';
import { Cx } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { newForce } from '../../rome/forces.ts';
import { newProvince } from '../../wars/provinces.ts';
import { senator } from '../../rome/senators.ts';
import { rebels } from '../../testing/armies.ts';
import { agreed } from '../../testing/agreements.ts';
import { at } from '../../testing/at.ts';
import {
  deploying,
  DICTATOR,
  FIELD,
  GALLIC,
  proconsul,
  PUNIC_1,
  ROME,
  sendAll,
  X,
  Y,
} from '../../testing/deployment.ts';
import { meeting, TURN } from '../../testing/senate.ts';
import type { ForceOrder } from '../proposal.ts';
import { propose } from '../proposals.ts';
import { least, replaceable, send, sendsAwayPresiding, takenOver, targets } from './command.ts';
import { concessions } from './concessions.ts';
import { deployment } from './deployment.ts';
import { garrisonable } from './garrisons.ts';
import { mustAgree } from './minimum-force.ts';
import { toReinforce } from './orderable.ts';
import { forceNamed, mayReinforce, reinforce } from './recall.ts';

const refs = (...ns: number[]) => ns.map((n) => `legion:${n}` as const);
const BEQUEST = 'card:106';
/** A Proconsul each on the 1st Gallic and the 1st Punic War. */
const campaign = (patch: (g: Rome) => void = () => {}) =>
  deploying((g) => {
    for (const id of [PUNIC_1, GALLIC] as const) wages(g, id);
    proconsul(g, X, GALLIC, [11, 12, 13], 1);
    proconsul(g, Y, PUNIC_1, [14, 15], 6);
    patch(g);
  });

describe('units that are taken over', () => {
  test('[1.09.644-b][1.09.643-f] those of the Proconsul who is replaced, and of nobody else', () => {
    const { g } = campaign();
    expect(takenOver(g, { war: GALLIC, replaces: X }, [])).toEqual({ legions: [11, 12, 13], fleets: 1 });
    expect(takenOver(g, { war: GALLIC, replaces: '' }, [])).toEqual({ legions: [], fleets: 0 });
  });

  test('[1.09.644-b][1.09.64-b] one Legion of his predecessor is enough to go with', () => {
    const { g } = campaign((x) => {
      for (const n of [12, 13]) x.legions[n]!.at = 'pool';
    });
    expect(least(g, { war: GALLIC, replaces: X }, [])).toEqual({ legions: 0, fleets: 0 });
    expect(least(g, { war: GALLIC, replaces: '' }, [])).toEqual({ legions: 1, fleets: 0 });
  });

  test('[1.09.644-a][1.09.644-c] a Proconsul from whom units are withdrawn may be replaced all the same, one who is reinforced may not', () => {
    const { g } = campaign();
    const { id } = g.forces.find((f) => f.commander === X)!;
    const order = (t: 'withdraw' | 'reinforce'): ForceOrder => ({ t, force: id, legions: refs(11), fleets: 0 });
    expect(replaceable(g, GALLIC, [order('withdraw')])).toEqual([X]);
    expect(replaceable(g, GALLIC, [order('reinforce')])).toEqual([]);
  });

  test('[card-106-a][1.05.3-l] for a Bequest three and three, less what lies there already, never less than nothing', () => {
    const needed = (legions: number, fleets: number) => {
      const { g } = campaign((x) => {
        x.bequests = [{ card: BEQUEST, status: 'waiting' }];
        const f = Object.assign(newForce(x, BEQUEST), { fleets });
        for (let n = 16; n < 16 + legions; n++) x.legions[n]!.at = `force:${f.id}`;
      });
      return least(g, { war: BEQUEST, replaces: '' }, []);
    };
    expect(needed(0, 0)).toEqual({ legions: 3, fleets: 3 });
    expect(needed(3, 3)).toEqual({ legions: 0, fleets: 0 });
    expect(needed(5, 5)).toEqual({ legions: 0, fleets: 0 });
  });
});

describe('[1.10.12-e] whether a Force has had Legions', () => {
  const had = (who: string, run: (cx: Cx<Rome>, g: Rome) => void) => {
    const game = campaign((g) => {
      for (const f of g.forces) f.hadLegions = false;
    });
    run(new Cx(game.state, { log: [] }), game.g);
    return game.g.forces.find((f) => f.commander === who)!.hadLegions;
  };
  test('one sent with a single Legion has', () => {
    const sent = (...legions: number[]) =>
      had(FIELD, (cx) =>
        send(cx, { t: 'send', commander: FIELD, war: PUNIC_1, legions: refs(...legions), fleets: 9, replaces: '' }, 1),
      );
    expect([sent(0), sent()]).toEqual([true, false]);
  });
  test('one reinforced with a single Legion has, with Fleets alone not', () => {
    const reinforced = (...legions: number[]) =>
      had(X, (cx, g) => {
        const { id } = g.forces.find((f) => f.commander === X)!;
        reinforce(cx, { t: 'reinforce', force: id, legions: refs(...legions), fleets: 1 });
      });
    expect([reinforced(0), reinforced()]).toEqual([true, false]);
  });
});

test('[1.09.647-a] a Force is found by its Commander’s name', () => {
  const { g } = campaign();
  for (const who of [X, Y]) expect(forceNamed(g, who, (f) => mayReinforce(g, f, [])).commander).toBe(who);
});

test('[1.09.647-a] nobody is reinforced with nothing', () => {
  const left = (patch: (g: Rome) => void) => {
    const { g } = campaign();
    patch(g);
    return toReinforce(g, { by: 0, means: 'presiding', orders: [], refused: [] }).left;
  };
  const home = (legions: number, fleets: number) => (g: Rome) => {
    g.legions.forEach((l, n) => l.at === 'active' && n >= legions && (l.at = 'pool'));
    g.fleets = fleets;
  };
  expect(left(home(0, 0))).toEqual([]);
  expect(left(home(1, 0))).toEqual([X, Y]);
  expect(left(home(0, 1))).toEqual([X, Y]);
});

test('[1.09.643-a][1.09.643-b] against a Rebel an Army as strong as his is enough', () => {
  const agree = (legions: number) => {
    const { g } = deploying((x) => {
      senator(x, X).office = '';
      wages(x, GALLIC);
      rebels(x, X, 8);
    });
    const all = refs(...Array.from({ length: legions }, (_, n) => n));
    return mustAgree(g, [{ t: 'send', commander: FIELD, war: 'rebel', legions: all, fleets: 0, replaces: '' }]);
  };
  // 8 Legions and MIL 4; the Field Consul has MIL 1.
  expect([agree(10), agree(11)]).toEqual([[FIELD], []]);
});

test('[1.09.131-d] Concessions in one vote must all still be open', () => {
  const { g } = at(propose, { kind: 'concessions', by: 0, means: 'presiding' }, { seats: 3 }, (x) => {
    meeting(x, 'business', ['senator:1'], ['senator:3'], ['senator:4']);
    x.concessions = [
      { id: 'concession:56', holder: 'forum', revealed: false, voted: 0 },
      { id: 'concession:57', holder: 'forum', revealed: false, voted: TURN },
      { id: 'concession:58', holder: 'forum', revealed: false, voted: 0 },
    ];
  });
  const possible = (...ids: (56 | 57 | 58)[]) =>
    concessions.isPossible?.(g, {
      t: 'concessions',
      gifts: ids.map((n) => ({ concession: `concession:${n}` as const, senator: 'senator:3' as const })),
    });
  expect([possible(56), possible(57), possible(56, 57)]).toEqual([true, false, false]);
});

describe('[1.09.71-c] an attempt that fails while a deployment is drawn up leaves the draft as it is', () => {
  const interrupted = (game: ReturnType<typeof deploying>, rolled = 3) => {
    game.change((g) => (g.factions[2]!.attempted = 0));
    return game.as(2).does('assassinate', 'senator:2').does('sendAssassin', Y).rolling(rolled).does('strike').as(0);
  };
  const begun = () =>
    deploying((g) => {
      for (const id of [GALLIC, PUNIC_1] as const) wages(g, id);
      for (const n of [0, 1]) Object.assign(g.legions[n]!, { veteran: true, allegiance: '' });
      proconsul(g, X, PUNIC_1, [11, 12], 6);
    });
  test.each<[string, (game: ReturnType<typeof deploying>) => ReturnType<typeof deploying>, string]>([
    ['before the first order', (game) => game, 'sendCommander'],
    ['the War', (game) => game.as(0).does('sendCommander', FIELD), 'sendAgainst'],
    ['whom he replaces', (game) => sendAll(game, FIELD, PUNIC_1), 'alongside'],
    ['how many Legions', (game) => sendAll(game), 'legions'],
    ['which Veterans', (game) => sendAll(game).sets('legions', 3), 'veterans'],
    ['how many Fleets', (game) => sendAll(game).sets('legions', 3).does('veterans', []), 'fleets'],
  ])('when he is asked: %s', (_, play, verb) => {
    const game = play(begun());
    expect(game.as(0).offers(verb)).toBeDefined();
    expect(interrupted(game).offers(verb)).toBeDefined();
    // [1.09.71-c] One that succeeds makes it void.
    expect(interrupted(play(begun()), 6).offers(verb)).toBeUndefined();
  });
});

test('[AGR-13][AGR-24] who has promised a deployment does not drop it before it has an order', () => {
  const promised = (naming: typeof GALLIC | '') =>
    deploying((g) => {
      wages(g, GALLIC);
      agreed(g, 7, [[0, 1, { t: 'propose', means: 'presiding', about: { kind: 'deploy', naming } }]]);
    }).as(0);
  for (const naming of [GALLIC, ''] as const) promised(naming).refuses('drop', undefined, 'no.agreement');
  expect(
    deploying((g) => wages(g, GALLIC))
      .as(0)
      .offers('drop'),
  ).toBeDefined();
});

test('[1.09.644-a][1.09.64-b] with nothing at hand he can still go where he takes over a Proconsul’s Force', () => {
  const { g } = campaign((x) => {
    x.legions.forEach((l) => l.at === 'active' && (l.at = 'pool'));
    x.fleets = 0;
  });
  expect(targets(g, senator(g, FIELD), [])).toEqual([PUNIC_1, GALLIC]);
  for (const f of g.forces) f.sentIn = g.turn;
  expect(targets(g, senator(g, FIELD), [])).toEqual([]);
});

test('[1.09.34-a] a Dictator goes with his Master of Horse, or alone when he has none in Rome', () => {
  const sent = (patch: (g: Rome) => void) => {
    const game = campaign((g) => {
      senator(g, DICTATOR).office = 'dictator';
      patch(g);
    });
    const order = {
      t: 'send',
      commander: DICTATOR,
      war: GALLIC,
      legions: refs(0, 1),
      fleets: 0,
      replaces: '',
    } as const;
    send(new Cx(game.state, { log: [] }), order, 1);
    return game.g.forces.find((f) => f.commander === DICTATOR)!.masterOfHorse;
  };
  expect(sent(() => {})).toBe('');
  expect(sent((g) => void (senator(g, ROME).office = 'master-of-horse'))).toBe(ROME);
  expect(sent((g) => void Object.assign(senator(g, ROME), { office: 'master-of-horse', at: 'mission' }))).toBe('');
});

test('[1.09.34-a] nobody but a Dictator takes the Master of Horse along', () => {
  const game = campaign((g) => void (senator(g, DICTATOR).office = 'master-of-horse'));
  const order = { t: 'send', commander: FIELD, war: GALLIC, legions: refs(0, 1), fleets: 0, replaces: '' } as const;
  send(new Cx(game.state, { log: [] }), order, 1);
  expect(game.g.forces.find((f) => f.commander === FIELD)!.masterOfHorse).toBe('');
  expect(senator(game.g, DICTATOR).at).toBe('rome');
});

test('[1.09.642-a] one order among several sends the PM away', () => {
  const { g } = campaign();
  const order = (commander: typeof ROME | typeof FIELD): ForceOrder => ({
    t: 'send',
    commander,
    war: GALLIC,
    legions: refs(0, 1),
    fleets: 0,
    replaces: '',
  });
  const recall: ForceOrder = { t: 'recall', commander: Y };
  const leaves = (...orders: ForceOrder[]) => sendsAwayPresiding(g, { t: 'deploy', orders });
  expect([leaves(order(ROME)), leaves(order(FIELD)), leaves(order(FIELD), order(ROME), recall)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('[1.09.642-a] a Dictator who has stepped down goes without closing the Senate', () => {
  const { g } = campaign((x) => {
    senator(x, DICTATOR).office = 'dictator';
    x.senate.steppedDown = [DICTATOR];
  });
  const sent = { t: 'send', commander: DICTATOR, war: GALLIC, legions: refs(0), fleets: 0, replaces: '' } as const;
  expect(sendsAwayPresiding(g, { t: 'deploy', orders: [sent] })).toBe(false);
});

test('[1.09.643-a][amb-111] where the sea must be won first Fleets count against Fleets', () => {
  const { g } = deploying((x) => wages(x, 'war:118'));
  const agree = (fleets: number) =>
    mustAgree(g, [{ t: 'send', commander: FIELD, war: 'war:118', legions: refs(0, 1, 2), fleets, replaces: '' }]);
  // The Alexandrine War: 10 Fleets against 2 on land; MIL 1.
  expect([agree(8), agree(9)]).toEqual([[FIELD], []]);
});

test('[1.09.642-c] several orders are possible when all of them are', () => {
  const { g } = campaign();
  const recall: ForceOrder = { t: 'recall', commander: Y };
  const nobody: ForceOrder = { t: 'recall', commander: FIELD };
  const possible = (...orders: ForceOrder[]) => deployment.isPossible?.(g, { t: 'deploy', orders });
  expect([possible(recall), possible(nobody), possible(recall, nobody)]).toEqual([true, false, false]);
});

test('[1.09.642-c] what has become forbidden meanwhile is not possible, though the units are there', () => {
  const { g } = campaign((x) => void x.provinces.push(newProvince('province:sicilia', false)));
  const f = g.forces.find((x) => x.commander === X)!;
  const all: ForceOrder[] = [
    { t: 'withdraw', force: f.id, legions: refs(11), fleets: 0 },
    { t: 'reinforce', force: f.id, legions: refs(0), fleets: 0 },
    { t: 'garrison', province: 'province:sicilia', legions: refs(0) },
  ];
  const possible = () => all.map((o) => deployment.isPossible?.(g, { t: 'deploy', orders: [o] }));
  expect(possible()).toEqual([true, true, true]);
  // [1.09.644-e] Somebody has reinforced him; the Province is in revolt.
  f.reinforcedIn = g.turn;
  g.provinces[0]!.inRevolt = true;
  expect(possible()).toEqual([false, true, false]);
  // [1.09.647-c]
  f.sentIn = g.turn;
  expect(possible()).toEqual([false, false, false]);
});

test('[1.09.646-c][1.09.646-d] no more of a Garrison comes home than is there, and none in the turn it was sent', () => {
  const { g } = campaign((x) => {
    x.provinces.push(newProvince('province:sicilia', false), newProvince('province:africa', false));
    x.legions[16]!.at = 'province:sicilia';
  });
  const possible = (...legions: number[]) =>
    deployment.isPossible?.(g, {
      t: 'deploy',
      orders: [{ t: 'ungarrison', province: 'province:sicilia', legions: refs(...legions) }],
    });
  expect([possible(16), possible(16, 14)]).toEqual([true, false]);
  // Another Province may get what this one sends home.
  expect(garrisonable(g, [{ t: 'ungarrison', province: 'province:sicilia', legions: refs(16) }])).toEqual([
    'province:africa',
  ]);
  g.provinces[0]!.garrisonSent = g.turn;
  expect(possible(16)).toBe(false);
});

test('[1.09.64-a] there is something to order while somebody can be recalled, or units without a Commander withdrawn', () => {
  const idle = (patch: (g: Rome) => void) => {
    const { g } = deploying((x) => {
      wages(x, GALLIC);
      for (const s of x.senators) s.office = '';
      x.legions.forEach((l) => (l.at = 'pool'));
      x.fleets = 0;
      patch(x);
    });
    return deployment.mayPut(g, 0, 'presiding') === true;
  };
  expect(idle(() => {})).toBe(false);
  // Units without anybody who could use them, and one who may only be reinforced without units.
  expect(idle((g) => void (g.fleets = 3))).toBe(false);
  const reinforced = (g: Rome): void => {
    proconsul(g, X, GALLIC, [0], 0).reinforcedIn = g.turn;
  };
  expect(idle(reinforced)).toBe(false);
  expect(
    idle((g) => {
      reinforced(g);
      g.fleets = 3;
    }),
  ).toBe(true);
  expect(idle((g) => void proconsul(g, X, GALLIC, [0], 0))).toBe(true);
  expect(idle((g) => void (g.legions[0]!.at = `force:${newForce(g, GALLIC).id}`))).toBe(true);
});

test('[amb-114] whoever is sent by a vote that also recalls somebody was sent after those before him', () => {
  const { g, state } = campaign((x) => void (x.dispatches = 4));
  const orders: ForceOrder[] = [
    { t: 'recall', commander: X },
    { t: 'send', commander: FIELD, war: GALLIC, legions: refs(0, 1), fleets: 0, replaces: '' },
  ];
  deployment.pass(new Cx(state, { log: [] }), { t: 'deploy', orders }, undefined as never);
  expect(g.forces.find((f) => f.commander === FIELD)!.sent).toBe(5);
  // Nobody is sent by a vote that only recalls.
  deployment.pass(
    new Cx(state, { log: [] }),
    { t: 'deploy', orders: [{ t: 'recall', commander: Y }] },
    undefined as never,
  );
  expect(g.dispatches).toBe(5);
});

describe('[1.09.643-f] the Master of Horse', () => {
  const agree = (commander: typeof FIELD | typeof DICTATOR, legions: number, patch: (g: Rome) => void = () => {}) => {
    const { g } = deploying((x) => {
      wages(x, GALLIC);
      senator(x, DICTATOR).office = 'dictator';
      senator(x, Y).office = 'master-of-horse';
      patch(x);
    });
    const all = refs(...Array.from({ length: legions }, (_, n) => n));
    return mustAgree(g, [{ t: 'send', commander, war: GALLIC, legions: all, fleets: 0, replaces: '' }]).length > 0;
  };
  test('counts for a Dictator, not for another who is sent', () => {
    // The War has 10: MIL 4 and 2 for the Dictator, 1 for the Field Consul.
    expect([agree(DICTATOR, 4), agree(DICTATOR, 3)].includes(true)).toBe(true);
    expect([agree(FIELD, 8), agree(FIELD, 9)]).toEqual([true, false]);
  });
  test('does not while he is away from Rome', () => {
    const away = (g: Rome): void => void Object.assign(senator(g, Y), { captive: 'barbarians', at: 'field' });
    expect([agree(DICTATOR, 5), agree(DICTATOR, 5, away)]).toEqual([false, true]);
  });
});
