/** Texts as they are kept in the file: with a check sum, so that a damaged page does not pass for a game. */
import { codeOf } from '../program/cannot-start.ts';
import { crc32 } from 'node:zlib';
import { Damaged } from '@tabularium/kernel';

export interface Summed {
  readonly body: string;
  /** Texts that an earlier release wrote have none. */
  readonly sum: number | null;
}

/** The columns `body, sum` of a text. */
export const summed = (text: string): [body: string, sum: number] => [text, crc32(text)];

export const checked = ({ body, sum }: Summed): string => {
  if (sum !== null && crc32(body) !== sum) throw new Damaged('a stored text does not fit its check sum');
  return body;
};

/** Reads from the file. What cannot be read, or is no JSON any more, is damaged. */
export const reading = <T>(work: () => T): T => {
  try {
    return work();
  } catch (e) {
    if (e instanceof SyntaxError || codeOf(e).startsWith('SQLITE_CORRUPT'))
      throw new Damaged(e instanceof Error ? e.message : String(e), { cause: e });
    throw e;
  }
};
