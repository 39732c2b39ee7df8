/** Nothing to answer: for whom the game waits. It comes with the table, because it is there as soon as one has answered. */
import type { Msg } from '@tabularium/kernel';
import { lazyPart } from '../app/lazy.tsx';
import type { Figure, GameUi } from '../games/game-ui.ts';
import type { Screen } from '../source/source.ts';
import { Mark } from '@tabularium/parts/marks';
import { Said } from '../ui/said.tsx';
import { useWords } from '../words/words.ts';
import type { OnHandOver } from './hand-over.tsx';
import { nameOf } from './name-of.ts';

const Since = lazyPart(() => import('./rest.ts').then((m) => m.Since));
const Remind = lazyPart(() => import('./rest.ts').then((m) => m.Remind));
const HandOver = lazyPart(() => import('./rest.ts').then((m) => m.HandOver));

/** From then on it is said since when. */
const LONG_MS = 60_000;

interface Props {
  readonly ui: GameUi;
  readonly screen: Screen;
  readonly figures: readonly Figure[];
  /** What is asked, as far as this person may read it. */
  readonly prompt: Msg | undefined;
  readonly onStandUp: () => void;
  readonly onHandOver: OnHandOver;
}

export const WaitingBar = ({ ui, screen, figures, prompt, onStandUp, onHandOver }: Props) => {
  const { t } = useWords();
  const { scene, table, eye } = screen;
  const first = scene.waiting[0];
  // Of several that one seat plays, the one whose turn it is.
  const turnFirst = [...figures.filter((f) => f.now), ...figures];
  const figure = turnFirst.find((f) => f.seat === first);
  const names = scene.waiting.map((seat) =>
    table.seats[seat]?.kind === 'open'
      ? t('ui.openSeat')
      : nameOf(screen, seat, turnFirst, t('ui.seatN', { n: seat + 1 })),
  );
  const who = new Intl.ListFormat(document.documentElement.lang || 'en').format(names);
  // Who has not passed yet is neither named nor counted: all are asked alike.
  const isCall = scene.call;
  const absent = first === undefined ? undefined : table.seats[first];
  // One at a time: what is proposed already stands above.
  const isProposed = table.votes?.some(({ about }) => about.kind === 'replace') === true;
  const isAbsent = absent?.kind === 'human' && !absent.online;
  const mayHandOver = screen.link === 'live' && typeof eye === 'number' && isAbsent && !isProposed;
  const last = screen.record.at(-1)?.lines.filter(({ m }) => !ui.isHead(m)) ?? [];
  const at = screen.record.at(-1)?.at;
  const isLong = screen.link !== 'here' && at !== undefined && Date.now() - at >= LONG_MS;
  return (
    <>
      <div class="ask">
        {figure && !isCall && <Mark look={figure.look} letter={figure.letter} />}
        <h2 id="question">
          {absent?.stuck ? t('ui.botStuck', { who }) : isCall ? t('ui.waitingCall') : t('ui.waitingFor', { who })}
        </h2>
        <span class="grow" />
        {screen.mayStandUp && (
          <button type="button" class="btn offered" onClick={onStandUp}>
            {t('ui.standUp')}
          </button>
        )}
        {screen.link === 'live' && <Remind screen={screen} names={names} />}
        {mayHandOver && first !== undefined && (
          <HandOver key={first} ui={ui} table={table} seat={first} who={who} onHandOver={onHandOver} />
        )}
      </div>
      {/* That everybody is asked to step in has been said. */}
      {((prompt && !isCall) || isLong) && (
        <p class="muted waits-for">
          {prompt && !isCall && (
            <span>
              <Said m={prompt} />
            </span>
          )}
          {isLong && <Since at={at} />}
        </p>
      )}
      {last.length > 0 && (
        <div class="last-line">
          {last.slice(-2).map(({ m }, i) => (
            <p key={i}>
              <Said m={m} links />
            </p>
          ))}
        </div>
      )}
    </>
  );
};
