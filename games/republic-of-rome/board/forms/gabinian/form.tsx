/** The Gabinian Law: Legions and Fleets that a Commander pays for, out of his own purse, his Faction's, or both. */
import '../senate/senate.css';
import './gabinian.css';
import { Amount } from '@tabularium/parts/kit';
import type { Form, FormProps } from '@tabularium/parts/web';
import { UNIT_COST } from '../../../rules/cards/laws/gabinian.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { ForNeutral } from '../for-neutral.tsx';
import { inWords } from '../standing.ts';
import {
  answer,
  begins,
  commanderIn,
  type Entered,
  isAny,
  isOf,
  mostFrom,
  type PurseName,
  pursesIn,
  taking,
  unitsIn,
} from './entries.ts';

type Props = FormProps<RomeView, Entered>;
const KINDS = ['legions', 'fleets'] as const;

const GabinianBody = (props: Props) => (
  <>
    <ForNeutral {...props} />
    <div class="gabinian">
      {pursesIn(props.form.asked).map((purse) => (
        <Purse key={purse} {...props} purse={purse} />
      ))}
    </div>
    <p class="hint">{props.say('gabinian.hint', { n: UNIT_COST })}</p>
  </>
);

const Purse = ({ form, say, change, purse }: Props & { readonly purse: PurseName }) => {
  const { asked, entered } = form;
  const who = commanderIn(asked);
  const most = mostFrom(form, purse);
  const now = entered.from[purse];
  const name = say(`gabinian.${purse}`, { who, n: maybeSenator(asked.view, who)?.talents ?? 0 });
  return (
    <div class="form-line" role="group" aria-label={name}>
      <b>{name}</b>
      {KINDS.map((kind) => (
        <span key={kind} class="units">
          {say(`board.${kind}`)}
          <Amount
            label={say(`board.${kind}`)}
            value={now[kind]}
            min={0}
            max={Math.max(now[kind], most[kind])}
            unit={say('gabinian.of', { n: most[kind] })}
            fewer={say('ui.fewer')}
            more={say('ui.more')}
            onChange={(n) => change({ ...entered, from: { ...entered.from, [purse]: { ...now, [kind]: n } } })}
          />
        </span>
      ))}
    </div>
  );
};

export const gabinianForm: Form<RomeView, Entered> = {
  name: 'gabinian',
  size: 'small',
  verbs: ['raiseFromPersonal', 'raiseFromFaction', 'raiseNothing', 'legions', 'fleets'],
  isOf,
  begins,
  answer,
  taking,
  commits: (form, say) => {
    const { entered } = form;
    const units = unitsIn(entered);
    const none: Entered['from'] = { personal: { legions: 0, fleets: 0 }, faction: { legions: 0, fleets: 0 } };
    const nothing = { name: 'nothing', label: say('gabinian.nothing'), key: 'n', entered: { ...entered, from: none } };
    if (!isAny(units)) return [nothing];
    const missing = form.isComplete ? undefined : (inWords(say, form.why) ?? '');
    return [
      {
        name: 'raise',
        label: say('gabinian.raise', { ...units, both: units.legions > 0 && units.fleets > 0 ? 'yes' : 'no' }),
        detail: say('form.purse', { n: UNIT_COST * (units.legions + units.fleets) }),
        entered,
        ...(missing !== undefined && { missing }),
      },
      { ...nothing, quiet: true },
    ];
  },
  Body: GabinianBody,
};
