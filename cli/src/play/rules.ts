/** The rules behind a question, in place. */
import { messages, type Question } from '@tabularium/kernel';
import type { Speaker } from '@tabularium/text';
import { en } from '../messages/en.ts';
import { styled, wrapped } from '../output.ts';
import { folded } from '../refs.ts';
import { type RuleTexts, ruleIds, ruleLabel } from '../rule-texts.ts';
import { verbName } from './answers.ts';

const t = messages(en);

export const ruleLines = (ids: readonly string[], texts: RuleTexts, speak: Speaker): string[] =>
  ids.flatMap((id) => wrapped(`[${ruleLabel(texts, id)}] ${texts.get(id)?.text ?? speak.name('cli.noText')}`, '    '));

/** All rules of a question, or of one verb of it, or one rule by its id. */
export const explainRules = (about: string, q: Question | undefined, texts: RuleTexts, speak: Speaker): string[] => {
  const verbs = Object.entries(q?.verbs ?? {});
  const block = (verb: string, ids: readonly string[]): string[] =>
    ids.length === 0 ? [] : [styled('bold', verbName(verb, speak)), ...ruleLines(ids, texts, speak)];
  if (about === '') {
    const asked = q ? [styled('bold', speak.say(q.prompt)), ...ruleLines(q.rules, texts, speak)] : [];
    return [...asked, ...verbs.flatMap(([verb, o]) => block(verb, o.rules))];
  }
  const wanted = folded(about);
  const fits = verbs.filter(([v]) => folded(v).startsWith(wanted) || folded(verbName(v, speak)).startsWith(wanted));
  if (fits.length > 0) return fits.flatMap(([verb, o]) => block(verb, o.rules));
  const ids = ruleIds(texts, about);
  return ids.length > 0 ? ruleLines(ids, texts, speak) : [speak.say(t('cli.noRules', { text: about }))];
};
