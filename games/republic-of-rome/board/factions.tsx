/** All Factions side by side. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { allFactions, ownFaction } from '../rules/rome/players.ts';
import { FactionView } from './faction-table.tsx';
import type { SheetProps } from './props.ts';
import { type Order, OrderBy } from './senator-table.tsx';

/** A Faction that has less than this, in pixels, has no room for a name and seven numbers in one line. */
const ENOUGH = 300;

/** As it was when they were last shown: they come and go with forms, and would be drawn twice each time. */
let wereNarrow = true;

/** Whether each of the Factions is narrow: columns must never touch. */
const useNarrow = (): readonly [ref: { current: HTMLDivElement | null }, isNarrow: boolean] => {
  const row = useRef<HTMLDivElement>(null);
  const [isNarrow, setNarrow] = useState(wereNarrow);
  useEffect(() => {
    const el = row.current;
    if (!el) return;
    // It tells the first width by itself, when the page has been laid out.
    const watch = new ResizeObserver(() => {
      wereNarrow = (el.firstElementChild?.clientWidth ?? 0) < ENOUGH;
      setNarrow(wereNarrow);
    });
    watch.observe(el);
    return () => watch.disconnect();
  }, []);
  return [row, isNarrow];
};

/** The order of Factions, rotated so that the player's own comes first on a narrow screen. */
export const Factions = (props: SheetProps) => {
  const factions = allFactions(props.view);
  const from = props.me === undefined ? 0 : ownFaction(props.view, props.me);
  const turned = [...factions.slice(from), ...factions.slice(0, from)];
  const [order, setOrder] = useState<Order>('seniority');
  const [row, isNarrow] = useNarrow();
  return (
    <section aria-label={props.say('board.factions')}>
      <OrderBy say={props.say} order={order} onOrder={setOrder} />
      <div ref={row} class="rr-factions" style={`--n: ${factions.length}; --half: ${Math.ceil(factions.length / 2)}`}>
        {turned.map((faction) => (
          <FactionView key={faction} {...props} faction={faction} order={order} isNarrow={isNarrow} />
        ))}
      </div>
    </section>
  );
};
