import { copy } from '@tabularium/kernel';
import { speakerFor } from '@tabularium/text';
import { expect, test } from 'vitest';
import { mediterraneanEmpires as game } from '../index.ts';
import { parseContent } from './content.ts';
import { PRINTED, RAW } from './printed.ts';
import { isReconstructed, sourcesOf } from './provenance.ts';

const inWords = async (language: string) => {
  const speak = await speakerFor(game, language);
  return (content: typeof PRINTED, ref: string): string =>
    sourcesOf(content, ref, (k, a = {}) => speak.say({ k, a })).join(' ');
};

test('where the values of a thing come from is told in sentences, in every language', async () => {
  const [en, es, it] = await Promise.all(['en', 'es', 'it'].map(inWords));
  expect(en!(PRINTED, 'city:saguntum')).toBe('From the rulebook: name, port. Reconstructed: size.');
  expect(es!(PRINTED, 'area:BELGAE')).toBe('Reconstruido: todos los valores.');
  expect(it!(PRINTED, 'city:saguntum')).toBe('Dal regolamento: nome, porto. Ricostruito: dimensione.');
});

test('nothing printed has a source without words', async () => {
  const [en, es, it] = await Promise.all(['en', 'es', 'it'].map(inWords));
  const unknown = Object.keys(PRINTED.provenance)
    .filter((ref) => !ref.startsWith('scenario:'))
    .flatMap((ref) => [en, es, it].map((words) => words!(PRINTED, ref)))
    .filter((said) => said === '' || /source\.|value\.|stated/.test(said));
  expect(unknown).toEqual([]);
});

test('a pack may say more, and one that is made up nowhere says so', async () => {
  const raw = copy(RAW as never) as typeof RAW;
  raw.map.cities[0]!.provenance = { name: 'seen on the box', size: 'seen on the box' } as never;
  const mixed = parseContent(raw, 'pack');
  expect((await inWords('en'))(mixed, mixed.refs[0]!)).toBe('seen on the box: name, size.');
  expect([isReconstructed(PRINTED), isReconstructed(mixed)]).toEqual([true, true]);
  const real = JSON.parse(JSON.stringify(RAW).replaceAll('"reconstructed"', '"stated"')) as typeof RAW;
  expect(isReconstructed(parseContent(real, 'pack'))).toBe(false);
});
