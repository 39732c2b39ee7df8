/** The few decisions of a battle, on its page: whether it begins, where it is fought, who goes first, a second Veteran. */
import type { Asked } from '@tabularium/kernel';
import type { Commit, Form, FormProps } from '@tabularium/parts/web';
import { attack } from '../../../rules/combat/attack.ts';
import { battleAhead } from '../../../rules/explain/battle.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askedAt } from '../asking.ts';
import { ForNeutral } from '../for-neutral.tsx';
import { Battles, forcesAhead } from './battles.tsx';

interface Entered {
  readonly verb: string;
  readonly arg: string;
}

const PROCS = [
  'combat.attack',
  'combat.war',
  'combat.second-veteran',
  'combat.civil-battle',
  'combat.cleopatra',
  'provinces.battle',
  'rebels.attack',
];
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

/** [amb-123] Whoever is weaker than the enemy on land is likely to stay at sea. */
const isTooWeak = (view: RomeView): boolean => {
  const [force] = forcesAhead(view);
  const [roman, enemy] = (force && battleAhead(view, force)?.tallies) ?? [];
  return roman !== undefined && enemy !== undefined && roman.total < enemy.total;
};

/** Every answer that may be given, each a button, the likely one first. */
const answers = ({ question, view }: Asked<RomeView>): Entered[] => {
  const all = VERBS.flatMap((verb) => {
    const offer = question.verbs[verb];
    if (!offer) return [];
    return offer.t === 'pick' ? offer.of.map((arg) => ({ verb, arg })) : [{ verb, arg: '' }];
  });
  return Object.hasOwn(question.verbs, 'stayAtSea') && isTooWeak(view) ? all.reverse() : all;
};

const BattleBody = (props: FormProps<RomeView, Entered>) => {
  const { asked } = props.form;
  const isOnLand = askedAt(asked) === `${attack.name}/onLand`;
  return (
    <>
      <ForNeutral {...props} who={isOnLand ? forcesAhead(asked.view)[0]?.commander : undefined} />
      <Battles {...props} />
    </>
  );
};

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
