/** One room: what was said in it, with the last words of the floor over it, and a line to write in it and nowhere else. */
import type { RecordEntry } from '@tabularium/protocol';
import { Icon, Mark } from '@tabularium/parts/marks';
import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { quickPart } from '../app/lazy.tsx';
import type { GameUi } from '../games/game-ui.ts';
import { isMuted, MuteButton, MutedNotice } from '../panel/mute.tsx';
import type { NewsLine, SaidLine, Screen, TableSource } from '../source/source.ts';
import { Said } from '../ui/said.tsx';
import { useWords } from '../words/words.ts';
import type { People } from './people.ts';
import { Marks, titleOf, writingIn } from './room-list.tsx';
import { addressees, eventsIn, FLOOR, lastOf, type Room, type Shown } from './rooms.ts';
import type { Rooms } from './use-rooms.ts';

const VoteNews = quickPart(() => import('../votes/news-line.tsx').then((m) => m.NewsLine));

/** On the floor the table itself tells what has become of votes. */
const withVotes = (
  room: Room,
  votes: readonly NewsLine[] = [],
): readonly (ReturnType<typeof eventsIn>[number] | NewsLine)[] => {
  const events = eventsIn(room);
  return room.kind === 'floor' && votes.length > 0 ? [...events, ...votes].sort((a, b) => a.at - b.at) : events;
};

interface Props {
  readonly ui: GameUi;
  readonly source: TableSource;
  readonly screen: Screen;
  readonly rooms: Rooms;
  readonly people: People;
  /** The drawer it may stand in is open. */
  readonly open?: boolean;
  /** Back to the list, where there is no room for both. */
  readonly onBack?: () => void;
  /** Shows something of one's hand to whoever is in the room. */
  readonly onShow?: (() => void) | undefined;
  /** After what was said: offers that are on the table between those who are in the room. */
  readonly children?: ComponentChildren;
}

const LONGEST = 1000;
/** So many of the last words on the floor stand over another room. */
const FLOOR_LINES = 3;

export const RoomView = (props: Props) => {
  const { ui, screen, rooms, people, open, children } = props;
  const { t } = useWords();
  const { current: room, all } = rooms;
  const floor = all.find((r) => r.id === FLOOR)!;
  const end = useRef<HTMLDivElement>(null);
  const events = withVotes(room, screen.votes);
  useEffect(() => end.current?.scrollIntoView?.({ block: 'nearest' }), [room.id, events.length]);
  const last = lastOf(room);
  // In a drawer that is closed nobody has read it.
  useEffect(() => {
    if (end.current?.checkVisibility?.({ visibilityProperty: true }) ?? true) rooms.read(room.id, last);
  }, [rooms.read, room.id, last, open]);
  const writing = writingIn(room, people, t);
  const heads = useHeads(ui, screen.record);
  return (
    <section class="room-view" aria-label={titleOf(room, people, t('ui.floor'))}>
      {all.length > 1 && <Head {...props} />}
      {room.kind !== 'floor' && floor.lines.length > 0 && (
        <div class="on-the-floor">
          <h3>
            <span>{t('ui.onTheFloor')}</span>
            <button type="button" class="link" onClick={() => rooms.open(FLOOR)}>
              {t('ui.openFloor')}
            </button>
          </h3>
          {floor.lines.slice(-FLOOR_LINES).map((line) => (
            <Words key={line.n} line={line} people={people} />
          ))}
        </div>
      )}
      <div class="scroll" tabIndex={0} role="log" aria-label={t('ui.chat')}>
        <div class="chat">
          {events.length === 0 && !children && <p class="empty">{t('ui.noChat')}</p>}
          {events.map((event, i) => {
            const head = heads(event.at);
            const isNew = head !== '' && (i === 0 || heads(events[i - 1]!.at) !== head);
            return (
              <Fragment key={'m' in event ? `shown ${event.input}` : event.n}>
                {isNew && <p class="day">{head}</p>}
                {'vote' in event && event.vote ? (
                  <p class="shown-line">
                    <Icon name="handshake" />
                    <span>
                      <VoteNews of={event.vote} />
                    </span>
                  </p>
                ) : 'm' in event ? (
                  <ShownLine of={event} />
                ) : 'by' in event ? (
                  <Bubble line={event} people={people} mine={event.by === screen.eye} />
                ) : null}
              </Fragment>
            );
          })}
          {children}
          <div ref={end} />
        </div>
      </div>
      {writing !== undefined && <p class="is-writing">{writing}</p>}
      <MuteButton screen={screen} />
      {isMuted(screen) ? <MutedNotice /> : <Composer key={room.id} {...props} room={room} />}
    </section>
  );
};

