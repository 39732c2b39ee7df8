import { expect, test } from 'vitest';
import type { Answering } from '../table/use-answer.ts';
import type { Choice, Draft } from './choices.ts';
import { choose, wayOf } from './playing.ts';
import { choice } from './testing/choice.ts';

const CARD = { ref: 'card:1', icon: 'scroll', when: 'senate', verbs: [] };
const WAY = choice('playLaw', {
  label: 'Law: to the vote',
  offer: { t: 'pick', of: ['card:1', 'card:2'], rules: [] },
});

/** What a press did, while this is drafted. */
const pressed = (draft: Draft | undefined, way: Choice = WAY): unknown => {
  let done: unknown;
  const answer: Pick<Answering, 'draft' | 'forget' | 'change' | 'pressRef'> = {
    draft,
    forget: () => {
      done = 'forgotten';
    },
    change: (d) => {
      done = d;
    },
    pressRef: (_, ref) => {
      done = ref;
    },
  };
  choose(answer, CARD, way);
  return done;
};

test('a press on a card chooses it, another takes that back; among several that are given together it is one of them', () => {
  expect(pressed(undefined)).toEqual({ verb: 'playLaw', arg: 'card:1' });
  expect(pressed({ verb: 'playLaw', arg: 'card:2' })).toEqual({ verb: 'playLaw', arg: 'card:1' });
  expect(pressed({ verb: 'playLaw', arg: 'card:1' })).toBe('forgotten');
  const several: Choice = { ...WAY, offer: { t: 'choose', of: ['card:1'], min: 0, max: 1, rules: [] } };
  expect(pressed(undefined, several)).toBe('card:1');
});

test('how it is played is said without the name of the card, which stands over it', () => {
  expect(wayOf('Tribune: veto', 'Tribune')).toBe('veto');
  expect(wayOf('Standing order: pass', 'Tribune')).toBe('Standing order: pass');
});
