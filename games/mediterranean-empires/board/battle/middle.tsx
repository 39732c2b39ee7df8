/** Between the sides: what the dice may come to, the chances, and what is rolled when the window closes; then the dice. */
import { Icon, Mark } from '@tabularium/parts/kit';
import type { Say } from '@tabularium/parts/web';
import { rangeOf } from '../../rules/combat/odds.ts';
import { attackerChance, type Pending, pendingRolls, type Unknown, unknownFor } from '../../rules/combat/outlook.ts';
import { diceTotal, fixedTotal } from '../../rules/combat/strength.ts';
import { attackerSeat, defenderSeat, empireOf } from '../../rules/empire/order.ts';
import { refOf } from '../../rules/empire/places.ts';
import { forceOf } from '../../rules/expedition/force.ts';
import { sideRef } from '../../rules/expedition/losses.ts';
import type { Side } from '../../rules/game.ts';
import { NONE } from '../../rules/ids.ts';
import type { OpenEmpires } from '../../rules/sight.ts';
import type { EmpiresView } from '../../rules/view.ts';
import { lookOf } from '../looks.ts';
import type { Fight, Line } from './course.ts';
import { Rolled } from './rolled.tsx';
import type { BattleProps } from './props.ts';

interface Props extends BattleProps {
  readonly lines: readonly Line[];
  readonly fights: readonly Fight[];
  /** The combat with the card that is about to be played. */
  readonly with: { readonly g: OpenEmpires; readonly card: string } | undefined;
}

export const Middle = (props: Props) => {
  const { view, say, fights, record } = props;
  const last = fights.findLast((f) => f.winner !== undefined);
  // What has just been rolled; when more happens it moves into the log.
  const isNew = last?.lines.some((x) => x.input === record?.at(-1)?.input && x.dice.length > 0) === true;
  const isRolled = (view.combat?.totals.length ?? 0) > 0;
  return (
    <section class="med-b-middle" aria-label={say('battle.chances')}>
      {last && (isNew || isRolled) && <Rolled view={view} say={say} fight={last} />}
      {view.combat && !isRolled && <Before {...props} />}
      {!view.combat && <Route view={view} say={say} />}
    </section>
  );
};

/** Where it comes from and where it goes, while it is on its way. */
const Route = ({ view, say }: { readonly view: EmpiresView; readonly say: Say }) => {
  const { path, sails, sea } = view.attack!.force;
  return (
    <>
      <h4>{say('battle.route')}</h4>
      <ol class="med-b-route">
        {path.map((place, i) => (
          <li key={place} class={sails && i === sea + 1 ? 'by-sea' : ''} data-read={refOf(view, place)}>
            {say(refOf(view, place))}
          </li>
        ))}
      </ol>
    </>
  );
};

const Before = (props: Props) => {
  const { view, say, me, with: there } = props;
  const isMine = me !== undefined && me === defenderSeat(view);
  const chances = { say, isMine, who: sideName(view, isMine ? 1 : 0) };
  const unknown = unknownFor(there?.g ?? view, view.hands, view.seat);
  return (
    <>
      <h4>{say('battle.ifNow')}</h4>
      <div class="med-b-ranges">
        {([0, 1] as const).map((side) => (
          <Range key={side} view={view} say={say} side={side} />
        ))}
      </div>
      <div class="med-b-chances">
        <Bar {...chances} label={say('battle.asItLies')} win={attackerChance(view)} />
        {there && <Bar {...chances} label={say('battle.with', { card: there.card })} win={attackerChance(there.g)} />}
        {unknown && <UnknownBar {...chances} view={view} unknown={unknown} />}
      </div>
      <Rolls view={view} say={say} />
    </>
  );
};

const sideName = (view: EmpiresView, side: Side): string => {
  const seat = side === 0 ? attackerSeat(view) : defenderSeat(view);
  return seat === NONE ? sideRef(view, side) : empireOf(view, seat);
};

const SideMark = ({ view, side }: { readonly view: EmpiresView; readonly side: Side }) => {
  const seat = side === 0 ? attackerSeat(view) : defenderSeat(view);
  return seat === NONE ? (
    <Icon name={forceOf(view, side).t === 'city' ? 'shield' : 'army'} />
  ) : (
    <Mark look={lookOf(view, seat)} />
  );
};

