/** The rooms of whoever looks, with what was last said in each and how much of it is new. */
import './rooms.css';
import type { Seat } from '@tabularium/kernel';
import { Icon, Mark } from '@tabularium/parts/marks';
import { useState } from 'preact/hooks';
import { type Say, useT, useWords } from '../words/words.ts';
import type { People } from './people.ts';
import { eventsIn, type Room } from './rooms.ts';
import type { Rooms } from './use-rooms.ts';

interface Props {
  readonly rooms: Rooms;
  readonly people: People;
  /** A room was opened, one that was there or a new one. */
  readonly onOpened: () => void;
}

export const RoomList = ({ rooms, people, onOpened }: Props) => {
  const t = useT();
  const open = (how: () => void): void => {
    how();
    onOpened();
  };
  const of = (kind: Room['kind']): readonly Room[] => rooms.all.filter((room) => room.kind === kind);
  const row = (room: Room) => (
    <RoomRow
      key={room.id}
      room={room}
      people={people}
      isOpen={room.id === rooms.current.id}
      onOpen={() => open(() => rooms.open(room.id))}
    />
  );
  const persons = of('private').filter((room) => !people.isBot(room.others[0]!));
  return (
    <nav class="room-list" aria-label={t('ui.rooms')}>
      <div class="scroll">
        {of('floor').map(row)}
        {of('private').length > 0 && <h3>{t('ui.privateRooms')}</h3>}
        {of('private').map(row)}
        {persons.length > 1 && (
          <>
            <h3>{t('ui.groups')}</h3>
            {of('group').map(row)}
            <NewRoom
              with={persons.map((room) => room.others[0]!)}
              people={people}
              onNew={(others) => open(() => rooms.openWith(others))}
            />
          </>
        )}
      </div>
      {of('private').length > 0 && (
        <p class="room-note">
          <Icon name="lock" />
          {t('ui.roomsAreSecret')}
        </p>
      )}
    </nav>
  );
};

const RoomRow = ({
  room,
  people,
  isOpen,
  onOpen,
}: {
  readonly room: Room;
  readonly people: People;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}) => {
  const { t, speaker } = useWords();
  const { kind, others, unread } = room;
  const last = eventsIn(room).at(-1);
  const words =
    last && ('m' in last ? speaker.say(last.m) : t('ui.lastWords', { who: people.name(last.by), text: last.text }));
  const said = writingIn(room, people, t) ?? words;
  return (
    <button type="button" class="room" data-room={room.id} aria-current={isOpen ? 'true' : undefined} onClick={onOpen}>
      <Marks of={room} people={people} />
      <span class="room-words">
        <b>{titleOf(room, people, t('ui.floor'))}</b>
        <small>
          {said ?? (kind === 'floor' ? t('ui.allHear') : others.map((s) => subtitle(s, people, t)).join(', '))}
        </small>
      </span>
      {unread > 0 && (
        <span class="badge">
          {unread}
          <span class="sr"> {t('ui.unread')}</span>
        </span>
      )}
    </button>
  );
};

/** Who is writing in a room, in a sentence. */
export const writingIn = ({ writing }: Room, people: People, t: Say): string | undefined =>
  writing.length === 0
    ? undefined
    : t('ui.isWriting', { n: writing.length, who: writing.map((seat) => people.name(seat)).join(', ') });

const subtitle = (seat: Seat, people: People, t: Say): string =>
  people.isBot(seat) ? t('ui.botAnswersOffers') : people.name(seat) === people.title(seat) ? '' : people.name(seat);

export const titleOf = ({ kind, others }: Room, people: People, floor: string): string =>
  kind === 'floor' ? floor : others.map((seat) => people.title(seat)).join(', ');

export const Marks = ({ of, people }: { readonly of: Room; readonly people: People }) =>
  of.kind === 'floor' ? (
    <Icon name="people" />
  ) : (
    <span class="marks">
      {of.others.map((seat) => {
        const figure = people.figure(seat);
        return figure && <Mark key={seat} look={figure.look} />;
      })}
    </span>
  );

/** Several are asked in; the room is there for them when something is said in it. */
const NewRoom = ({
  with: all,
  people,
  onNew,
}: {
  readonly with: readonly Seat[];
  readonly people: People;
  readonly onNew: (others: readonly Seat[]) => void;
}) => {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly Seat[]>([]);
  if (!open)
    return (
      <button type="button" class="room" data-room="new" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        <span class="room-words">
          <b>{t('ui.newRoom')}</b>
          <small>{t('ui.newRoomHint')}</small>
        </span>
      </button>
    );
  const done = (): void => {
    if (chosen.length < 2) return;
    onNew(chosen);
    setOpen(false);
    setChosen([]);
  };
  return (
    <fieldset class="choose-list new-room">
      <legend>{t('ui.newRoom')}</legend>
      {all.map((seat) => (
        <label key={seat}>
          <input
            type="checkbox"
            checked={chosen.includes(seat)}
            onChange={(e) =>
              setChosen(e.currentTarget.checked ? [...chosen, seat] : chosen.filter((other) => other !== seat))
            }
          />
          {people.title(seat)}
          {subtitle(seat, people, t) !== '' && <small> {people.name(seat)}</small>}
        </label>
      ))}
      <span class="row">
        <button type="button" class="btn small" aria-disabled={chosen.length < 2} onClick={done}>
          {t('ui.openRoom')}
        </button>
        <button type="button" class="btn small ghost" onClick={() => setOpen(false)}>
          {t('ui.cancel')}
        </button>
      </span>
      {chosen.length < 2 && <small>{t('ui.chooseTwo')}</small>}
    </fieldset>
  );
};
