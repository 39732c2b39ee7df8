/** The release of this program, as its package says it. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

const versionIn = (text: string): string => {
  const read: unknown = JSON.parse(text);
  return typeof read === 'object' && read !== null && 'version' in read ? String(read.version) : 'unknown';
};

export const RELEASE: string = versionIn(readFileSync(resolve(ROOT, 'package.json'), 'utf8'));
