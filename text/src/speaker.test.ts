import { describe, expect, test } from 'vitest';
import { speaker } from './speaker.ts';
import { speakerFor } from './speaker-for.ts';

const en = {
  'battle.won': '{who} takes {where} with {n, plural, one {# disc} other {# discs}}.',
  'seen.all': 'Seen: {refs}.',
  'paid.much': '{n} talents',
  'rank.of': '{who, select, emperor_a {Augustus} other {Caesar}} {who}',
  'verb.move': 'Move',
  'bad.verb': '{verb} is not possible now.',
  'only.english': 'Only in English.',
  'odd.text': 'A brace } too many',
  'province:II-1': 'Belgica',
  'province:II-4': 'Lugdunensis',
  'province:II-6': 'Narbonensis',
  'emperor:galerius': 'Galerius',
  emperor_a: 'Diocletian',
} as const;
const es = {
  'battle.won': 'Con {n, plural, one {# disco} other {# discos}}, {who} toma {where}.',
  'province:II-1': 'Bélgica',
} as const;

describe('a speaker', () => {
  const english = speaker('en', en);

  test('names refs by the catalogue and keeps them apart from the words', () => {
    const m = { k: 'battle.won', a: { who: 'emperor:galerius', where: 'province:II-1', n: 2 } };
    expect(english.parts(m)).toEqual([
      { ref: 'emperor:galerius', text: 'Galerius' },
      ' takes ',
      { ref: 'province:II-1', text: 'Belgica' },
      ' with 2 discs.',
    ]);
    expect(english.say(m)).toBe('Galerius takes Belgica with 2 discs.');
  });

  test('lets a translation put things in its own order, with its own plurals', () => {
    const spanish = speaker('es', es, en);
    const m = { k: 'battle.won', a: { who: 'emperor:galerius', where: 'province:II-1', n: 1 } };
    expect(spanish.say(m)).toBe('Con 1 disco, Galerius toma Bélgica.');
  });

  test('falls back to English, then to the key', () => {
    const spanish = speaker('es', es, en);
    expect(spanish.say({ k: 'only.english' })).toBe('Only in English.');
    expect(spanish.say({ k: 'no.such.key' })).toBe('no.such.key');
    expect(spanish.name('province:VI-9')).toBe('province:VI-9');
  });

  test('names what is put together part by part, and numbered things by one text', () => {
    const deals = speaker('en', { 'deal:#': 'Agreement {n}', accept: 'Accept', 'province:II-1': 'Belgica' });
    expect(deals.name('deal:7')).toBe('Agreement 7');
    expect(deals.name('accept+deal:12+province:II-1')).toBe('Accept · Agreement 12 · Belgica');
    expect(deals.name('other:7')).toBe('other:7');
  });

  test('joins lists in the manner of the language', () => {
    const refs = ['province:II-1', 'province:II-4', 'province:II-6'];
    expect(english.say({ k: 'seen.all', a: { refs } })).toBe('Seen: Belgica, Lugdunensis, and Narbonensis.');
    expect(speaker('es', es, en).say({ k: 'seen.all', a: { refs } })).toBe('Seen: Bélgica, Lugdunensis y Narbonensis.');
    expect(english.parts({ k: 'seen.all', a: { refs: ['province:II-1'] } })).toEqual([
      'Seen: ',
      { ref: 'province:II-1', text: 'Belgica' },
      '.',
    ]);
    expect(english.say({ k: 'seen.all', a: { refs: [] } })).toBe('Seen: .');
  });

  test('shows numbers as the language writes them', () => {
    expect(english.say({ k: 'paid.much', a: { n: 12_500 } })).toBe('12,500 talents');
    expect(speaker('it', en).say({ k: 'paid.much', a: { n: 12_500 } })).toBe('12.500 talents');
  });

  test('selects by the argument itself and shows its name', () => {
    expect(english.say({ k: 'rank.of', a: { who: 'emperor_a' } })).toBe('Augustus Diocletian');
    expect(english.say({ k: 'rank.of', a: { who: 'emperor:galerius' } })).toBe('Caesar Galerius');
  });

  test('names other keys, such as verbs, in plain words', () => {
    expect(english.parts({ k: 'bad.verb', a: { verb: 'verb.move' } })).toEqual(['Move is not possible now.']);
  });

  test('shows a text that is not ICU as it stands', () => {
    expect(english.say({ k: 'odd.text' })).toBe('A brace } too many');
  });

  test('says the sentence around an argument that is none', () => {
    const odd = [
      {},
      { a: 1 },
      null,
      undefined,
      true,
      Number.NaN,
      [{}],
      [null, 'province:II-1'],
      [['x']],
      Symbol.iterator,
    ];
    for (const verb of odd) {
      const said = english.say({ k: 'bad.verb', a: { verb: verb as string } });
      expect(said).toMatch(/ is not possible now\.$/);
      expect(() => english.parts({ k: 'paid.much', a: { n: verb as number } })).not.toThrow();
      expect(() => english.parts({ k: 'rank.of', a: { who: verb as string } })).not.toThrow();
    }
    expect(english.say({ k: 'bad.verb', a: { verb: { x: 1 } as unknown as string } })).toBe('… is not possible now.');
    expect(english.say({ k: 'seen.all', a: { refs: [{}, 'province:II-1'] as unknown as string[] } })).toBe(
      'Seen: … and Belgica.',
    );
  });

  test('shows text from outside as it is', () => {
    expect(english.say({ k: 'bad.verb', a: { verb: '{n} # \uE000' } })).toBe('{n} # \uE000 is not possible now.');
    expect(english.say({ k: 'bad.verb', a: { verb: '__proto__' } })).toBe('__proto__ is not possible now.');
  });
});

