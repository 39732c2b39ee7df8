import { describe, expect, test } from 'vitest';
import { settings } from '../app/settings.ts';
import { spokenBy } from './spoken.ts';

const words = (en: Record<string, string>, es: Record<string, string>) => ({
  en,
  translations: { es: () => Promise.resolve(es) },
});
const RULES = words({ 'verb.vote': 'vote', war: 'War' }, { 'verb.vote': 'votar', war: 'Guerra' });
const BOARD = words({ war: 'a war', board: 'board' }, { war: 'una guerra', board: 'tablero' });
const FORM = words({ form: 'form' }, { form: 'formulario' });

describe('the words of a game', () => {
  test('those that come first count, in every language', async () => {
    const own = spokenBy(RULES, BOARD);
    await own.load('es');
    expect(own.messages['en']).toEqual({ 'verb.vote': 'vote', war: 'War', board: 'board' });
    expect(own.messages['es']).toEqual({ 'verb.vote': 'votar', war: 'Guerra', board: 'tablero' });
  });
  test('what comes later is added to what speakers already have, in the language that is read', async () => {
    const own = spokenBy(RULES);
    await own.load('es');
    const { en, es } = own.messages;
    settings.set({ ...settings.get(), language: 'es' });
    await own.learn(FORM);
    settings.set({ ...settings.get(), language: 'en' });
    expect(en).toMatchObject({ form: 'form' });
    expect(es).toMatchObject({ form: 'formulario' });
  });
  test('a language that is read later has what came before it', async () => {
    const own = spokenBy(RULES);
    await own.learn(FORM);
    await own.load('es');
    expect(own.messages['es']).toEqual({ 'verb.vote': 'votar', war: 'Guerra', form: 'formulario' });
  });
  test('whoever changes the language while words are fetched gets them in the new one', async () => {
    const own = spokenBy(RULES);
    const learning = own.learn(FORM);
    await own.load('es');
    await learning;
    expect(own.messages['es']).toHaveProperty('form', 'formulario');
  });
});
