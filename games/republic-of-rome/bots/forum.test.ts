/** What the bot does for another Initiative, who prosecutes, what it repeals and when it proscribes — 1.07.22, 1.09.411, 1.09.621, card 144 */
import { expect, test } from 'vitest';
import { oratory } from '../rules/study.ts';
import { allot, answers, ask, button, menOf, pick, quietSenate, range } from './testing/table.ts';

test('[1.07.22-d] another Initiative is worth more to one who would surely persuade somebody', () => {
  const bidding = (influence: number): number => {
    const s = quietSenate((g) => {
      g.phase = 'forum';
      Object.assign(menOf(g, 0)[0]!, { influence, talents: 16 });
      for (const x of menOf(g, 1)) Object.assign(x, { influence: 8, talents: 0 });
    });
    const who = menOf(s.g, 0)[0]!.id;
    const [bid, amount] = answers(
      s,
      0,
      ask('ask.forum.bid', { high: 4 }, { bid: pick(who), pass: button }),
      ask('ask.forum.amount', { who, high: 4 }, { amount: range(5, 16) }),
    );
    return bid!.verb === 'bid' ? Number(amount!.arg) : 0;
  };
  expect(bidding(24)).toBeGreaterThan(4);
  expect(bidding(0)).toBe(0);
});

test('[1.09.44-b] his greatest man prosecutes, unless the people love the Accused', () => {
  const prosecutor = (popularity: number) => {
    const s = quietSenate((g) => {
      menOf(g, 0)[0]!.influence = 31;
      menOf(g, 1)[0]!.popularity = popularity;
    });
    const own = menOf(s.g, 0).map((x) => x.id);
    const question = ask(
      'ask.prosecution.prosecutor',
      { who: menOf(s.g, 1)[0]!.id },
      { appointProsecutor: pick(...own), letLapse: button },
    );
    const { arg } = answers(s, 0, question)[0]!;
    return own.findIndex((id) => id === arg);
  };
  expect(prosecutor(0)).toBe(0);
  expect(prosecutor(5)).toBeGreaterThan(0);
});

test('[1.09.621-a] a Land Bill is repealed when the State runs out of money and the people are calm', () => {
  const business = (state: number, unrest: number) => {
    const s = quietSenate((g) => {
      g.state = state;
      g.unrest = unrest;
      g.landBills = { I: 0, II: 0, III: 3 };
      g.legions.forEach((l) => {
        l.at = 'active';
      });
      menOf(g, 0)[0]!.popularity = 9;
      g.senate.presiding = menOf(g, 0)[0]!.id;
    });
    return answers(s, 0, ask('ask.senate.business', {}, { propose: pick('kind:repeal'), adjourn: button }))[0];
  };
  expect(business(-90, 0)).toEqual({ verb: 'propose', arg: 'kind:repeal' });
  expect(business(-90, 4)).toEqual({ verb: 'adjourn' });
  expect(business(200, 0)).toEqual({ verb: 'adjourn' });
});

test('[card-144-b] Proscription is played while the Knights’ money goes to his own, and not to a rival who leads', () => {
  const proscription = (hrao: number) => {
    const s = quietSenate((g) => {
      for (const x of g.senators) {
        x.office = '';
        x.influence = x.faction === hrao ? 30 : 3;
        x.knights = 2;
      }
      menOf(g, hrao)[0]!.office = 'rome-consul';
    });
    return answers(s, 0, ask('ask.proscription', {}, { playProscription: button, pass: button }))[0]!.verb;
  };
  expect(proscription(0)).toBe('playProscription');
  expect(proscription(1)).toBe('pass');
});

test('[1.07.51-c] Knights are pressed when what they bring makes an election for life succeed', () => {
  const inForum = (influence: number, knights: number) => {
    const s = quietSenate((g) => {
      g.phase = 'forum';
      for (const x of g.senators) Object.assign(x, { influence: 4, talents: 0, knights: 0 });
      Object.assign(menOf(g, 0)[0]!, { influence, knights });
      // The others have 20 votes more than he would have if he were elected today.
      const votes = (faction: number): number => menOf(g, faction).reduce((n, x) => n + oratory(g, x) + x.knights, 0);
      menOf(g, 1)[0]!.knights = Math.max(0, votes(0) + influence + 20 - votes(1) - votes(2));
    });
    const id = menOf(s.g, 0)[0]!.id;
    const question = ask('ask.forum.act', {}, { pressure: allot({ [id]: knights }), endInitiative: button });
    return { id, answer: answers(s, 0, question)[0]! };
  };
  const { id, answer } = inForum(24, 10);
  expect(answer).toEqual({ verb: 'pressure', arg: { [id]: 10 } });
  // Too few of them, or nobody who could be elected.
  expect(inForum(24, 4).answer).toEqual({ verb: 'endInitiative' });
  expect(inForum(20, 10).answer).toEqual({ verb: 'endInitiative' });
});
