/** Rules that no chapter tells yet, as they stand in the list of rules. */
import type { RuleText } from '@tabularium/parts/rule-texts';
import { Heading } from './heading.tsx';
import { useBookWords } from './use-book-words.ts';

interface Props {
  readonly untold: readonly RuleText[];
  readonly rank: number;
  readonly lit: readonly string[];
}

export const UntoldView = ({ untold, rank, lit }: Props) => {
  const t = useBookWords();
  if (!t) return null;
  const sections = [...Map.groupBy(untold, (rule) => rule.section)];
  return (
    <article class="chapter untold">
      <Heading rank={rank} id="untold">
        {t('book.untold')}
      </Heading>
      <p>{t('book.untoldHere')}</p>
      {sections.map(([title, rules]) => (
        <section key={title} lang="en" class="level-2">
          <Heading rank={rank + 1}>{title}</Heading>
          <ul>
            {rules.map(({ id, label, text }) => (
              <li key={id} class={lit.includes(id) ? 'lit' : ''} tabIndex={lit.includes(id) ? -1 : undefined}>
                {text} <small class="rule-number">{label}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
};
