/** A sentence in which things are elements of their own, so that they open into leaves. */
import type { Arg, Msg } from '@tabularium/kernel';
import type { ComponentChildren } from 'preact';
import { clauseInWords } from '../../rules/agreements/in-words.ts';
import type { RomeView } from '../../rules/sight/view.ts';
import type { Say } from '../props.ts';

type Clause = RomeView['agreements']['all'][number]['clauses'][number];

/** Characters that no text has: a number between them stands for a piece. */
const [OPEN, CLOSE] = ['⟦', '⟧'];
const MARKED = /⟦(\d+)⟧/;
export const marker = (n: number): string => `${OPEN}${n}${CLOSE}`;
/** The text with pieces in the place of their markers. */
export const filledIn = (text: string, piece: (n: number) => ComponentChildren): ComponentChildren[] =>
  text.split(MARKED).map((part, i) => (i % 2 === 0 ? part : piece(Number(part))));

const isRef = (arg: unknown): arg is string => typeof arg === 'string' && /^[a-z][\w-]*:\S+$/i.test(arg);

export const Sentence = ({ m, say }: { readonly m: Msg; readonly say: Say }) => {
  const refs: string[] = [];
  const marked = (arg: string): string => (isRef(arg) ? marker(refs.push(arg) - 1) : arg);
  const args = Object.entries(m.a ?? {}).map(([k, arg]): [string, Arg] => [
    k,
    typeof arg === 'string' ? marked(arg) : Array.isArray(arg) ? arg.map((x) => marked(String(x))) : arg,
  ]);
  return (
    <>
      {filledIn(say(m.k, Object.fromEntries(args)), (n) => {
        const ref = refs[n]!;
        return (
          // Of a kind of proposal and somebody whom it names, he is what can be read about.
          <span key={n} class="name" data-read={ref.split('+').at(-1)}>
            {say(ref)}
          </span>
        );
      })}
    </>
  );
};

export const ClauseSentence = ({ clause, say }: { readonly clause: Clause; readonly say: Say }) => (
  <>
    {clauseInWords(clause).map((m, i) => (
      <span key={i}>
        {i > 0 && ' '}
        <Sentence m={m} say={say} />
      </span>
    ))}
  </>
);
