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
import { chaptersOf, type Line, type LogItem } from './log.ts';

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
  // Lines that are already shown are not drawn again: long games have thousands.
  const drawn = useMemo(() => new WeakMap<Msg, VNode>(), [ui, speaker, marks, seen]);
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
  return (
    <div class="scroll log" tabIndex={0} role="region" aria-label={t('ui.log')}>
      {chapters.length === 0 && <p class="empty">{t('ui.logEmpty')}</p>}
      {chapters.map((chapter) => (
        <section key={chapter.key}>
          <h3>
            <span>{chapter.head ? speaker.say(chapter.head).replace(/\.$/, '') : t('ui.beginning')}</span>
            {chapter.now && until === undefined && !screen.scene.over && <span class="muted">{t('ui.now')}</span>}
          </h3>
          <ol>{chapter.items.map(itemOf)}</ol>
        </section>
      ))}
    </div>
  );
};

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
