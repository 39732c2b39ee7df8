/** The form of a victorious Commander: who follows him, what he would meet, and what it costs him. */
import { Panel, percent, Section } from '@tabularium/parts/kit';
import type { FormProps } from '@tabularium/parts/web';
import { loyaltyDie, type March, marchOf } from '../../../rules/explain/rebel.ts';
import type { Force, Senator } from '../../../rules/game.ts';
import { legionRef } from '../../../rules/ids.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { Columns } from '../columns.tsx';
import { numeral } from '../legions.tsx';
import { Asked } from './asked.tsx';
import { Declared } from './declared.tsx';
import { declaringIn, type Entered, forceIn, hasRolled, paidIn } from './entries.ts';
import { Price } from './price.tsx';
import { WhatRomeCouldSend } from './senate.tsx';
import { lookOf } from '../../looks.ts';

export type Props = FormProps<RomeView, Entered>;
export interface OfRebel extends Props {
  readonly force: Force;
  readonly who: Senator;
  readonly march: March;
}

export const RebelBody = (props: Props) => {
  const { form } = props;
  const { view } = form.asked;
  const force = forceIn(view);
  const who = force && maybeSenator(view, force.commander);
  if (!force || !who) return null;
  const l = declaringIn(view);
  const march = marchOf(
    view,
    force,
    l && hasRolled(view) ? { following: l.following } : { asked: form.entered.asked, paid: paidIn(form) },
  );
  const all = { ...props, force, who, march };
  return (
    <div class="rebel-form">
      <Followers {...all} />
      <WhatRomeCouldSend {...all} />
      <Price {...all} />
    </div>
  );
};

const Followers = (props: OfRebel) => {
  const { form, say, who, march, looks } = props;
  const { view } = form.asked;
  const isTested = hasRolled(view);
  const [plain, paid] = [loyaltyDie(view, false), loyaltyDie(view, true)];
  const strengths = march.strengths.filter((s) => s.kind !== '0');
  return (
    <Panel
      main
      title={say('rebel.follow', { who: who.id })}
      right={isTested ? say('rebel.diceFell') : say('rebel.needs', { plain: plain.from, paid: paid.from })}
      foot={<p>{say(isTested ? 'rebel.stillFree' : 'rebel.notBound')}</p>}
    >
      {isTested ? <Followed {...props} /> : <Asked {...props} />}
      <Section title={say('rebel.strength')} right={say('rebel.strengthIs', { who: who.id })}>
        <div style={`--fill: var(--seat-${lookOf(view, looks, who.faction)})`}>
          <Columns
            label={say('rebel.strength')}
            columns={strengths.map(({ kind, chance }) => ({
              key: kind,
              chance,
              kind: 'plain',
              head: kind,
              spoken: say('rebel.chanceOf', { strength: kind, n: percent(chance) }),
            }))}
          />
        </div>
        {march.nobody > 0 && <p class="quiet">{say('rebel.nobody', { n: percent(march.nobody) })}</p>}
      </Section>
      <Declared {...props} />
    </Panel>
  );
};

/** After the dice: those who follow, and those who go back to the Senate. */
const Followed = ({ form, say, force }: OfRebel) => {
  const { view } = form.asked;
  const following = declaringIn(view)?.following ?? [];
  const there = view.legions.flatMap((l, n) => (l.at === `force:${force.id}` ? [n] : []));
  return (
    <Section>
      <ul class="legions" aria-label={say('rebel.legions')}>
        {there.map((n) => {
          const follows = following.includes(n);
          const veteran = view.legions[n]!.veteran;
          const name = `${say(legionRef(n))}: ${say(follows ? 'rebel.follows' : 'rebel.leaves')}`;
          return (
            <li key={n}>
              <span class={`legion ${follows ? 'on' : 'elsewhere'} ${veteran ? 'veteran' : ''}`} title={name}>
                <span class="sr">{name}</span>
                <span aria-hidden="true">{numeral(legionRef(n))}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
};
