/** How the game ended: who won or lost and why, the game in figures, and what can be done next. */
import { useState } from 'preact/hooks';
import { lazyPart, quickPart } from '../app/lazy.tsx';
import { formatRoute } from '../app/route.ts';
import type { Figure, GameUi } from '../games/game-ui.ts';
import type { Screen, TableSource } from '../source/source.ts';
import { Icon } from '@tabularium/parts/marks';
import { useWords, type Words } from '../words/words.ts';
import { DiceProof } from './dice-proof.tsx';
import { nameOf } from './name-of.ts';

const ResultDialog = lazyPart(() => import('../history/result-dialog.tsx').then((m) => m.ResultDialog));

const StudyButton = quickPart(() => import('../study/parts.ts').then((m) => m.StudyButton));
const Compared = quickPart(() => import('../study/parts.ts').then((m) => m.Compared));

interface Props {
  readonly source: TableSource;
  readonly ui: GameUi;
  readonly screen: Screen;
  readonly figures: readonly Figure[];
  /** From the beginning, or at a move. */
  readonly onReplay: (at?: number) => void;
  readonly onRematch: () => void;
}

/** Only those who played can begin a rematch; spectators may follow. */
export const mayRematch = ({ eye, owner, table }: Screen): boolean =>
  eye !== 'public' || owner || table.rematch !== undefined;

/** "Livia and Bruno have won." */
const whoWon = ({ screen, figures }: Props, { t }: Words): string => {
  const { winners } = screen.scene.over!;
  if (screen.table.seats.length === 1 && screen.eye === 0) return winners.length > 0 ? t('ui.youWon') : t('ui.youLost');
  if (winners.length === 0) return t('ui.allLost');
  const names = winners.map((seat) => nameOf(screen, seat, figures, t('ui.seatN', { n: seat + 1 })));
  const who = new Intl.ListFormat(document.documentElement.lang || 'en').format(names);
  return t('ui.someWon', { who, n: winners.length });
};

export const EndBar = (props: Props) => {
  const { ui, source, screen, figures, onReplay, onRematch } = props;
  const words = useWords();
  const { t, speaker } = words;
  const [isShown, setShown] = useState(false);
  const over = screen.scene.over!;
  // Somebody whom nobody plays may have won.
  const won = ui.won(over.how) && over.winners.length > 0;
  const points = over.points?.[typeof screen.eye === 'number' ? screen.eye : 0];
  const verdict = screen.record.at(-1)?.lines.filter(({ m }) => ui.isVerdict?.(m));
  // A page of its own tells all this better.
  const facts = ui.End ? [] : (ui.summary?.(screen.scene.view, words) ?? []);
  return (
    <div class={won ? 'fate' : 'fate lost'}>
      <div class="fate-head">
        <svg class="i big" aria-hidden="true">
          <use href={won ? '#i-laurel' : '#i-unrest'} />
        </svg>
        <div class="fate-words">
          <h2 id="question">{speaker.name(`ending.${over.how}`)}</h2>
          <p>
            {whoWon(props, words)}
            {verdict?.map(({ m }) => ` ${speaker.say(m)}`)}
          </p>
          <DiceProof of={screen.table.dice} />
        </div>
        <span class="fate-next">
          <a class="btn ghost" href={formatRoute({ at: 'home' })}>
            <Icon name="tabula" />
            {t('ui.toHome')}
          </a>
          {screen.link !== 'here' && (
            <button type="button" class="btn" onClick={() => setShown(true)}>
              <Icon name="laurel" />
              {t('ui.theResult')}
            </button>
          )}
          <button type="button" class="btn" onClick={() => onReplay()}>
            <Icon name="replay" />
            {t('ui.replay')}
          </button>
          <StudyButton source={source} screen={screen} figures={figures} onGo={onReplay} />
          {mayRematch(screen) && (
            <button type="button" class={ui.End ? 'btn offered' : 'btn primary'} onClick={onRematch}>
              {screen.table.rematch === undefined ? t('ui.rematch') : t('ui.goToRematch')}
            </button>
          )}
        </span>
      </div>
      <Compared source={source} screen={screen} figures={figures} />
      {isShown && <ResultDialog screen={screen} onClose={() => setShown(false)} />}
      {!ui.End && (
        <dl class="fate-facts">
          {points !== undefined && facts.length === 0 && (
            <div class={won ? 'fact good' : 'fact bad'}>
              <dt>{t('ui.result')}</dt>
              <dd>{t('ui.points', { n: points })}</dd>
            </div>
          )}
          <div class="fact">
            <dt>{t('ui.moves')}</dt>
            <dd>{screen.scene.inputs}</dd>
          </div>
          {facts.map(({ label, value, why }) => (
            <div key={label} class={why === undefined ? 'fact' : won ? 'fact good' : 'fact bad'}>
              <dt>{label}</dt>
              <dd>
                {value}
                {why !== undefined && <small>{why}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
};
