/** A game without a board: what is seen, as an outline. Plain, and enough to play by. */
import type { Speaker } from '@tabularium/text';

const isBranch = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === 'object' && x !== null;

/** Only texts with a colon are refs of the game. Other texts may happen to be message keys and are not translated. */
const nameOf = (text: string, speaker: Speaker): string | undefined =>
  text.includes(':') && speaker.knows(text) ? speaker.name(text) : undefined;

const Leaf = ({ value, speaker }: { readonly value: unknown; readonly speaker: Speaker }) => {
  const text = String(value);
  return <span>{nameOf(text, speaker) ?? text}</span>;
};

export const Outline = ({ view, speaker }: { readonly view: unknown; readonly speaker: Speaker }) => {
  if (!isBranch(view)) return <Leaf value={view} speaker={speaker} />;
  if (Object.keys(view).length === 0) return <span>–</span>;
  return (
    <dl>
      {Object.entries(view).map(([key, value]) => {
        const name = nameOf(key, speaker);
        return [
          <dt key={`${key}.`}>{name ?? key}</dt>,
          <dd key={key} data-ref={name === undefined ? undefined : key}>
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
