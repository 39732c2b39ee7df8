/** An attack that is over, for as long as it takes to read it: its steps, the last dice, and what came of it. */
import { empireOf } from '../../rules/empire/order.ts';
import type { BattleProps } from './props.ts';
import { Head } from './head.tsx';
import { type Fight, type Line, text } from './course.ts';
import { Rolled } from './rolled.tsx';
import { Steps } from './steps.tsx';

interface Props extends BattleProps {
  readonly lines: readonly Line[];
  readonly fights: readonly Fight[];
}

/** What may follow the dice: the city, the points, the campaign. */
const AFTER = [
  'med.conquered',
  'med.neutral',
  'med.pacified',
  'med.campaign',
  'med.migrated',
  'med.spent',
  'med.wrecked',
];
const POINTS = ['med.gains', 'med.loses'];

export const Outcome = ({ view, say, lines, fights }: Props) => {
  const end = lines.find((x) => x.k === 'med.attackOver');
  const last = fights.at(-1);
  if (!end) return <article class="med-battle" />;
  const after = lines.filter((x) => AFTER.includes(x.k));
  const points = lines.filter((x) => POINTS.includes(x.k) && !(last?.lines.includes(x) ?? false));
  return (
    <article class="med-battle over">
      <Head title={say(end.k, end.a as Parameters<typeof say>[1])} chips={[]} />
      <Steps view={view} say={say} lines={lines} fights={fights} going={undefined} />
      <div class="med-b-outcome">
        {last && <Rolled view={view} say={say} fight={last} />}
        <ul>
          {[...after, ...points].map((line, i) => (
            <li key={i} class={text(line, 'who') === meOf(view) ? 'mine' : ''}>
              {say(line.k, line.a as Parameters<typeof say>[1])}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
};

const meOf = (view: Props['view']): string => (view.seat === 'public' ? '' : empireOf(view, view.seat));
