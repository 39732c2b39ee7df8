import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openGame, toFile } from './game-file.ts';
import { commitment, keyedDraw, newKey } from './keyed.ts';
import { notPlain } from './json.ts';
import { playOn } from './testing/play.ts';
import { toy } from './testing/toy.ts';

const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

describe('keyed draws', () => {
  // Worked out with another program; verification of old games rests on them.
  test.each([
    [0, 2668419513],
    [1, 1083702857],
    [7, 3571746969],
    [8, 3291668569],
    [1000, 963290493],
    [2 ** 32, 1828641756],
  ])('word %i of the test key is fixed', (n, word) => {
    expect(keyedDraw(KEY)(n)).toBe(word);
  });

  test('word n is part n mod 8 of HMAC-SHA-256 over n div 8, in any order of asking', () => {
    const draw = keyedDraw(KEY);
    for (const n of [0, 3, 17, 16, 15, 3, 80_001, 0]) {
      const counter = Buffer.alloc(8);
      counter.writeBigUInt64BE(BigInt(n >> 3));
      const block = createHmac('sha256', Buffer.from(KEY, 'hex')).update(counter).digest('hex');
      expect(draw(n)).toBe(Number.parseInt(block.slice((n % 8) * 8, (n % 8) * 8 + 8), 16));
    }
  });

  test('the commitment is the SHA-256 of the key', () => {
    expect(commitment(KEY)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
    expect(commitment(KEY)).toBe(createHash('sha256').update(Buffer.from(KEY, 'hex')).digest('hex'));
  });

  test('a new key has 256 bits and is new every time', () => {
    const keys = Array.from({ length: 20 }, newKey);
    expect(keys.every((k) => /^[0-9a-f]{64}$/.test(k))).toBe(true);
    expect(new Set(keys).size).toBe(20);
  });

  test.each(['', 'abc', KEY.toUpperCase(), `${KEY}0`, KEY.replace('0', 'g')])('%j is no key', (key) => {
    expect(() => keyedDraw(key)).toThrow('64 hexadecimal digits');
    expect(() => commitment(key)).toThrow('64 hexadecimal digits');
  });
});

describe('a keyed game', () => {
  const source = { t: 'key', commitment: commitment(KEY), key: KEY } as const;
  const game = () => openGame(toy, 3, {}, source, keyedDraw(KEY));

  test('rolls the same when it is played again with the same key, and otherwise with another', () => {
    const [a, b] = [game(), game()];
    playOn(a.match, 'same choices');
    playOn(b.match, 'same choices');
    expect(b.match.entries.map((e) => e.digest)).toEqual(a.match.entries.map((e) => e.digest));
    const other = openGame(toy, 3, {}, source, keyedDraw(KEY.replace('00', 'ff')));
    expect(other.match.state.g.deck).not.toEqual(game().match.state.g.deck);
  });

  test('has the key nowhere in its state or its history, only how many words were drawn', () => {
    const { match } = game();
    playOn(match, 'x');
    expect(match.state.chance).toEqual({ t: 'keyed', drawn: expect.any(Number) as number });
    expect(notPlain(match.state)).toBeUndefined();
    for (const text of [match.state, match.entries, match.start].map((x) => JSON.stringify(x))) {
      expect(text).not.toContain(KEY);
      expect(text).not.toContain(KEY.slice(0, 16));
    }
  });

  test('shows the key in its file only when it is over', () => {
    const opened = game();
    expect(toFile(opened).source).toEqual({ t: 'key', commitment: commitment(KEY) });
    playOn(opened.match, 'x');
    expect(opened.match.state.over).toBeDefined();
    expect(toFile(opened).source).toEqual(source);
  });
});
