/** Chances as columns side by side, each over what it stands for. */
import { percent } from '@tabularium/parts/kit';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export interface Column {
  readonly key: string;
  readonly chance: number;
  /** How it is filled: a result of a battle, or the plain colour of a seat. */
  readonly kind: string;
  readonly head: ComponentChildren;
  readonly lines?: readonly string[];
  /** What really came. */
  readonly hit?: boolean;
  /** What a reader hears of it. */
  readonly spoken: string;
}

/** The highest column has this many pixels. */
const HIGH = 64;

/** Small chances keep their first decimal. */
const short = (chance: number): string => (chance < 0.01 ? (100 * chance).toFixed(1) : String(percent(chance)));

export const Columns = ({ label, columns }: { readonly label: string; readonly columns: readonly Column[] }) => {
  const most = Math.max(...columns.map((c) => c.chance), 0.0001);
  const list = useRef<HTMLOListElement>(null);
  const hitAt = columns.findIndex((c) => c.hit);
  // On a narrow screen they scroll sideways, with what came in the middle.
  useEffect(() => {
    const came = list.current?.children[hitAt];
    if (!list.current || !(came instanceof HTMLElement)) return;
    list.current.scrollLeft =
      came.offsetLeft - list.current.offsetLeft - (list.current.clientWidth - came.clientWidth) / 2;
  }, [hitAt]);
  return (
    // It can be scrolled by keyboard too.
    <ol ref={list} class="chance-columns" aria-label={label} tabIndex={0}>
      {columns.map(({ key, chance, kind, head, lines = [], hit, spoken }) => (
        <li key={key} class={`${kind} ${hit ? 'hit' : ''}`} {...(hit && { 'aria-current': true })}>
          <span class="sr">{spoken}</span>
          <span aria-hidden="true">{short(chance)} %</span>
          <i aria-hidden="true" style={{ height: `${Math.max(3, (HIGH * chance) / most)}px` }} />
          <b aria-hidden="true">{head}</b>
          {lines.map((line, i) => (
            <span key={i} aria-hidden="true">
              {line}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
};
