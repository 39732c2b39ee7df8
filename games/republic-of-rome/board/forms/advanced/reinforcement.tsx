/** A Rebel Governor sends Forces to Italy: who, and what of his — 2.03.71 */
import '../event-choice/event-choice.css';
import { Amount, Seg } from '@tabularium/parts/kit';
import type { Asked } from '@tabularium/kernel';
import type { Form, FormProps } from '@tabularium/parts/web';
import { reinforcement } from '../../../rules/advanced/rebels/reinforcements.ts';
import { sideOf } from '../../../rules/rome/provinces.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askingIn, offerOf } from '../asking.ts';
import { LegionTokens } from '../legions.tsx';
import type { Shares } from '../money/placing.ts';
import { picksOf } from '../offered.ts';
import { buttonOf } from '../senate/commits.ts';
import { inWords } from '../standing.ts';

type At = Asked<RomeView>;
interface Entered {
  readonly turn: number;
  readonly from: string;
  /** What is not entered is all that there is. */
  readonly forces?: Shares | undefined;
  readonly legions?: readonly string[] | undefined;
  readonly press: string;
}
const provinceIn = (asked: At): string =>
  askingIn(asked.view, reinforcement)?.from || (picksOf(asked, 'reinforceFrom')[0] ?? '');
const forcesIn = (asked: At, { forces }: Entered): Shares =>
  forces ?? offerOf(asked.question, 'sendForces', 'allot')?.of ?? {};
const legionsIn = (asked: At, { legions }: Entered): readonly string[] =>
  legions ?? offerOf(asked.question, 'sendLegions', 'choose')?.of ?? [];

const ReinforcementBody = ({ form, say, change }: FormProps<RomeView, Entered>) => {
  const { asked, entered } = form;
  const all = picksOf(asked, 'reinforceFrom');
  const [forces, legions] = [form.at('sendForces'), form.at('sendLegions')];
  const p = asked.view.provinces.find((x) => x.id === entered.from);
  const sent = forces ? forcesIn(forces, entered) : {};
  const going = legions ? legionsIn(legions, entered) : [];
  const there = legions ? (offerOf(legions.question, 'sendLegions', 'choose')?.of ?? []) : [];
  return (
    <>
      {all.length > 1 && (
        <Seg
          class="wraps"
          label={say('verb.reinforceFrom')}
          value={entered.from}
          of={all.map((id) => ({ value: id, label: say(id) }))}
          onChange={(from) => change({ ...entered, from, forces: undefined, legions: undefined })}
        />
      )}
      <div class="event-fleets">
        {forces &&
          Object.entries(offerOf(forces.question, 'sendForces', 'allot')?.of ?? {}).map(([ref, most]) => (
            <div key={ref} class="place">
              <span>{say(ref)}</span>
              <Amount
                label={say(ref)}
                value={sent[ref] ?? 0}
                min={0}
                max={most}
                unit={say('advanced.ofAll', { n: most })}
                fewer={say('ui.fewer')}
                more={say('ui.more')}
                onChange={(n) => change({ ...entered, forces: { ...sent, [ref]: n } })}
              />
            </div>
          ))}
        {there.length > 0 && (
          <LegionTokens
            label={say('verb.sendLegions')}
            tokens={there.map((id) => ({
              id,
              veteran: asked.view.legions[Number(id.slice('legion:'.length))]?.veteran === true,
              state: going.includes(id) ? 'on' : 'off',
              name: say(id),
            }))}
            onPress={(id) =>
              change({ ...entered, legions: going.includes(id) ? going.filter((x) => x !== id) : [...going, id] })
            }
          />
        )}
      </div>
      {p && (
        <p class="hint">{say(sideOf(asked.view, p).fleet === 0 ? 'advanced.arriveAtOnce' : 'advanced.arriveBySea')}</p>
      )}
    </>
  );
};

export const reinforcementForm: Form<RomeView, Entered> = {
  name: 'reinforcement',
  size: 'small',
  verbs: ['reinforceFrom', 'sendForces', 'sendLegions', 'noReinforcements'],
  isOf: (asked) => asked.question.due && askingIn(asked.view, reinforcement) !== undefined,
  begins: (asked, before) => {
    const { turn } = asked.view;
    const from = provinceIn(asked);
    return before?.turn === turn && before.from === from ? { ...before, press: '' } : { turn, from, press: '' };
  },
  answer: (asked, entered) => {
    if (entered.press !== '') return { verb: entered.press };
    if (Object.hasOwn(asked.question.verbs, 'reinforceFrom')) return { verb: 'reinforceFrom', arg: entered.from };
    if (Object.hasOwn(asked.question.verbs, 'sendLegions'))
      return { verb: 'sendLegions', arg: legionsIn(asked, entered) };
    const some = Object.entries(forcesIn(asked, entered)).filter(([, n]) => n > 0);
    return { verb: 'sendForces', arg: Object.fromEntries(some) };
  },
  commits: (form, say) => {
    const { asked, entered } = form;
    return [
      {
        name: 'send',
        entered: { ...entered, press: '' },
        label: say('advanced.send', { province: entered.from }),
        ...(!form.isComplete && { missing: inWords(say, form.why) ?? say('advanced.sendNothing') }),
      },
      ...buttonOf(asked, entered, 'noReinforcements', say, { label: say('verb.noReinforcements'), key: 'n' }),
    ];
  },
  Body: ReinforcementBody,
};
