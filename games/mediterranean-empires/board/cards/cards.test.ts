import { contentOf } from '../../rules/index.ts';
import { describe, expect, test } from 'vitest';
import { PICTURE_NAMES, pictureOf } from './pictures.tsx';

const content = contentOf({ agreed: { pack: '' } });
const all = Object.values(content.cards);
const picturesOf = (fits: (card: (typeof all)[number]) => boolean) => new Set(all.filter(fits).map(pictureOf));

describe('pictures of cards', () => {
  test('a card of every deck has the picture of its kind', () => {
    expect(all.length).toBe(8 * 35);
    expect([...picturesOf(({ types }) => types.includes('L'))]).toEqual(['head']);
    expect([...picturesOf(({ types }) => types.join('') === 'F')]).toEqual(['ship']);
    expect([...picturesOf(({ types }) => types.includes('D'))]).toEqual(['walls']);
    expect([...picturesOf(({ types }) => types.join('') === 'A')]).toEqual(['siege']);
  });

  test('troops are told apart by what they are', () => {
    for (const [tag, picture] of [
      ['cavalry', 'horse'],
      ['elephant', 'elephant'],
      ['chariot', 'chariot'],
    ] as const)
      expect([...picturesOf(({ types, tags }) => types.includes('T') && tags.includes(tag))]).toEqual([picture]);
    const foot = picturesOf(({ types, tags }) => types.includes('T') && tags.includes('infantry'));
    expect([...foot].every((x) => ['legion', 'shield', 'javelins'].includes(x))).toBe(true);
  });

  test('a card that is played for its text never has the picture of a troop', () => {
    const texts = picturesOf(({ types }) => types.every((x) => x === 'I' || x === 'X'));
    for (const x of ['legion', 'shield', 'javelins', 'horse', 'elephant', 'chariot', 'ship', 'head'] as const)
      expect(texts.has(x)).toBe(false);
    expect([...picturesOf(({ effects }) => effects.some(({ op }) => op === 'storm'))]).toEqual(['storm']);
  });

  test('no picture is drawn for nothing', () => {
    const used: ReadonlySet<string> = picturesOf(() => true);
    expect(PICTURE_NAMES.filter((x) => !used.has(x))).toEqual([]);
  });
});
