/** The pictures of the games: one file of our own drawings, in the colours of the page. */
import { useEffect, useRef } from 'preact/hooks';
import url from '../art/games.svg?url';

let drawings: Promise<Document> | undefined;

const load = (): Promise<Document> => {
  drawings ??= fetch(url)
    .then((r) => r.text())
    .then((text) => new DOMParser().parseFromString(text, 'image/svg+xml'));
  return drawings;
};

export const Art = ({ game }: { readonly game: string }) => {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    load().then(
      (all) => {
        const drawing = all.getElementById(`art-${game}`);
        if (drawing) frame.current?.replaceChildren(document.importNode(drawing, true));
      },
      () => {},
    );
  }, [game]);
  return <div ref={frame} class="pic" aria-hidden="true" />;
};
