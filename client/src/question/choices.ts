/** A question as a list of choices: one for each verb, with the key that picks it and whether it must be confirmed. */
import { type InputArg, isRefs, type Msg, type Offer, type Question } from '@tabularium/kernel';

export interface Choice {
  readonly verb: string;
  readonly label: string;
  /** Pressed on the keyboard. */
  readonly key: string;
  /** Missing where it may not be done now. */
  readonly offer?: Offer;
  readonly reason?: Msg;
  /** Things that are withheld, with the reasons. */
  readonly held: readonly Held[];
  readonly rules: readonly string[];
  /** Rolls dice or ends something: chosen first, then confirmed. */
  readonly weighty: boolean;
  /** The things with which it ends the turn; the empty text for a button. They are confirmed too. */
  readonly last: readonly string[];
  /** Does not answer what is asked but steps in beside it. */
  readonly aside: boolean;
}

/** Things that are withheld for one reason; the empty ref stands for everything that is not offered. */
interface Held {
  readonly reason: Msg;
  readonly refs: readonly string[];
}

/** The kernel's own: takes back a wish not to be asked. */
const ASK_AGAIN = 'withdraw';

/** Keys that mean something everywhere at the table, and where there is something to bargain for. */
const TAKEN = ['u'];
export const TAKEN_BY_DEALS = ['g'];
/** Where the hand has a page: there, and back to the board. */
export const TAKEN_BY_HAND = ['h', 'm'];

const keyFor = (label: string, taken: ReadonlySet<string>): string => {
  const letters = label
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
  for (const letter of letters) if (!taken.has(letter)) return letter;
  return 'abcdefghijklmnopqrstvwxyz'.split('').find((letter) => !taken.has(letter)) ?? '';
};

export interface ChoiceWords {
  name(key: string): string;
}

export const choicesOf = (
  q: Question,
  words: ChoiceWords,
  weighty: readonly string[],
  endsTurn: (verb: string, ref: string | undefined) => boolean = () => false,
  alsoTaken: readonly string[] = [],
  keys: Readonly<Record<string, string>> = {},
): Choice[] => {
  const given = Object.keys(q.verbs).flatMap((verb) => keys[verb] ?? []);
  const taken = new Set<string>([...TAKEN, ...alsoTaken, ...given]);
  const choice = (verb: string, rest: Pick<Choice, 'offer' | 'reason' | 'held' | 'rules'>): Choice => {
    const label = words.name(`verb.${verb}`);
    const aside = !q.due || q.asides.includes(verb) || verb === ASK_AGAIN;
    // Asides get no key, so that nobody steps in by mistake.
    const key = aside ? '' : (keys[verb] ?? keyFor(label, taken));
    taken.add(key);
    const last = lastOf(rest.offer, (ref) => endsTurn(verb, ref));
    return { verb, label, key, weighty: weighty.includes(verb), last, aside, ...rest };
  };
  return [
    ...Object.entries(q.verbs).map(([verb, offer]) =>
      choice(verb, { offer, rules: offer.rules, held: heldOf(q.withheld[verb]) }),
    ),
    ...Object.entries(q.denied).map(([verb, reason]) => choice(verb, { reason, rules: q.rules, held: [] })),
    ...Object.entries(q.withheld).flatMap(([verb, things]) => {
      const held = heldOf(things);
      if (Object.hasOwn(q.verbs, verb) || held.length === 0) return [];
      return [choice(verb, { reason: held[0]!.reason, rules: q.rules, held })];
    }),
  ];
};

const lastOf = (offer: Offer | undefined, endsTurn: (ref: string | undefined) => boolean): readonly string[] => {
  if (offer?.t === 'button') return endsTurn(undefined) ? [''] : [];
  return offer?.t === 'pick' ? offer.of.filter((ref) => endsTurn(ref)) : [];
};

/** Is this answer chosen first and sent second? */
export const isConfirmed = ({ weighty, last }: Choice, arg: InputArg | undefined): boolean =>
  weighty || (typeof arg === 'string' ? last.includes(arg) : arg === undefined && last.includes(''));

/** Grouped by the reason, which is then shown once. */
const byReason = <T>(all: readonly (readonly [what: T, reason: Msg])[]): { reason: Msg; all: T[] }[] => {
  const groups = new Map<string, { reason: Msg; all: T[] }>();
  for (const [what, reason] of all) {
    const key = JSON.stringify(reason);
    const group = groups.get(key) ?? { reason, all: [] };
    group.all.push(what);
    groups.set(key, group);
  }
  return [...groups.values()];
};

const heldOf = (things: Question['withheld'][string] = {}): Held[] =>
  byReason(Object.entries(things)).map(({ reason, all }) => ({ reason, refs: all }));

/** What may not be done, by the reason. A choice stands under each of its reasons, with the things that are meant. */
export interface Denied {
  readonly reason: Msg;
  readonly all: readonly { readonly choice: Choice; readonly refs: readonly string[] }[];
}

export const deniedOf = (choices: readonly Choice[]): Denied[] =>
  byReason(
    choices.flatMap((choice) => {
      const { reason, held } = choice;
      if (!reason) return [];
      if (held.length < 2) return [[{ choice, refs: [] }, reason] as const];
      return held.map((h) => [{ choice, refs: h.refs }, h.reason] as const);
    }),
  );

