import { expect, test } from 'vitest';
import { parseRuleTexts } from '../rule-texts.ts';
import { found, marked, parseBook, placesIn, search, termsOf, textOf, unwritten } from './index.ts';

const CHAPTER = `# Battles

Two forces meet. {A.1-a} Each rolls a die, [as always](#A.2-a). {A.1-b, A.1-c} Then they rest.

## Strength

- **Legions.** They count 2. {A.2-a}
- Fleets count 1.

1. Roll.
2. Add.

| Die | Result |
|---|---|
| 1 | Defeat {A.tbl-1} |
| 2 | Victory |

> **Example.** A legion meets a fleet.
> ![The field](picture:field)
`;
const GLOSSARY = '# Glossary\n\n- **Legion** [legion] (Legions): Many soldiers. {A.2-a}\n';
const bookOf = (files: Record<string, string>) => parseBook(files, 'en');
const book = bookOf({ '01-battles.md': CHAPTER, 'glossary.md': GLOSSARY });

test('a chapter becomes sections of blocks, each sentence with its ids', () => {
  const [first, second] = book.chapters[0]!.sections;
  expect(book.chapters[0]).toMatchObject({ name: '01-battles', title: 'Battles' });
  expect([first!.anchor, second!.anchor, second!.title]).toEqual(['01-battles', '01-battles.1', 'Strength']);
  expect(first!.blocks).toEqual([
    {
      t: 'paragraph',
      prose: [
        { spans: ['Two forces meet.'], ids: ['A.1-a'] },
        { spans: [' Each rolls a die, ', { text: 'as always', to: 'A.2-a' }, '.'], ids: ['A.1-b', 'A.1-c'] },
        { spans: [' Then they rest.'], ids: [] },
      ],
    },
  ]);
  expect(second!.blocks.map((block) => block.t)).toEqual(['list', 'list', 'table', 'example']);
  expect(second!.blocks[3]).toMatchObject({
    blocks: [{ t: 'paragraph' }, { t: 'picture', name: 'field', text: 'The field' }],
  });
  expect(placesIn(book).get('A.tbl-1')?.[0]?.section.title).toBe('Strength');
});

test.each([
  ['a row that is too short', '# A\n\n| a | b |\n|---|---|\n| 1 |\n', '01-a.md:5: 1 cells under 2 columns'],
  ['a table without its rule', '# A\n\n| a | b |\n| 1 | 2 |\n', '01-a.md:3: a table has a line'],
  ['ids without a sentence', '# A\n\n{A.1-a} Text.\n', '01-a.md:3: {A.1-a} stands after no sentence'],
  [
    'a link that goes out of the book',
    '# A\n\nSee [this](https://example.org).\n',
    '01-a.md:3: a mark that cannot be read',
  ],
  ['a brace that is never closed', '# A\n\nText. {A.1-a\n', '01-a.md:3: a mark that cannot be read'],
  ['a second title', '# A\n\n# B\n', '01-a.md:3: a chapter has one title'],
  ['text before the title', 'Text.\n\n# B\n', '01-a.md:1: a chapter begins with its title'],
  ['a list within a list', '# A\n\n- one\n  - two\n', '01-a.md:4: a line that cannot be read'],
  ['a picture that is no picture of ours', '# A\n\n![x](x.png)\n', '01-a.md:3: a picture is'],
])('%s is refused, with its file and line', (_, text, message) => {
  expect(() => bookOf({ '01-a.md': text })).toThrow(message);
});

test('a glossary in several files is one, in the order of the alphabet; a key twice is a mistake', () => {
  const more = '- **Árbol** [tree]: A tree.\n- **Zeta** [zeta]: A letter.\n- **Banco** [bank]: A bank.\n';
  const both = parseBook({ 'glossary-part2.md': more, 'glossary-part1.md': GLOSSARY }, 'es');
  expect(both.glossary.map((term) => term.name)).toEqual(['Árbol', 'Banco', 'Legion', 'Zeta']);
  expect(() => bookOf({ 'glossary.md': GLOSSARY, 'glossary-b.md': GLOSSARY })).toThrow(
    'glossary.md:3: [legion] is explained twice',
  );
  expect(() => bookOf({ 'glossary.md': '- Legion: Many.\n' })).toThrow('glossary.md:1: not a term');
});

test('words are found in any order, whatever their accents, and rules by their ids', () => {
  const texts = (wanted: string) =>
    search(book, wanted).map(({ section, piece }) => (piece ? textOf(piece) : section.title));
  expect(texts('DÍE rolls')).toEqual([' Each rolls a die, as always.']);
  expect(texts('strength')).toEqual(['Strength']);
  expect(texts('A.1-b')).toEqual([' Each rolls a die, as always.']);
  expect(texts('tbl-1')).toEqual([]);
  expect(texts('nothing of this')).toEqual([]);
  expect(found('Él rueda', 'el rue')).toEqual([
    { text: 'Él', is: true },
    { text: ' ', is: false },
    { text: 'rue', is: true },
    { text: 'da', is: false },
  ]);
});

test('a term is marked where it is met first, as a whole word', () => {
  const terms = termsOf(book.glossary);
  const met = new Set<string>();
  expect(marked('Legionary, two Legions, a Legion', terms, met)).toEqual([
    'Legionary, two ',
    { form: 'Legions', term: book.glossary[0] },
    ', a Legion',
  ]);
  expect(marked('A Legion', terms, met)).toEqual(['A Legion']);
});

test('a question may write a term large or small', () => {
  const terms = termsOf(book.glossary, 'large or small');
  expect(marked('a legion', terms, new Set())).toEqual(['a ', { form: 'legion', term: book.glossary[0] }]);
  expect(marked('a legion', termsOf(book.glossary), new Set())).toEqual(['a legion']);
});

test('rules that no chapter tells are known', () => {
  const rules = parseRuleTexts(
    '## Rules\n\n| id | statement | home | status |\n|---|---|---|---|\n| A.1-a | One. | x | done |\n| A.9-a | Nine. | x | done |\n',
  );
  expect(unwritten(book, rules).map((rule) => rule.id)).toEqual(['A.9-a']);
});
