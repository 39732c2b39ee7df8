/** What happened by itself, and why: the lines of the record that say so, the newest first. */
import type { Because, Candidate, Msg } from '@tabularium/kernel';
import type { Recorded } from '@tabularium/parts/web';
import { type FactionId, factionRef } from '../../rules/ids.ts';
import { allFactions } from '../../rules/rome/players.ts';
import type { RomeView } from '../../rules/sight/view.ts';

export interface Told {
  readonly key: string;
  readonly does: Msg;
  readonly because: Because;
  /** Whose move it was; nobody's where the rules did it. */
  readonly faction: FactionId | undefined;
}

const refsIn = ({ a = {} }: Msg): string[] =>
  Object.values(a).flatMap((x) => (typeof x === 'number' ? [] : typeof x === 'string' ? [x] : [...x]));

/** The Faction that a line names, or that of the first Senator in it. */
export const factionOf = (view: Pick<RomeView, 'factions' | 'senators'>, does: Msg): FactionId | undefined => {
  const named = does.a?.['faction'];
  const found = allFactions(view).find((faction) => factionRef(faction) === named);
  if (found !== undefined) return found;
  const refs = refsIn(does);
  const who = view.senators.find((s) => refs.includes(s.id));
  return who === undefined || who.faction < 0 ? undefined : who.faction;
};

export const movesIn = (view: RomeView, record: readonly Recorded[]): Told[] =>
  record
    .flatMap(({ input, lines }) =>
      lines.flatMap(({ m, because }, i): Told[] =>
        because ? [{ key: `${input}.${i}`, does: m, because, faction: factionOf(view, m) }] : [],
      ),
    )
    .reverse();

/** Whoever was left first, then those that were ruled out. */
export const inOrder = (candidates: readonly Candidate[]): Candidate[] => [
  ...candidates.filter((c) => !c.out),
  ...candidates.filter((c) => c.out),
];

/** A sentence in pieces, so that the names in it can be told from the words around them. */
export const pieces = (
  m: Msg,
  say: (key: string, args?: Msg['a']) => string,
): readonly (string | { readonly ref: string; readonly text: string })[] => {
  const text = say(m.k, m.a ?? {});
  const names = [...new Set(refsIn(m))]
    .map((ref) => ({ ref, text: say(ref) }))
    .filter((n) => n.text !== '' && n.text !== n.ref)
    .sort((a, b) => b.text.length - a.text.length);
  const cut = (rest: string): ReturnType<typeof pieces> => {
    const at = names
      .map((name) => ({ name, i: rest.indexOf(name.text) }))
      .filter(({ i }) => i >= 0)
      .sort((a, b) => a.i - b.i || b.name.text.length - a.name.text.length)[0];
    if (!at) return rest === '' ? [] : [rest];
    const before = rest.slice(0, at.i);
    return [...(before === '' ? [] : [before]), at.name, ...cut(rest.slice(at.i + at.name.text.length))];
  };
  return cut(text);
};
