/** What is told before somebody commits himself, held to the rules themselves: every roll there is, played out. */
import { copy, Cx, type Explanation, type InputArg } from '@tabularium/kernel';
import { leaveToChance, type Play } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { fight } from '../combat/battle.ts';
import { combat } from '../combat/index.ts';
import { civilOdds } from '../combat/odds.ts';
import { explain } from './explain.ts';
import { attemptIn, withEachAmount } from './persuading.ts';
import { persuasion } from '../forum/persuasion.ts';
import type { Rome } from '../game.ts';
import { fresh } from '../rome/death.ts';
import { move } from '../rome/money.ts';
import { maybeSenator, senator } from '../rome/senators.ts';
import { send } from '../senate/business/command.ts';
import type { OrderOf } from '../senate/business/orders.ts';
import { business } from '../senate/other-business.ts';
import { rebels, sends, wages } from '../testing/armies.ts';
import { at, faction } from '../testing/at.ts';
import { deploying as deploy, FIELD, GALLIC, proconsul, PUNIC_1, PUNIC_2, X } from '../testing/deployment.ts';
import { act } from '../testing/initiative.ts';
import { allPass, gives, inSenate, onVote } from '../testing/meeting.ts';
import { accuse, prosecuting as accused, C, corrupt, untilAppeal } from '../testing/prosecutions.ts';
import type { RomeView } from '../sight/view.ts';
import { needsNavalBattle, newWar } from '../wars/wars.ts';

type Game = Play<Rome, RomeView>;
type Ending = 'win' | 'draw' | 'lose';

const DIE = [1, 2, 3, 4, 5, 6] as const;
/** Every way so many dice can fall. */
const rolls = (n: number): number[][] =>
  n === 0 ? [[]] : rolls(n - 1).flatMap((before) => DIE.map((d) => [...before, d]));
/** How often each ending comes, over all rolls. */
const counted = (dice: number, play: (roll: readonly number[]) => Ending): Record<Ending, number> => {
  const all = rolls(dice);
  const found = { win: 0, draw: 0, lose: 0 };
  for (const roll of all) found[play(roll)] += 1 / all.length;
  return found;
};
const expectOdds = (told: Explanation | undefined, found: Record<Ending, number>): void => {
  for (const ending of ['win', 'draw', 'lose'] as const) {
    expect([ending, told?.odds?.[ending].toFixed(9)]).toEqual([ending, found[ending].toFixed(9)]);
  }
};
/** What the table is like after this answer with these dice. */
const after = (make: () => Game, roll: readonly number[], verb: string, arg?: InputArg): Game => {
  const game = make();
  game
    .byChance(...roll)
    .as(game.waitingFor[0]!)
    .does(verb, arg);
  // Not every way to fall needs all of the dice.
  leaveToChance(game.state);
  return game;
};
/** What whoever is asked is told of it. */
const told = (game: Game, verb: string, ref = ''): Explanation | undefined =>
  explain(game.view(game.waitingFor[0]!), verb, ref);
const omens = (g: Rome, level: number): void => {
  if (level > 0) g.events.push({ id: 'event:168', level, since: 1 });
};

describe('Persuasion', () => {
  const FABIUS = 'senator:2';
  const CLAUDIUS = 'senator:5';
  test.each([
    [0, 9, 0, false],
    [4, 3, 0, false],
    [7, 15, 0, false],
    [7, 15, 0, true],
    [7, 1, 1, false],
    [2, 4, 2, true],
  ])(
    '[1.07.41-c][1.07.41-d][1.07.41-e][1.07.41-h] Influence +%i, bribe %i, omens of %i, Era Ends: %s',
    (more, bribe, level, eraEnds) => {
      const asked = (): Game =>
        at(persuasion, { seat: 0, by: FABIUS }, { seats: 3 }, (g) => {
          faction(g, 0, 'senator:1', FABIUS);
          faction(g, 1, 'senator:3', 'senator:6');
          faction(g, 2, 'senator:4', 'senator:7');
          g.senators = g.senators.filter((s) => s.id !== CLAUDIUS);
          g.curia = g.curia.filter((id) => id !== CLAUDIUS);
          g.senators.push(fresh(g, CLAUDIUS, -1));
          senator(g, FABIUS).influence += more;
          g.eraEnds = eraEnds;
          omens(g, level);
          move(g, 'bank', FABIUS, 16);
        })
          .as(0)
          .picks(CLAUDIUS);
      const bribed = (): Game => allPass(asked().sets('bribe', bribe));
      const found = counted(2, (roll) =>
        senator(after(bribed, roll, 'roll').g, CLAUDIUS).faction === 0 ? 'win' : 'lose',
      );
      expectOdds(told(asked(), 'bribe', `${bribe}`), found);
      expectOdds(told(bribed(), 'roll'), found);
      const here = bribed();
      const view = here.view(here.waitingFor[0]!);
      const [nothingMore] = withEachAmount(view, attemptIn(view)!, 0);
      expect(nothingMore!.chance.toFixed(9)).toBe(found.win.toFixed(9));
      // [1.07.41-h] The dice as they lie may not exceed what is told, and that is all.
      const most = told(here, 'roll')!.tallies[0]!.total;
      const failsFrom = eraEnds ? 9 : 10;
      expect(rolls(2).filter(([a, b]) => a! + b! <= most && a! + b! < failsFrom).length / 36).toBeCloseTo(found.win);
    },
  );
});

