/** Chances as a bar whose parts are as long as they are likely. Told apart by pattern as well as by colour. */

export type OddsKind = 'victory' | 'stalemate' | 'standoff' | 'disaster' | 'defeat';

export interface OddsPart {
  readonly kind: OddsKind;
  readonly chance: number;
  readonly word: string;
}

export const percent = (chance: number): number => Math.round(100 * chance);

/** Shorter parts show their number alone; in a short bar those do that are shorter than one of the others. */
const WIDE = 12;
const MIDDLING = 20;
const LONG = 30;
const lengthOf = (chance: number): string => {
  const n = percent(chance);
  return n < MIDDLING ? ' short tight' : n < LONG ? ' short' : '';
};

/** `aria-label` says all parts; the words inside are only for eyes. */
export const OddsBar = ({ parts, numbers }: { readonly parts: readonly OddsPart[]; readonly numbers?: boolean }) => {
  const seen = parts.filter((p) => percent(p.chance) > 0);
  return (
    <span class="odds-bar" role="img" aria-label={parts.map((p) => `${p.word} ${percent(p.chance)} %`).join(', ')}>
      {seen.map((p) => (
        <i key={p.kind} class={`${p.kind}${lengthOf(p.chance)}`} style={{ flexGrow: percent(p.chance) }}>
          <b>{percent(p.chance)}</b>
          {!numbers && percent(p.chance) > WIDE && <small>{p.word}</small>}
        </i>
      ))}
    </span>
  );
};

/** The sample of a part's pattern, for a list beside the bar. */
export const OddsSwatch = ({ kind }: { readonly kind: OddsKind }) => (
  <span class={`odds-swatch ${kind}`} aria-hidden="true" />
);
