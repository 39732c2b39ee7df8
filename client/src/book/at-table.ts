/** See `later.ts`. */
export { RuleDialog } from '../panel/rule-dialog.tsx';
export { RulesPanel } from '../panel/rules-panel.tsx';
