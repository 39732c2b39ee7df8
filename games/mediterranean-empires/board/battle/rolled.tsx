/** The dice of a combat as they fell, what they came to, then losses and recovery, card by card. */
import { Die, Icon, Mark } from '@tabularium/parts/kit';
import type { Say } from '@tabularium/parts/web';
import { contentOf } from '../../rules/data/printed.ts';
import { seatOf } from '../../rules/empire/order.ts';
import type { EmpiresView } from '../../rules/view.ts';
import { lookOf } from '../looks.ts';
import { type Fight, type Line, number, text } from './course.ts';

interface Props {
  readonly view: EmpiresView;
  readonly say: Say;
  readonly fight: Fight;
}

/** Rolls of single cards, before the totals and after them. */
const BY_CARD = ['med.fleeRoll', 'med.startRoll', 'med.extraLosses', 'med.recoveryRoll'];

export const Rolled = ({ view, say, fight }: Props) => {
  const totals = fight.lines.filter((x) => x.k === 'med.total');
  const verdict = fight.lines.find((x) => ['med.wins', 'med.held', 'med.nothingLeft'].includes(x.k));
  const single = fight.lines.filter((x) => BY_CARD.includes(x.k));
  const vp = fight.lines.filter((x) => x.k === 'med.gains' || x.k === 'med.loses');
  return (
    <div class="med-b-rolled">
      <h3>{say('battle.rolled')}</h3>
      {totals.map((line, i) => (
        <Total key={i} view={view} say={say} line={line} isWinner={text(line, 'side') === fight.winner} />
      ))}
      {verdict && <p class="verdict">{say(verdict.k, verdict.a)}</p>}
      {vp.map((line, i) => (
        <p key={i} class={line.k === 'med.gains' ? 'vp good' : 'vp bad'}>
          {say(line.k, line.a)}
        </p>
      ))}
      {single.length > 0 && (
        <ol class="med-b-single">
          {single.map((line, i) => (
            // One after another, once the totals lie.
            <li key={i} class={outcomeOf(line)} style={{ animationDelay: `${900 + 220 * i}ms` }}>
              {line.dice.map((n, j) => (
                <Die key={j} n={n} label={String(n)} roman={false} />
              ))}
              <CardMark view={view} card={text(line, 'card')} />
              <span>{wordsOf(line, say)}</span>
              <Icon name={outcomeOf(line) === 'good' ? 'check' : 'x'} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
};

/** Whose card it is. */
const CardMark = ({ view, card }: { readonly view: EmpiresView; readonly card: string }) => {
  const of = contentOf(view).cards[card];
  const seat = of ? view.agreed.empires.indexOf(of.empire) : -1;
  return seat >= 0 ? <Mark look={lookOf(view, seat)} /> : null;
};

/** Good or bad for whoever the card belongs to. */
const outcomeOf = (line: Line): 'good' | 'bad' => {
  const roll = number(line, 'roll');
  if (line.k === 'med.fleeRoll') return roll > number(line, 'max') ? 'good' : 'bad';
  if (line.k === 'med.extraLosses') return roll > number(line, 'n') ? 'good' : 'bad';
  return roll >= number(line, 'min') ? 'good' : 'bad';
};

const wordsOf = (line: Line, say: Say): string => {
  const good = outcomeOf(line) === 'good';
  const card = text(line, 'card');
  if (line.k === 'med.recoveryRoll') return say(good ? 'battle.recovered' : 'battle.lostCard', { card });
  if (line.k === 'med.fleeRoll') return say(good ? 'battle.stands' : 'battle.runs', { card });
  if (line.k === 'med.extraLosses') return say(good ? 'battle.noExtra' : 'battle.extra', { n: number(line, 'n') });
  return say(good ? 'battle.succeeds' : 'battle.fails', { card });
};

const Total = ({
  view,
  say,
  line,
  isWinner,
}: {
  readonly view: EmpiresView;
  readonly say: Say;
  readonly line: Line;
  readonly isWinner: boolean;
}) => {
  const who = text(line, 'side');
  const seat = seatOf(view, who);
  const fc = number(line, 'fc');
  return (
    <div class={isWinner ? 'med-b-dice won' : 'med-b-dice'}>
      {seat >= 0 ? <Mark look={lookOf(view, seat)} /> : <Icon name="army" />}
      <span class="dice" role="img" aria-label={say('battle.diceOf', { who, dice: line.dice.join(' ') })}>
        {line.dice.map((n, i) => (
          <Die key={i} n={n} label={String(n)} roman={false} />
        ))}
      </span>
      {fc > 0 && <span>+ {fc}</span>}
      <b>{number(line, 'total')}</b>
    </div>
  );
};
