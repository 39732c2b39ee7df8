/** One side of an attack: its total, its cards face up, their sum, what others played for or against it, its hidden hand. */
import { howMany, listed, type Tally, type TallyPart } from '@tabularium/kernel';
import { Icon, Mark } from '@tabularium/parts/kit';
import type { Say } from '@tabularium/parts/web';
import { contentOf } from '../../rules/data/printed.ts';
import { idleBonuses } from '../../rules/combat/idle.ts';
import { diceStrength, fixedStrength } from '../../rules/combat/strength.ts';
import { attackerSeat, defenderSeat } from '../../rules/empire/order.ts';
import { isArea } from '../../rules/empire/places.ts';
import { fleets, forceOf, inCombat, troops } from '../../rules/expedition/force.ts';
import { sideRef } from '../../rules/expedition/losses.ts';
import { doesHarm } from '../../rules/explain.ts';
import { defenceOf } from '../../rules/expedition/prospect.ts';
import type { Played, Side, Unit } from '../../rules/game.ts';
import { NONE } from '../../rules/ids.ts';
import type { EmpiresView, ForceView } from '../../rules/view.ts';
import { CardBack, CardFace } from '../cards/card.tsx';
import { Picture } from '../cards/pictures.tsx';
import { idleInWords } from '../idle/idle.ts';
import { lookOf } from '../looks.ts';
import { fallenOf, type Fight } from './course.ts';
import type { BattleProps } from './props.ts';

interface Props extends BattleProps {
  readonly side: Side;
  readonly fights: readonly Fight[];
}

/** Who leads a side and plays cards for it; nobody for neutrals, pirates and barbarians. */
const seatOf = (view: EmpiresView, side: Side): number => (side === 0 ? attackerSeat(view) : defenderSeat(view));

/** Who stands there: before anybody does, whose place it is. */
const nameOf = (view: EmpiresView, side: Side): string => {
  const seat = seatOf(view, side);
  const isThere = side === 0 || view.attack!.guard !== null;
  return seat === NONE || (isThere && forceViewOf(view, side)?.t !== 'city')
    ? sideRefOf(view, side)
    : empireRef(view, seat);
};

const empireRef = (view: EmpiresView, seat: number): string => `empire:${view.agreed.empires[seat]!}`;
const forceViewOf = (view: EmpiresView, side: Side): ForceView | null =>
  side === 0 ? view.attack!.force : view.attack!.guard;
const sideRefOf = (view: EmpiresView, side: Side): string =>
  forceViewOf(view, side) ? sideRef(view, side) : contentOf(view).refs[view.attack!.target]!;

export const SideView = (props: Props) => {
  const { view, say, side, players, me } = props;
  const seat = seatOf(view, side);
  const who = nameOf(view, side);
  const role = say(side === 0 ? 'battle.attacker' : 'battle.defender');
  const player = seat === NONE ? '' : seat === me ? say('battle.you') : (players[seat] ?? '');
  return (
    <section class={`med-b-side s${side}`} aria-label={`${role}: ${say(who)}`}>
      <header>
        {seat === NONE ? <Icon name={iconOf(view, side)} /> : <Mark look={lookOf(view, seat)} />}
        <div>
          <h3>{say(who)}</h3>
          <span>{player === '' ? role : `${role} · ${player}`}</span>
        </div>
        {view.combat && <Total view={view} side={side} say={say} />}
      </header>
      {view.combat ? <Fighting {...props} /> : <Marching {...props} />}
      <Fallen {...props} who={who} />
      {seat !== NONE && <Hidden {...props} seat={seat} />}
    </section>
  );
};

/** Of a side that nobody plays. */
const iconOf = (view: EmpiresView, side: Side): string => {
  if (side === 0) return view.attack!.kind === 'pirates' ? 'fleet' : 'army';
  return isArea(view, view.attack!.target) ? 'army' : 'shield';
};

