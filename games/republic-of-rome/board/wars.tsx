/** Wars: the strength of each and where it comes from, what a victory brings, which Forces are there. */
import { steady } from '@tabularium/parts/web';
import type { OpenRome } from '../rules/sight/sight.ts';
import { plays } from '../rules/advanced/advanced.ts';
import { advanced } from '../rules/advanced/part.ts';
import { keptOfRebels, landed, rebelFleets } from '../rules/advanced/rebels/state.ts';
import type { Force, Rebel, War } from '../rules/game.ts';
import { isProvinceId } from '../rules/ids.ts';
import { countLegions, forcePlace, forcesOn } from '../rules/rome/forces.ts';
import { rebelTally } from '../rules/revolution/civil-battle.ts';
import { fleetStrength, landTally, leadersOf, warCard } from '../rules/wars/wars.ts';
import { Chip, Icon } from './parts.tsx';
import { unitsInWords } from './provincial.ts';
import type { ViewProps } from './props.ts';
import { warNumbers } from './war-numbers.ts';

const KINDS = { active: 'bad', unprosecuted: 'warn', inactive: '', imminent: 'warn' } as const;
const statusOf = (w: War): keyof typeof KINDS => (w.unprosecuted ? 'unprosecuted' : w.status);

const ForceLine = ({ force, ...props }: ViewProps & { readonly force: Force }) => {
  const { view, say } = props;
  const legions = countLegions(view, forcePlace(force));
  return (
    <p class="rr-force">
      <Icon name="army" />
      {force.commander === ''
        ? say('board.leaderless', { legions, fleets: force.fleets })
        : say('board.force', { who: force.commander, legions, fleets: force.fleets })}
    </p>
  );
};

const WarCardView = ({ war, ...props }: ViewProps & { readonly war: War }) => {
  const { view, say } = props;
  const g: OpenRome = view;
  const card = warCard(g, war.id);
  const land = landTally(g, war);
  const leaders = leadersOf(g, war.id);
  const parts = land.parts.map(
    (p) => `${p.op === 'times' ? '×' : p.n < 0 ? '−' : '+'}${Math.abs(p.n)} ${say(`tally.${p.k}`)}`,
  );
  const status = statusOf(war);
  const fleet = fleetStrength(g, war);
  return (
    <article class={`rr-war ${status}`}>
      <header>
        <Icon name="war" />
        <h3>
          <span data-ref={war.id}>{say(war.id)}</span>
        </h3>
        <Chip kind={KINDS[status]}>{say(`board.war.${status}`)}</Chip>
      </header>
      <p class="wl">
        <span>
          <b class="big">{land.total}</b> {say('board.land')}
          {land.parts.length > 1 && <small> {parts.join(' ').replace(/^\+/, '')}</small>}
        </span>
        {card.fleet > 0 && (
          <span>
            <Icon name="fleet" />
            <b>{fleet}</b> {war.navalVictory && <small>{say('board.beatenAtSea')}</small>}
          </span>
        )}
        {!war.revolt && (
          <span>
            <Icon name="talent" />
            <b>{card.spoils}</b>
          </span>
        )}
      </p>
      <p>{warNumbers(g, war, say)}</p>
      {leaders.length > 0 && (
        <p>
          {leaders.map((l) => (
            <span key={l.id} data-ref={l.id} class="rr-leader">
              {say(l.id)}
            </span>
          ))}
        </p>
      )}
      {forcesOn(g, war.id)
        .filter((f) => f.commander !== '' || f.fleets + countLegions(g, forcePlace(f)) > 0)
        .map((force) => (
          <ForceLine key={force.id} force={force} {...props} />
        ))}
    </article>
  );
};

/** [2.03.7-d][2.03.71-g] Where a Rebel is: in Italy, on the way there, or in his Province. */
const whereRebelIs = (g: OpenRome, rebel: Rebel): 'board.inProvince' | 'board.crossing' | 'board.marching' => {
  const own = g.provinces.find((p) => p.governor === rebel.senator)?.id;
  if (keptOfRebels(g)?.crossing.some((c) => c.province === own)) return 'board.crossing';
  return isProvinceId(rebel.army) ? 'board.inProvince' : 'board.marching';
};

/** [2.03.7-h][2.03.23-c] What a Rebel in Italy has besides Legions; [2.03.81-d][2.03.81-e] what it takes to attack one in his Province. */
const rebelForces = (g: OpenRome, { army }: Rebel, say: ViewProps['say']): string[] => {
  if (isProvinceId(army)) {
    const { mustWinAtSea, supportAgainst } = advanced();
    const n = supportAgainst(g, army);
    return mustWinAtSea(g, army) ? [say('board.seaFirst', { n })] : n > 0 ? [say('board.support', { n })] : [];
  }
  const own = rebelFleets(g);
  return [...unitsInWords(landed(g), say), ...(own > 0 ? [say('board.rebelFleets', { n: own })] : [])];
};

const RebelView = ({ rebel, ...props }: ViewProps & { readonly rebel: Rebel }) => {
  const { view, say } = props;
  const g: OpenRome = view;
  const forces = rebelForces(g, rebel, say);
  const isPlayed = plays(g, 'rebel-governors');
  return (
    <article class="rr-war active">
      <header>
        <Icon name="war" />
        <h3>
          <span data-ref={rebel.senator}>{say('board.rebel', { who: rebel.senator })}</span>
        </h3>
        <Chip kind="bad">
          <span {...(isPlayed && { 'data-read': 'advanced:rebel-governor' })}>
            {say(whereRebelIs(g, rebel), { province: rebel.army })}
          </span>
        </Chip>
      </header>
      <p class="wl">
        <span>
          <b class="big">{rebelTally(g, rebel).total}</b> {say('board.land')}
        </span>
      </p>
      {forces.length > 0 && <p>{forces.join(' · ')}</p>}
      {forcesOn(g, rebel.army).map((force) => (
        <ForceLine key={force.id} force={force} {...props} />
      ))}
    </article>
  );
};

const ORDER = { active: 0, imminent: 1, inactive: 2 } as const;

export const Wars = steady((props: ViewProps) => {
  const wars = [...props.view.wars].sort((a, b) => ORDER[a.status] - ORDER[b.status]);
  return (
    <section class="rr-wars" aria-label={props.say('board.wars')}>
      {props.view.rebels.map((rebel) => (
        <RebelView key={rebel.army} rebel={rebel} {...props} />
      ))}
      {wars.map((w) => (
        <WarCardView key={w.id} war={w} {...props} />
      ))}
    </section>
  );
});
