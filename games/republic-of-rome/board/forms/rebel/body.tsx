/** The form of a victorious Commander: who follows him, what he would meet, and what it costs him. */
import { Amount, Mark, Panel, percent, Section } from '@tabularium/parts/kit';
import type { FormProps } from '@tabularium/parts/web';
import { loyaltyDie, type March, marchOf } from '../../../rules/explain/rebel.ts';
import type { Force, Senator } from '../../../rules/game.ts';
import { legionNumber, legionRef } from '../../../rules/ids.ts';
import { playerOf } from '../../../rules/rome/players.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { Columns } from '../columns.tsx';
import { numeral } from '../legions.tsx';
import { armyOf, declaringIn, type Entered, forceIn, moneyOf, paidIn } from './entries.ts';
import { Price } from './price.tsx';
import { WhatRomeCouldSend } from './senate.tsx';

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
    l?.isTested ? { following: l.following } : { asked: form.entered.asked, paid: paidIn(form) },
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
  const isTested = declaringIn(view)?.isTested === true;
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
        <div style={`--fill: var(--seat-${looks[playerOf(view, who.faction)] ?? 'murex'})`}>
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

interface Row {
  readonly ids: readonly string[];
  readonly owes: Senator | undefined;
  readonly veteran: boolean;
}

const Asked = (props: OfRebel) => {
  const { form, say, who } = props;
  const { view } = form.asked;
  const { own, others } = armyOf(view);
  const isVeteran = (id: string): boolean => view.legions[legionNumber(id)]!.veteran;
  const rows: Row[] = [
    ...others.filter(isVeteran).map((id) => ({
      ids: [id],
      owes: maybeSenator(view, view.legions[legionNumber(id)]!.allegiance),
      veteran: true,
    })),
    ...[others.filter((id) => !isVeteran(id))]
      .filter((ids) => ids.length > 0)
      .map((ids) => ({ ids, owes: undefined, veteran: false })),
  ];
  return (
    <table class="rows rebel-legions">
      <thead>
        <tr>
          <th scope="col">{say('rebel.legion')}</th>
          <th scope="col">{say('rebel.owes')}</th>
          <th scope="col">{say('rebel.toAsk')}</th>
          <th scope="col">{say('rebel.fromPurse', { n: moneyOf(view) })}</th>
          <th scope="col" class="n">
            {say('rebel.on')}
          </th>
          <th scope="col" class="n">
            {say('rebel.chance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {own.map((n) => (
          <tr key={n}>
            <th scope="row">
              <span class="legion veteran">{numeral(legionRef(n))}</span>
            </th>
            <td>
              <Lord {...props} lord={who} /> {say('rebel.counts2')}
            </td>
            <td colSpan={3} class="quiet">
              {say('rebel.noDie')}
            </td>
            <td class="n">
              <b>{say('rebel.sure')}</b>
            </td>
          </tr>
        ))}
        {rows.map((row) => (
          <AskedRow key={row.ids[0]} {...props} row={row} />
        ))}
      </tbody>
    </table>
  );
};

const Lord = ({ form, looks, say, lord }: Props & { readonly lord: Senator }) => (
  <>
    {lord.faction >= 0 && <Mark look={looks[playerOf(form.asked.view, lord.faction)] ?? 'murex'} />} {say(lord.id)} ·
  </>
);

const AskedRow = (props: OfRebel & { readonly row: Row }) => {
  const { form, say, change, row } = props;
  const { entered, asked } = form;
  const chosen = row.ids.filter((id) => entered.asked.includes(id));
  const paid = paidIn(form).filter((id) => row.ids.includes(id));
  const others = paidIn(form).length - paid.length;
  const most = Math.min(chosen.length, Math.max(0, moneyOf(asked.view) - others));
  const rest = (of: readonly string[]): string[] => of.filter((id) => !row.ids.includes(id));
  const isFixed = Object.hasOwn(asked.question.verbs, 'payLegions');
  const ask = (n: number): void => {
    const now = row.ids.slice(0, n);
    change({
      ...entered,
      asked: [...rest(entered.asked), ...now],
      paid: [...rest(paidIn(form)), ...now.filter((id) => paid.includes(id))],
    });
  };
  const pay = (n: number): void => change({ ...entered, paid: [...rest(paidIn(form)), ...chosen.slice(0, n)] });
  const [plain, bought] = [loyaltyDie(asked.view, false), loyaltyDie(asked.view, true)];
  const die = paid.length === 0 ? plain : bought;
  const isMixed = paid.length > 0 && paid.length < chosen.length;
  const name = row.ids.length === 1 ? say(row.ids[0]!) : say('rebel.more', { n: row.ids.length });
  return (
    <tr>
      <th scope="row">
        {row.ids.length === 1 ? (
          <span class={`legion ${row.veteran ? 'veteran' : ''}`}>{numeral(row.ids[0]!)}</span>
        ) : (
          <span class="rebel-more">{name}</span>
        )}
      </th>
      <td>
        {row.owes ? <Lord {...props} lord={row.owes} /> : null} {say(row.veteran ? 'rebel.counts2' : 'rebel.nobodys')}
        {row.ids.length > 1 && <small>{row.ids.map(numeral).join(', ')}</small>}
      </td>
      <td {...(row.ids.length > 1 && { 'data-label': say('rebel.toAsk') })}>
        {row.ids.length === 1 ? (
          <label class="rebel-tick">
            <input
              type="checkbox"
              checked={chosen.length > 0}
              disabled={isFixed}
              aria-label={say('rebel.askOf', { what: name })}
              onChange={() => ask(chosen.length > 0 ? 0 : 1)}
            />
            {say('rebel.toAsk')}
          </label>
        ) : (
          <Amount
            label={say('rebel.askOf', { what: name })}
            value={chosen.length}
            min={isFixed ? chosen.length : 0}
            max={isFixed ? chosen.length : row.ids.length}
            fewer={say('ui.fewer')}
            more={say('ui.more')}
            onChange={ask}
          />
        )}
      </td>
      <td {...(row.ids.length > 1 && { 'data-label': say('rebel.fromPurse', { n: moneyOf(form.asked.view) }) })}>
        {row.ids.length === 1 ? (
          <label class="rebel-tick">
            <input
              type="checkbox"
              checked={paid.length > 0}
              disabled={most === 0 && paid.length === 0}
              aria-label={say('rebel.payTo', { what: name })}
              onChange={() => pay(paid.length > 0 ? 0 : 1)}
            />
            {say('rebel.pay1')}
          </label>
        ) : (
          <Amount
            label={say('rebel.payTo', { what: name })}
            value={paid.length}
            min={0}
            max={most}
            unit="T"
            fewer={say('ui.fewer')}
            more={say('ui.more')}
            onChange={pay}
          />
        )}
      </td>
      <td class="n">{chosen.length === 0 ? '' : isMixed ? `${bought.from}+, ${plain.from}+` : `${die.from}+`}</td>
      <td class="n">
        <b>
          {chosen.length === 0
            ? say('rebel.notAsked')
            : isMixed
              ? `${percent(bought.chance)} %, ${percent(plain.chance)} %`
              : `${percent(die.chance)} %`}
        </b>
      </td>
    </tr>
  );
};
