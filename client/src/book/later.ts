/** What a table shows of the rulebook: loaded when somebody asks for a rule. */
import { lazyPart } from '../app/lazy.tsx';

export const RuleDialog = lazyPart(() => import('./at-table.ts').then((m) => m.RuleDialog));
export const RulesPanel = lazyPart(() => import('./at-table.ts').then((m) => m.RulesPanel));
