import { describe, expect, test } from 'vitest';
import { barbarianRaids } from '../../events/barbarian-raids.ts';
import { internalDisorder } from '../../events/internal-disorder.ts';
import { onActiveWarDrawn } from '../../events/pretender.ts';
import type { Rome } from '../../game.ts';
import { developProvinces } from '../../revenue/development.ts';
import { shortenTerms } from '../../revenue/governors.ts';
import { yielding } from '../../revenue/provinces.ts';
import { openToSpoils } from '../../revenue/spoils.ts';
import { collectTaxes } from '../../revenue/taxes.ts';
import { senator } from '../../rome/senators.ts';
import { fresh } from '../../rome/death.ts';
import { at } from '../../testing/at.ts';
import { addProvince, allVote, ballots, CROWD, crowd, hasEnded, meeting, TURN } from '../../testing/senate.ts';
import { createProvince } from '../../wars/provinces.ts';
import { province } from '../../wars/wars.ts';
import { killSenator } from '../../rome/death.ts';
import { proc } from '../../procs.ts';
import { end } from '@tabularium/kernel';
import { propose } from '../proposals.ts';
import { governors } from './governors.ts';
import { governorsStep } from './governors-step.ts';
import { revolts } from '../../testing/people.ts';

const SICILIA = 'province:sicilia';
const ASIA = 'province:asia';
const A = 'senator:1';
const B = 'senator:2';
const C = 'senator:3';
const D = 'senator:4';
const E = 'senator:5';

/** Seat 0 presides with A, and has B; C and D are of seat 1, E of seat 2. */
const table = (g: Rome, step: 'governors' | 'business' = 'governors'): void => meeting(g, step, [A, B], [C, D], [E]);
const begin = (patch: (g: Rome) => void) =>
  at(governorsStep, undefined, { seats: 3 }, (g) => {
    table(g);
    patch(g);
  });
const candidates = (game: ReturnType<typeof begin>) => {
  const offer = game.as(game.waitingFor[0]!).offers('nominate');
  return offer?.t === 'pick' ? [...offer.of].sort() : [];
};