const Head = ({ rooms, people, onBack }: Props) => {
  const { t } = useWords();
  const { current: room } = rooms;
  const elsewhere = rooms.unread - room.unread;
  return (
    <header class="room-head">
      {onBack && (
        <button type="button" class="btn small ghost back" onClick={onBack}>
          <Icon name="left" />
          {t('ui.rooms')}
          {elsewhere > 0 && <span class="badge">{elsewhere}</span>}
        </button>
      )}
      <Marks of={room} people={people} />
      <b>{room.kind === 'floor' ? t('ui.floor') : t('ui.youAnd', { who: titleOf(room, people, '') })}</b>
      <span class="grow" />
      <span class="chip">
        <Icon name={room.kind === 'floor' ? 'eye' : 'lock'} />
        {t(room.kind === 'floor' ? 'ui.allHear' : 'ui.private')}
      </span>
    </header>
  );
};

const Words = ({ line, people }: { readonly line: SaidLine; readonly people: People }) => {
  const figure = people.figure(line.by);
  return (
    <p>
      {figure && <Mark look={figure.look} />}
      <span>
        <b>{people.name(line.by)}</b> {line.text}
      </span>
    </p>
  );
};

const Bubble = ({
  line,
  people,
  mine,
}: {
  readonly line: SaidLine;
  readonly people: People;
  readonly mine: boolean;
}) => {
  const figure = people.figure(line.by);
  return (
    <div class={`bub${mine ? ' me' : ''}${line.room === FLOOR ? '' : ' priv'}`}>
      <small>
        {figure && <Mark look={figure.look} />}
        {people.name(line.by)}
      </small>
      {line.text}
    </div>
  );
};

/** What was shown, with names that open into what can be read about them. */
const ShownLine = ({ of }: { readonly of: Shown }) => (
  <p class="shown-line">
    <Icon name="eye" />
    <span>
      <Said m={of.m} />
    </span>
  </p>
);

/** When it was said, by the last heading of the record before it. */
const useHeads = (ui: GameUi, record: readonly RecordEntry[]): ((at: number) => string) => {
  const { speaker } = useWords();
  const heads = useMemo(
    () =>
      record.flatMap(({ at, lines }) =>
        lines.filter(({ m }) => ui.isHead(m)).map(({ m }) => ({ at, text: speaker.say(m) })),
      ),
    [ui, record, speaker],
  );
  return (at) => heads.findLast((head) => head.at <= at)?.text ?? '';
};

const Composer = ({ source, people, room, onShow }: Props & { readonly room: Room }) => {
  const { t, speaker } = useWords();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState('');
  if (room.others.length > 0 && room.others.every((seat) => people.isBot(seat)))
    return <p class="mute">{t('ui.botsDoNotTalk')}</p>;
  const send = async (): Promise<void> => {
    const said = text.trim();
    if (!said) return;
    setText('');
    const no = await source.say(addressees(room), said);
    setRefused(no ? speaker.say(no.reason) : '');
    if (no) setText((now) => now || said);
  };
  return (
    <>
      {refused && (
        <p class="refused" role="alert">
          {refused}
        </p>
      )}
      <form
        class="composer"
        onSubmit={(e) => {
          e.preventDefault();
          void send();
        }}
      >
        <input
          class="input"
          aria-label={t('ui.write')}
          placeholder={
            room.kind === 'floor'
              ? t('ui.writePlaceholder')
              : t('ui.writeTo', { who: room.others.map((seat) => people.name(seat)).join(', ') })
          }
          maxLength={LONGEST}
          value={text}
          onInput={(e) => {
            setText(e.currentTarget.value);
            if (e.currentTarget.value.trim() !== '') source.writes(addressees(room));
          }}
        />
        {onShow && (
          <button type="button" class="btn" onClick={onShow}>
            <Icon name="hand" />
            {t('ui.show')}
          </button>
        )}
        <button type="submit" class="btn">
          {t('ui.send')}
        </button>
      </form>
    </>
  );
};
