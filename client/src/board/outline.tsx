/** A game without a board: what is seen, as an outline. Plain, and enough to play by. */
import type { Speaker } from '@tabularium/text';

const isBranch = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === 'object' && x !== null;

const Leaf = ({ value, speaker }: { readonly value: unknown; readonly speaker: Speaker }) => {
  const text = String(value);
  return <span>{typeof value === 'string' && speaker.knows(text) ? speaker.name(text) : text}</span>;
};

export const Outline = ({ view, speaker }: { readonly view: unknown; readonly speaker: Speaker }) => {
  if (!isBranch(view)) return <Leaf value={view} speaker={speaker} />;
  return (
    <dl>
      {Object.entries(view).map(([key, value]) => {
        const name = speaker.knows(key) ? speaker.name(key) : key;
        return [
          <dt key={`${key}.`}>{name}</dt>,
          <dd key={key} data-ref={speaker.knows(key) ? key : undefined}>
            {isBranch(value) && Object.keys(value).length > 3 ? (
              <details>
                <summary>{Object.keys(value).length}</summary>
                <Outline view={value} speaker={speaker} />
              </details>
            ) : (
              <Outline view={value} speaker={speaker} />
            )}
          </dd>,
        ];
      })}
    </dl>
  );
};
