/** A picture in a book: the game's own board in a position that was kept for it. Nothing in it can be pressed. */
import { type Picture as PictureOf, type Pictures, type Scene, sceneOf } from '@tabularium/parts/book';
import { LearnContext, lookOfSeat, type Say } from '@tabularium/parts/web';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameUi } from '../games/game-ui.ts';
import { afterFrame } from '../ui/after-frame.ts';
import { useWords, wordsFor } from '../words/words.ts';
import { BoardPicture } from './board-picture.tsx';
import { useWholeGame } from './note.tsx';
import { useBookWords } from './use-book-words.ts';

const PICTURES = import.meta.glob<Pictures>('../../../games/*/book/pictures.ts', { import: 'pictures' });
const SCENES = import.meta.glob<Scene>('../../../games/*/book/scenes/*.json', { import: 'default' });

interface Loaded {
  readonly picture: PictureOf;
  readonly scene: Scene;
}

const load = async (game: string, name: string): Promise<Loaded> => {
  const folder = `../../../games/${game}/book/`;
  const picture = (await PICTURES[`${folder}pictures.ts`]?.())?.[name];
  const scene = picture && (await SCENES[`${folder}scenes/${sceneOf(picture)}`]?.());
  if (!picture || !scene) throw new Error(`no picture ${name} of ${game}`);
  return { picture, scene };
};

interface Props {
  readonly game: string;
  readonly name: string;
  /** What it shows, in words. */
  readonly text: string;
}

export const Picture = ({ game, name, text }: Props) => {
  const t = useBookWords();
  const ui = useWholeGame(game);
  const [loaded, setLoaded] = useState<Loaded | Error | undefined>(undefined);
  useEffect(() => {
    load(game, name).then(setLoaded, (e: unknown) => setLoaded(e instanceof Error ? e : new Error(String(e))));
  }, [game, name]);
  return (
    <figure class="picture" data-picture={name}>
      <div class="shown" inert aria-hidden="true">
        {loaded instanceof Error && t?.('book.picture')}
        {ui && loaded && !(loaded instanceof Error) && (
          <LearnContext.Provider value={ui.learn}>
            <Drawn ui={ui} {...loaded} />
          </LearnContext.Provider>
        )}
      </div>
      <figcaption>{text}</figcaption>
    </figure>
  );
};

const Drawn = ({ ui, picture, scene }: Loaded & { readonly ui: GameUi }) => {
  const { language } = useWords();
  const say: Say = useMemo(() => {
    const { speaker } = wordsFor(language, ui.messages);
    return (k, a) => (a ? speaker.say({ k, a }) : speaker.name(k));
  }, [language, ui]);
  if (ui.sheet) return <SheetPicture ui={ui} picture={picture} view={scene.view} say={say} />;
  const board = ui.boardOf?.(scene.view) ?? ui.board;
  return board ? <BoardPicture board={board} picture={picture} view={scene.view} say={say} /> : null;
};

interface SheetProps {
  readonly ui: GameUi;
  readonly picture: PictureOf;
  readonly view: unknown;
  readonly say: Say;
}

const MOST_SEATS = 8;
const LOOKS = Array.from({ length: MOST_SEATS }, (_, seat) => lookOfSeat(seat));
const NAMES = LOOKS.map(() => '');
const NONE: readonly number[] = [];

/** Of a page only one part is shown; what stands around it is hidden. */
const SheetPicture = ({ ui, picture, view, say }: SheetProps) => {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const only = (): void => {
      const part = picture.part === undefined ? null : frame.current?.querySelector(picture.part);
      for (let at: Element | null | undefined = part; at && at !== frame.current; at = at.parentElement)
        for (const other of at.parentElement?.children ?? []) other.toggleAttribute('hidden', other !== at);
    };
    only();
    return afterFrame(only);
  });
  const Sheet = ui.sheet;
  if (!Sheet) return null;
  return (
    <div ref={frame} class="sheet-picture">
      <Sheet view={view} say={say} players={NAMES} looks={LOOKS} me={picture.seat} asked={NONE} />
    </div>
  );
};
