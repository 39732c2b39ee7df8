/**
 * A finished game that nobody touches takes up a tenth of the room as one compressed text. What it began with and its events
 * are in it as they were written, byte for byte. Events that come later stand beside it, as at any table.
 */
import { constants, zstdCompress, zstdDecompressSync } from 'node:zlib';
import { promisify } from 'node:util';
import { Damaged } from '@tabularium/kernel';

/** JSON has no raw control characters, so texts that are joined by one come apart again. */
const SEPARATOR = '\x1e';
const compress = promisify(zstdCompress);
const CHECKED = { params: { [constants.ZSTD_c_checksumFlag]: 1, [constants.ZSTD_c_compressionLevel]: 9 } };

/** What a table began with, and its events in order, as texts. */
export interface Texts {
  readonly body: string;
  readonly events: readonly string[];
}

export const packed = async ({ body, events }: Texts): Promise<string> =>
  (await compress(Buffer.from([body, ...events].join(SEPARATOR)), CHECKED)).toString('base64');

/** Throws `Damaged` if the text is not as it was written: it carries a checksum. */
export const unpacked = (text: string): Texts => {
  try {
    const [body = '', ...events] = zstdDecompressSync(Buffer.from(text, 'base64')).toString().split(SEPARATOR);
    return { body, events };
  } catch (e) {
    throw new Damaged('an archived game cannot be read', { cause: e });
  }
};
