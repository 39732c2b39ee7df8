/** The count of a turn: points before and after with their reasons, the history round by round, the way to victory. */
import './scores.css';
import { Die, Seg } from '@tabularium/parts/kit';
import type { PageProps } from '@tabularium/parts/web';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { empireOf } from '../../rules/empire/order.ts';
import type { EmpiresView } from '../../rules/view.ts';
import { Onward } from './onward.tsx';
import { History } from './history.tsx';
import { Reasons } from './reasons.tsx';
import { type Around, rowsNow, rowsOf } from './rows.ts';
import { CountTable } from './table.tsx';
import { type Counted, toldIn } from './told.ts';
import { isCounted } from './index.ts';
import { WayToVictory } from './way.tsx';

export type CountProps = PageProps<EmpiresView>;
const NOW = 'now';

export const CountPage = (props: CountProps) => {
  const { view, say, me, record = [] } = props;
  const told = useMemo(() => toldIn(view, record), [record]);
  const last = told.counts.at(-1);
  // A turn that has just been counted is shown by itself; otherwise what would be counted now.
  const [chosen, setChosen] = useState<string>();
  const shown = chosen ?? (last && (isCounted(view) || props.goOn) ? String(last.turn) : NOW);
  const counted = told.counts.find((x) => String(x.turn) === shown);
  const around = useAround(props, told.counts, counted);
  const [whose, setWhose] = useState(me ?? view.agreed.order[0]!);
  const rows = counted ? rowsOf(view, counted, around) : rowsNow(view);
  const turn = counted?.turn ?? view.turn;
  const isJustCounted = isCounted(view) || props.goOn !== undefined;
  return (
    <div class="med-count">
      <header>
        <div>
          <h2>{say(counted ? 'count.title' : 'count.titleNow', { turn })}</h2>
          <p>
            {counted ? <Roll counted={counted} say={say} /> : say('count.now')}
            {turn === view.agreed.turns && <b class="doubles">{say('count.doubles')}</b>}
          </p>
        </div>
        {told.counts.length > 0 && (
          <Seg
            label={say('count.which')}
            value={shown}
            of={[
              ...told.counts.map((x) => ({ value: String(x.turn), label: say('count.turn', { turn: x.turn }) })),
              ...(isCounted(view) ? [] : [{ value: NOW, label: say('count.asItStands') }]),
            ]}
            onChange={setChosen}
          />
        )}
      </header>
      <CountTable {...props} rows={rows} whose={whose} onWhose={setWhose} />
      <div class="med-count-foot">
        <History {...props} told={told} />
        <div class="med-count-side">
          <Reasons
            told={told}
            turn={turn}
            seat={whose}
            title={
              whose === me ? say('count.yours', { turn }) : say('count.pointsOf', { turn, who: empireOf(view, whose) })
            }
            say={say}
          />
          <WayToVictory {...props} />
        </div>
      </div>
      {counted && counted === last && isJustCounted && <Onward {...props} counted={counted} rows={rows} />}
    </div>
  );
};

const Roll = ({ counted: { round, roll }, say }: { readonly counted: Counted; readonly say: CountProps['say'] }) =>
  roll ? (
    <>
      {say('count.rolled', { round })}{' '}
      {roll.dice.map((n, i) => (
        <Die key={i} n={n} label={String(n)} />
      ))}{' '}
      {say('count.rolledSum', { modifier: roll.modifier, result: roll.result })}
    </>
  ) : null;

/** The positions that a count lies between, fetched when they are needed. */
const useAround = (
  { recall }: CountProps,
  counts: readonly Counted[],
  counted: Counted | undefined,
): Around | undefined => {
  const [found, setFound] = useState<{ readonly turn: number; readonly around: Around }>();
  const turn = counted?.turn;
  useEffect(() => {
    if (!counted || !recall) return undefined;
    let isWanted = true;
    const before = counts[counts.indexOf(counted) - 1];
    const earlier = before ? recall(before.input) : firstTurn(recall, counted.input);
    void Promise.all([recall(counted.input), earlier]).then(
      ([after, was]) => isWanted && setFound({ turn: counted.turn, around: { after, earlier: was } }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [turn, recall]);
  return found?.turn === turn ? found?.around : undefined;
};

/** [MED.4.2-g] The position in which the first turn began. */
const firstTurn = async (recall: NonNullable<CountProps['recall']>, until: number): Promise<EmpiresView> => {
  let [low, high] = [0, until];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((await recall(middle)).turn > 0) high = middle;
    else low = middle + 1;
  }
  return recall(low);
};
