/** The steps of an attack as a strip: what is over with its result, what is going on, what is still to come. */
import { Icon } from '@tabularium/parts/kit';
import type { Say } from '@tabularium/parts/web';
import { howMany } from '@tabularium/kernel';
import { cardWindow } from '../../rules/cards/window.ts';
import { isArea, refOf } from '../../rules/empire/places.ts';
import { straits } from '../../rules/expedition/route.ts';
import type { EmpiresView } from '../../rules/view.ts';
import { goingOn } from '../forms/asking.ts';
import { type Fight, type Going, type Line, number, type Step, stepsOf, text } from './course.ts';

export const goingOf = (view: EmpiresView): Going => {
  const window = goingOn(view, cardWindow);
  return {
    procs: view.flow.map((f) => f.proc),
    window: window?.kind,
    hasStraits: straits(view, view.attack!.force) > 0,
    kind: view.attack!.kind,
    isRolled: (view.combat?.totals.length ?? 0) > 0,
  };
};

interface Props {
  readonly view: EmpiresView;
  readonly say: Say;
  readonly lines: readonly Line[];
  readonly fights: readonly Fight[];
  /** Nothing when it is over. */
  readonly going: Going | undefined;
}

export const Steps = ({ view, say, lines, fights, going }: Props) => {
  const cameThere = fights.length > onTheWay(fights).length;
  const steps = going
    ? stepsOf(going)
    : stepsOf({ ...OVER, hasStraits: lines.some((x) => x.k === 'med.strait') }, cameThere ? 'there' : 'onTheWay');
  const told = { view, say, lines, fights };
  return (
    <ol class="med-b-steps" aria-label={say('battle.steps')}>
      {steps.map(({ name, state }, i) => (
        <li key={name} class={`is-${state}`} {...(state === 'now' && { 'aria-current': 'step' })}>
          <b>
            {state === 'done' ? <Icon name="check" /> : <span class="n">{i + 1}</span>}
            {say(`battle.step.${name}`, { kind: fightKind(told), place: placeRef(told) })}
          </b>
          <span>{detailOf({ name, state }, told)}</span>
        </li>
      ))}
    </ol>
  );
};
const OVER: Going = { procs: [], window: undefined, hasStraits: false, kind: '', isRolled: true };

type Told = Omit<Props, 'going'>;

const placeRef = ({ view, lines }: Told): string =>
  view.attack ? refOf(view, view.attack.target) : text(lines[0], 'place') || text(lines[0], 'city');

const fightKind = ({ view, fights }: Told): string => {
  if (view.attack) return isArea(view, view.attack.target) ? 'field' : 'assault';
  return fights.at(-1)?.at === 'area' ? 'field' : 'assault';
};

/** Combats on the way; the last one of an attack that came to its target is not one of them. */
const onTheWay = (fights: readonly Fight[]): readonly Fight[] =>
  fights.filter((f) => f.at === 'sea' || f.at === 'land');

const detailOf = ({ name, state }: Step, told: Told): string => {
  const { view, say, lines, fights } = told;
  switch (name) {
    case 'declared':
      return declared(told);
    case 'route': {
      const cards = routeCards(lines);
      if (state === 'now') return say('battle.mayPlay');
      return state === 'done'
        ? cards.length > 0
          ? cards.map((c) => say(c)).join(', ')
          : say('battle.nonePlayed')
        : '';
    }
    case 'strait':
      return strait(told);
    case 'interception': {
      const met = onTheWay(fights).at(-1);
      if (!met) return state === 'done' ? say('battle.notMet') : state === 'now' ? say('battle.asked') : '';
      const won = met.winner === undefined ? 'now' : met.winner === met.attacker ? 'won' : 'lost';
      return say('battle.met', { at: met.at, place: met.place, end: won });
    }
    case 'fight':
      return state === 'now' ? say('battle.mayPlay') : '';
    case 'dice': {
      const last = fights.at(-1);
      const totals = last?.lines.filter((x) => x.k === 'med.total') ?? [];
      const isThere = state === 'done' && last !== undefined && !onTheWay([last]).length;
      return isThere ? totals.map((x) => number(x, 'total')).join(' : ') : '';
    }
    case 'end': {
      const end = lines.find((x) => x.k === 'med.attackOver');
      return end
        ? say('battle.end', { end: text(end, 'end') })
        : say('battle.either', { kind: fightKind({ ...told, view }) });
    }
    default:
      return name satisfies never;
  }
};

const declared = ({ view, say, lines }: Told): string => {
  const [first] = lines;
  if (first?.k === 'med.declared') {
    const leg =
      text(
        lines.find((x) => x.k === 'med.route'),
        'leg',
      ) || 'land';
    return say('battle.cardsBy', { n: number(first, 'n'), leg });
  }
  const force = view.attack?.force;
  if (!force) return '';
  if (force.t === 'cards') return say('battle.cardsBy', { n: howMany(force.units), leg: force.sails ? 'sea' : 'land' });
  return force.t === 'dice'
    ? say('battle.dice', { n: force.dice })
    : say('battle.fixed', { field: force.field, naval: force.naval, assault: force.assault, kind: view.attack!.kind });
};

/** Cards that were played before the first strait, interception or combat. */
const routeCards = (lines: readonly Line[]): readonly string[] => {
  const end = lines.findIndex((x) =>
    ['med.strait', 'med.intercepts', 'med.interceptsAtSea', 'med.battle'].includes(x.k),
  );
  return (end === -1 ? lines : lines.slice(0, end)).filter((x) => x.k === 'med.plays').map((x) => text(x, 'card'));
};

const strait = ({ say, lines }: Told): string => {
  const rolls = lines.filter((x) => x.k === 'med.strait');
  if (rolls.length === 0) return '';
  const wrecked = lines.some((x) => x.k === 'med.wrecked');
  const lost = lines.some((x) => x.k === 'med.danger');
  return say('battle.strait', {
    dice: rolls.flatMap((x) => x.dice).join(' '),
    end: wrecked ? 'wrecked' : lost ? 'danger' : 'safe',
  });
};
