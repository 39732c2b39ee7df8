/** A small box with the state of the Empire: what can end the game, and how near that is. */
import { ARMIES_IN_ALL, DISCS_IN_SUPPLY, VARIANTS } from '../rules/game.ts';
import { OUTER_REGIONS } from '../rules/ids.ts';
import { protectedFrontiers } from '../rules/score.ts';
import { tableOf, type TetrarchiaView } from '../rules/view.ts';
import type { Say } from './props.ts';
import { riskOfNextRoll } from './risk.ts';

const Icon = ({ id }: { id: string }) => (
  <svg class="i" aria-hidden="true">
    <use href={`#i-${id}`} />
  </svg>
);

const Row = ({ icon, label, value, near = false }: { icon?: string; label: string; value: string; near?: boolean }) => (
  <div class={near ? 'row near' : 'row'}>
    <dt>
      {icon && <Icon id={icon} />}
      {label}
    </dt>
    <dd class="num">{value}</dd>
  </div>
);

/** With this many discs or fewer a supply is shown as in danger. */
const LOW = 5;

export const DISCS = DISCS_IN_SUPPLY;
export const guarded = (view: TetrarchiaView): number => protectedFrontiers(tableOf(view));

export const Empire = ({ view, say }: { view: TetrarchiaView; say: Say }) => {
  const of = (n: number, all: number): string => say('board.of', { n, all });
  const played = VARIANTS.filter((variant) => view.agreed.variants[variant]);
  const { unrest, revolt, armies } = view.supply;
  const percent = say('board.percent', { n: Math.round(riskOfNextRoll(view).uprising * 100) });
  return (
    <section class="tet-empire" aria-label={say('board.empire')}>
      <h3>{say('board.empire')}</h3>
      <dl>
        <Row icon="laurel" label={say('board.frontiers')} value={of(guarded(view), OUTER_REGIONS)} />
        <Row icon="unrest" label={say('board.revoltLeft')} value={of(revolt, DISCS_IN_SUPPLY)} near={revolt <= LOW} />
        <Row icon="disc" label={say('board.unrestLeft')} value={of(unrest, DISCS_IN_SUPPLY)} near={unrest <= LOW} />
        <Row icon="army" label={say('board.armiesLeft')} value={of(armies, ARMIES_IN_ALL)} />
      </dl>
      <dl>
        <Row label={say('board.nextUprising')} value={percent} />
        <Row label={say('tally.score')} value={of(view.score.total, 10)} />
      </dl>
      {played.length > 0 && <p>{played.map((variant) => say(`variant.${variant}`).split(':')[0]).join(' · ')}</p>}
    </section>
  );
};
