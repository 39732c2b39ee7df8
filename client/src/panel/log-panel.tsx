import type { Msg } from '@tabularium/kernel';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Figure, GameUi } from '../games/game-ui.ts';
import type { Screen } from '../source/source.ts';
import { Icon, Mark } from '@tabularium/parts/marks';
import { diceOf } from '../ui/dice-of.ts';
import { DiceStrip } from '../ui/dice-strip.tsx';
import { useShowRules } from '../ui/rules-context.ts';
import { Said } from '../ui/said.tsx';
import { useWords } from '../words/words.ts';
import { type Chapter, chaptersOf, type Line, type LogItem } from './log.ts';

interface Props {
  readonly ui: GameUi;
  readonly screen: Screen;
  readonly figures: readonly Figure[];
  /** While looking back only what had happened by then. */
  readonly until: number | undefined;
  /** Seen at the last visit. */
  readonly seen: number | undefined;
}

export const LogPanel = ({ ui, screen, figures, until, seen }: Props) => {
  const { t, speaker } = useWords();
  const record = until === undefined ? screen.record : screen.record.filter((e) => e.input <= until);
  const chapters = useMemo(() => chaptersOf(record, (m) => ui.isHead(m), ui.logGroups), [record, ui]);
  const marks = figures.map((f) => `${f.key} ${f.look} ${f.letter ?? ''}`).join();
  // Lines and chapters that are already shown are not drawn again: long games have thousands of lines.
  const { drawn, sections } = useMemo(
    () => ({ drawn: new WeakMap<Msg, VNode>(), sections: new Map<string, Section>() }),
    [ui, speaker, marks, seen],
  );
  const lineOf = (line: Line): VNode => {
    const known = drawn.get(line.m);
    if (known?.key === line.key) return known;
    const fresh = seen !== undefined && line.input > seen;
    const made = <LogLine key={line.key} line={line} ui={ui} figures={figures} fresh={fresh} />;
    drawn.set(line.m, made);
    return made;
  };
  const itemOf = ({ line, parts }: LogItem): VNode =>
    parts.length === 0 ? (
      lineOf(line)
    ) : (
      <li key={line.key} class="together">
        <details>
          <summary>
            <ol>{lineOf(line)}</ol>
            <span class="sr">{t('ui.andSoOn', { n: parts.length })}</span>
          </summary>
          <ol>{parts.map(lineOf)}</ol>
        </details>
      </li>
    );
  const sectionOf = ({ key, head, items, now }: Chapter): VNode => {
    const isNow = now && until === undefined && !screen.scene.over;
    const newest = items[0]!.line.m;
    const known = sections.get(key);
    if (known?.newest === newest && known.items === items.length && known.isNow === isNow) return known.made;
    const made = (
      <section key={key}>
        <h3>
          <span>{head ? speaker.say(head).replace(/\.$/, '') : t('ui.beginning')}</span>
          {isNow && <span class="muted">{t('ui.now')}</span>}
        </h3>
        <ol>{items.map(itemOf)}</ol>
      </section>
    );
    sections.set(key, { newest, items: items.length, isNow, made });
    return made;
  };
  return (
    <div class="scroll log" tabIndex={0} role="region" aria-label={t('ui.log')}>
      {chapters.length === 0 && <p class="empty">{t('ui.logEmpty')}</p>}
      {chapters.map(sectionOf)}
    </div>
  );
};

/** A chapter as it was drawn, and what would make it another: a new line, or one taken back, changes the newest. */
interface Section {
  readonly newest: Msg;
  readonly items: number;
  readonly isNow: boolean;
  readonly made: VNode;
}

interface LineProps {
  readonly line: Line;
  readonly ui: GameUi;
  readonly figures: readonly Figure[];
  readonly fresh: boolean;
}

const LogLine = ({ line, ui, figures, fresh }: LineProps) => {
  const { t } = useWords();
  const showRules = useShowRules();
  const { m, rule } = line;
  const actor = figures.find((f) => f.key === ui.actor(m));
  const dice = diceOf(ui, line);
  const icon = ui.icon(m);
  return (
    <li class={fresh ? 'new' : ''}>
      {actor ? <Mark look={actor.look} letter={actor.letter} /> : icon ? <Icon name={icon} /> : <span />}
      <div>
        <Said m={m} links />
        {dice && <DiceStrip of={dice} />}
      </div>
      {rule !== undefined ? (
        <button type="button" class="why" aria-label={t('ui.whyRule')} onClick={() => showRules([rule])}>
          ?
        </button>
      ) : (
        <span />
      )}
    </li>
  );
};
