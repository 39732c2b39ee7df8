/** What a table shows of the rulebook, loaded when somebody asks for a rule. */
export { RuleDialog } from '../panel/rule-dialog.tsx';
export { RulesPanel } from '../panel/rules-panel.tsx';
