/** The state of the Republic: treasury, Unrest, Forces, Drought, Provinces, the deck. */
import type { OpenRome } from '../rules/sight/sight.ts';
import { droughtEffects } from '../rules/wars/wars.ts';
import { countLegions, fleetsInPlay, legionsInPlay } from '../rules/rome/forces.ts';
import { Icon } from './parts.tsx';
import type { SheetProps } from './props.ts';

const Figure = (props: {
  readonly icon: string;
  readonly label: string;
  readonly n: number;
  readonly more?: string;
}) => (
  <div>
    <span class="k">
      <Icon name={props.icon} />
      {props.label}
    </span>
    <span class="v">
      {props.n} {props.more && <small>{props.more}</small>}
    </span>
  </div>
);

export const ForumStrip = ({ view, say }: SheetProps) => {
  const g: OpenRome = view;
  const veterans = g.legions.filter((l) => l.at !== 'pool' && l.veteran).length;
  const inRome = countLegions(g, 'active');
  const unfought = g.wars.filter((w) => w.unprosecuted).length;
  const drought = droughtEffects(g);
  return (
    <div class="rr-strip">
      <Figure icon="talent" label={say('board.treasury')} n={g.state} more={say('board.talents')} />
      <Figure
        icon="unrest"
        label={say('board.unrest')}
        n={g.unrest}
        more={unfought + drought > 0 ? say('board.nextYear', { n: unfought + drought }) : ''}
      />
      <Figure
        icon="legion"
        label={say('board.legions')}
        n={legionsInPlay(g)}
        more={say('board.inRome', { n: inRome, veterans })}
      />
      <Figure
        icon="fleet"
        label={say('board.fleets')}
        n={fleetsInPlay(g)}
        more={say('board.fleetsInRome', { n: g.fleets })}
      />
      <Figure icon="drought" label={say('board.drought')} n={drought} />
      <Figure icon="map" label={say('board.provinces')} n={g.provinces.length} />
      <Figure icon="hand" label={say('board.deck')} n={view.deck} more={say('board.cards', { n: view.deck })} />
    </div>
  );
};