test('a speaker for a game also knows what the kernel says', async () => {
  const module = { messages: en, translations: { es: () => Promise.resolve(es) } };
  const undo = { k: 'kernel.nothingToUndo' };
  expect((await speakerFor(module, 'en')).say(undo)).toBe('There is nothing of yours to take back.');
  expect((await speakerFor(module, 'es')).say(undo)).toBe('No tienes nada que deshacer.');
  expect((await speakerFor(module, 'es', { en: { hello: 'Hello' }, es: { hello: 'Hola' } })).name('hello')).toBe(
    'Hola',
  );
  expect((await speakerFor(module, 'fr', { en: { hello: 'Hello' } })).name('hello')).toBe('Hello');
});

test('words that are added to a catalogue later are said from then on', () => {
  const words: Record<string, string> = {};
  const english = speaker('en', words);
  expect([english.name('form'), english.say({ k: 'form.n', a: { n: 2 } })]).toEqual(['form', 'form.n']);
  Object.assign(words, { form: 'Form', 'form.n': 'Form {n}' });
  expect([english.name('form'), english.say({ k: 'form.n', a: { n: 2 } })]).toEqual(['Form', 'Form 2']);
});

test('branches: the very number first, then what the language calls it, less an offset; # is the number of the plural around it', () => {
  const english = speaker('en', {
    others: '{n, plural, offset:1 =0 {nobody} =1 {{who}} one {{who} and # other} other {{who} and # others}}',
    place: '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    kind: '{n, plural, one {# {kind, select, war {War} other {card}}} other {{kind, select, war {# Wars} other {# cards}}}}',
  });
  const others = [0, 1, 2, 3, 1001].map((n) => english.say({ k: 'others', a: { n, who: 'Cato' } }));
  expect(others).toEqual(['nobody', 'Cato', 'Cato and 1 other', 'Cato and 2 others', 'Cato and 1,000 others']);
  expect([1, 2, 3, 4, 21].map((n) => english.say({ k: 'place', a: { n } }))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '21st',
  ]);
  expect(english.say({ k: 'kind', a: { n: 1, kind: 'war' } })).toBe('1 War');
  expect(english.say({ k: 'kind', a: { n: 2, kind: 'law' } })).toBe('2 cards');
});

test('a game may call things by other names, wherever they are said', () => {
  const speak = speaker('en', { leads: '{who} leads.', 'faction:0': 'Populares', 'guideline:imperials': 'Imperials' });
  const called = speak.calling({ 'faction:0': 'guideline:imperials' });
  expect(called.say({ k: 'leads', a: { who: 'faction:0' } })).toBe('Imperials leads.');
  expect(called.name('faction:0')).toBe('Imperials');
  expect(speak.name('faction:0')).toBe('Populares');
});