/** Why a thing on the board is no answer now, if the question says so. */
export const whyHeld = (choices: readonly Choice[], ref: string, draft: Draft | undefined): Msg | undefined => {
  const asked = choices.filter((c) => (draft ? c.verb === draft.verb : !c.aside));
  return asked.flatMap((c) => c.held).find((h) => h.refs.includes(ref))?.reason;
};

/** What somebody is about to answer. */
export interface Draft {
  readonly verb: string;
  readonly arg?: InputArg;
}

/** The refs an offer is about. */
export const refsOf = (offer: Offer | undefined): readonly string[] => {
  if (offer === undefined) return [];
  if (offer.t === 'pick' || offer.t === 'choose') return offer.of;
  return offer.t === 'allot' ? Object.keys(offer.of) : [];
};

/** What a press on a choice leads to. */
export type Step =
  | { readonly t: 'act'; readonly draft: Draft }
  | { readonly t: 'draft'; readonly draft: Draft }
  | { readonly t: 'none' };

/** The plainest beginning of an answer, to be changed before it is sent. */
const firstArg = (offer: Offer): InputArg | undefined => {
  switch (offer.t) {
    case 'button':
      return undefined;
    case 'pick':
      return offer.of.length === 1 ? offer.of[0]! : undefined;
    case 'range':
      return offer.min;
    case 'choose':
      return offer.of.slice(0, offer.min);
    case 'allot':
      return {};
    case 'text':
      return '';
    default:
      return offer satisfies never;
  }
};

const draftOf = (verb: string, arg: InputArg | undefined): Draft => (arg === undefined ? { verb } : { verb, arg });

/** A choice in the bar was pressed. */
export const press = (choice: Choice): Step => {
  const { verb, offer } = choice;
  if (!offer) return { t: 'none' };
  const arg = firstArg(offer);
  const draft = draftOf(verb, arg);
  const confirmed = isConfirmed(choice, arg);
  if (offer.t === 'button') return confirmed ? { t: 'draft', draft } : { t: 'act', draft };
  if (offer.t === 'pick' && arg !== undefined && !confirmed) return { t: 'act', draft };
  return { t: 'draft', draft };
};

/** The choices that a thing on the board can be the answer to; the one being drafted first of all, asides only then. */
export const choicesFor = (choices: readonly Choice[], ref: string, draft: Draft | undefined): Choice[] => {
  const fitting = choices.filter((c) => refsOf(c.offer).includes(ref));
  const drafted = fitting.filter((c) => c.verb === draft?.verb);
  return drafted.length > 0 ? drafted : fitting.filter((c) => !c.aside);
};

/** A thing was pressed, on the board or in the list under the bar, as the answer to one choice. */
export const pressRef = (choice: Choice, ref: string, draft: Draft | undefined): Step => {
  const { verb, offer } = choice;
  if (!offer) return { t: 'none' };
  if (offer.t === 'pick') {
    const made = { verb, arg: ref };
    if (!isConfirmed(choice, ref)) return { t: 'act', draft: made };
    const again = draft?.verb === verb && draft.arg === ref;
    return again ? { t: 'act', draft: made } : { t: 'draft', draft: made };
  }
  if (offer.t === 'choose') {
    const chosen = draft?.verb === verb && isRefs(draft.arg) ? draft.arg : [];
    return { t: 'draft', draft: { verb, arg: toggled(chosen, ref, offer.max) } };
  }
  if (offer.t === 'allot') {
    const sums = draft?.verb === verb && isSums(draft.arg) ? draft.arg : {};
    return { t: 'draft', draft: { verb, arg: allotted(offer, sums, ref, (sums[ref] ?? 0) + 1) } };
  }
  return { t: 'none' };
};

export const isSums = (arg: InputArg | undefined): arg is Readonly<Record<string, number>> =>
  typeof arg === 'object' && !Array.isArray(arg);

/** One more or one less; where no more fit, the first chosen makes room. */
export const toggled = (chosen: readonly string[], ref: string, max: number): readonly string[] => {
  if (chosen.includes(ref)) return chosen.filter((r) => r !== ref);
  return [...chosen, ref].slice(-max);
};

export const totalOf = (sums: Readonly<Record<string, number>>): number =>
  Object.values(sums).reduce((a, b) => a + b, 0);

/** Sets the share of one ref, within its own bound and what is left of the whole. */
export const allotted = (
  offer: Offer & { t: 'allot' },
  sums: Readonly<Record<string, number>>,
  ref: string,
  n: number,
): Readonly<Record<string, number>> => {
  const { [ref]: _, ...others } = sums;
  const most = Math.min(offer.of[ref] ?? 0, offer.max - totalOf(others));
  const now = Math.max(0, Math.min(n, most));
  return now === 0 ? others : { ...others, [ref]: now };
};

/** An answer to this choice, before anything has been chosen. */
export const begun = ({ verb, offer }: Choice): Draft | undefined => {
  if (!offer || offer.t === 'button') return undefined;
  return offer.t === 'pick' ? { verb } : draftOf(verb, firstArg(offer));
};

/** If a question allows only one thing, that is chosen at once. */
export const onlyDraft = (choices: readonly Choice[]): Draft | undefined => {
  const [only, ...rest] = choices.filter((c) => !c.aside);
  return only === undefined || rest.length > 0 ? undefined : begun(only);
};
