import { describe, expect, test } from 'vitest';
import type { Leader, Rome } from '../game.ts';
import { fresh } from '../rome/death.ts';
import { newForce } from '../rome/forces.ts';
import { maybeSenator, senator } from '../rome/senators.ts';
import { at } from '../testing/at.ts';
import { bare, governs, table } from '../testing/bare.ts';
import { endWar } from '../wars/ending.ts';
import { drawWar } from '../wars/placing.ts';
import { landStrength, maybeWar, newWar, revoltOf, war } from '../wars/wars.ts';
import { alliesShift } from './combat-modifiers.ts';
import { alliesGive } from './allied-enthusiasm.ts';
import { endOfForumEvents, endOfSenateEvents } from './index.ts';
import { revolts } from '../testing/people.ts';
import { legionsTo } from '../testing/armies.ts';

const inPlay = (n: number, level: number) => [{ id: `event:${n}` as const, level, since: 1 }];
const leader = (n: number): Leader => ({ id: `leader:${n}`, at: 'wars', aids: [], refuge: false });
const even = { black: 3, white: 9, total: 12 };
const odd = { black: 4, white: 9, total: 13 };

describe('161, 166 allies that come and go', () => {
  test('[card-161-1-a][card-161-2-a] an even total strengthens the War by the black die, or by the white ones', () => {
    const shifts = [1, 2].map((level) => {
      const { g } = table((x) => {
        x.events = inPlay(161, level);
      });
      return [alliesShift(g, even), alliesShift(g, odd)];
    });
    expect(shifts).toEqual([
      [3, 0],
      [9, 0],
    ]);
  });

  test('[card-166-1-a][card-166-2-a][amb-157] an odd total weakens it', () => {
    const shifts = [1, 2].map((level) => {
      const { g } = table((x) => {
        x.events = inPlay(166, level);
      });
      return [alliesShift(g, even), alliesShift(g, odd)];
    });
    expect(shifts[0]![1]).toBe(-4);
    expect(shifts[1]![1]).toBe(-9);
    expect(shifts.map(([x]) => x)).toEqual([0, 0]);
  });

  test('[amb-118][card-166-1-a] it comes after multipliers, adds up, and Strength does not fall below 0', () => {
    const t = table((g) => {
      g.wars = [newWar('war:1', 'active', false), newWar('war:2', 'active', false)];
    });
    war(t.g, 'war:1').shift += 3;
    war(t.g, 'war:1').shift += 4;
    expect(landStrength(t.g, war(t.g, 'war:1'))).toBe(27);
    war(t.g, 'war:1').shift = -40;
    expect(landStrength(t.g, war(t.g, 'war:1'))).toBe(0);
  });

  test('[card-156-a][card-161-1-a][1.07.342-a] allies and a Leader add all they have to a Social War whose Strength is halved', () => {
    const { g } = table((x) => {
      x.wars = [{ ...newWar('war:119', 'active', false), halved: true, shift: 3 }];
      x.leaders = [{ ...leader(36), aids: ['war:119'] }];
    });
    expect(landStrength(g, war(g, 'war:119'))).toBe(5 + 5 + 3);
  });
});

describe('162 Allied Enthusiasm', () => {
  test('[card-162-1-a][card-162-2-a] 50 for the State in the Revenue Phase, 75 instead on the dark side', () => {
    const got = [0, 1, 2].map((level) => {
      const t = table((g) => {
        g.events = level === 0 ? [] : inPlay(162, level);
      });
      alliesGive(t.cx);
      return t.g.state - 100;
    });
    expect(got).toEqual([0, 50, 75]);
  });
});

