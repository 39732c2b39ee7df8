/** The picture of a game: a drawing of its own, in the colours of the page. */
import { useEffect, useRef } from 'preact/hooks';

const drawings = new Map<string, Promise<Document>>();

const load = (address: string): Promise<Document> => {
  const drawing =
    drawings.get(address) ??
    fetch(address)
      .then((r) => r.text())
      .then((text) => new DOMParser().parseFromString(text, 'image/svg+xml'));
  drawings.set(address, drawing);
  return drawing;
};

export const Art = ({ picture }: { readonly picture: string | undefined }) => {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (picture === undefined) return;
    load(picture).then(
      (drawing) => frame.current?.replaceChildren(document.importNode(drawing.documentElement, true)),
      () => {},
    );
  }, [picture]);
  return <div ref={frame} class="pic" aria-hidden="true" />;
};
