/** What lies in the Forum, as lists at the side of the form. */
import { Icon, Mark, percent } from '@tabularium/parts/kit';
import type { ComponentChildren } from 'preact';
import { concessionCard, landBill, senatorCard } from '../../../rules/data/printed.ts';
import { attemptIf } from '../../../rules/explain/persuading.ts';
import { LAND_BILLS, type SenatorId } from '../../../rules/ids.ts';
import { isAligned, isInForum, maybeSenator } from '../../../rules/rome/senators.ts';
import { landStrength } from '../../../rules/wars/wars.ts';
import type { SheetProps } from '../../props.ts';
import { lookOf } from '../../looks.ts';

interface Row {
  readonly ref: string;
  readonly icon: ComponentChildren;
  readonly name?: string;
  readonly note: string;
}

const List = ({
  title,
  note,
  rows,
  say,
}: {
  readonly title: string;
  readonly note?: string;
  readonly rows: readonly Row[];
  readonly say: SheetProps['say'];
}) =>
  rows.length === 0 ? null : (
    <section>
      <h4>
        {title}
        {note !== undefined && <span>{note}</span>}
      </h4>
      <ul>
        {rows.map(({ ref, icon, name, note: more }) => (
          <li key={ref}>
            {icon}
            <b data-ref={ref}>{name ?? say(ref)}</b>
            <span>{more}</span>
          </li>
        ))}
      </ul>
    </section>
  );

/** Senators without a Faction, with what the persuader could do for nothing. */
const Unaligned = ({ view, say, by, target }: ShelfProps) => {
  const all = view.senators.filter(isInForum);
  if (all.length === 0) return <p class="quiet none">{say('shelf.nobody')}</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say('shelf.unaligned')}</th>
          {(['mil', 'ora', 'loy', 'inf'] as const).map((c) => (
            <th key={c} scope="col" class="n" title={say(`board.${c}.long`)}>
              {say(`board.${c}`)}
            </th>
          ))}
          <th scope="col" class="n" title={say('board.talent.long')}>
            <Icon name="talent" />
            <span class="sr">{say('board.talent.long')}</span>
          </th>
          {by !== undefined && (
            <th scope="col" class="n">
              {say('shelf.free', { who: by })}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {all.map((s) => {
          const { mil, ora, loy } = senatorCard(view, s.id);
          const told = by && attemptIf(view, { by, target: s.id, bribe: 0, against: 0 });
          return (
            <tr key={s.id} class={s.id === target ? 'chosen' : ''}>
              <th scope="row" data-ref={s.id}>
                {say(s.id)}
              </th>
              {[mil, ora, loy, s.influence, s.talents].map((n, i) => (
                <td key={i} class="n">
                  {n}
                </td>
              ))}
              {told?.odds && (
                <td class="n">
                  <b>{told.tallies[0]!.total}</b> · {percent(told.odds.win)} %
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

export interface ShelfProps extends SheetProps {
  readonly by: SenatorId | undefined;
  readonly target: SenatorId | undefined;
}

const concessionsIn = ({ view, say }: SheetProps): Row[] =>
  view.concessions
    .filter((c) => c.holder === 'forum')
    .map((c) => {
      const { pays, income } = concessionCard(view, c.id);
      return {
        ref: c.id,
        icon: <Icon name="talent" />,
        note: say(pays === 'each-turn' ? 'shelf.aTurn' : 'shelf.aUnit', { n: income }),
      };
    });

const provincesIn = ({ view, say, looks }: SheetProps): Row[] =>
  view.provinces.map((p) => {
    const governor = maybeSenator(view, p.governor);
    const look = governor && isAligned(governor) ? lookOf(view, looks, governor.faction) : undefined;
    return {
      ref: p.id,
      icon: look ? <Mark look={look} /> : <Icon name="map" />,
      note: [
        ...(governor ? [say(governor.id), String(p.term)] : [say('board.vacant')]),
        say(p.developed ? 'board.developed' : 'board.undeveloped'),
      ].join(' · '),
    };
  });

const warsIn = ({ view, say }: SheetProps): Row[] =>
  view.wars.map((w) => ({
    ref: w.id,
    icon: <Icon name="war" />,
    note: `${say(`board.war.${w.unprosecuted ? 'unprosecuted' : w.status}`)} · ${landStrength(view, w)}`,
  }));

const inForceIn = ({ view, say }: SheetProps): Row[] => [
  ...view.laws.map((id) => ({ ref: id, icon: <Icon name="scroll" />, note: '' })),
  ...LAND_BILLS.filter((t) => view.landBills[t] > 0).map((t) => ({
    ref: `land-bill:${t}`,
    icon: <Icon name="scroll" />,
    note: say('shelf.landBill', { n: landBill(view, t).cost * view.landBills[t] }),
  })),
  ...view.events.map((e) => ({
    ref: e.id,
    icon: <Icon name="drought" />,
    name: say(e.level > 1 ? `${e.id}:dark` : e.id),
    note: '',
  })),
];

const curiaIn = ({ view, say }: SheetProps): Row[] => [
  ...view.concessions
    .filter((c) => c.holder === 'curia')
    .map((c) => ({ ref: c.id, icon: <Icon name="talent" />, note: say('shelf.back') })),
  ...view.curia.map((id) => ({ ref: id, icon: <Icon name="influence" />, note: say('shelf.back') })),
  ...view.leaders
    .filter((l) => l.at === 'curia')
    .map((l) => ({ ref: l.id, icon: <Icon name="crown" />, note: say('shelf.leaves') })),
];

export const Shelf = (props: ShelfProps) => {
  const { view, say } = props;
  return (
    <section class="form-panel shelf" aria-label={say('board.forum')}>
      <header>
        <h3>{say('board.forum')}</h3>
      </header>
      <div class="form-panel-body">
        <Unaligned {...props} />
        <List say={say} title={say('board.concessions')} note={say('shelf.senateGives')} rows={concessionsIn(props)} />
        <List say={say} title={say('board.provinces')} note={say('shelf.governors')} rows={provincesIn(props)} />
        <List say={say} title={say('board.wars')} rows={warsIn(props)} />
        <List say={say} title={say('board.inForce')} rows={inForceIn(props)} />
        <List say={say} title={say('board.curia')} note={say('shelf.oneDie')} rows={curiaIn(props)} />
      </div>
      <footer>
        <Icon name="hand" />
        <b>{say('shelf.deck', { n: view.deck })}</b>
        {say(view.eraEnds ? 'shelf.eraEnds' : 'shelf.eraGoesOn')}
        <span class="right">{say('shelf.discards', { n: view.discards.length })}</span>
      </footer>
    </section>
  );
};
