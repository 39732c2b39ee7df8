/** The rules in our own words: those behind what is asked first, all of them below, searchable. */
import type { RuleText, RuleTexts } from '@tabularium/parts/rule-texts';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameUi } from '../games/game-ui.ts';
import { useWords, wordsFor } from '../words/words.ts';
import { useRuleTexts } from './rule-texts.ts';

interface Props {
  readonly ui: GameUi;
  /** Behind what is asked, refused or counted just now. */
  readonly asked: readonly string[];
  /** Pointed at: shown at the top. */
  readonly shown: readonly string[];
}

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

export const RulesPanel = ({ ui, asked, shown }: Props) => {
  const { t, language } = useWords();
  const texts = useRuleTexts(ui.module.meta.id);
  const [search, setSearch] = useState('');
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.scrollTo?.({ top: 0 }), [shown]);
  const sections = useMemo(() => bySection(texts, search), [texts, search]);
  const first = [...new Set([...shown, ...asked])].flatMap((id) => texts?.get(id) ?? []);
  return (
    <>
      <div class="rules-search">
        <input
          class="input"
          type="search"
          aria-label={t('ui.searchRules')}
          placeholder={t('ui.searchRules')}
          value={search}
          onInput={(e) => setSearch(e.currentTarget.value)}
        />
      </div>
      <div ref={top} class="scroll rules" tabIndex={0} role="region" aria-label={t('ui.rules')}>
        {language !== 'en' && <p class="empty">{t('ui.rulesInEnglish')}</p>}
        {ui.note !== undefined && !search && (
          <p class="empty">{wordsFor(language, ui.messages).speaker.name(ui.note)}</p>
        )}
        {!search && first.length > 0 && (
          <section>
            <h3>{t('ui.rulesNow')}</h3>
            <ul>
              {first.map((rule) => (
                <Rule key={rule.id} rule={rule} asked />
              ))}
            </ul>
          </section>
        )}
        {sections.map(([title, rules]) => (
          <section key={title}>
            <h3 lang="en">{title}</h3>
            {inBlocks(rules).map((block) =>
              block[0]!.row ? (
                <RuleTable key={block[0]!.id} rules={block} columns={block[0]!.row.columns} />
              ) : (
                <ul key={block[0]!.id}>
                  {block.map((rule) => (
                    <Rule key={rule.id} rule={rule} />
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
        {texts && search && sections.length === 0 && <p class="empty">{t('ui.noRules')}</p>}
      </div>
    </>
  );
};

const Rule = ({ rule, asked }: { readonly rule: RuleText; readonly asked?: boolean }) => (
  <li lang="en" class={asked ? 'asked' : ''}>
    {rule.text}
    <small>{rule.label}</small>
  </li>
);

interface TableProps {
  readonly rules: readonly RuleText[];
  readonly columns: readonly string[];
}

const RuleTable = ({ rules, columns }: TableProps) => (
  <div class="rule-table" tabIndex={0} role="group" aria-label={rules[0]!.section}>
    <table lang="en">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rules.map(({ id, row }) => (
          <tr key={id}>
            {row?.cells.map((cell, i) => (i === 0 ? <th scope="row">{cell}</th> : <td key={columns[i]}>{cell}</td>))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Neighbouring rows of a table belong together, and so do the statements between tables. */
const inBlocks = (rules: readonly RuleText[]): readonly (readonly RuleText[])[] => {
  const blocks: RuleText[][] = [];
  for (const rule of rules) {
    const last = blocks.at(-1);
    if (last && last[0]!.row?.columns.join() === rule.row?.columns.join()) last.push(rule);
    else blocks.push([rule]);
  }
  return blocks;
};

const bySection = (texts: RuleTexts | undefined, search: string): [string, RuleText[]][] => {
  const wanted = folded(search.trim());
  const sections = new Map<string, RuleText[]>();
  for (const rule of texts?.values() ?? []) {
    if (wanted && !folded(`${rule.id} ${rule.label} ${rule.text} ${rule.section}`).includes(wanted)) continue;
    sections.set(rule.section, [...(sections.get(rule.section) ?? []), rule]);
  }
  return [...sections];
};
