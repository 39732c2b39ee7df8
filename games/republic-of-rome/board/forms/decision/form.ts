/** A few answers and nothing to fill in: consents, loans, Legates, heirs. */
import { CONSENTS } from './consents.ts';
import { decisionFormOf } from './make.tsx';
import { MONEY } from './money.ts';
import { OFFICES } from './offices.ts';

export const decisionForm = decisionFormOf('decision', { ...CONSENTS, ...MONEY, ...OFFICES });
