import type { Question } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import type { Rome, Senator } from '../game.ts';
import type { SenatorId } from '../ids.ts';
import { fresh } from '../rome/death.ts';
import { move } from '../rome/money.ts';
import { senator } from '../rome/senators.ts';
import { at, faction, takeCard } from '../testing/at.ts';
import { persuasion } from './persuasion.ts';

const FABIUS = 'senator:2';
const CLAUDIUS = 'senator:5';
const RICH = 30;

/** Fabius of seat 0 has 16 T; Claudius is unaligned; seats 1 and 2 have money, too. */
const table = (g: Rome): void => {
  faction(g, 0, 'senator:1', FABIUS);
  faction(g, 1, 'senator:3', 'senator:6');
  faction(g, 2, 'senator:4', 'senator:7');
  unaligned(g, CLAUDIUS);
  move(g, 'bank', FABIUS, 16);
  for (const seat of [1, 2]) move(g, 'bank', { treasury: seat }, RICH);
};
const unaligned = (g: Rome, id: SenatorId): Senator => {
  g.senators = g.senators.filter((s) => s.id !== id);
  g.curia = g.curia.filter((x) => x !== id);
  const s = fresh(g, id, -1);
  g.senators.push(s);
  return s;
};
const attempt = (more: (g: Rome) => void = () => {}, rolling: number[] = [], by: SenatorId = FABIUS) =>
  at(
    persuasion,
    { seat: 0, by },
    { seats: 3 },
    (g) => {
      table(g);
      more(g);
    },
    rolling,
  );
const give = (g: Rome, card: 'card:50' | 'card:51'): void => {
  for (const f of g.factions) f.hand = f.hand.filter((x) => x !== card);
  for (const pile of ['deck', 'removed', 'discards', 'setAside'] as const) g[pile] = g[pile].filter((x) => x !== card);
  g.factions[0]!.hand.push(card);
};

/** The verbs that answer the question; agreements and the like go beside it. */
const answers = ({ verbs, asides }: Question): string[] => Object.keys(verbs).filter((verb) => !asides.includes(verb));

