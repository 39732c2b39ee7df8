/** Which line of a guideline is in use, and how each of the Spoils on it stands. */
import type { FactionId } from '../../rules/ids.ts';
import { type Guideline, type SpoilsKind, maybeGuideline } from '../../rules/neutrals/guidelines.ts';
import { type Move, nextMove } from '../../rules/neutrals/next-move.ts';
import { kindOf, neutralChooses } from '../../rules/neutrals/senate/by-guideline.ts';
import { divideSpoils } from '../../rules/neutrals/senate/spoils.ts';
import type { RomeView } from '../../rules/sight/view.ts';
import { goingOn } from '../forms/asking.ts';

/** The lines of a card. */
export type Line = Exclude<keyof Guideline, 'extraFamilies'>;

/** The section that a line belongs to: whoever moves by a statement of it goes by this line. */
const SECTIONS: readonly (readonly [section: string, line: Line])[] = [
  ['4.01.3', 'leader'],
  ['4.03.1', 'revenue'],
  ['4.03.3', 'spoilsOn'],
  ['4.03.4', 'charity'],
  ['4.04.3', 'knight'],
  ['4.04.4', 'charity'],
  ['4.04.5', 'initiative'],
  ['4.05.4', 'spoils'],
];

/** What is about to happen by itself. */
export const moveIn = (view: Pick<RomeView, 'flow'>): Move | undefined => goingOn(view, nextMove)?.move;

/** The line by which a Faction is about to move; while Spoils are divided, that of everybody who has a share. */
export const lineInUse = (view: RomeView, faction: FactionId): Line | undefined => {
  const move = moveIn(view);
  if (move?.faction === faction) return SECTIONS.find(([section]) => move.rule.startsWith(section))?.[1];
  const isDivided = goingOn(view, divideSpoils) !== undefined;
  return isDivided && view.neutrals?.coalition.members.includes(faction) ? 'spoils' : undefined;
};

export interface SpoilShown {
  readonly kind: SpoilsKind;
  /** It has taken it; it is lost to it; it is what it takes now; or none of these. */
  readonly state: 'taken' | 'lost' | 'next' | 'free';
}

/** Of these there is one each; of Provinces, Concessions and what a Land Bill needs there may be more. */
const ONLY_ONE: readonly SpoilsKind[] = ['field-consul', 'rome-consul', 'censor'];

/** What a Faction is choosing: already named, or about to be. */
const choosing = (view: RomeView, faction: FactionId): SpoilsKind | undefined => {
  const choice = view.neutrals?.choice;
  if (choice && choice.by === faction && choice.spoil !== 'pass') return kindOf(choice.spoil);
  const l = goingOn(view, neutralChooses);
  if (l?.by !== faction) return undefined;
  // Of several Concessions the Dominant Player says which: until then it is not named.
  return l.spoil === '' ? undefined : kindOf(l.spoil);
};

/** The list of a Neutral, with what has become of each line of it in this Senate. */
export const spoilsOf = (view: RomeView, faction: FactionId): SpoilShown[] => {
  const taken = view.neutrals?.taken ?? [];
  const move = moveIn(view);
  // What ruled out the lines above the one that it takes.
  const out = move?.faction === faction ? move.because.candidates.filter((c) => c.out).map((c) => c.ref) : [];
  const next = choosing(view, faction);
  const stateOf = (kind: SpoilsKind): SpoilShown['state'] => {
    if (kind === next) return 'next';
    const of = taken.filter((t) => kindOf(t.spoil) === kind);
    if (of.some((t) => t.by === faction)) return 'taken';
    return (ONLY_ONE.includes(kind) && of.length > 0) || out.includes(`spoils:${kind}`) ? 'lost' : 'free';
  };
  return (maybeGuideline(view, faction)?.spoils ?? []).map((kind) => ({ kind, state: stateOf(kind) }));
};

/** Is this Neutral choosing, or about to do something else? */
export const isMoving = (view: RomeView, faction: FactionId): boolean =>
  moveIn(view)?.faction === faction || choosing(view, faction) !== undefined;
