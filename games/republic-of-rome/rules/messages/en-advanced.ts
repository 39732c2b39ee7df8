/** English of the Advanced Rules: one file for each section. */
import { advocates } from './en/advocates.ts';
import { disbandment } from './en/disbandment.ts';
import { laws } from './en/laws.ts';
import { pontifex } from './en/pontifex.ts';
import { provinces } from './en/provinces.ts';
import { rebels } from './en/rebels.ts';

export const advancedEnglish = {
  ...advocates,
  ...disbandment,
  ...laws,
  ...pontifex,
  ...provinces,
  ...rebels,
} as const;
