import { it as call } from '../../call/words/it.ts';
import { it as consulship } from '../../consulship/words/it.ts';
import { it as nomination } from '../../nomination/words/it.ts';
import { it as senate } from '../../senate/words/it.ts';
import { it as vote } from '../../vote/words/it.ts';

export const it = { ...call, ...consulship, ...nomination, ...senate, ...vote };
