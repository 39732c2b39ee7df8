/** English, the source of keys and arguments. */
import { advancedEnglish } from './en-advanced.ts';
import { basicEnglish } from './en-basic.ts';
import { neutralEnglish } from './en-neutrals.ts';

export const en = { ...basicEnglish, ...advancedEnglish, ...neutralEnglish } as const;
