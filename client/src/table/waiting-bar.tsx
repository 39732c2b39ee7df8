/** Nothing to answer: for whom the game waits. */
import type { Msg } from '@tabularium/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Figure, GameUi } from '../games/game-ui.ts';
import type { Screen } from '../source/source.ts';
import { Mark } from '@tabularium/parts/marks';
import { Said } from '../ui/said.tsx';
import { ago } from '../ui/time.ts';
import { useWords } from '../words/words.ts';
import { HandOver, type OnHandOver } from './hand-over.tsx';
import { nameOf } from './name-of.ts';

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
  const { t, speaker } = useWords();
  const { scene, table, eye } = screen;
  const first = scene.waiting[0];
  const [refused, setRefused] = useState<Msg | undefined>(undefined);
  useEffect(() => setRefused(undefined), [first]);
  const handOver: OnHandOver = async (...how) => {
    const answer = await onHandOver(...how);
    setRefused(answer?.reason);
    return answer;
  };
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
  const mayHandOver = screen.link === 'live' && typeof eye === 'number' && absent?.kind === 'human' && !absent.online;
  const last = screen.record.at(-1)?.lines.filter(({ m }) => !ui.isHead(m)) ?? [];
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
        {mayHandOver && first !== undefined && (
          <HandOver key={first} ui={ui} table={table} eye={eye} seat={first} who={who} onHandOver={handOver} />
        )}
      </div>
      {mayHandOver && refused && (
        <p class="refused" role="alert">
          {speaker.say(refused)}
        </p>
      )}
      {/* That everybody is asked to step in has been said. */}
      <Since screen={screen} prompt={isCall ? undefined : prompt} />
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

/** For what the game waits, and since when. */
const Since = ({ screen, prompt }: Pick<Props, 'screen' | 'prompt'>) => {
  const { t, language } = useWords();
  const at = screen.link === 'here' ? undefined : screen.record.at(-1)?.at;
  const since = at === undefined ? undefined : ago(Date.now() - at, language);
  if (!prompt && since === undefined) return null;
  return (
    <p class="muted waits-for">
      {prompt && (
        <span>
          <Said m={prompt} />
        </span>
      )}
      {since !== undefined && <span>{t('ui.since', { when: since })}</span>}
    </p>
  );
};
