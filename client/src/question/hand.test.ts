import type { Offer } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { drafted, isChosen, sorted, waysToPlay, whyNotPlayed } from './hand.ts';
import { choice } from './testing/choice.ts';

const pick = (...of: string[]): Offer => ({ t: 'pick', of, rules: [] });
const LAW = { ref: 'card:1', icon: 'scroll', when: 'senate', verbs: [] };
const KILLER = { ...LAW, ref: 'card:2', verbs: ['strike'] };

describe('a card of the hand', () => {
  test('is played by what offers it, beside the question too, or by its own verb', () => {
    const play = choice('playLaw', { offer: pick('card:1'), aside: true });
    const strike = choice('strike', { offer: { t: 'button', rules: [] } });
    expect(waysToPlay([play, strike], LAW, undefined)).toEqual([play]);
    expect(waysToPlay([play, strike], KILLER, undefined)).toEqual([strike]);
    expect(waysToPlay([choice('strike', { reason: { k: 'no' } })], KILLER, undefined)).toEqual([]);
  });
  test('while one way is chosen, the others are not offered', () => {
    const [a, b] = [choice('a', { offer: pick('card:1') }), choice('b', { offer: pick('card:1') })];
    expect(waysToPlay([a, b], LAW, undefined)).toEqual([a, b]);
    expect(waysToPlay([a, b], LAW, { verb: 'b' })).toEqual([b]);
  });
  test('is chosen by a press and not played by it', () => {
    const play = choice('playLaw', { offer: pick('card:1', 'card:3'), weighty: false });
    expect(drafted(play, LAW)).toEqual({ verb: 'playLaw', arg: 'card:1' });
    expect(drafted(choice('strike', { offer: { t: 'button', rules: [] } }), KILLER)).toEqual({ verb: 'strike' });
    expect(drafted(choice('discard', { offer: { t: 'choose', of: ['card:1'], min: 0, max: 1, rules: [] } }), LAW)).toBe(
      undefined,
    );
  });
  test('is marked while it is chosen, and another card of the same verb is not', () => {
    const play = choice('playLaw', { offer: pick('card:1', 'card:3') });
    expect(isChosen(play, LAW, { verb: 'playLaw', arg: 'card:1' })).toBe(true);
    expect(isChosen(play, LAW, { verb: 'playLaw', arg: 'card:3' })).toBe(false);
    expect(isChosen(play, LAW, undefined)).toBe(false);
  });
  test('says why it cannot be played where the question says so', () => {
    const held = choice('playLaw', { offer: pick('card:3'), held: [{ reason: { k: 'promised' }, refs: ['card:1'] }] });
    expect(whyNotPlayed([held], LAW, undefined)).toEqual({ k: 'promised' });
    expect(whyNotPlayed([choice('strike', { reason: { k: 'no' } })], KILLER, undefined)).toEqual({ k: 'no' });
    expect(whyNotPlayed([], LAW, undefined)).toBe(undefined);
  });
  test('is not playable because it could be discarded; while that is chosen, it can be', () => {
    const change = choice('change', { offer: pick('card:1') });
    const kept = { ...LAW, apart: ['change'] };
    expect(waysToPlay([change], kept, undefined)).toEqual([]);
    expect(waysToPlay([change], kept, { verb: 'change' })).toEqual([change]);
  });
  test('says what the game says of it, where the question does not say why it cannot be played', () => {
    const idle = { ...LAW, whyNot: { k: 'noBattle' } };
    expect(whyNotPlayed([], idle, undefined)).toEqual({ k: 'noBattle' });
    const held = choice('playLaw', { offer: pick('card:3'), held: [{ reason: { k: 'promised' }, refs: ['card:1'] }] });
    expect(whyNotPlayed([held], idle, undefined)).toEqual({ k: 'promised' });
  });
  test('the large hand is sorted by what can be played, by kind, by strength', () => {
    const [a, b, c] = [
      { ...LAW, ref: 'a', kind: 2, strength: 1 },
      { ...LAW, ref: 'b', kind: 0, strength: 5 },
      { ...LAW, ref: 'c', kind: 1, strength: 9 },
    ];
    const refs = (by: 'playable' | 'kind' | 'strength') =>
      sorted([a!, b!, c!], by, (card) => card.ref === 'a').map((card) => card.ref);
    expect(refs('playable')).toEqual(['a', 'b', 'c']);
    expect(refs('kind')).toEqual(['b', 'c', 'a']);
    expect(refs('strength')).toEqual(['c', 'b', 'a']);
  });
});
