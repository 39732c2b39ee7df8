/** What happened, the newest chapter on top and in each the newest line: what happened last is always in sight. */
import { steady, useShared } from '@tabularium/parts/web';
import { useMemo } from 'preact/hooks';
import type { Figure, GameUi } from '../games/game-ui.ts';
import type { Screen } from '../source/source.ts';
import { Icon, Mark } from '@tabularium/parts/marks';
import { diceOf } from '../ui/dice-of.ts';
import { DiceStrip } from '../ui/dice-strip.tsx';
import { useShowRules } from '../ui/rules-context.ts';
import { Said } from '../ui/said.tsx';
import { useWords } from '../words/words.ts';
import { useDecided } from '../votes/use-decided.ts';
import { type Chapter, chaptersOf, type Line } from './log.ts';

interface Props {
  readonly ui: GameUi;
  readonly screen: Screen;
  readonly figures: readonly Figure[];
  /** While looking back only what had happened by then. */
  readonly until: number | undefined;
  /** Seen at the last visit. */
  readonly seen: number | undefined;
  /** Looks back to the position after an input. */
  readonly onLook: (input: number) => void;
}

/** What chapters and lines are drawn with. */
interface Drawing {
  readonly ui: GameUi;
  /** How each figure is marked. */
  readonly marks: readonly (Pick<Figure, 'key' | 'look'> & { readonly letter: string | undefined })[];
  /** Lines of later inputs are new. */
  readonly seen: number;
  /** Inputs that count no more, because the table went back. */
  readonly gone: ReadonlySet<number>;
  /** How a decision of the table is told. */
  readonly Decided: ReturnType<typeof useDecided>['Line'];
  readonly onLook: Props['onLook'];
}

export const LogPanel = steady(({ ui, screen, figures, until, seen = Number.POSITIVE_INFINITY, onLook }: Props) => {
  const { t } = useWords();
  const { record, gone, Line } = useDecided(screen, until);
  const chapters = useShared(useMemo(() => chaptersOf(record, (m) => ui.isHead(m), ui.logGroups), [record, ui]));
  const marks = useShared(figures.map(({ key, look, letter }) => ({ key, look, letter })));
  const goesOn = until === undefined && !screen.scene.over;
  return (
    <div class="scroll log" tabIndex={0} role="region" aria-label={t('ui.log')}>
      {chapters.length === 0 && <p class="empty">{t('ui.logEmpty')}</p>}
      {chapters.toReversed().map((chapter) => (
        <ChapterSection
          key={chapter.key}
          chapter={chapter}
          isNow={chapter.now && goesOn}
          ui={ui}
          marks={marks}
          seen={seen}
          gone={gone}
          Decided={Line}
          onLook={onLook}
        />
      ))}
    </div>
  );
});

interface ChapterProps extends Drawing {
  readonly chapter: Chapter;
  readonly isNow: boolean;
}

/** Chapters and lines that are already shown are not drawn again: long games have thousands of lines. */
const ChapterSection = steady(({ chapter: { head, items }, isNow, ...drawing }: ChapterProps) => {
  const { t, speaker } = useWords();
  return (
    <section>
      <h3>
        <span>{head ? speaker.say(head).replace(/\.$/, '') : t('ui.beginning')}</span>
        {isNow && <span class="muted">{t('ui.now')}</span>}
      </h3>
      <ol>
        {items.toReversed().map(({ line, parts }) =>
          parts.length === 0 ? (
            <LogLine key={line.key} line={line} {...drawing} />
          ) : (
            <li key={line.key} class="together">
              <details>
                <summary>
                  <ol>
                    <LogLine line={line} {...drawing} isHead />
                  </ol>
                  <span class="sr">{t('ui.andSoOn', { n: parts.length })}</span>
                </summary>
                <ol>
                  {parts.map((part) => (
                    <LogLine key={part.key} line={part} {...drawing} />
                  ))}
                </ol>
              </details>
            </li>
          ),
        )}
      </ol>
    </section>
  );
});

/** A line that opens others is itself a control, and has none in it. The first line of an input leads back to it. */
const LogLine = steady(
  ({
    line,
    ui,
    marks,
    seen,
    gone,
    Decided,
    onLook,
    isHead,
  }: Drawing & { readonly line: Line; readonly isHead?: true }) => {
    const { t, speaker } = useWords();
    const showRules = useShowRules();
    const { m, rule } = line;
    const actor = marks.find((f) => f.key === ui.actor(m));
    const dice = diceOf(ui, line);
    const icon = ui.icon(m);
    return (
      <li class={gone.has(line.input) ? 'taken-back' : line.input > seen ? 'new' : ''}>
        {actor ? <Mark look={actor.look} letter={actor.letter} /> : icon ? <Icon name={icon} /> : <span />}
        <div>
          {line.vote && Decided ? (
            <Decided of={line.vote} />
          ) : isHead ? (
            speaker.say(m)
          ) : (
            <Said m={dice?.said ?? m} links />
          )}
          {dice && <DiceStrip of={dice} />}
        </div>
        <span>
          {rule !== undefined && !isHead && (
            <button type="button" class="why" aria-label={t('ui.whyRule')} onClick={() => showRules([rule])}>
              ?
            </button>
          )}
          {line.isFirst && !isHead && (
            <button type="button" class="why" aria-label={t('ui.lookHere')} onClick={() => onLook(line.input)}>
              <Icon name="replay" />
            </button>
          )}
        </span>
      </li>
    );
  },
);