describe('election', () => {
  test('[1.09.5-a] a new Province lies in the Forum, Undeveloped', () => {
    const made = proc('test.create', () => ({}), {
      start: (cx) => {
        createProvince(cx, SICILIA);
        return end();
      },
    });
    const game = at(made, undefined, { seats: 3 }, (g) => table(g));
    expect(province(game.g, SICILIA)).toMatchObject({ governor: '', developed: false });
  });

  test('[1.09.5-b][1.09.54-a][amb-109] every Province in the Forum must have a Governor before anything else', () => {
    const game = begin((g) => {
      addProvince(g, SICILIA);
      addProvince(g, ASIA);
    });
    game.as(0).refuses('drop').does('fillProvince', SICILIA).does('nominate', E).does('put');
    allVote(game, 'aye');
    expect(province(game.g, SICILIA).governor).toBe(E);
    game.as(0).does('fillProvince', ASIA).does('nominate', B).does('put');
    expect(hasEnded(allVote(game, 'aye'))).toBe(true);
  });

  test('[1.09.5-c][amb-29] it goes on until one is elected, or one candidate is left, who is appointed', () => {
    const game = begin((g) => {
      addProvince(g, SICILIA);
    });
    for (const who of [B, C, D]) {
      game.as(0).does('fillProvince', SICILIA).does('nominate', who).does('put');
      allVote(game, 'nay');
      while (game.question?.verbs['loseInfluence']) game.does('loseInfluence');
    }
    expect(province(game.g, SICILIA).governor).toBe(E);
    expect(hasEnded(game)).toBe(true);
  });

  test('[1.09.5-d][1.09.5-g] Senators in Rome without Major Office, and those in the Forum', () => {
    const game = begin((g) => {
      addProvince(g, SICILIA);
      senator(g, C).office = 'censor';
      senator(g, D).at = 'field';
      crowd(g).push(fresh(g, 'senator:6', -1));
    });
    game.as(0).does('fillProvince', SICILIA);
    expect(candidates(game).filter((id) => !CROWD.some((x) => x === id))).toEqual([B, E, 'senator:6']);
    game.refuses('nominate', A).refuses('nominate', C).refuses('nominate', D);
  });

  test('[1.09.5-e][1.09.51-a] he takes the Province for three terms, leaves at once and votes no more', () => {
    const game = begin((g) => {
      addProvince(g, SICILIA);
      addProvince(g, ASIA);
    });
    game.as(0).does('fillProvince', SICILIA).does('nominate', E).does('put');
    allVote(game, 'aye').expectLog('governors.elected', { who: E, province: SICILIA });
    expect(province(game.g, SICILIA)).toMatchObject({ governor: E, term: 3, elected: TURN });
    expect(senator(game.g, E).at).toBe(SICILIA);
    game.as(0).does('fillProvince', ASIA).does('nominate', C).does('put');
    ballots(game, { 0: 'nay', 1: 'nay', 2: 'aye' });
    // Seat 2 has nobody left in Rome, so it was never asked.
    expect(province(game.g, ASIA).governor).toBe('');
  });

  test('[1.09.51-a] the dial goes down with every Revenue Phase, but not for a Rebel', () => {
    const ending = proc('test.terms', () => ({}), {
      start: (cx) => {
        shortenTerms(cx);
        return end();
      },
    });
    const { g } = at(ending, undefined, { seats: 3 }, (x) => {
      table(x);
      addProvince(x, SICILIA, E);
      addProvince(x, ASIA, D);
      for (const p of x.provinces) p.term = 3;
      revolts(x, D);
    });
    expect(g.provinces.map((p) => p.term)).toEqual([2, 3]);
  });

  test('[1.09.5-f][1.09.52-d] several posts and a recall stand or fall together', () => {
    const patch = (g: Rome) => {
      addProvince(g, SICILIA);
      addProvince(g, ASIA, E);
    };
    const put = (game: ReturnType<typeof begin>) => {
      game.as(0).does('fillProvince', SICILIA).does('nominate', B);
      game.does('replaceGovernor', ASIA).does('nominate', C).does('put');
    };
    const passed = begin(patch);
    put(passed);
    allVote(passed, 'aye');
    expect(passed.g.provinces.map((p) => p.governor)).toEqual([B, C]);
    const failed = begin(patch);
    put(failed);
    ballots(failed, { 0: 'nay', 1: 'nay' });
    expect(failed.g.provinces.map((p) => p.governor)).toEqual(['', E]);
  });

  test('[1.09.5-f] a joint proposal that failed bars only the same combination', () => {
    const game = begin((g) => {
      addProvince(g, SICILIA);
      addProvince(g, ASIA);
    });
    const join = (first: string, second: string) => {
      game.as(0).does('fillProvince', SICILIA).does('nominate', first);
      game.does('fillProvince', ASIA).does('nominate', second);
    };
    join(B, C);
    game.does('put');
    ballots(game, { 0: 'nay', 1: 'nay', 2: 'abstain' });
    join(B, C);
    game.refuses('put', undefined, 'no.rejected').does('drop');
    join(B, D);
    game.does('put');
  });

  test('[1.09.5-h] nobody is named for two Provinces', () => {
    const game = begin((g) => {
      addProvince(g, SICILIA);
      addProvince(g, ASIA);
    });
    game.as(0).does('fillProvince', SICILIA).does('nominate', B).does('fillProvince', ASIA).refuses('nominate', B);
    game.does('nominate', C);
  });

  test('with fewer candidates than Provinces the PM says which is filled [amb-91]', () => {
    const game = begin((g) => {
      addProvince(g, SICILIA);
      addProvince(g, ASIA);
      for (const id of [B, C, D]) senator(g, id).at = 'field';
    });
    game.as(0).does('fillProvince', ASIA).expectLog('governors.elected', { who: E, province: ASIA });
    expect(hasEnded(game)).toBe(true);
    expect(province(game.g, SICILIA).governor).toBe('');
  });

  test('the death of a nominee cancels it [1.09.721-h]', () => {
    const p = { t: 'governors', posts: [{ province: SICILIA, senator: B }] } as const;
    expect(governors.surviving(undefined as never, p, [C])).toBe(p);
    expect(governors.surviving(undefined as never, p, [B])).toBeUndefined();
  });
});

