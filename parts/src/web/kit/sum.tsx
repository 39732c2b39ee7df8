/** A total with the parts that it is made of, each with a word. The same parts, in the same order, are what a reader hears. */
import type { Tally } from '@tabularium/kernel';
import { Fragment } from 'preact';
import type { Say } from '../board.ts';

export interface SumPart {
  readonly n: number;
  readonly word: string;
  /** × instead of + or −. */
  readonly times?: boolean;
  /** Something that was just chosen, and speaks for or against it. */
  readonly tone?: 'good' | 'bad';
}

interface Props {
  readonly parts: readonly SumPart[];
  readonly total: number;
  readonly word: string;
  readonly small?: boolean;
  /** With a sign, where it is added to dice. */
  readonly signed?: boolean;
}

const signOf = ({ n, times }: SumPart, isFirst: boolean): string => (times ? '×' : n < 0 ? '−' : isFirst ? '' : '+');
const figure = (n: number, signed: boolean | undefined): string =>
  n < 0 ? `−${-n}` : signed && n > 0 ? `+${n}` : String(n);

export const Sum = ({ parts, total, word, small, signed }: Props) => (
  <div
    class={`parts-sum ${small ? 'small' : ''}`}
    role="img"
    aria-label={`${parts.map((p, i) => `${signOf(p, i === 0)}${Math.abs(p.n)} ${p.word}`).join(', ')} = ${figure(total, signed)} ${word}`}
  >
    {parts.map((p, i) => (
      <Fragment key={i}>
        {signOf(p, i === 0) !== '' && <i>{signOf(p, i === 0)}</i>}
        <span class={p.tone ?? ''}>
          <b>{Math.abs(p.n)}</b>
          <small>{p.word}</small>
        </span>
      </Fragment>
    ))}
    <i>=</i>
    <span class="total">
      <b>{figure(total, signed)}</b>
      <small>{word}</small>
    </span>
  </div>
);

/** A tally of the rules as a sum: its parts have names in the catalogue. */
export const TallySum = ({
  tally,
  say,
  word,
  tones = {},
  ...rest
}: {
  readonly tally: Tally;
  readonly say: Say;
  readonly word?: string;
  /** Parts that were just chosen, by their key. */
  readonly tones?: Readonly<Record<string, 'good' | 'bad'>>;
} & Pick<Props, 'small' | 'signed'>) => (
  <Sum
    {...rest}
    parts={tally.parts.map(({ n, k, op }) => ({
      n,
      word: say(`tally.${k}`),
      times: op === 'times',
      ...(tones[k] && { tone: tones[k] }),
    }))}
    total={tally.total}
    word={word ?? say(`tally.${tally.of}`)}
  />
);