describe('bidding', () => {
  test('[1.07.414-a][1.07.414-b][1.07.414-c][1.07.414-d][1.07.414-f][1.07.414-g][num-f] ex-05, refused', () => {
    const game = attempt().as(0).picks(CLAUDIUS).sets('bribe', 9);
    game.expectLog('forum.persuades', { bribe: 9, base: 9 });
    expect(game.g.pledged).toBe(9);
    // Clockwise from the persuader's left, each once.
    expect(game.waitingFor).toEqual([1]);
    game.as(1).sets('counterBribe', 8).expectLog('forum.counterBribe', { n: 8, base: 1 });
    expect(game.waitingFor).toEqual([2]);
    game.as(2).does('pass');
    expect(game.waitingFor).toEqual([0]);
    expect(game.g.pledged).toBe(17);
    expect(senator(game.g, CLAUDIUS).talents).toBe(0);
    game.as(0).sets('raise', 7).expectLog('forum.raises', { base: 8 });
    // Who passed before is asked again.
    game.as(1).does('pass');
    expect(game.waitingFor).toEqual([2]);
    game.rolling(4, 5).as(2).does('pass');
    game.expectLog('forum.refused', { roll: 9, base: 8 });
    expect(senator(game.g, CLAUDIUS)).toMatchObject({ faction: -1, talents: 24 });
    expect(senator(game.g, FABIUS).talents).toBe(0);
    expect(game.g.pledged).toBe(0);
  });
  test('[1.07.41-c][1.07.41-f][1.07.412-c][1.07.413-c] ex-05, persuaded: he joins with everything, and all the money is his', () => {
    const game = attempt((g) => {
      Object.assign(senator(g, CLAUDIUS), { knights: 2, popularity: 3 });
      takeCard(g, 'card:57');
      g.concessions.push({ id: 'concession:57', holder: CLAUDIUS, revealed: false, voted: 0 });
    });
    game.as(0).picks(CLAUDIUS).sets('bribe', 9).as(1).sets('counterBribe', 1).rolling(4, 4).as(2).does('pass');
    game.as(0).does('roll').expectLog('forum.persuaded', { roll: 8, base: 8 });
    expect(senator(game.g, CLAUDIUS)).toMatchObject({ faction: 0, talents: 10, knights: 2, popularity: 3 });
    expect(game.g.concessions.at(-1)!.holder).toBe(CLAUDIUS);
    expect(senator(game.g, FABIUS).talents).toBe(7);
    expect(game.g.factions[1]!.treasury).toBe(RICH - 1);
  });
  test('[amb-41][1.07.411-c] a Statesman comes with the Family beneath him, at the LOY of the Faction he is in', () => {
    const game = attempt((g) => {
      faction(g, 1, 'senator:3', 'senator:1A', 'senator:22A');
      senator(g, 'senator:1A').family = true;
      g.factions[0]!.leader = FABIUS;
      g.senators = g.senators.filter((s) => s.id !== 'senator:1');
    });
    game
      .as(0)
      .picks('senator:1A')
      .sets('bribe', 16)
      .expectLog('forum.persuades', { base: 2 + 5 - 0 - 7 + 16 });
    game.as(1).does('pass').rolling(3, 3).as(2).does('pass');
    expect(senator(game.g, 'senator:1A')).toMatchObject({ faction: 0, family: true });
  });
  test('[1.07.41-g] refused, an Aligned target stays where he was', () => {
    const game = attempt().as(0).picks('senator:6').sets('bribe', 0).as(1).does('pass').as(2).does('pass');
    game.rolling(1, 2).as(0).does('roll').expectLog('forum.refused');
    expect(senator(game.g, 'senator:6').faction).toBe(1);
  });
  test('[1.07.41-c][amb-38] a Base Number without any chance may be tried', () => {
    const game = attempt()
      .as(0)
      .picks('senator:6')
      .sets('bribe', 0)
      .as(1)
      .sets('counterBribe', RICH)
      .as(2)
      .does('pass')
      .as(0);
    expect(game.question!.prompt.a).toMatchObject({ base: -37 });
    game.rolling(1, 1).does('roll').expectLog('forum.refused', { base: -37 });
  });
  test('[1.07.411-f] the money on the table does not count as the target’s own', () => {
    const game = attempt((g) => move(g, 'bank', CLAUDIUS, 2))
      .as(0)
      .picks(CLAUDIUS)
      .sets('bribe', 5);
    game.expectLog('forum.persuades', { base: -2 + 5 });
    game.as(1).sets('counterBribe', 1).as(2).does('pass');
    game.rolling(1, 1).as(0).does('roll').expectLog('forum.persuaded', { base: 2 });
  });
  test('[1.07.412-b][1.07.413-b] only his own purse helps; the Faction Treasury cannot, nor can he oppose himself', () => {
    const game = attempt((g) => {
      move(g, 'bank', { treasury: 0 }, 50);
      move(g, 'bank', 'senator:1', 50);
    }).as(0);
    game.picks(CLAUDIUS);
    expect(game.offers('bribe')).toMatchObject({ min: 0, max: 16 });
    game.sets('bribe', 16).as(1).does('pass');
    expect(game.waitingFor).toEqual([2]);
    game.rolling(1, 1).as(2).does('pass');
    expect(game.g.factions[0]!.treasury).toBe(50);
    expect(senator(game.g, 'senator:1').talents).toBe(50);
  });
  test('[1.07.413-a][amb-40] the target’s own player resists as well, from his Faction Treasury alone', () => {
    const game = attempt((g) => move(g, 'bank', 'senator:3', 9))
      .as(0)
      .picks('senator:6')
      .sets('bribe', 0)
      .as(1);
    expect(game.offers('counterBribe')).toMatchObject({ min: 1, max: RICH });
  });
  test('[1.07.413-a] who has nothing is asked like everybody else', () => {
    const game = attempt((g) => move(g, { treasury: 1 }, 'bank', RICH))
      .as(0)
      .picks(CLAUDIUS)
      .sets('bribe', 0);
    expect(game.waitingFor).toEqual([1]);
    expect(game.as(1).offers('counterBribe')).toBeUndefined();
    game.does('pass');
    expect(game.waitingFor).toEqual([2]);
  });
  test('[1.07.414-e] once announced it cannot be called off', () => {
    const game = attempt().as(0).picks(CLAUDIUS).sets('bribe', 0).as(1).does('pass').as(2).does('pass').as(0);
    expect(answers(game.question!).sort()).toEqual(['raise', 'roll']);
  });
  test('[1.07.414-d] with nothing left to spend the dice are rolled', () => {
    const game = attempt(() => {}, [], 'senator:1')
      .as(0)
      .picks(CLAUDIUS)
      .as(1)
      .does('pass')
      .rolling(1, 1)
      .as(2)
      .does('pass');
    game.expectLog('forum.refused', { base: 3 + 5 - 7, roll: 2 });
  });
});

