/** The controls of an expedition that is drawn up: the ways to go, the odds, and what they rest on. */
import { Icon, OddsBar, percent } from '@tabularium/parts/kit';
import type { Filled, Say } from '@tabularium/parts/web';
import type { ComponentChildren } from 'preact';
import { contentOf } from '../../../rules/data/printed.ts';
import { hasType } from '../../../rules/empire/cards.ts';
import { empireOf } from '../../../rules/empire/order.ts';
import { placeOf, refsOf } from '../../../rules/empire/places.ts';
import { straits } from '../../../rules/expedition/route.ts';
import { type Way, whyNoWay } from '../../../rules/expedition/targets.ts';
import { NONE } from '../../../rules/ids.ts';
import type { EmpiresView } from '../../../rules/view.ts';
import { idleInWords } from '../../idle/idle.ts';
import { type AskedHere, handOf } from '../asking.ts';
import { HandCards, type Held } from '../cards.tsx';
import { draftIn, type Plan, type Sent } from './entries.ts';
import { addable, type Laid, type Outlook, outlookOf } from './plan.ts';

/** In, as the other use, out again: what a press on a card makes of it. */
export const pressedCard = (asked: AskedHere, laid: Laid | undefined, plan: Plan, card: string): Plan | undefined => {
  // What has been laid already stays; it can be taken back.
  if (draftIn(asked)?.units.some((u) => u.card === card)) return undefined;
  const before = plan.units.find((u) => u.card === card);
  const without = plan.units.filter((u) => u.card !== card);
  const changed = (units: readonly Sent[]): Plan => ({ ...plan, units, isProposed: false });
  if (before) return changed(without);
  const can = laid && addable(laid, card);
  if (can?.T) return changed([...without, { card, as: 'T' }]);
  return can?.F ? changed([...without, { card, as: 'F' }]) : undefined;
};

/** A card that can be either: it goes as the other one. */
const asOther = (plan: Plan, card: string): Plan => ({
  ...plan,
  isProposed: false,
  units: plan.units.map((u) => (u.card === card ? { card, as: u.as === 'T' ? 'F' : 'T' } : u)),
});

/** Why it cannot be declared as it is. */
export const lacking = (
  { isComplete, why }: Pick<Filled<EmpiresView, unknown>, 'isComplete' | 'why'>,
  { units }: Plan,
  say: Say,
): string | undefined => {
  if (units.length === 0) return say('exp.needCards');
  if (isComplete) return undefined;
  // A troop that is no longer offered has lost the fleet that carried it.
  return why && why.k !== 'ui.noLongerOffered' ? say(why.k) : say('exp.needRoom');
};

const whyOff = (view: EmpiresView, card: string, plan: Plan, say: Say): string => {
  if (hasType(view, card, 'F') && plan.way === 'land') return say('exp.byLandOnly');
  if (hasType(view, card, 'T')) return say('exp.noRoom');
  if (hasType(view, card, 'L')) return say('exp.inCombat');
  if (hasType(view, card, 'A')) return say('exp.inAssault');
  return hasType(view, card, 'I') ? say('exp.ownAction') : say('exp.notNow');
};

interface HandProps {
  readonly asked: AskedHere;
  readonly laid: Laid | undefined;
  readonly plan: Plan;
  readonly say: Say;
  readonly onPlan: (plan: Plan) => void;
}

export const PlanHand = ({ asked, laid, plan, say, onPlan }: HandProps) => {
  const { view } = asked;
  const held = handOf(asked).map((card): Held => {
    const sent = plan.units.find((u) => u.card === card);
    const next = pressedCard(asked, laid, plan, card);
    const onPress = next && (() => onPlan(next));
    const both = hasType(view, card, 'T') && hasType(view, card, 'F');
    if (sent) return { card, state: 'chosen', onPress, ...(both && { detail: say(`exp.as.${sent.as}`) }) };
    if (next) return { card, state: 'offered', onPress };
    const helps = hasType(view, card, 'L') || hasType(view, card, 'A');
    return { card, ...(!helps && { state: 'off' }), why: whyOff(view, card, plan, say) };
  });
  return <HandCards label={say('exp.hand')} content={contentOf(view)} say={say} held={held} />;
};

/** Cards that go as one thing and could go as another. */
export const BothUses = ({ asked: { view }, laid, plan, say, onPlan }: HandProps) => {
  const both = plan.units.filter(({ card }) => hasType(view, card, 'T') && hasType(view, card, 'F'));
  // A fleet needs a way over the sea.
  if (!laid || (laid.l.way !== 'sea' && laid.l.purpose !== 'naval')) return null;
  return (
    <>
      {both.map(({ card, as }) => (
        <button key={card} type="button" class="btn small" onClick={() => onPlan(asOther(plan, card))}>
          {say('exp.goesAs', { card, as })}
        </button>
      ))}
    </>
  );
};

interface WaysProps {
  readonly asked: AskedHere;
  readonly laid: Laid | undefined;
  readonly plan: Plan;
  readonly say: Say;
  readonly onWay: (way: Way) => void;
}