test.each([
  [0, 0],
  [3, 0],
  [3, 1],
  [5, 2],
])('[1.07.5-c] a Knight for %i Talents with omens of %i', (paid, level) => {
  const asked = (): Game =>
    act((g) => {
      omens(g, level);
      move(g, 'bank', 'senator:1', 5);
    }).does('attract', 'senator:1') as Game;
  const before = senator(asked().g, 'senator:1').knights;
  const found = counted(1, (roll) =>
    senator(after(asked, roll, 'pay', paid).g, 'senator:1').knights > before ? 'win' : 'lose',
  );
  expectOdds(told(asked(), 'pay', `${paid}`), found);
});

describe('an appeal', () => {
  const GLAUCIA = 'senator:21A';
  const asked = (who: string, popularity: number, level: number) => (): Game => {
    const game = accused((g) => {
      g.senators.push(fresh(g, GLAUCIA, 1));
      corrupt(who)(g);
      omens(g, level);
      senator(g, who).popularity = popularity;
    });
    accuse(game, who, 'charge:corrupt');
    return untilAppeal(game) as Game;
  };
  const expectAppeal = (make: () => Game, dice: number, verb: string): void => {
    const found = counted(dice, (roll) => {
      const keys = after(make, roll, verb).logKeys();
      return keys.includes('prosecution.freed') ? 'win' : keys.includes('prosecution.lynched') ? 'lose' : 'draw';
    });
    expectOdds(told(make(), verb), found);
  };
  test.each([
    [0, 0],
    [3, 0],
    [-4, 0],
    [9, 1],
    [-2, 2],
  ])('[1.09.421-b][1.09.421-d][1.09.421-e] with Popularity %i and omens of %i', (popularity, level) => {
    expectAppeal(asked(C, popularity, level), 2, 'appeal');
  });
  test('[card-80-a] of Glaucia, with three dice', () => {
    expectAppeal(asked(GLAUCIA, -3, 0), 3, 'appealWithThree');
  });
});

test.each([
  [false, 0],
  [false, 1],
  [true, 0],
  [true, 1],
])('[1.09.72-a][1.09.73-c][card-152-c] an Assassination; Open Bodyguard: %s, omens of %i', (guarded, level) => {
  const asked = (): Game =>
    inSenate(business, undefined, (g) => {
      omens(g, level);
      g.factions[0]!.attempted = 0;
      senator(g, 'senator:5').bodyguard = guarded;
    })
      .as(0)
      .does('assassinate', 'senator:5')
      .does('sendAssassin', 'senator:2');
  const found = counted(guarded ? 2 : 1, (roll) => {
    const { g } = after(asked, roll, 'strike');
    if (maybeSenator(g, 'senator:5') === undefined) return 'win';
    return maybeSenator(g, 'senator:2') === undefined ? 'lose' : 'draw';
  });
  expectOdds(told(asked(), 'strike'), found);
});

