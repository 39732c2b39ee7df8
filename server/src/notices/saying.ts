/**
 * What people are told, in their language. It says at which table they are waited for and what they are asked, as far as
 * everybody may know that: a letter lies in other hands on its way, and a hook may lead to where many read.
 */
import { openPrompt, type Seat } from '@tabularium/kernel';
import { speakerFor } from '@tabularium/text';
import type { TableRecord } from '../tables/record.ts';
import { speakerIn, told } from './words/index.ts';
import type { NoticeOf } from './ways/way.ts';

const SMALL = new Set(['of', 'the', 'and']);

/** What a game is called follows from its id, whose words are joined by hyphens. */
const gameNameOf = (id: string): string =>
  id
    .split('-')
    .map((word) => (SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

/** What a seat is asked, as far as everybody may know it. */
export const askedOf = async ({ match, waits }: TableRecord, seat: Seat, lang: string): Promise<string | undefined> => {
  const { module, engine, state } = match;
  const prompt = waits ? undefined : openPrompt(engine, module.view, state, seat);
  if (!prompt) return undefined;
  const speak = await speakerFor(module, lang, {}, module.view(state, 'public'));
  return speak.say(prompt);
};

export type Told = Omit<NoticeOf, 'name' | 'gameName' | 'text'> & { readonly name: string };

/** A table in one line. */
export const noticeOf = (of: Told, lang: string): NoticeOf => {
  const speak = speakerIn(lang);
  const { asked, isReminder } = of;
  const gameName = gameNameOf(of.game);
  const name = of.name === '' ? gameName : of.name;
  const about = { table: name, game: gameName };
  const line =
    asked === undefined
      ? told(isReminder ? 'notice.reminder' : 'notice.line', about)
      : told(isReminder ? 'notice.remindedAsked' : 'notice.asked', { ...about, asked });
  return { ...of, name, gameName, text: speak.say(line) };
};

export const titleOf = (tables: readonly NoticeOf[], lang: string): string =>
  speakerIn(lang).say(
    tables.length === 1
      ? told('notice.turn', { table: tables[0]!.name })
      : told('notice.turns', { count: tables.length }),
  );