describe('those who have come back', () => {
  const back = (g: Rome): void => {
    addProvince(g, SICILIA);
    Object.assign(senator(g, E), { returned: TURN });
  };

  test('[1.09.51-b] one who returned this turn goes only if he agrees', () => {
    const game = begin(back);
    game.as(0).does('fillProvince', SICILIA).does('nominate', E);
    game.as(2).does('refuse').expectLog('governors.declined', { who: E });
    game.as(0).refuses('nominate', E).does('nominate', B).does('put');
    const willing = begin(back);
    willing.as(0).does('fillProvince', SICILIA).does('nominate', E).as(2).does('consent').as(0).does('put');
  });

  test('[1.09.51-b] unless nobody else is left', () => {
    const game = begin((g) => {
      back(g);
      for (const id of [B, C, D]) senator(g, id).at = 'field';
    });
    expect(province(game.g, SICILIA).governor).toBe(E);
  });

  test('[1.09.51-c] the same holds for one recalled this turn', () => {
    const game = at(propose, { kind: 'governors', by: 0, means: 'presiding' }, { seats: 3 }, (g) => {
      table(g, 'business');
      addProvince(g, ASIA, E);
      addProvince(g, SICILIA, D);
    });
    game.as(0).does('replaceGovernor', ASIA).does('nominate', C).does('put');
    allVote(game, 'aye');
    expect(senator(game.g, E)).toMatchObject({ at: 'rome', returned: TURN });
    const again = at(propose, { kind: 'governors', by: 0, means: 'presiding' }, { seats: 3 }, (g) => {
      Object.assign(g, game.g);
      g.senate.step = 'business';
    });
    again.as(0).does('replaceGovernor', SICILIA).does('nominate', E).as(2).does('refuse');
  });
});

describe('recall', () => {
  const replacing = (patch: (g: Rome) => void) =>
    at(propose, { kind: 'governors', by: 0, means: 'presiding' }, { seats: 3 }, (g) => {
      table(g, 'business');
      addProvince(g, SICILIA, E);
      addProvince(g, ASIA, D);
      patch(g);
    });

  test('[1.09.52-a][1.09.52-c] a successor is elected for three terms, and the old Governor is back at once', () => {
    const game = replacing((g) => {
      Object.assign(senator(g, E), { corrupt: true });
    });
    game.as(0).does('replaceGovernor', SICILIA).does('nominate', B).does('put');
    allVote(game, 'aye').expectLog('governors.recalled', { who: E, province: SICILIA });
    expect(province(game.g, SICILIA)).toMatchObject({ governor: B, term: 3 });
    expect(senator(game.g, E)).toMatchObject({ at: 'rome', returnedCorrupt: true });
  });

  test('[1.09.52-a] no Rebel is recalled', () => {
    const game = replacing((g) => {
      revolts(g, E);
    });
    game.as(0).refuses('replaceGovernor', SICILIA).does('replaceGovernor', ASIA);
  });

  test('[1.09.52-b] nor one elected this turn', () => {
    const game = replacing((g) => {
      province(g, SICILIA).elected = TURN;
    });
    game.as(0).refuses('replaceGovernor', SICILIA);
  });

  test('[1.09.52-d] in other business as well, not before Prosecutions are over', () => {
    const { g } = replacing(() => {});
    expect(governors.mayPut(g, 0, 'presiding')).toBe(true);
    g.senate.step = 'prosecutions';
    expect(governors.mayPut(g, 0, 'presiding')).not.toBe(true);
  });
});

test('[1.09.53-a] one from the Forum leaves it', () => {
  const game = begin((g) => {
    addProvince(g, SICILIA);
    crowd(g).push(fresh(g, 'senator:6', -1));
  });
  game.as(0).does('fillProvince', SICILIA).does('nominate', 'senator:6').does('put');
  allVote(game, 'aye');
  expect(senator(game.g, 'senator:6')).toMatchObject({ faction: -1, at: SICILIA });
});

test('[1.09.53-b] an Unaligned Governor taxes for the State and takes no Spoils', () => {
  const { g } = begin((x) => {
    x.senators.push(fresh(x, 'senator:6', -1));
    addProvince(x, SICILIA, 'senator:6');
    addProvince(x, ASIA, B);
  });
  expect(yielding(g).map((p) => p.id)).toEqual([ASIA, SICILIA]);
  expect([0, 1, 2].flatMap((seat) => openToSpoils(g, seat))).toEqual([ASIA]);
});