describe('165 Enemy Leader Dies', () => {
  const hannibal = (level: number, patch: (g: Rome) => void = () => {}, rolling: number[] = []) =>
    at(
      endOfForumEvents,
      undefined,
      {},
      (g) => {
        bare(g);
        senator(g, 'senator:3').office = 'rome-consul';
        g.events = inPlay(165, level);
        g.wars = [newWar('war:1', 'active', false), newWar('war:2', 'active', false)];
        g.leaders = [leader(35)];
        g.deck = ['card:38', 'card:39', 'card:40', 'card:41', 'card:42', 'card:43', 'card:44'];
        patch(g);
      },
      rolling,
    );

  test('[card-165-1-a] the HRAO chooses a Leader in play, who is discarded', () => {
    const game = hannibal(1, (g) => g.leaders.push({ ...leader(36), at: 'curia' }));
    expect(game.waitingFor).toEqual([2]);
    game.refuses('leaderDies', 'leader:36');
    game.picks('leader:35');
    expect(game.g.leaders.map((l) => l.id)).toEqual(['leader:36']);
    expect(game.g.discards).toContain('card:35');
    expect(game.g.wars).toHaveLength(2);
  });

  test('[card-165-1-a] nobody to choose: nobody is asked, and Rebels are no enemy Leaders', () => {
    const game = hannibal(1, (g) => {
      g.leaders = [];
      revolts(g, 'senator:5').at = 'field';
    });
    expect(game.question?.prompt.k).toBe('testing');
  });

  test('[card-165-2-a] and the strongest of his Wars makes peace for half its Spoils, back among the top six', () => {
    const game = hannibal(2).rolling(5);
    game.picks('leader:35');
    // The 2nd Punic War: Land 15 against Land 10 and Fleet 10, each doubled with Hannibal: the 1st is the stronger.
    expect(maybeWar(game.g, 'war:1')).toBeUndefined();
    expect(maybeWar(game.g, 'war:2')).toBeDefined();
    expect(game.g.state).toBe(117);
    expect(game.g.deck.indexOf('card:1')).toBe(5);
  });

  test('[card-165-2-a][1.07.342-a] a War that is not Active has nothing of his Strength yet', () => {
    const game = hannibal(2, (g) => {
      g.wars = [newWar('war:7', 'active', false), newWar('war:6', 'imminent', false)];
      g.leaders = [leader(37)];
    }).rolling(0);
    game.picks('leader:37');
    // 10 and his 6, against the 12 of the 1st Macedonian War.
    expect(game.g.wars.map((w) => w.id)).toEqual(['war:6']);
  });

  test('[amb-23] nothing happens at the end of the Senate', () => {
    const game = at(endOfSenateEvents, undefined, {}, (g) => {
      bare(g);
      g.events = inPlay(165, 1);
      g.leaders = [leader(35)];
    });
    expect(game.question?.prompt.k).toBe('testing');
  });
});

describe('173 New Alliance', () => {
  const alliance = (level: number, patch: (g: Rome) => void = () => {}) =>
    at(endOfSenateEvents, undefined, {}, (g) => {
      bare(g);
      senator(g, 'senator:3').office = 'rome-consul';
      g.events = inPlay(173, level);
      g.wars = [newWar('war:1', 'active', false), newWar('war:72', 'inactive', true)];
      g.wars[0]!.navalVictory = true;
      g.deck = ['card:38', 'card:39', 'card:40', 'card:41', 'card:42', 'card:43', 'card:44'];
      patch(g);
    });

  test('[card-173-1-a] the HRAO must choose a War or Revolt; half its Spoils, and the card goes back without its marker', () => {
    const game = alliance(1);
    expect(game.waitingFor).toEqual([2]);
    expect(game.offers('ally')).toMatchObject({ of: ['war:1', 'war:72'] });
    game.rolling(6).does('ally', 'war:1');
    expect(game.g.state).toBe(117);
    expect(game.g.deck.indexOf('card:1')).toBe(6);
    const { cx } = table();
    drawWar(cx, 'war:1');
    expect(war(cx.g, 'war:1').navalVictory).toBe(false);
  });

  test('[card-173-1-a][1.09.823-a] under a Consul for Life his player chooses for the HRAO', () => {
    const game = alliance(1, (g) => {
      g.phase = 'senate';
      senator(g, 'senator:5').consulForLife = true;
    });
    expect(game.waitingFor).toEqual([4]);
  });

  test('[amb-127] Forces go home, Captives die', () => {
    const game = alliance(1, (g) => {
      g.senators.push(fresh(g, 'senator:10', 0), fresh(g, 'senator:11', 0));
      const f = newForce(g, 'war:1');
      f.commander = 'senator:10';
      f.fleets = 3;
      senator(g, 'senator:10').at = 'field';
      legionsTo(g, `force:${f.id}`, 2);
      Object.assign(senator(g, 'senator:11'), { at: 'field', captive: 'war:1' });
    });
    game.rolling(0).does('ally', 'war:1');
    expect(game.g.forces).toEqual([]);
    expect(game.g.fleets).toBe(3);
    expect(senator(game.g, 'senator:10').at).toBe('rome');
    expect(maybeSenator(game.g, 'senator:11')).toBeUndefined();
  });

  test('[card-173-1-b] a Province in revolt is defeated for good', () => {
    const game = alliance(1, (g) => {
      governs(g, 'senator:5', 'province:sicilia');
      senator(g, 'senator:5').at = 'rome';
      Object.assign(g.provinces[0]!, { governor: '', inRevolt: true });
      g.wars.push(newWar(revoltOf('province:sicilia'), 'active', true));
    });
    game.does('ally', revoltOf('province:sicilia'));
    expect(game.g.provinces[0]).toMatchObject({ inRevolt: false, governor: '' });
    expect(game.g.wars).toHaveLength(2);
    expect(game.g.state).toBe(100);
  });

  test('[card-173-2-a] the dark side: all the Spoils, the Provinces, and the card is gone for good', () => {
    const game = alliance(2);
    game.does('ally', 'war:1');
    expect(game.g.state).toBe(135);
    expect(game.g.provinces.map((p) => p.id).sort()).toEqual(['province:sardinia-corsica', 'province:sicilia']);
    expect(game.g.discards).toContain('card:1');
    expect(game.g.deck).not.toContain('card:1');
  });

  test('[card-173-2-b][amb-160] no Revolt; with nothing but Revolts nothing happens', () => {
    expect(alliance(2).offers('ally')).toMatchObject({ of: ['war:1'] });
    const game = alliance(2, (g) => {
      g.wars = [newWar('war:72', 'inactive', true)];
    });
    expect(game.question?.prompt.k).toBe('testing');
  });
});

