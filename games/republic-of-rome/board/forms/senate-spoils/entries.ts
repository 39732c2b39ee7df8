/** One of the Spoils of the Senate and who is to have it, or a pass — 4.05.4 */
import type { Answer, Asked, Rehearsed } from '@tabularium/kernel';
import { type Filled, refGiven } from '@tabularium/parts/web';
import { playerChooses } from '../../../rules/neutrals/senate/choosing.ts';
import { divideSpoils } from '../../../rules/neutrals/senate/spoils.ts';
import { spoilRef } from '../../../rules/neutrals/senate/spoils-left.ts';
import { neutralsOf } from '../../../rules/neutrals/state.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askedAt, askingIn, goingOn } from '../asking.ts';
import { picksOf } from '../offered.ts';

export interface Entered {
  /** Which choice it is: the next one is another. */
  readonly at: string;
  readonly spoil: string;
  /** Who has not been chosen is whoever of one's own has least Influence. */
  readonly who: string;
  readonly press: string;
}
type At = Asked<RomeView>;
export type SpoilsForm = Filled<RomeView, Entered>;

const CHOICE = `${playerChooses.name}/start`;
const WHO = `${playerChooses.name}/who`;
export const PASS = 'passSpoils';

const nameOf = ({ view }: At): string => {
  const l = goingOn(view, divideSpoils);
  const { taken, landBill } = neutralsOf(view);
  return [view.turn, taken.length, landBill.status, l?.at, l?.passed, l?.must].join('/');
};
export const isOf = (asked: At, entered?: Entered): boolean => {
  const at = askedAt(asked);
  return (at === CHOICE || at === WHO) && (entered === undefined || entered.at === nameOf(asked));
};

/** What was taken already, when only the name is missing. */
const takenIn = ({ view }: Pick<At, 'view'>): string => {
  const spoil = askingIn(view, playerChooses)?.spoil ?? '';
  return spoil === '' ? '' : spoilRef(spoil);
};

export const begins = (asked: At, before: Entered | undefined): Entered => {
  const at = nameOf(asked);
  if (before?.at === at) return { ...before, press: '' };
  const taken = takenIn(asked);
  return { at, spoil: taken === '' ? (picksOf(asked, 'takeSpoil')[0] ?? '') : taken, who: '', press: '' };
};

/** Of his own, whoever has least of what it brings most of. */
const likely = (asked: At): string => {
  const by = askingIn(asked.view, playerChooses)?.by;
  return (
    picksOf(asked, 'giveSpoil')
      .flatMap((id) => maybeSenator(asked.view, id) ?? [])
      .filter((s) => s.faction === by)
      .sort((a, b) => a.influence - b.influence)[0]?.id ?? ''
  );
};
const whoIn = (asked: At, { who }: Entered): string =>
  picksOf(asked, 'giveSpoil').includes(who) ? who : likely(asked);

/** The question in which somebody is named for what is chosen. */
export const naming = (form: SpoilsForm): Rehearsed<RomeView> | undefined => {
  const { entered } = form;
  return form.with({ ...entered, press: '' }).steps.find((s) => askedAt(s) === WHO && takenIn(s) === entered.spoil);
};
/** Who would have it. */
export const named = (form: SpoilsForm): string => {
  const step = naming(form);
  return step ? whoIn(step, form.entered) : '';
};

export const answer = (asked: At, entered: Entered): Answer | undefined => {
  const { spoil, press } = entered;
  if (askedAt(asked) === WHO) {
    if (press !== '' || takenIn(asked) !== spoil) return { verb: 'otherSpoil' };
    const arg = whoIn(asked, entered);
    return arg === '' ? undefined : { verb: 'giveSpoil', arg };
  }
  if (press !== '') return { verb: press };
  return spoil === '' ? undefined : { verb: 'takeSpoil', arg: spoil };
};

/** What may be taken, also while somebody is being named for one of it. */
export const choosable = (form: SpoilsForm): readonly string[] => {
  const { asked, entered } = form;
  if (askedAt(asked) === CHOICE) return picksOf(asked, 'takeSpoil');
  // One press back, as if something else were wanted.
  const back = form.with({ ...entered, press: PASS }).steps.find((s) => askedAt(s) === CHOICE);
  return back ? picksOf(back, 'takeSpoil') : [takenIn(asked)];
};

export const taking = (_: At, entered: Entered, given: Answer): Entered => {
  if (given.verb === 'takeSpoil') return { ...entered, spoil: refGiven(given) };
  return given.verb === 'giveSpoil' ? { ...entered, who: refGiven(given) } : entered;
};