const Total = ({ view, side, say }: Pick<Props, 'view' | 'side' | 'say'>) => {
  const [fixed, dice] = [fixedStrength(view, side).total, diceStrength(view, side).total];
  return (
    <div class="med-b-total">
      {fixed > 0 ? (
        <>
          {fixed} <small>{say('battle.plusDice', { n: dice })}</small>
        </>
      ) : (
        say('battle.dice', { n: dice })
      )}
    </div>
  );
};

/** Before a combat the cards lie face down; their owner sees them. */
const Marching = ({ view, say, side }: Props) => {
  const force = forceViewOf(view, side);
  if (!force)
    return (
      <>
        <div class="med-b-row">
          <Target view={view} say={say} />
        </div>
        <p class="med-b-note">{say('battle.notYet')}</p>
      </>
    );
  const units = listed<Unit>(force.units);
  const n = howMany(force.units);
  if (force.t !== 'cards') return <Value view={view} side={side} say={say} />;
  return units.length > 0 ? (
    <div class="med-b-row">
      {units.map((u) => (
        <Tall key={u.card} view={view} card={u.card} say={say} />
      ))}
    </div>
  ) : (
    <p class="med-b-hidden">
      <CardBack n={n} />
      <span>{say('battle.faceDown', { n })}</span>
    </p>
  );
};

interface TallProps {
  readonly view: EmpiresView;
  readonly card: string;
  readonly say: Say;
  readonly doubt?: boolean;
  readonly flag?: string | undefined;
}
const Tall = ({ view, card, say, doubt, flag }: TallProps) => (
  <span class="med-b-card" data-read={card}>
    <CardFace
      content={contentOf(view)}
      card={card}
      size="tall"
      say={say}
      {...(view.combat && { factor: view.combat.kind })}
      {...(doubt && { state: 'doubt' })}
    />
    {flag !== undefined && <span class="med-b-flag">{flag}</span>}
  </span>
);

/** A card that an answer may still stop. */
const isInDoubt = (view: EmpiresView, card: string): boolean => view.table.some((p) => p.against === card && !p.off);

const Fighting = (props: Props) => {
  const { view, say, side } = props;
  const { kind } = view.combat!;
  const force = forceOf(view, side);
  const seat = seatOf(view, side);
  const own = view.table.filter((p) => p.side === side && p.against === '' && p.by === seat && !p.off);
  const there = inCombat(view, force, kind);
  const aside = force.units.filter((u) => !there.includes(u));
  return (
    <>
      <div class="med-b-row">
        {force.t !== 'cards' && <Value view={view} side={side} say={say} />}
        {kind === 'naval'
          ? fleets(force).map((f) => (
              <Ship key={f.card} fleet={f} cargo={troops(force).filter((u) => u.on === f.card)} {...props} />
            ))
          : there.map((u) => <Tall key={u.card} view={view} card={u.card} say={say} />)}
        {force.leaders.map((card) => (
          <Tall key={card} view={view} card={card} say={say} doubt={isInDoubt(view, card)} />
        ))}
        {own.map((p) => (
          <Tall key={p.card} view={view} card={p.card} say={say} doubt={isInDoubt(view, p.card)} />
        ))}
        {force.t === 'city' && seat !== NONE && <span class="med-b-empty">{say('battle.mayAdd')}</span>}
      </div>
      {aside.length > 0 && <p class="med-b-aside">{say('battle.aside', { cards: aside.map((u) => u.card) })}</p>}
      <Sum view={view} side={side} say={say} />
      {force.t === 'city' && <p class="med-b-note">{say('battle.cityAlone')}</p>}
      <FromOthers {...props} seat={seat} />
    </>
  );
};

