/** The numbers behind an answer, opened into their parts. */
import type { Explanation, Question, Tally } from '@tabularium/kernel';
import type { Speaker } from '@tabularium/text';
import { wrapped } from '../output.ts';
import { label } from '../refs.ts';
import { type RuleTexts, ruleLabel } from '../rule-texts.ts';
import { answerText, numbered } from './answers.ts';
import { remark } from './show-question.ts';

const named = (k: string, speak: Speaker): string => (speak.knows(`tally.${k}`) ? speak.name(`tally.${k}`) : k);

/** "Imperial value 3: Chain of discs +3 (Roma (IT-3), …) [TET.attack-d], …" */
const tallyLine = (tally: Tally, texts: RuleTexts, speak: Speaker): string => {
  const parts = tally.parts.map((p) => {
    const n = p.op === 'times' ? `×${p.n}` : p.n < 0 ? `−${-p.n}` : `+${p.n}`;
    const refs = p.refs ? ` (${p.refs.map((r) => label(r, speak)).join(', ')})` : '';
    return `${named(p.k, speak)} ${n}${refs} [${ruleLabel(texts, p.rule)}]`;
  });
  return `${named(tally.of, speak)} ${tally.total}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`;
};

type Explain = (verb: string, ref: string) => Explanation | undefined;

/** A sum of one part says no more than its price. */
const isTelling = (tally: Tally): boolean => tally.parts.length > 1;

/** Every answer that has more behind it than a price. */
export const explainedLines = (q: Question, explain: Explain, texts: RuleTexts, speak: Speaker): string[] =>
  numbered(q).flatMap((a) => {
    const found = typeof a.arg === 'string' ? explain(a.verb, a.arg) : undefined;
    if (!found || (!found.odds && !found.tallies.some(isTelling))) return [];
    const extra = remark(found, speak, 'lines');
    return [
      `${answerText(a, speak)}${extra === '' ? '' : `: ${extra}`}`,
      ...found.tallies.flatMap((tally) => wrapped(tallyLine(tally, texts, speak), '    ')),
    ];
  });