test.each([
  [1, false],
  [2, true],
])(
  '[card-49-a][1.09.73-c] an Assassination with %i cards, Open Bodyguard: %s: killed, caught, both or neither',
  (n, guarded) => {
    const cards = ['card:49', 'card:99'].slice(0, n);
    const asked = (): Game =>
      inSenate(business, undefined, (g) => {
        gives(g, 0, 'card:49');
        gives(g, 0, 'card:99');
        g.factions[0]!.attempted = 0;
        senator(g, 'senator:5').bodyguard = guarded;
      })
        .as(0)
        .does('assassinate', 'senator:5')
        .does('sendAssassin', 'senator:2');
    const all = rolls(guarded ? 2 : 1);
    const found: Record<string, number> = {};
    for (const roll of all) {
      const { g } = after(asked, roll, 'addAssassins', cards);
      const [killed, caught] = ['senator:5', 'senator:2'].map((id) => maybeSenator(g, id) === undefined);
      const kind = killed ? (caught ? 'killed-and-caught' : 'killed') : caught ? 'caught' : 'nothing';
      found[kind] = (found[kind] ?? 0) + 1 / all.length;
    }
    const prospects = told(asked(), 'addAssassins', cards.join())?.prospects ?? [];
    const rounded = (x: Record<string, number>) =>
      Object.fromEntries(Object.entries(x).map(([kind, p]) => [kind, p.toFixed(9)]));
    expect(rounded(Object.fromEntries(prospects.map((p) => [p.kind, p.chance])))).toEqual(rounded(found));
  },
);

test('[card-97-a] the murder of a Tribune', () => {
  const asked = (): Game =>
    inSenate(business, undefined, (g) => {
      gives(g, 1, 'card:38');
      gives(g, 2, 'card:97');
    })
      .as(1)
      .does('proposeByTribune', 'card:38');
  const found = counted(1, (roll) =>
    after(asked, roll, 'murderTribune', 'senator:7').logKeys().includes('senate.murdered') ? 'win' : 'lose',
  );
  expectOdds(told(asked(), 'murderTribune', 'senator:7'), found);
});

test.each([0, 2, 6])('[card-103-a] Graft with %i Talents', (talents) => {
  const asked = (): Game =>
    inSenate(business, undefined, (g) => {
      gives(g, 1, 'card:38');
      gives(g, 2, 'card:103');
      move(g, 'bank', 'senator:7', talents);
    })
      .as(1)
      .does('proposeByTribune', 'card:38');
  const found = counted(1, (roll) =>
    after(asked, roll, 'graftTribune', 'senator:7').as(2).offers('payGraft') ? 'win' : 'lose',
  );
  expectOdds(told(asked(), 'graftTribune', 'senator:7'), found);
});

test('[1.11.37-b][1.11.37-e] a Civil War', () => {
  const setUp = (g: Rome): void => {
    g.wars = [];
    g.turn = 2;
    for (const l of g.legions) l.at = 'pool';
    faction(g, 0, 'senator:16', 'senator:1');
    faction(g, 1, 'senator:18', 'senator:2');
    faction(g, 2, 'senator:20', 'senator:6');
    rebels(g, 'senator:2', 3, 1);
    sends(g, 'senator:1', 'rebel', { legions: 7 });
  };
  const said = (game: Game, result: string): boolean => {
    try {
      return game.expectLog('combat.civil', { result: `result:${result}` }) === game;
    } catch {
      return false;
    }
  };
  let odds: ReturnType<typeof civilOdds> | undefined;
  const found = counted(3, (roll) => {
    const patch = (g: Rome): void => {
      setUp(g);
      odds ??= civilOdds(g, g.forces[0]!);
    };
    const game = at(combat, undefined, { seats: 3, byChance: true }, patch, roll);
    return said(game, 'victory') ? 'win' : said(game, 'stalemate') ? 'draw' : 'lose';
  });
  const { of, victory, stalemate, standoff } = odds!;
  expect(standoff).toBe(0);
  expect([(victory / of).toFixed(9), (stalemate / of).toFixed(9)]).toEqual([
    found.win.toFixed(9),
    found.draw.toFixed(9),
  ]);
});

