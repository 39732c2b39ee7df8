import { en as call } from '../../call/words/en.ts';
import { en as consulship } from '../../consulship/words/en.ts';
import { en as nomination } from '../../nomination/words/en.ts';
import { en as senate } from '../../senate/words/en.ts';
import { en as vote } from '../../vote/words/en.ts';

export const en = { ...call, ...consulship, ...nomination, ...senate, ...vote };