test('[card-175-2-a][own-19] a Revolt whose Province is missing does not rise with him, though he aids it', () => {
  const t = table((g) => {
    g.events = inPlay(175, 2);
    g.wars = [newWar('war:8', 'active', false), newWar('war:72', 'inactive', true)];
    g.leaders = [leader(36)];
  });
  endWar(t.cx, war(t.g, 'war:8'), 'victory');
  expect(war(t.g, 'war:72').status).toBe('inactive');
  expect(t.g.leaders).toMatchObject([{ aids: ['war:72'] }]);
});

describe('175 Refuge', () => {
  const won = (level: number) => {
    const t = table((g) => {
      g.events = inPlay(175, level);
      g.wars = [
        newWar('war:8', 'active', false),
        newWar('war:7', 'inactive', false),
        newWar('war:115', 'inactive', false),
      ];
      g.leaders = [leader(36)];
    });
    endWar(t.cx, war(t.g, 'war:8'), 'victory');
    return t;
  };

  test('[card-175-1-a] the next Leader killed by a Victory waits for the next War drawn and aids it; then the event is over', () => {
    const t = won(1);
    expect(t.g.leaders).toMatchObject([{ id: 'leader:36', at: 'wars', refuge: true }]);
    expect(t.g.events).toEqual([]);
    drawWar(t.cx, 'war:68');
    expect(t.g.leaders).toMatchObject([{ refuge: false, aids: ['war:68'] }]);
    war(t.g, 'war:68').status = 'active';
    expect(landStrength(t.g, war(t.g, 'war:68'))).toBe(13);
    // His own War is gone for good: when the one he aids is, he leaves the game.
    endWar(t.cx, war(t.g, 'war:68'), 'victory');
    expect(t.g.leaders).toEqual([]);
  });

  test('[card-175-2-a] on the dark side he rouses every War of the moment and aids them all, but no later one', () => {
    const t = won(2);
    expect(t.g.wars.map((w) => w.status)).toEqual(['active', 'active']);
    expect(t.g.leaders).toMatchObject([{ at: 'wars', refuge: false, aids: ['war:115', 'war:7'] }]);
    expect(landStrength(t.g, war(t.g, 'war:7'))).toBe(15);
    drawWar(t.cx, 'war:68');
    expect(landStrength(t.g, war(t.g, 'war:68'))).toBe(8);
    expect(t.g.events).toEqual([]);
    endWar(t.cx, war(t.g, 'war:7'), 'victory');
    expect(t.g.leaders).toHaveLength(1);
    endWar(t.cx, war(t.g, 'war:115'), 'victory');
    expect(t.g.leaders).toEqual([]);
  });
});