describe('a battle', () => {
  type Send = OrderOf<'send'>;
  /** The order is carried out by the rules, and the battle fought with every roll. */
  const expectFought = (game: Game): void => {
    const { orders } = game.view(0).flow.at(-1)!.local as { readonly orders: readonly Send[] };
    const order = orders.find((o) => o.t === 'send')!;
    const found = counted(3, (roll) => {
      const state = copy(game.state);
      const cx = new Cx(state);
      send(cx, order, 1);
      leaveToChance(state, roll);
      const w = state.g.wars.find((x) => x.id === order.war)!;
      const f = state.g.forces.find((x) => x.commander === order.commander)!;
      const { result } = fight(cx, f, w, needsNavalBattle(state.g, w) ? 'sea' : 'land');
      if (result === 'victory') return 'win';
      return result === 'stalemate' || result === 'standoff' ? 'draw' : 'lose';
    });
    expectOdds(told(game, 'put'), found);
  };
  const sent = (war: string, legions: number, fleets: number, patch: (g: Rome) => void): Game => {
    const game = deploy(patch) as Game;
    game.as(0).does('sendCommander', FIELD).does('sendAgainst', war);
    if (game.offers('replaceCommander')) game.does('replaceCommander', X);
    if (game.offers('legions')) game.sets('legions', legions);
    if (game.offers('fleets')) game.sets('fleets', fleets);
    return game;
  };
  const beside: Readonly<Record<string, (g: Rome) => void>> = {
    'nothing else': () => {},
    'Evil Omens': (g) => omens(g, 1),
    'allies who come and go': (g) =>
      g.events.push({ id: 'event:161', level: 1, since: 1 }, { id: 'event:166', level: 1, since: 1 }),
    // [1.09.644-b]
    'the Force of the Proconsul he replaces': (g) => proconsul(g, X, GALLIC, [10, 11, 12], 0),
    // [1.09.641-b]
    'a Force that waits for a Commander': (g) =>
      Object.assign(proconsul(g, X, GALLIC, [10, 11, 12], 0), { commander: '' }),
  };
  test.each(Object.keys(beside))(
    '[1.10.11-e][1.10.21-b][1.10.31-b][amb-118] on land, with Disaster and Standoff, and %s',
    (what) => {
      const game = sent(GALLIC, 7, 0, (g) => {
        wages(g, GALLIC);
        beside[what]!(g);
      });
      expectFought(game);
    },
  );
  test('[1.10.12-a][1.10.12-b] at sea first', () => {
    expectFought(sent(PUNIC_1, 3, 8, (g) => wages(g, PUNIC_1)));
  });
  test('[1.07.331-c][1.07.332-b] an Inactive War becomes Active when it is attacked, beside one of its series', () => {
    const game = sent(PUNIC_2, 5, 10, (g) => {
      wages(g, PUNIC_1);
      proconsul(g, X, PUNIC_1, [10, 11], 6);
      g.wars.push(newWar(PUNIC_2, 'inactive', false));
    });
    expectFought(game);
  });
});

describe('votes', () => {
  test.each(['aye', 'nay', 'abstain'])(
    '[1.09.141-a][1.09.141-b][1.09.821-c] %s: what is told is what is counted',
    (verb) => {
      const asked = (): Game =>
        onVote({ t: 'consul-for-life', nominee: 'senator:4' }, (g) => {
          senator(g, 'senator:4').influence = 23;
          move(g, 'bank', 'senator:5', 4);
        })
          .as(0)
          .does('callFaction', 'faction:1')
          .as(1)
          .does('buyVotes', { 'senator:5': 3 });
      const { votes } = after(asked, [], verb).g.senate.floors[0]!;
      const cast = (way: string): number => votes.reduce((n, b) => (b.way === way ? n + b.votes : n), 0);
      expect(told(asked(), verb)?.tallies.map((t) => t.total)).toEqual([cast('for'), cast('against')]);
    },
  );

  test('[1.09.142-a] one by one: those sorted so far, and the one who is asked about', () => {
    const game = onVote({ t: 'raise', legions: 1, fleets: 0 }) as Game;
    game.as(0).does('callFaction', 'faction:1').as(1).does('split').does('nay');
    const voters = told(game, 'aye')?.tallies.map((t) => t.parts.map((p) => p.refs?.[0]));
    expect(voters).toEqual([['senator:5'], ['senator:4']]);
  });

  test('[1.09.621-c] the Sponsor of a repeal votes for it, whatever his Faction does', () => {
    const game = onVote({ t: 'repeal', type: 'II', sponsor: 'senator:4' }, (g) => {
      g.landBills.II = 1;
      senator(g, 'senator:4').popularity = 9;
    }) as Game;
    game.as(0).does('callFaction', 'faction:1');
    const [ayes] = told(game, 'nay')!.tallies;
    expect(ayes!.parts.map((p) => p.refs?.[0])).toEqual(['senator:4']);
  });
});
