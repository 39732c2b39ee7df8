/** What the bot plays Tribunes for, and what it does against those of others — 1.09.15, cards 97 and 103 */
import type { State } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import type { Rome } from '../rules/index.ts';
import type { Proposal } from '../rules/study.ts';
import { answers, ask, button, menOf, newGame, pick, quietSenate, floorOf } from './testing/table.ts';

const onFloor = (g: Rome, by: number, proposal: Proposal): void => {
  g.senate.floors = [floorOf(g, proposal, { by, proposer: menOf(g, by)[0]!.id, means: 'tribune' })];
};
const life = (by: number): State<Rome> =>
  quietSenate((g) => {
    menOf(g, by)[0]!.influence = 24;
    onFloor(g, by, { t: 'consul-for-life', nominee: menOf(g, by)[0]!.id });
  });
const byMurder = (s: State<Rome>) => {
  const men = menOf(s.g, 0).map((x) => x.id);
  return ask('ask.senate.tribune', {}, { murderTribune: pick(...men), pass: button });
};

test('[card-97-c] a Tribune who proposes a rival for life is murdered, his own is not', () => {
  const s = life(1);
  const [answer] = answers(s, 0, byMurder(s));
  expect(answer).toMatchObject({ verb: 'murderTribune' });
  // The Senator who does it becomes unpopular, so it is not the Leader.
  expect(answer!.arg).not.toBe(s.g.factions[0]!.leader);
  const own = life(0);
  expect(answers(own, 0, byMurder(own))).toEqual([{ verb: 'pass' }]);
});

const adjourning = (wars: number, legions: number): State<Rome> =>
  quietSenate((g) => {
    const [war] = newGame(3, 'early', 'wars').g.wars;
    g.wars = (['war:4', 'war:1'] as const).slice(0, wars).map((id) => ({ ...war!, id, status: 'active' as const }));
    g.legions.forEach((l, n) => {
      l.at = n < legions ? 'active' : 'pool';
    });
    g.fleets = 5;
    Object.assign(menOf(g, 1)[0]!, { office: 'field-consul' });
    g.senate.step = 'adjourning';
    g.senate.presiding = menOf(g, 1)[0]!.id;
  });
const reopening = ask('ask.senate.adjourning', {}, { reopenByTribune: pick('card:38'), pass: button });

test('[1.09.151-h] the Senate does not go home with two Wars and Legions to fight one of them', () => {
  expect(answers(adjourning(2, 12), 0, reopening)).toEqual([{ verb: 'reopenByTribune', arg: 'card:38' }]);
});
test('[1.09.151-h] a Tribune is not spent where nothing can be done, or nothing is urgent', () => {
  expect(answers(adjourning(2, 0), 0, reopening)).toEqual([{ verb: 'pass' }]);
  expect(answers(adjourning(1, 12), 0, reopening)).toEqual([{ verb: 'pass' }]);
});
test('[1.09.152-a] an office that would make a rival Consul for Life at once is vetoed', () => {
  const electing = (influence: number) => {
    const s = quietSenate((g) => {
      menOf(g, 1)[0]!.influence = influence;
      onFloor(g, 1, { t: 'censor', nominee: menOf(g, 1)[0]!.id });
    });
    const question = ask('ask.senate.opened', {}, { vetoByTribune: pick('card:38'), pass: button });
    return answers(s, 0, question)[0]!.verb;
  };
  expect(electing(31)).toBe('vetoByTribune');
  expect(electing(3)).toBe('pass');
});
