/** Who else of his Faction joins the Revolt: declared once, for all of them — 1.11.32, 1.11.33 */
import './rebel.css';
import type { Asked } from '@tabularium/kernel';
import { type Form, type FormProps } from '@tabularium/parts/web';
import { secondaryRebels } from '../../../rules/revolution/rebels.ts';
import { isActive } from '../../../rules/rome/forces.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askingIn } from '../asking.ts';
import { numeral } from '../legions.tsx';

interface Entered {
  readonly turn: number;
  readonly joins: readonly string[];
}

const offered = ({ question }: Asked<RomeView>): readonly string[] => {
  const offer = question.verbs['joinRevolt'];
  return offer?.t === 'choose' ? offer.of : [];
};

const JoinBody = ({ form, say, change }: FormProps<RomeView, Entered>) => {
  const { asked, entered } = form;
  const { view } = asked;
  return (
    <ul class="rebel-join" aria-label={say('rebel.joins')}>
      {offered(asked).map((id) => {
        const s = maybeSenator(view, id);
        const isIn = entered.joins.includes(id);
        const veterans = view.legions.flatMap((l, n) =>
          isActive(l) && l.veteran && l.allegiance === id ? [numeral(`legion:${n}`)] : [],
        );
        const loses = [
          ...(s && s.office !== '' ? [say(`office:${s.office}`)] : []),
          ...view.concessions.filter((c) => c.holder === id).map((c) => say(c.id)),
          ...(s && s.knights > 0 ? [say('rebel.knights', { n: s.knights })] : []),
        ];
        return (
          <li key={id}>
            <label class="rebel-tick">
              <input
                type="checkbox"
                checked={isIn}
                onChange={() =>
                  change({ ...entered, joins: isIn ? entered.joins.filter((x) => x !== id) : [...entered.joins, id] })
                }
              />
              <b>{say(id)}</b>
            </label>
            <span class="quiet">
              {veterans.length > 0
                ? say('rebel.brings', { who: id, what: veterans.join(', ') })
                : say('rebel.money', { who: id, n: s?.talents ?? 0 })}{' '}
              {loses.length > 0 && say('rebel.wouldLose', { what: loses.join(', ') })}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

export const joinForm: Form<RomeView, Entered> = {
  name: 'join-revolt',
  size: 'small',
  verbs: ['joinRevolt'],
  isOf: ({ view, question }) =>
    askingIn(view, secondaryRebels) !== undefined && Object.hasOwn(question.verbs, 'joinRevolt'),
  begins: ({ view }, before) => (before?.turn === view.turn ? before : { turn: view.turn, joins: [] }),
  answer: (_, { joins }) => ({ verb: 'joinRevolt', arg: [...joins] }),
  commits: ({ asked, entered }, say) => {
    const all = offered(asked);
    return [
      { name: 'join', entered, label: say('rebel.joinN', { n: entered.joins.length }) },
      ...(entered.joins.length < all.length
        ? [{ name: 'all', entered: { ...entered, joins: all }, label: say('rebel.allJoin') }]
        : [{ name: 'none', entered: { ...entered, joins: [] }, label: say('rebel.noneJoins') }]),
    ];
  },
  Body: JoinBody,
};
