/** A cell of the state strip, opened: the parts of its number. */
import { TallySum } from '@tabularium/parts/kit';
import { debits } from '../../rules/revenue/debits.ts';
import { unprosecutedWars } from '../../rules/population/unrest.ts';
import { FLEETS, fleetsInPlay, countLegions } from '../../rules/rome/forces.ts';
import type { OpenRome } from '../../rules/sight/sight.ts';
import { droughtEffects, landTally } from '../../rules/wars/wars.ts';
import { addedTexts } from './advanced.ts';
import { Read, ReadList } from './read.tsx';
import { type Cell, inForce, peoplesRoll, places } from './state.ts';
import { textsOf } from './texts.ts';
import { thingOf } from './thing.ts';
import type { LeafProps } from './props.ts';

const Treasury = ({ view, say }: LeafProps) => {
  const owed = debits(view);
  return (
    <>
      <p>{say('state.treasury.has', { n: view.state })}</p>
      <p>{say('state.treasury.pays')}</p>
      <TallySum tally={owed} say={say} />
      <p class="muted">{say('state.treasury.income')}</p>
    </>
  );
};

const Unrest = ({ view, say }: LeafProps) => {
  const g: OpenRome = view;
  return (
    <>
      <p>{say('state.unrest.now', { n: g.unrest })}</p>
      <p>
        {say('state.unrest.wars', { n: unprosecutedWars(g) })} {say('state.unrest.droughts', { n: droughtEffects(g) })}
      </p>
      <p>{say('state.unrest.roll')}</p>
      <TallySum tally={peoplesRoll(g)} say={say} signed />
    </>
  );
};

const ByPlace = ({ view, say, of }: LeafProps) => {
  const g: OpenRome = view;
  const isFleets = of === 'state:fleets';
  const at = places(g).filter((p) => (isFleets ? p.fleets : p.legions) > 0);
  const pool = isFleets ? FLEETS - fleetsInPlay(g) : countLegions(g, 'pool');
  return (
    <table class="rr-leaf-table">
      <tbody>
        {at.map((p) => (
          <tr key={p.name}>
            <th scope="row">
              <Read of={p.name} view={view} say={say} />
            </th>
            <td>{isFleets ? p.fleets : p.legions}</td>
            <td>{!isFleets && p.veterans > 0 && `${say('state.veteran')}: ${p.veterans}`}</td>
          </tr>
        ))}
        <tr class="muted">
          <th scope="row">{say('state.at.pool')}</th>
          <td>{pool}</td>
          <td />
        </tr>
      </tbody>
    </table>
  );
};

const Wars = ({ view, say }: LeafProps) => {
  const g: OpenRome = view;
  if (g.wars.length === 0) return <p>{say('state.nothing')}</p>;
  return (
    <table class="rr-leaf-table">
      <tbody>
        {g.wars.map((w) => (
          <tr key={w.id}>
            <th scope="row">
              <Read of={w.id} view={view} say={say} />
            </th>
            <td>{landTally(g, w).total}</td>
            <td>{say(`board.war.${w.unprosecuted ? 'unprosecuted' : w.status}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Provinces = ({ view, say }: LeafProps) =>
  view.provinces.length === 0 ? (
    <p>{say('state.nothing')}</p>
  ) : (
    <table class="rr-leaf-table">
      <tbody>
        {view.provinces.map((p) => (
          <tr key={p.id}>
            <th scope="row">
              <Read of={p.id} view={view} say={say} />
            </th>
            <td>{p.governor === '' ? say('board.vacant') : <Read of={p.governor} view={view} say={say} />}</td>
            <td>{say(p.developed ? 'board.developed' : 'board.undeveloped')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );

const InForce = ({ view, say }: LeafProps) => {
  const all = inForce(view);
  if (all.length === 0) return <p>{say('state.nothing')}</p>;
  return (
    <dl class="rr-leaf-force">
      {all.map(({ ref, n }) => {
        const thing = thingOf(view, ref);
        return (
          <div key={ref}>
            <dt>
              <Read of={ref} view={view} say={say} />
              {n > 1 && ` ×${n}`}
            </dt>
            <dd>
              {thing && [...textsOf(view, thing), ...addedTexts(view, thing)].map((m) => say(m.k, m.a ?? {})).join(' ')}
            </dd>
          </div>
        );
      })}
    </dl>
  );
};

const Deck = ({ view, say }: LeafProps) => {
  const later = view.nextDecks.reduce((sum, n) => sum + n, 0);
  return (
    <>
      <p>
        {say('state.deck.left', { n: view.deck })} {later > 0 && say('state.deck.later', { n: later })}
      </p>
      <h3>{say('state.deck.discards')}</h3>
      <ReadList of={view.discards} view={view} say={say} />
      {view.removed.length > 0 && (
        <>
          <h3>{say('state.deck.removed')}</h3>
          <ReadList of={view.removed} view={view} say={say} />
        </>
      )}
    </>
  );
};

const OPENED = {
  'state:treasury': Treasury,
  'state:unrest': Unrest,
  'state:legions': ByPlace,
  'state:fleets': ByPlace,
  'state:wars': Wars,
  'state:provinces': Provinces,
  'state:force': InForce,
  'state:deck': Deck,
} as const satisfies Record<Cell, unknown>;

export const StateLeaf = ({ cell, ...props }: LeafProps & { readonly cell: Cell }) => {
  const Opened = OPENED[cell];
  return <Opened {...props} />;
};
