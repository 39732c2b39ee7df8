/** Stored texts have a checksum, so that a damaged page of the file is noticed when it is read. */
import { codeOf } from '../program/cannot-start.ts';
import { crc32 } from 'node:zlib';
import { Damaged } from '@tabularium/kernel';

export interface Summed {
  readonly body: string;
  /** Null for texts that were written before checksums existed. */
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