test('[1.09.54-c] a Province without Governor brings and costs nothing, and four events pass it by', () => {
  const events = proc('test.events', () => ({}), {
    start: (cx) => {
      barbarianRaids(cx);
      internalDisorder(cx);
      onActiveWarDrawn(cx);
      collectTaxes(cx);
      developProvinces(cx);
      return end();
    },
  });
  const game = at(
    events,
    undefined,
    { seats: 3 },
    (g) => {
      table(g);
      addProvince(g, 'province:hispania-citerior');
      g.events = [163, 169, 174, 178].map((n) => ({ id: `event:${n}`, level: 2, since: TURN }));
      g.state = 50;
    },
    // No die: whoever rolled would be found out.
  );
  expect(game.g).toMatchObject({ state: 50, charges: 0, wars: [] });
  expect(game.g.provinces).toMatchObject([{ overrun: false, developed: false, inRevolt: false }]);
});

test('[1.09.54-b] when a Governor dies afterwards, a successor is elected at the next opportunity', () => {
  const die = proc('test.die', () => ({}), {
    start: (cx) => {
      killSenator(cx, senator(cx.g, D), 'natural');
      return end();
    },
  });
  const { g } = at(die, undefined, { seats: 3 }, (x) => {
    table(x, 'business');
    addProvince(x, SICILIA, D);
  });
  expect(province(g, SICILIA).governor).toBe('');
  const game = at(governorsStep, undefined, { seats: 3 }, (x) => {
    Object.assign(x, g);
  });
  game.as(0).does('fillProvince', SICILIA).does('nominate', B).does('put');
  expect(hasEnded(allVote(game, 'aye'))).toBe(true);
  expect(game.g.senate.step).toBe('business');
});

describe('the Vatinian Law', () => {
  const law = (patch: (g: Rome) => void) =>
    begin((g) => {
      g.laws = ['card:158'];
      addProvince(g, SICILIA);
      patch(g);
    });

  test('[card-158-b] anybody Aligned, in Rome or not, with an office or not; no Captive and no Rebel', () => {
    const game = law((g) => {
      senator(g, C).at = 'field';
      Object.assign(senator(g, D), { at: 'field', captive: 'barbarians' });
      revolts(g, E).at = 'field';
    });
    game.as(0).does('fillProvince', SICILIA);
    expect(candidates(game)).toEqual([A, B, C]);
  });

  test('[card-158-a][1.13.1-c][1.13.1-e] who holds an office governs by Legate and stays', () => {
    const game = law(() => {});
    game.as(0).does('fillProvince', SICILIA).does('nominate', A).does('put');
    expect(hasEnded(allVote(game, 'aye'))).toBe(true);
    expect(province(game.g, SICILIA)).toMatchObject({ governor: A, legate: true });
    expect(senator(game.g, A).at).toBe('rome');
  });

  test('[card-158-a] so does who is in the field, and one may hold several Provinces', () => {
    const game = law((g) => {
      addProvince(g, ASIA);
      senator(g, C).at = 'field';
    });
    game
      .as(0)
      .does('fillProvince', SICILIA)
      .does('nominate', C)
      .does('fillProvince', ASIA)
      .does('nominate', C)
      .does('put');
    expect(hasEnded(allVote(game, 'aye'))).toBe(true);
    expect(game.g.provinces).toMatchObject([
      { governor: C, legate: true },
      { governor: C, legate: true },
    ]);
    expect(senator(game.g, C).at).toBe('field');
  });

  test('[card-158-c][1.13.1-b][amb-174] a Senator in Rome chooses once, when elected', () => {
    const elected = () => {
      const game = law(() => {});
      game.as(0).does('fillProvince', SICILIA).does('nominate', E).does('put');
      return allVote(game, 'aye').as(2);
    };
    const gone = elected().does('goToProvince');
    expect(province(gone.g, SICILIA).legate).toBe(false);
    expect(senator(gone.g, E).at).toBe(SICILIA);
    expect(hasEnded(gone)).toBe(true);
    const stays = elected().does('sendLegate');
    expect(province(stays.g, SICILIA).legate).toBe(true);
    expect(senator(stays.g, E).at).toBe('rome');
    // [1.13.1-b] Nothing asks him again.
    expect(hasEnded(stays)).toBe(true);
  });
});
