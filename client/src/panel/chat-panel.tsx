/** Talk beside the board: the room that is open, and behind it the list of all rooms. */
import { useState } from 'preact/hooks';
import type { Figure, GameUi } from '../games/game-ui.ts';
import { peopleOf } from '../rooms/people.ts';
import { RoomList } from '../rooms/room-list.tsx';
import { RoomView } from '../rooms/room-view.tsx';
import type { Rooms } from '../rooms/use-rooms.ts';
import type { Screen, TableSource } from '../source/source.ts';
import { useT } from '../words/words.ts';

interface Props {
  readonly ui: GameUi;
  readonly source: TableSource;
  readonly screen: Screen;
  readonly figures: readonly Figure[];
  readonly rooms: Rooms;
  readonly open: boolean;
}

export const ChatPanel = ({ ui, source, screen, figures, rooms, open }: Props) => {
  const t = useT();
  const [listed, setListed] = useState(false);
  const people = peopleOf(screen, figures, t);
  if (listed) return <RoomList rooms={rooms} people={people} onOpened={() => setListed(false)} />;
  return (
    <RoomView
      ui={ui}
      source={source}
      screen={screen}
      rooms={rooms}
      people={people}
      open={open}
      onBack={() => setListed(true)}
    />
  );
};