/** By land or by sea; the one that does not lead there says why. */
export const Ways = ({ asked: { view, seat }, laid, plan, say, onWay }: WaysProps) => {
  const { target, way: chosen } = plan;
  if (target === undefined) return null;
  const n = laid ? straits(view, laid.l) : 0;
  return (
    <div class="exp-ways" role="group" aria-label={say('exp.way')}>
      {(['land', 'sea'] as const).map((way) => {
        const why = whyNoWay(view, seat, placeOf(view, target), way);
        return (
          <button
            key={way}
            type="button"
            class={`btn ${way === chosen ? 'selected' : ''}`}
            data-way={way}
            aria-pressed={way === chosen}
            aria-disabled={why !== undefined}
            onClick={() => why === undefined && way !== chosen && onWay(way)}
          >
            <Icon name={way === 'land' ? 'army' : 'fleet'} />
            <span class="exp-two">
              <span>{say(way === 'land' ? 'verb.byLand' : 'verb.bySea')}</span>
              {why ? (
                <small>{say(why.k)}</small>
              ) : (
                way === chosen && n > 0 && <small>{say('exp.straits', { n })}</small>
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
};

/** What could be said of the strait, the unknown cards, and the own cards that may help. */
const notes = (view: EmpiresView, o: Outlook, say: Say): string[] => {
  const { fixed, dice, against } = o.prospect;
  const own = say('exp.strength', { fixed: fixed.total, dice: dice.total });
  const out = [
    ...(o.chance > o.least ? [say('exp.asItLies', { chance: percent(o.chance) })] : []),
    against?.of === 'dice'
      ? say('exp.against', { own, dice: against.total })
      : against
        ? say('exp.againstForce', { own, n: against.total })
        : own,
  ];
  if (o.unknown > 0) out.push(say('exp.unknown', { n: o.unknown, who: empireOf(view, o.whose) }));
  if (o.expected !== undefined) out.push(say('exp.expected', { n: o.expected }));
  if (o.most !== undefined && percent(o.most) > percent(o.chance))
    out.push(say('exp.withHelp', { cards: [...o.help], chance: percent(o.most) }));
  if (o.risk.danger > 0)
    out.push(say('exp.risk', { n: o.straits, card: percent(o.risk.card), all: percent(o.risk.all) }));
  if (o.room > 0) out.push(say('exp.room', { n: o.room }));
  // Last, because a low bar has no room for the end of it.
  out.push(...o.idle.map((idle) => idleInWords(idle, say)));
  return out;
};

export const OddsOf = ({ view, laid, say }: { readonly view: EmpiresView; readonly laid: Laid; readonly say: Say }) => {
  if (laid.l.units.length === 0) return <p class="exp-notes">{say('exp.noCards')}</p>;
  const o = outlookOf(view, laid.l);
  const noted = notes(view, o, say).join(' · ');
  return (
    <div class="exp-odds">
      <OddsBar
        parts={[
          { kind: 'victory', chance: o.least, word: say('exp.wins') },
          {
            kind: 'standoff',
            chance: Math.max(0, o.chance - o.least),
            word: say(o.expected === undefined ? 'exp.open' : 'exp.guess'),
          },
          { kind: 'defeat', chance: 1 - o.chance, word: say('exp.loses') },
        ]}
      />
      <p class="sr">
        {say('exp.over', { places: refsOf(view, laid.l.path), sea: laid.l.sea === NONE ? 'no' : 'yes' })}
      </p>
      {/* A low bar cuts it: pointed at, or with the focus, it shows whole. */}
      <p class="exp-notes" tabIndex={0}>
        {noted}
      </p>
    </div>
  );
};

/**
 * A proposal is marked as one, and goes with one press. On a phone the way is said beside it, and what could be changed of it
 * shows when that is opened.
 */
export const Proposed = ({
  laid,
  asked,
  plan,
  say,
  onPlan,
  children,
}: HandProps & { readonly children?: ComponentChildren }) => (
  <div class="exp-marks">
    <details class="exp-more">
      <summary>
        {plan.way && say('exp.routeSaid', { way: plan.way, n: laid ? straits(asked.view, laid.l) : 0 })}
        <b>{say('exp.changeWay')}</b>
      </summary>
    </details>
    {plan.isProposed && (
      <button
        type="button"
        class="btn small exp-proposed"
        onClick={() => onPlan({ ...plan, units: [], isProposed: false })}
      >
        <span>{say('exp.proposed')}</span> <Icon name="x" label={say('exp.clear')} />
      </button>
    )}
    {children}
  </div>
);

/** From the sea: at once, or by a landing. It stands there only where both may be meant. */
export const Arrival = ({ laid, plan, say, onPlan }: Omit<HandProps, 'asked'>) => {
  const { verbs, denied } = laid?.step.question ?? { verbs: {}, denied: {} };
  if (!Object.hasOwn(verbs, 'landing')) return null;
  const isWeak = Object.hasOwn(denied, 'directAssault');
  const arrival = isWeak ? 'landing' : plan.arrival;
  return (
    <button
      type="button"
      class="btn exp-arrival"
      aria-disabled={isWeak}
      onClick={() => !isWeak && onPlan({ ...plan, arrival: arrival === 'direct' ? 'landing' : 'direct' })}
    >
      <span class="exp-two">
        <span>{say(`exp.${arrival}`)}</span>
        <small>{say(isWeak ? 'exp.tooWeak' : 'exp.switch')}</small>
      </span>
    </button>
  );
};
