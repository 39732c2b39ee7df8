/** Writes an agreement: templates, clauses as sentences, what is checked, and the offer itself — AGR-01 to AGR-23 */
import './deals.css';
import type { BuilderProps } from '@tabularium/parts/web';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { factionRef } from '../../rules/ids.ts';
import { ownFaction } from '../../rules/rome/players.ts';
import type { RomeView } from '../../rules/sight/view.ts';
import { Checks } from './checks.tsx';
import { ClauseRow } from './clause.tsx';
import { Foot, missingIn, Pager } from './foot.tsx';
import { Head, Templates } from './head.tsx';
import { slotsOf } from './places.ts';
import { mayGoOn, own, whole, without, type Written } from './written.ts';
import { lookOf } from '../looks.ts';

export type Props = BuilderProps<RomeView, Written>;

/** In the order of their keys, 1 to 9. Talents and votes are usually one's own and the other's. */
const VERBS = ['pay', 'card', 'vote', 'propose', 'refrain', 'appoint', 'order', 'spend', 'text'] as const;
const THEIRS: readonly string[] = ['vote', 'propose', 'refrain', 'appoint'];
/** The slot that is opened when a clause has been added. */
const FIRST: Readonly<Record<(typeof VERBS)[number], string>> = {
  pay: 'n',
  card: 'card',
  vote: 'kind',
  propose: 'kind',
  refrain: 'from',
  appoint: 'role',
  order: 'called',
  spend: 'n',
  text: 'text',
};

interface Open {
  readonly clause: number;
  readonly at: number;
}

export const Builder = (props: Props) => {
  const { form, say, change, room, busy } = props;
  const { asked, entered } = form;
  const me = own(asked);
  const isEmpty = entered.clauses.length === 0;
  // Whoever writes in a room writes to those who are in it.
  const others =
    isEmpty && entered.counters === 0 && room.length > 0
      ? room.map((seat) => ownFaction(asked.view, seat))
      : entered.others;
  const clauses = useMemo(() => slotsOf(form, say), [form, say]);
  const [open, setOpen] = useState<Open>();
  /** On a small screen one clause is shown at a time. */
  const [turned, setPage] = useState(0);
  const page = Math.min(turned, Math.max(0, clauses.length - 1));
  /** After a clause was added, the place that is opened in it as soon as it is there. */
  const [wanted, setWanted] = useState<{ readonly clause: number; readonly place: string }>();
  useEffect(() => {
    const slot = wanted && clauses[wanted.clause]?.slots.find((s) => s.place === wanted.place);
    if (!wanted || !slot) return;
    setOpen({ clause: wanted.clause, at: slot.at });
    setPage(wanted.clause);
    setWanted(undefined);
  }, [clauses, wanted]);
  const now = whole(form);
  const write = (to: Written['clauses']): void => {
    const next = { ...entered, others, clauses: to };
    const made = whole(form.with(next));
    // Where the rules take none now, what was written is kept all the same.
    change(made.clauses.length === to.length ? made : next);
  };
  const mayAdd = isEmpty || mayGoOn(form);
  const add = (verb: (typeof VERBS)[number]): void => {
    const [other] = others;
    if (other === undefined || !mayAdd) return;
    const pair = [factionRef(me), factionRef(other)];
    const clause = [...(THEIRS.includes(verb) ? pair.toReversed() : pair), `word:${verb}`];
    write([...now.clauses, clause]);
    setWanted({ clause: now.clauses.length, place: FIRST[verb] });
  };
  const missing = missingIn(props);
  const offer = (): void => {
    if (missing === undefined && !busy) props.send({ ...now, sending: true });
  };
  useKeys({ digits: props.keys, add: (n) => add(VERBS[n]!), offer });
  return (
    <section class="deal-builder" aria-label={say('deals.builder')} inert={busy}>
      <Head {...props} others={others} />
      {isEmpty ? (
        <Templates {...props} others={others} write={write} onAmount={(clause) => setWanted({ clause, place: 'n' })} />
      ) : (
        <>
          <Pager say={say} at={page} of={clauses.length} onPage={setPage} />
          <ol class="deal-clauses">
            {clauses.map((clause, i) => (
              <ClauseRow
                key={i}
                n={i + 1}
                isShown={i === page}
                clause={clause}
                say={say}
                lookOf={(faction) => lookOf(asked.view, props.looks, faction)}
                open={open?.clause === i ? open.at : undefined}
                onOpen={(at) => setOpen(at === undefined ? undefined : { clause: i, at })}
                onWord={(at, word) => write(now.clauses.map((words, j) => (j === i ? words.with(at, word) : words)))}
                onRemove={() => {
                  setOpen(undefined);
                  write(without(now.clauses, i));
                }}
                tell={props.tell}
              />
            ))}
          </ol>
        </>
      )}
      <div class="deal-verbs">
        <span class="legend">{say('deals.addClause')}</span>
        <div>
          {VERBS.map((verb, i) => (
            <button
              key={verb}
              type="button"
              data-add={verb}
              disabled={!mayAdd || others.length === 0}
              onClick={() => add(verb)}
            >
              {say(`deals.verb.${verb}`)}
              <span class="kbd" aria-hidden="true">
                {i + 1}
              </span>
            </button>
          ))}
        </div>
      </div>
      {!isEmpty && <Checks form={form} say={say} why={props.why} />}
      {!isEmpty && <Foot {...props} missing={missing} offer={offer} />}
    </section>
  );
};

const isTyping = (el: Element | null): boolean => el instanceof HTMLInputElement || el instanceof HTMLTextAreaElement;
const isPressable = (el: Element | null): boolean =>
  el !== null && el.closest('button, a, summary, [role="button"]') !== null;

/** Digits add a clause, Enter offers; not while something is typed, nor where Enter presses a button. */
const useKeys = (keys: {
  readonly digits: boolean;
  readonly add: (n: number) => void;
  readonly offer: () => void;
}): void => {
  const now = useRef(keys);
  now.current = keys;
  // Before the page is seen: a key that is pressed at once counts too.
  useLayoutEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      const el = document.activeElement;
      if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
      if (isTyping(el) || document.querySelector('dialog[open]')) return;
      if (/^[1-9]$/.test(e.key) && now.current.digits) now.current.add(Number(e.key) - 1);
      else if (e.key === 'Enter' && !isPressable(el)) now.current.offer();
      else return;
      e.preventDefault();
      e.stopPropagation();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, []);
};
