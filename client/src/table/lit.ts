/** What is highlighted on the board while an answer is being drafted, and what each thing there would cost. */
import type { Explanation } from '@tabularium/kernel';
import type { Drawn, Lit } from '@tabularium/parts/web';
import type { OfferedRef } from '../board/offered.ts';
import type { GameUi } from '../games/game-ui.ts';
import { type Choice, type Draft, refsOf } from '../question/choices.ts';
import type { Words } from '../words/words.ts';

export const explanationOf = (
  by: Pick<GameUi['module'], 'explain'> | undefined,
  view: unknown,
  draft: Draft | undefined,
): Explanation | undefined => {
  if (typeof draft?.arg !== 'string' && typeof draft?.arg !== 'number') return undefined;
  return by?.explain?.(view, draft.verb, String(draft.arg));
};

const refsIn = (e: Explanation | undefined, n: number): readonly string[] =>
  e?.tallies[n]?.parts.flatMap((p) => p.refs ?? []) ?? [];

export const litBy = (draft: Draft | undefined, explained: Explanation | undefined, drawn: Drawn | undefined): Lit => ({
  own: refsIn(explained, 0),
  enemy: refsIn(explained, 1),
  ...(drawn?.target !== undefined && { chosen: drawn.target }),
  ...(typeof draft?.arg === 'string' && { chosen: draft.arg }),
});

/** The choices whose things glow: those of the verb being drafted, or all. */
const glowing = (choices: readonly Choice[], draft: Draft | undefined): readonly Choice[] => {
  const drafted = choices.filter((c) => c.verb === draft?.verb && refsOf(c.offer).length > 0);
  return drafted.length > 0 && draft?.arg === undefined ? drafted : choices.filter((c) => !c.aside);
};

export const costsOf = (
  ui: GameUi,
  view: unknown,
  choices: readonly Choice[],
  draft: Draft | undefined,
): Readonly<Record<string, number>> => {
  const costs: Record<string, number> = {};
  for (const { verb, offer } of glowing(choices, draft)) {
    for (const ref of refsOf(offer)) {
      const cost = ui.cost?.(view, verb, ref);
      if (cost !== undefined) costs[ref] = Math.min(cost, costs[ref] ?? cost);
    }
  }
  return costs;
};

export const offeredOn = (
  ui: GameUi,
  view: unknown,
  choices: readonly Choice[],
  draft: Draft | undefined,
  words: Words,
): ReadonlyMap<string, OfferedRef> => {
  const offered = new Map<string, OfferedRef>();
  for (const { verb, label, offer } of glowing(choices, draft)) {
    for (const ref of refsOf(offer)) {
      const cost = ui.cost?.(view, verb, ref);
      const name = words.speaker.name(ref);
      const own =
        cost === undefined ? `${label}: ${name}` : `${label}: ${name}, ${ui.costWords?.(cost, words) ?? cost}`;
      const other = offered.get(ref);
      offered.set(ref, { label: other ? `${other.label}; ${own}` : own, name });
    }
  }
  return offered;
};

/** What may be pressed on the board for a form. */
export const offeredBy = (refs: readonly string[], { speaker }: Words): ReadonlyMap<string, OfferedRef> =>
  new Map(
    refs.map((ref) => {
      const name = speaker.name(ref);
      return [ref, { label: name, name }];
    }),
  );
