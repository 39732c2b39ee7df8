/** How the bot becomes Consul for Life: by a contribution, by a victory, by an election — 1.09.82 */
import { expect, test } from 'vitest';
import { easy, sensible } from './sensible.ts';
import { allot, answers, answersOf, ask, button, menOf, pick, quietSenate } from './testing/table.ts';

const almost = (influence: number, talents: number) =>
  quietSenate((g) => {
    g.phase = 'revenue';
    const man = menOf(g, 0)[0]!;
    Object.assign(man, { influence, talents });
  });
const contribution = (influence: number, talents: number, bot = sensible) => {
  const s = almost(influence, talents);
  const id = menOf(s.g, 0)[0]!.id;
  const question = ask(
    'ask.revenue.contribute',
    { state: 300, debits: 50 },
    { contribute: allot({ [id]: talents }), contributed: button },
  );
  return { id, answer: answersOf(bot, s, 0, [question])[0]! };
};

test('[1.09.822-a] a contribution that makes his own man Consul for Life is made, and no larger one', () => {
  const { id, answer } = contribution(32, 30);
  expect(answer).toEqual({ verb: 'contribute', arg: { [id]: 25 } });
});
test('[1.09.822-a] the same money is kept for the Forum where it would not be enough', () => {
  expect(contribution(20, 30).answer).toEqual({ verb: 'contributed' });
});
test('the easy bot overlooks it', () => {
  expect(contribution(34, 12, easy).answer).toEqual({ verb: 'contributed' });
  expect(contribution(34, 12).answer.verb).toBe('contribute');
});
test('[1.06.3-a] he is given the money for it', () => {
  const s = almost(28, 0);
  s.g.factions[0]!.lump = 60;
  const [first, second] = menOf(s.g, 0);
  second!.influence = 3;
  const shares = { [first!.id]: 60, [second!.id]: 60, 'faction:0': 60 };
  const question = ask(
    'ask.revenue.redistribution',
    { lump: 60 },
    { allocate: allot(shares, 60), redistributed: button },
  );
  const [answer] = answers(s, 0, question);
  expect(answer).toMatchObject({ verb: 'allocate' });
  expect((answer!.arg as Record<string, number>)[first!.id]).toBeGreaterThanOrEqual(50);
});
const RICH = 8;
test('[1.09.821-a] an election for life is tried when it may well succeed, and not against all others', () => {
  const nominating = (influence: number) => {
    const s = quietSenate((g) => {
      // The others could buy votes, but will hardly spend all they have on it.
      for (const x of g.senators) x.talents = x.faction === 0 ? 0 : RICH;
      menOf(g, 0)[0]!.influence = influence;
    });
    const id = menOf(s.g, 0)[0]!.id;
    const question = ask('ask.senate.beforeCensor', {}, { nominateForLife: pick(id), goOn: button });
    return answers(s, 0, question)[0]!.verb;
  };
  expect(nominating(34)).toBe('nominateForLife');
  const strong = quietSenate((g) => {
    menOf(g, 0)[0]!.influence = 21;
    for (const x of menOf(g, 1)) x.knights = 30;
  });
  const id = menOf(strong.g, 0)[0]!.id;
  const question = ask('ask.senate.beforeCensor', {}, { nominateForLife: pick(id), goOn: button });
  expect(answers(strong, 0, question)[0]!.verb).toBe('goOn');
});