/** [MED.5.4.5-a] A fleet as a wide card, with the troops that it carries on it. */
const Ship = ({ view, say, fleet, cargo }: Props & { readonly fleet: Unit; readonly cargo: readonly Unit[] }) => (
  <span class="med-b-ship" data-read={fleet.card}>
    <span class="med-b-hull">
      <CardFace content={contentOf(view)} card={fleet.card} size="small" say={say} factor="naval" />
    </span>
    {cargo.map((u) => (
      <span key={u.card} class="med-b-cargo" data-read={u.card}>
        <CardFace content={contentOf(view)} card={u.card} size="small" say={say} factor="naval" />
      </span>
    ))}
    {cargo.length === 0 && <span class="med-b-empty">{say('battle.noCargo')}</span>}
  </span>
);

/** What the target defends itself with, before anybody stands there. */
const Target = ({ view, say }: Pick<Props, 'view' | 'say'>) => {
  const { target } = view.attack!;
  const owner = view.owner[target] ?? NONE;
  const { total, parts } = defenceOf(view, target);
  const { size, forts = 0, capital = 0 } = Object.fromEntries(parts.map((p) => [p.k, p.n]));
  return (
    <span class={`med-b-place${owner >= 0 ? ` look-${lookOf(view, owner)}` : ''}`}>
      <Picture name={isArea(view, target) ? 'shield' : 'walls'} />
      <b>{say(contentOf(view).refs[target]!)}</b>
      <em>{say('battle.dice', { n: total })}</em>
      {size !== undefined && <small>{say('battle.walls', { size, forts, capital })}</small>}
    </span>
  );
};

/** A force without cards: a city, barbarians, neutrals, pirates. */
const Value = ({ view, side, say }: Pick<Props, 'view' | 'side' | 'say'>) => {
  const force = forceOf(view, side);
  const { target } = view.attack!;
  const owner = view.owner[target] ?? NONE;
  const tint = force.t === 'city' && owner >= 0 ? ` look-${lookOf(view, owner)}` : '';
  const kind = view.combat?.kind;
  const value =
    force.t === 'fixed'
      ? kind
        ? String(force[kind])
        : [force.field, force.naval, force.assault].filter((n) => n > 0).join(' / ')
      : say('battle.dice', { n: force.dice });
  return (
    <span class={`med-b-place${tint}`}>
      <Picture name={force.t === 'city' ? 'walls' : view.attack!.kind === 'pirates' ? 'ship' : 'shield'} />
      <b>{say(sideRef(view, side))}</b>
      <em>{value}</em>
    </span>
  );
};

/** [MED.5.4.7-e] Where the dice of a city come from, unless some have been lost. */
const wallsOf = (view: EmpiresView, own: TallyPart): readonly TallyPart[] => {
  const whole = defenceOf(view, view.attack!.target);
  return whole.total === own.n ? whole.parts : [own];
};

