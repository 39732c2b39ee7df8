/** English, the source of keys and arguments. */
import { advancedEnglish } from './en-advanced.ts';
import { basicEnglish } from './en-basic.ts';

export const en = { ...basicEnglish, ...advancedEnglish } as const;
