import { begin, copy, engineOf, fromSeed, parseTable, randomInput, rng } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { mediterraneanEmpires as game } from '../index.ts';
import { aimsOf } from './aims.ts';

const engine = engineOf(game);

test('[MED.5.3-a] what an Empire card is aimed at is known before it is played: what is asked when nobody answers it', () => {
  const seen = new Set<string>();
  for (const seats of [2, 4, 8]) {
    const seed = `aims/${seats}`;
    const state = begin(game, parseTable(game, seats, {}), fromSeed(seed));
    const chance = rng(seed);
    while (!state.over && state.inputs < 700) {
      const [by] = engine.waitingFor(state);
      const question = engine.question(state, by!)!;
      const empire = question.verbs['empire'];
      for (const card of empire?.t === 'pick' ? empire.of : []) {
        const aims = aimsOf(game.view(state, by!), by!, card);
        const played = copy(state);
        engine.apply(played, { by: by!, verb: 'empire', arg: card });
        for (let asked = engine.waitingFor(played)[0]!; ; asked = engine.waitingFor(played)[0]!) {
          if (played.stack.at(-1)?.proc !== 'cards.respond') break;
          engine.apply(played, { by: asked, verb: 'decline' });
        }
        const top = played.stack.at(-1)?.proc ?? '';
        const next = engine.question(played, by!)?.verbs ?? {};
        if (aims) {
          expect(next[aims.verb], `${card} at ${top}`).toMatchObject({ t: 'pick', of: aims.of });
          seen.add(aims.verb);
        } else expect(Object.keys(next).some((verb) => VERBS.includes(verb) && top.startsWith('cards.'))).toBe(false);
      }
      engine.apply(state, randomInput(question, by!, (k) => chance.below(k))!);
    }
  }
  expect([...seen].sort()).toEqual(expect.arrayContaining(['appease', 'court', 'rouse', 'takeBack']));
});

const VERBS = ['court', 'incite', 'seize', 'appease', 'rouse', 'reinforce', 'takeBack', 'despoil', 'rob'];