/** "12 = 3 + 4 + 5 · 2 dice", which opens into where each number comes from. */
const Sum = ({ view, side, say }: Pick<Props, 'view' | 'side' | 'say'>) => {
  const [fixed, dice] = [fixedStrength(view, side), diceStrength(view, side)];
  const idle = idleBonuses(view, side);
  const parts = (t: Tally) =>
    t.parts.flatMap((p) => (p.k === 'city' ? wallsOf(view, p) : [p])).filter((p) => p.n !== 0);
  const signed = (t: Tally): string =>
    parts(t)
      .map((p, i) => (i === 0 ? String(p.n) : p.n < 0 ? ` − ${-p.n}` : ` + ${p.n}`))
      .join('');
  return (
    <>
      <details class="med-b-sum">
        <summary>
          {fixed.total > 0 && `${fixed.total}${parts(fixed).length > 1 ? ` = ${signed(fixed)}` : ''} · `}
          {say('battle.diceSum', { n: dice.total, parts: signed(dice) })}
        </summary>
        <ul>
          {[fixed, dice].flatMap((t) =>
            parts(t).map((p, i) => (
              <li key={`${t.of}${i}`}>
                <span>
                  {say(`tally.${p.k}`)}
                  {p.refs && p.refs.length > 0 && <i> {p.refs.map((ref) => say(ref)).join(', ')}</i>}
                </span>
                <b>{t === dice ? say('battle.dice', { n: p.n }) : p.n}</b>
              </li>
            )),
          )}
        </ul>
      </details>
      {idle.length > 0 && (
        <details class="med-b-sum idle">
          <summary>{say(idle.some((x) => x.of === 'set') ? 'battle.whyNoSet' : 'battle.whyNoBonus')}</summary>
          <ul>
            {idle.map((x) => (
              <li key={`${x.card} ${x.why}`}>{idleInWords(x, say)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};

/** The card that an answer, or an answer to an answer, was given to in the first place, and how many lie between. */
const rootOf = (view: EmpiresView, p: Played, depth = 0): { readonly card: string; readonly depth: number } => {
  if (p.against === '') return { card: p.card, depth };
  const target = view.table.find((x) => x.card === p.against);
  return target ? rootOf(view, target, depth + 1) : { card: p.against, depth: depth + 1 };
};

/** Does a card that somebody played concern this side, and does it help it? */
const concerns = (view: EmpiresView, p: Played, side: Side, seat: number): 'for' | 'against' | undefined => {
  if (p.against === '') return p.side !== side || p.by === seat ? undefined : harms(view, p) ? 'against' : 'for';
  const { card, depth } = rootOf(view, p);
  const root = view.table.find((x) => x.card === card);
  const isOwn = root ? root.side === side : forceOf(view, side).leaders.includes(card);
  if (!isOwn) return undefined;
  const helps = root !== undefined && harms(view, root);
  return (depth % 2 === 0) === !helps ? 'for' : 'against';
};

/** Is the side that it was played on the worse for it? */
const harms = (view: EmpiresView, { as, card }: Played): boolean => as === 'X' && doesHarm(view, card);

const FromOthers = ({ view, say, side, seat }: Props & { readonly seat: number }) => {
  const played = view.table.flatMap((p) => {
    const how = concerns(view, p, side, seat);
    return how ? [{ p, how }] : [];
  });
  if (played.length === 0) return null;
  return (
    <div class="med-b-others">
      <h4>{say('battle.fromOthers')}</h4>
      <ul>
        {played.map(({ p, how }) => (
          <li key={p.card} class={`${how} ${p.off ? 'off' : ''}`}>
            <Mark look={lookOf(view, p.by)} />
            <div data-read={p.card}>
              <b>{say(p.card)}</b>
              <span>{say(empireRef(view, p.by))}</span>
              <em>
                <Icon name={how === 'for' ? 'check' : 'x'} />
                {p.off
                  ? say('battle.stopped')
                  : p.against === ''
                    ? say(how === 'for' ? 'battle.helps' : 'battle.hits')
                    : say('battle.answers', { card: p.against })}
              </em>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Cards of this side that were lost in combats of this attack before the one at hand. */
const Fallen = ({ view, say, fights, who }: Props & { readonly who: string }) => {
  const before = fights.filter((f) => f.winner !== undefined);
  const last = before.findLast((f) => fallenOf(f, who).length > 0);
  const now = (view.combat?.lost ?? []).filter((x) => empireRef(view, x.by) === who).map((x) => x.card);
  const cards = now.length > 0 ? now : last ? fallenOf(last, who) : [];
  if (cards.length === 0) return null;
  return (
    <div class="med-b-others">
      <h4>
        {say('battle.lostIn', { at: now.length > 0 ? 'now' : last!.at, place: now.length > 0 ? '' : last!.place })}
      </h4>
      <p class="med-b-gone">{cards.map((card) => say(card)).join(', ')}</p>
    </div>
  );
};

const Hidden = ({ view, say, me, seat }: Props & { readonly seat: number }) => {
  const n = howMany(view.hands[seat]!);
  return (
    <p class="med-b-hidden">
      <CardBack n={n} />
      <span>
        <b>{say('battle.cards', { n })}</b> {seat === me ? say('battle.inHand') : say('battle.hidden', { n })}
        {seat !== me && (
          <>
            {' '}
            <Icon name="lock" />
          </>
        )}
      </span>
    </p>
  );
};