describe('the roll', () => {
  const rolled = (base: number, dice: readonly [number, number], more: (g: Rome) => void = () => {}) => {
    const game = attempt((g) => {
      more(g);
      senator(g, FABIUS).influence = base - 2 + 7;
    });
    game
      .as(0)
      .picks(CLAUDIUS)
      .sets('bribe', 0)
      .as(1)
      .does('pass')
      .as(2)
      .does('pass')
      .rolling(...dice)
      .as(0)
      .does('roll');
    return senator(game.g, CLAUDIUS).faction === 0;
  };
  test('[1.07.41-d] ex-60: a natural 10 fails whatever the Base Number, a 9 does not', () => {
    expect(rolled(12, [4, 6])).toBe(false);
    expect(rolled(12, [4, 5])).toBe(true);
  });
  test('[1.07.41-e][card-65-a] ex-60: a 9 fails once Era Ends has come, an 8 does not', () => {
    const late = (g: Rome): void => {
      g.eraEnds = true;
      g.deck = g.deck.filter((id) => id !== 'card:65');
    };
    expect(rolled(12, [4, 5], late)).toBe(false);
    expect(rolled(12, [4, 4], late)).toBe(true);
  });
  test('[1.07.41-h][amb-39] ex-61: Evil Omens adds 1 for the comparison, not for the limit', () => {
    const omens = (g: Rome): void => {
      g.events.push({ id: 'event:168', level: 1, since: 1 });
    };
    expect(rolled(8, [4, 4], omens)).toBe(false);
    expect(rolled(8, [3, 4], omens)).toBe(true);
    expect(rolled(12, [4, 5], omens)).toBe(true);
  });
});

test('[1.07.414-a] a single Talent may be announced with the attempt', () => {
  const game = attempt((g) => move(g, FABIUS, 'bank', 15))
    .as(0)
    .picks(CLAUDIUS);
  expect(game.offers('bribe')).toMatchObject({ min: 0, max: 1 });
});

describe('Seduction and Blackmail', () => {
  test('[card-50-a][1.07.413-d] ex-63: declared before the target, discarded, and nobody resists', () => {
    const game = attempt((g) => {
      give(g, 'card:50');
      move(g, 'bank', 'senator:6', 3);
      senator(g, FABIUS).influence = 13;
    }).as(0);
    game.does('seduction').expectLog('forum.unopposed', { card: 'card:50' }, 'card-50-a');
    expect(game.g.discards).toContain('card:50');
    expect(game.g.factions[0]!.hand).not.toContain('card:50');
    // The Aligned penalty and his own money still count.
    game.picks('senator:6').rolling(3, 4).sets('bribe', 9);
    game.expectLog('forum.persuaded', { roll: 7, base: 15 - 7 - 7 - 3 + 9 });
    expect(senator(game.g, 'senator:6')).toMatchObject({ faction: 0, talents: 12 });
  });
  test('[card-50-a] it changes nothing about who can be a target, and is not offered afterwards', () => {
    const game = attempt((g) => give(g, 'card:50')).as(0);
    const before = game.offers('target');
    game.does('seduction');
    expect(game.offers('target')).toEqual(before);
    expect(game.offers('seduction')).toBeUndefined();
    game.picks(CLAUDIUS);
    expect(answers(game.question!)).toEqual(['bribe']);
  });
  test('[card-51-a][amb-166][amb-38] Blackmail that fails costs the target 2d6 Influence and 2d6 Popularity, rolled apart', () => {
    const game = attempt((g) => {
      give(g, 'card:51');
      senator(g, CLAUDIUS).influence = 9;
    }).as(0);
    game.does('blackmail').picks(CLAUDIUS).rolling(6, 6, 2, 3, 1, 1).sets('bribe', 0);
    game.expectLog('forum.blackmailed', { influence: 5, popularity: 2 });
    expect(senator(game.g, CLAUDIUS)).toMatchObject({ faction: -1, influence: 4, popularity: -2 });
    expect(game.g.discards).toContain('card:51');
  });
  test('[card-51-a][amb-166] within the limits of both, and nothing when it works', () => {
    const hard = attempt((g) => give(g, 'card:51'))
      .as(0)
      .does('blackmail')
      .picks(CLAUDIUS);
    hard.rolling(6, 6, 6, 6, 6, 6).sets('bribe', 0);
    expect(senator(hard.g, CLAUDIUS)).toMatchObject({ influence: 0, popularity: -9 });
    const won = attempt((g) => give(g, 'card:51'))
      .as(0)
      .does('blackmail')
      .picks(CLAUDIUS)
      .rolling(1, 1)
      .sets('bribe', 16);
    expect(senator(won.g, CLAUDIUS)).toMatchObject({ faction: 0, influence: 4, popularity: 0 });
    won.rolled();
  });
  test('[card-50-a][card-51-a] only who holds a card is offered it', () => {
    const game = attempt((g) => {
      for (const f of g.factions) f.hand = [];
    }).as(0);
    expect(answers(game.question!)).toEqual(['target']);
  });
});

test('[1.07.414-c][1.07.414-d] with a single Talent left he may still raise, with none the dice are rolled', () => {
  const after = (bribe: number) => attempt().as(0).picks(CLAUDIUS).sets('bribe', bribe).as(1).does('pass').as(2);
  expect(after(15).does('pass').question?.prompt.k).toBe('ask.forum.raise');
  expect(after(16).rolling(6, 6).does('pass').question?.prompt.k).toBe('testing');
});
