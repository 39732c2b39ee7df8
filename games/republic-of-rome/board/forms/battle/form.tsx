/** The few decisions of a battle, on its page: whether it begins, where it is fought, who goes first, a second Veteran. */
import type { Asked } from '@tabularium/kernel';
import type { Commit, Form, FormProps } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { Battles } from './battles.tsx';

interface Entered {
  readonly verb: string;
  readonly arg: string;
}

const PROCS = ['combat.attack', 'combat.war', 'combat.second-veteran', 'combat.civil-battle', 'combat.cleopatra'];
/** In the order in which they are offered; the first is the likely one. */
const VERBS = [
  'letFight',
  'fightOnLand',
  'stayAtSea',
  'attackFirst',
  'secondVeteran',
  'oneVeteran',
  'cleopatraHelps',
  'cleopatraOpposes',
] as const;

/** Every answer that may be given, each a button. */
const answers = ({ question }: Asked<RomeView>): Entered[] =>
  VERBS.flatMap((verb) => {
    const offer = question.verbs[verb];
    if (!offer) return [];
    return offer.t === 'pick' ? offer.of.map((arg) => ({ verb, arg })) : [{ verb, arg: '' }];
  });

const BattleBody = (props: FormProps<RomeView, Entered>) => <Battles {...props} />;

export const battleForm: Form<RomeView, Entered> = {
  name: 'battle',
  size: 'large',
  verbs: VERBS,
  isOf: (asked) => PROCS.includes(asked.view.flow.at(-1)?.proc ?? '') && answers(asked).length > 0,
  begins: (asked) => answers(asked)[0]!,
  answer: (_, { verb, arg }) => (arg === '' ? { verb } : { verb, arg }),
  commits: ({ asked }, say) =>
    answers(asked).map(
      (entered): Commit<Entered> => ({
        name: `${entered.verb} ${entered.arg}`.trim(),
        label: entered.arg === '' ? say(`verb.${entered.verb}`) : say('battle.first', { who: entered.arg }),
        entered,
      }),
    ),
  Body: BattleBody,
};
