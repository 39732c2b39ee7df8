import { begin, copy, engineOf, fromSeed, parseTable, randomInput, rng } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { mediterraneanEmpires as game } from '../index.ts';
import { aimsOf } from './aims.ts';

const engine = engineOf(game);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

test('[MED.5.3-a] what an Empire card is aimed at is known before it is played: what is asked when nobody answers it', () => {
  const seen = new Set<string>();
  const wrong: string[] = [];
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
        const asked = VERBS.find((verb) => top !== 'round.action' && Object.hasOwn(next, verb));
        const offer = asked === undefined ? undefined : next[asked];
        wrong.push(
          ...(same([aims?.verb, aims?.of], [asked, offer?.t === 'pick' ? offer.of : undefined]) ? [] : [card]),
        );
        if (aims) seen.add(aims.verb);
      }
      engine.apply(state, randomInput(question, by!, (k) => chance.below(k))!);
    }
  }
  expect(wrong).toEqual([]);
  expect([...seen].sort()).toEqual(expect.arrayContaining(['appease', 'court', 'rouse', 'takeBack']));
});

const VERBS = ['court', 'incite', 'seize', 'appease', 'rouse', 'reinforce', 'takeBack', 'despoil', 'rob'];
