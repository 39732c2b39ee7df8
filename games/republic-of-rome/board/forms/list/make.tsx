/** The form of questions in which one of a list is chosen, each with what it is worth, over what is known. */
import '../senate/senate.css';
import './list.css';
import type { Asked } from '@tabularium/kernel';
import { Mark, OptionCard, Options } from '@tabularium/parts/kit';
import { type Form, type FormProps, refGiven, type Say } from '@tabularium/parts/web';
import { type FactionId, factionOf } from '../../../rules/ids.ts';
import { isAligned, maybeSenator } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { lookOf } from '../../looks.ts';
import { askedAt } from '../asking.ts';
import type { At, Fact } from '../decision/decision.ts';
import { FactLines } from '../decision/make.tsx';
import { picksOf } from '../offered.ts';

export interface Entered {
  readonly at: string;
  /** What has not been chosen is what weighs most. */
  readonly what?: string | undefined;
}
export type Props = FormProps<RomeView, Entered>;

export interface List {
  readonly verb: string;
  readonly weight: (view: RomeView, ref: string) => number;
  readonly note: (props: Props, ref: string) => string;
  /** On the button that sends it. */
  readonly label: (say: Say, what: string, at: At) => string;
  readonly facts?: (at: At, say: Say) => readonly Fact[];
}
export interface ListForm {
  readonly name: string;
  /** By the place where the rules ask. */
  readonly at?: Readonly<Record<string, List>>;
  /** Or what may be done beside any question. */
  readonly aside?: List;
  readonly explain?: Form<RomeView, Entered>['explain'];
}

const inOrder = (asked: At, { verb, weight }: List): readonly string[] =>
  [...picksOf(asked, verb)].sort((a, b) => weight(asked.view, b) - weight(asked.view, a));

/** The Faction that it is, or that he is of. */
const factionIn = (view: RomeView, what: string): FactionId | undefined => {
  const s = maybeSenator(view, what);
  return what.startsWith('faction:') ? factionOf(what) : s && isAligned(s) ? s.faction : undefined;
};
/** Where they are of several Factions. */
const areOfSeveral = (view: RomeView, all: readonly string[]): boolean =>
  new Set(all.map((ref) => factionIn(view, ref))).size > 1;

const MarkOf = ({ view, looks, what }: Pick<Props, 'view' | 'looks'> & { readonly what: string }) => {
  const faction = factionIn(view, what);
  return faction === undefined ? null : <Mark look={lookOf(view, looks, faction)} />;
};

export const listFormOf = ({ name, at = {}, aside, explain }: ListForm): Form<RomeView, Entered> => {
  const listIn = (asked: Asked<RomeView>): List | undefined => aside ?? at[askedAt(asked)];
  const chosenIn = (asked: At, { what }: Entered): string => what ?? inOrder(asked, listIn(asked)!)[0] ?? '';
  return {
    name,
    size: 'small',
    verbs: aside ? [aside.verb] : [...new Set(Object.values(at).map((list) => list.verb))],
    ...(aside && { aside: aside.verb }),
    ...(explain && { explain }),
    isOf: (asked) => {
      const list = listIn(asked);
      return list !== undefined && picksOf(asked, list.verb).length > 0;
    },
    // The next question of the same kind offers others.
    begins: (asked, before) => {
      const key = `${asked.view.turn}/${picksOf(asked, listIn(asked)!.verb).join()}`;
      return before?.at === key ? before : { at: key };
    },
    answer: (asked, entered) => {
      const list = listIn(asked);
      const arg = list && chosenIn(asked, entered);
      return list && arg !== undefined && arg !== '' ? { verb: list.verb, arg } : undefined;
    },
    taking: (_, entered, given) => ({ ...entered, what: refGiven(given) }),
    commits: (form, say) => {
      const list = listIn(form.asked)!;
      const label = list.label(say, chosenIn(form.asked, form.entered), form.asked);
      return [
        { name: 'choose', label, entered: form.entered, ...(!form.isComplete && { missing: say('list.choose') }) },
      ];
    },
    Body: (props: Props) => {
      const { form, say, change, looks } = props;
      const { asked, entered } = form;
      const list = listIn(asked);
      if (!list) return null;
      const facts = list.facts?.(asked, say) ?? [];
      const all = inOrder(asked, list);
      const isMarked = areOfSeveral(asked.view, all);
      return (
        <>
          {facts.length > 0 && <FactLines of={facts} />}
          <Options label={say(`verb.${list.verb}`)}>
            {all.map((ref) => (
              <OptionCard
                key={ref}
                value={ref}
                title={
                  <>
                    {isMarked && <MarkOf view={asked.view} looks={looks} what={ref} />}
                    {say(ref)}
                  </>
                }
                chosen={ref === chosenIn(asked, entered)}
                onPress={() => change({ ...entered, what: ref })}
              >
                {list.note(props, ref)}
              </OptionCard>
            ))}
          </Options>
        </>
      );
    },
  };
};