const Range = ({ view, say, side }: { readonly view: EmpiresView; readonly say: Say; readonly side: Side }) => {
  const { least, most, likely } = rangeOf({
    fixed: fixedTotal(view, side),
    dice: diceTotal(view, side),
  });
  return (
    <div>
      <SideMark view={view} side={side} />
      <b>{least === most ? least : `${least}–${most}`}</b>
      <span>{likely.length === 0 ? say('battle.allAlike') : say('battle.likely', { n: likely.join('–') })}</span>
    </div>
  );
};

const percent = (chance: number): number => Math.round(chance * 100);
/** What a part of a bar has room for: its number with the sign, the number alone, or nothing. */
const inPart = (n: number): string => (n > 14 ? `${n} %` : n > 6 ? `${n}` : '');

interface Chances {
  readonly say: Say;
  /** Whose chance is green: of the Defender where he looks, otherwise of the Attacker. */
  readonly isMine: boolean;
  readonly who: string;
  readonly label?: string;
}

const Bar = ({ say, label, win, isMine, who }: Chances & { readonly win: number }) => {
  const won = percent(isMine ? 1 - win : win);
  return (
    <div class="med-b-odds">
      <span class="label">{label}</span>
      <div class="odds" role="img" aria-label={say('battle.chance', { label: label ?? '', who, n: won })}>
        {won > 0 && (
          <span class="w" style={{ flex: won }}>
            {inPart(won)}
          </span>
        )}
        {won < 100 && (
          <span class="l" style={{ flex: 100 - won }}>
            {won < 94 ? 100 - won : ''}
          </span>
        )}
      </div>
    </div>
  );
};

/** Of more Empires than these, only how many cards they hold is said. */
const MOST_NAMED = 2;
const UnknownBar = ({
  view,
  say,
  isMine,
  who,
  unknown,
}: Chances & { readonly view: EmpiresView; readonly unknown: Unknown }) => {
  const { low, high, of, cards } = unknown;
  const [least, most] = isMine ? [percent(1 - high), percent(1 - low)] : [percent(low), percent(high)];
  const key = of.length > MOST_NAMED ? 'battle.unknownOthers' : 'battle.unknown';
  const label = say(key, { who: of.map((seat) => empireOf(view, seat)), n: cards });
  return (
    <div class="med-b-odds">
      <span class="label">
        <Icon name="lock" />
        {label}
      </span>
      <div class="odds" role="img" aria-label={say('battle.between', { label, who, least, most })}>
        {least > 0 && (
          <span class="w" style={{ flex: least }}>
            {inPart(least)}
          </span>
        )}
        {most > least && (
          <span class="u" style={{ flex: most - least }}>
            {most - least > 40 ? say('battle.ifDice') : ''}
          </span>
        )}
        {most < 100 && (
          <span class="l" style={{ flex: 100 - most }}>
            {most < 94 ? 100 - most : ''}
          </span>
        )}
      </div>
    </div>
  );
};

/** [MED.9-n] Answers first, the last of them first of all; then the combat itself. */
const Rolls = ({ view, say }: { readonly view: EmpiresView; readonly say: Say }) => (
  <div class="med-b-rolls">
    <h4>{say('battle.whenCloses')}</h4>
    <ol>
      {pendingRolls(view).map((p, i) => (
        <li key={i}>
          {p.by === NONE ? <Icon name="right" /> : <Mark look={lookOf(view, p.by)} />}
          <span>
            <b>{say(p.card)}</b> {rollWords(p, say)}
          </span>
        </li>
      ))}
      <li>
        <SideMark view={view} side={0} />
        <span>{say('battle.tie', { kind: view.combat!.kind, who: sideName(view, 1) })}</span>
      </li>
    </ol>
  </div>
);

const rollWords = (p: Pending, say: Say): string => {
  const on = p.does === 'flees' ? say('battle.atMost', { n: p.max }) : say('battle.atLeast', { n: p.min });
  return say(`battle.does.${p.does}`, { on, card: p.against });
};
