import type { Seat } from '@tabularium/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Figure } from '../games/game-ui.ts';
import type { Screen, TableSource } from '../source/source.ts';
import { Icon, Mark } from '@tabularium/parts/marks';
import { useWords } from '../words/words.ts';
import { isMuted, MuteButton, MutedNotice } from './mute.tsx';

interface Props {
  readonly source: TableSource;
  readonly screen: Screen;
  readonly figures: readonly Figure[];
}

const LONGEST = 1000;
const SOME = 'some';

export const ChatPanel = ({ source, screen, figures }: Props) => {
  const { t, speaker } = useWords();
  const [text, setText] = useState('');
  const [room, setRoom] = useState('table');
  /** Whom a room of several is for. */
  const [some, setSome] = useState<readonly Seat[]>([]);
  const [refused, setRefused] = useState('');
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.scrollIntoView?.({ block: 'end' }), [screen.chat.length]);
  const others = screen.table.seats.flatMap((s, seat) => (s.kind === 'human' && seat !== screen.eye ? [seat] : []));
  const figureOf = (by: Seat | 'spectator'): Figure | undefined => figures.find((f) => f.seat === by);
  const nameOf = (by: Seat | 'spectator'): string =>
    by === 'spectator'
      ? t('ui.spectator')
      : screen.table.seats[by]?.name || figureOf(by)?.name || t('ui.seatN', { n: by + 1 });
  const send = async (): Promise<void> => {
    const said = text.trim();
    if (!said) return;
    if (room === SOME && some.length === 0) {
      setRefused(t('ui.someNobody'));
      return;
    }
    setText('');
    const no = await source.say(room === 'table' ? 'table' : room === SOME ? some : [Number(room)], said);
    setRefused(no ? speaker.say(no.reason) : '');
    if (no) setText((now) => now || said);
  };
  return (
    <>
      <div class="scroll" tabIndex={0} role="log" aria-label={t('ui.chat')}>
        {screen.chat.length === 0 ? (
          <p class="empty">{t('ui.noChat')}</p>
        ) : (
          <div class="chat">
            {screen.chat.map((line) => {
              const figure = figureOf(line.by);
              const mine = line.by === screen.eye;
              return (
                <div key={line.n} class={`bub${mine ? ' me' : ''}${line.room === 'table' ? '' : ' priv'}`}>
                  <small>
                    {figure && <Mark look={figure.look} />}
                    {nameOf(line.by)}
                    {line.room !== 'table' && (
                      <>
                        <Icon name="lock" label={t('ui.private')} />
                        {line.room
                          .filter((s) => s !== line.by)
                          .map(nameOf)
                          .join(', ')}
                      </>
                    )}
                  </small>
                  {line.text}
                </div>
              );
            })}
            <div ref={end} />
          </div>
        )}
      </div>
      {refused && (
        <p class="refused" role="alert">
          {refused}
        </p>
      )}
      <MuteButton screen={screen} />
      {isMuted(screen) ? (
        <MutedNotice />
      ) : (
        <form
          class="composer"
          onSubmit={(e) => {
            e.preventDefault();
            void send();
          }}
        >
          {others.length > 0 && typeof screen.eye === 'number' && screen.link !== 'here' && (
            <select
              class="input"
              aria-label={t('ui.room')}
              value={room}
              onChange={(e) => setRoom(e.currentTarget.value)}
            >
              <option value="table">{t('ui.everybody')}</option>
              {others.map((seat) => (
                <option key={seat} value={String(seat)}>
                  {t('ui.onlyTo', { who: nameOf(seat) })}
                </option>
              ))}
              {others.length > 1 && <option value={SOME}>{t('ui.onlyToSome')}</option>}
            </select>
          )}
          {room === SOME && (
            <fieldset class="choose-list">
              <legend class="sr">{t('ui.onlyToSome')}</legend>
              {others.map((seat) => (
                <label key={seat}>
                  <input
                    type="checkbox"
                    checked={some.includes(seat)}
                    onChange={(e) =>
                      setSome(e.currentTarget.checked ? [...some, seat] : some.filter((other) => other !== seat))
                    }
                  />
                  {nameOf(seat)}
                </label>
              ))}
            </fieldset>
          )}
          <input
            class="input"
            aria-label={t('ui.write')}
            placeholder={t('ui.writePlaceholder')}
            maxLength={LONGEST}
            value={text}
            onInput={(e) => setText(e.currentTarget.value)}
          />
          <button type="submit" class="btn">
            {t('ui.send')}
          </button>
        </form>
      )}
    </>
  );
};
