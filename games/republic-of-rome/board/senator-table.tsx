/** Senators with their numbers, in the order that somebody wants to see them in. */
import { Seg } from '@tabularium/parts/kit';
import { steady } from '@tabularium/parts/web';
import { disbandedOf } from '../rules/advanced/disbandment/state.ts';
import { senatorCard } from '../rules/data/printed.ts';
import type { Senator } from '../rules/game.ts';
import { isCorrupt, isInRome, oratory, votesOf } from '../rules/rome/senators.ts';
import type { OpenRome } from '../rules/sight/sight.ts';
import { Icon, signed } from './parts.tsx';
import type { ViewProps } from './props.ts';

const ORDERS = ['seniority', 'name', 'influence', 'votes', 'money'] as const;
export type Order = (typeof ORDERS)[number];

/** As they came, by name, or whoever has most of something first. */
export const inOrder = (
  g: OpenRome,
  senators: readonly Senator[],
  order: Order,
  nameOf: (id: string) => string,
): readonly Senator[] => {
  const most = (n: (s: Senator) => number): readonly Senator[] => [...senators].sort((a, b) => n(b) - n(a));
  switch (order) {
    case 'seniority':
      return senators;
    case 'name':
      return [...senators].sort((a, b) => nameOf(a.id).localeCompare(nameOf(b.id)));
    case 'influence':
      return most((s) => s.influence);
    case 'votes':
      return most((s) => votesOf(g, s));
    case 'money':
      return most((s) => s.talents);
    default:
      return order satisfies never;
  }
};

export const OrderBy = ({
  say,
  order,
  onOrder,
}: Pick<ViewProps, 'say'> & { readonly order: Order; readonly onOrder: (order: Order) => void }) => (
  <div class="rr-order">
    <span aria-hidden="true">{say('board.order')}</span>
    <Seg
      class="small"
      label={say('board.order')}
      value={order}
      of={ORDERS.map((value) => ({ value, label: say(`board.order.${value}`) }))}
      onChange={onOrder}
    />
  </div>
);

interface Doing {
  readonly ref?: string;
  readonly text: string;
}

/** Offices, whereabouts and handicaps of a Senator, shown under his name. */
const linesOf = (s: Senator, { view, say }: ViewProps): readonly Doing[] => [
  ...(s.consulForLife ? [{ text: say('board.consulForLife') }] : []),
  ...(s.office === '' ? [] : [{ ref: `office:${s.office}`, text: say(`office:${s.office}`) }]),
  ...(s.priorConsul && !s.office.endsWith('consul') ? [{ text: say('board.priorConsul') }] : []),
  ...(view.advanced?.pontifex?.priests.includes(s.id) ? [{ ref: 'advanced:priest', text: say('board.priest') }] : []),
  ...(s.captive === '' ? [] : [{ text: say('board.captive') }]),
  ...(s.rebel === 'no' ? [] : [{ text: say(`board.rebel.${s.rebel}`) }]),
  ...view.provinces
    .filter((p) => p.governor === s.id)
    .map((p) => ({
      ref: p.id,
      // [2.03.4-e] The term of a Rebel does not run.
      text: say(s.rebel === 'no' ? 'board.governs' : 'board.governsStill', { province: p.id, n: p.term }),
    })),
  ...view.concessions.filter((c) => c.holder === s.id).map((c) => ({ ref: c.id, text: say(c.id) })),
  ...(isCorrupt(view, s) ? [{ text: say('board.corrupt') }] : []),
  ...(s.major ? [{ text: say('board.major') }] : []),
  ...[disbandedOf(view, s.id).length]
    .filter((n) => n > 0)
    .map((n) => ({ ref: 'advanced:disbanded', text: say('board.disbanded', { n }) })),
  ...(s.bodyguard ? [{ ref: 'card:152', text: say('card:152') }] : []),
];

const Lines = ({ of }: { readonly of: readonly Doing[] }) => (
  <>
    {of.map(({ ref, text }, i) => (
      <span key={text}>
        {i > 0 && ' · '}
        {ref === undefined ? text : <span data-read={ref}>{text}</span>}
      </span>
    ))}
  </>
);

/** Names longer than this get a line of their own; the laurel of a Leader counts as three letters. */
const SHORT = 15;
const LAUREL = 3;

interface RowProps extends ViewProps {
  readonly senator: Senator;
  readonly isLeader: boolean;
  /** Every name has a line of its own, and the numbers have the whole width. */
  readonly isNarrow: boolean;
}

const SenatorRow = steady(({ senator: s, isLeader, isNarrow, view, say }: RowProps) => {
  const { mil, loy } = senatorCard(view, s.id);
  const lines = linesOf(s, { view, say });
  const isLong = say(s.id).length + (isLeader ? LAUREL : 0) > SHORT;
  const numbers = [mil, oratory(view, s), loy, s.influence, signed(s.popularity), s.knights, s.talents].map((n, i) => (
    <td key={i}>{n}</td>
  ));
  const name = (
    <>
      <span class="sn" data-ref={s.id}>
        {say(s.id)}
      </span>{' '}
      {isLeader && (
        <span class="rr-laurel" role="img" aria-label={say('board.leader')}>
          <Icon name="laurel" />
        </span>
      )}
    </>
  );
  const away = isInRome(s) ? '' : 'away';
  if (isNarrow)
    return (
      <tbody class={away}>
        <tr>
          <th scope="rowgroup" colSpan={7}>
            {name}{' '}
            {lines.length > 0 && (
              <span class="doing">
                <Lines of={lines} />
              </span>
            )}
          </th>
        </tr>
        <tr>{numbers}</tr>
      </tbody>
    );
  return (
    <tbody class={away}>
      <tr>
        <th scope="rowgroup" {...(isLong && { colSpan: 8 })}>
          {name}
        </th>
        {!isLong && numbers}
      </tr>
      {isLong && (
        <tr>
          <td />
          {numbers}
        </tr>
      )}
      {lines.length > 0 && (
        <tr class="sub">
          <td class="doing" colSpan={8}>
            <Lines of={lines} />
          </td>
        </tr>
      )}
    </tbody>
  );
});

const COLUMNS = ['mil', 'ora', 'loy', 'inf'] as const;

/** A list of Senators with the headings of its columns. */
export const SenatorTable = ({
  senators,
  leader,
  isNarrow = false,
  view,
  say,
}: ViewProps & { readonly senators: readonly Senator[]; readonly leader: string; readonly isNarrow?: boolean }) => (
  <table class={isNarrow ? 'rr-senators narrow' : 'rr-senators'}>
    <thead>
      <tr>
        {!isNarrow && <th scope="col">{say('board.senator')}</th>}
        {COLUMNS.map((c) => (
          <th key={c} scope="col" title={say(`board.${c}.long`)}>
            {say(`board.${c}`)}
          </th>
        ))}
        {(['popularity', 'knight', 'talent'] as const).map((c) => (
          <th key={c} scope="col" title={say(`board.${c}.long`)}>
            <Icon name={c} />
            <span class="sr">{say(`board.${c}.long`)}</span>
          </th>
        ))}
      </tr>
    </thead>
    {senators.map((s) => (
      <SenatorRow key={s.id} senator={s} isLeader={s.id === leader} isNarrow={isNarrow} view={view} say={say} />
    ))}
  </table>
);
