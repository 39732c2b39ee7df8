/** What he gives up, what the army costs, who may join him, and that nobody can bind him. */
import { REBEL_COST } from '../../../rules/revenue/rebels.ts';
import { isActive } from '../../../rules/rome/forces.ts';
import { senatorsOf } from '../../../rules/rome/senators.ts';
import { numeral } from '../legions.tsx';
import type { OfRebel } from './body.tsx';
import { armyOf, declaringIn, fleetsOf, hasRolled, withGovernors } from './entries.ts';

export const Price = (props: OfRebel) => {
  const { form, say, who } = props;
  const { view } = form.asked;
  const { own } = armyOf(view);
  const l = declaringIn(view);
  const isTested = hasRolled(view);
  const most = l && isTested ? l.following.filter((n) => !own.includes(n)).length : form.entered.asked.length;
  // [2.03.6-a]
  const fleets = isTested ? (withGovernors(view)?.fleets ?? 0) : fleetsOf(view) > 0 ? form.entered.fleets : 0;
  const concessions = view.concessions.filter((c) => c.holder === who.id).map((c) => say(c.id));
  const gives = [
    ...(who.office === '' ? [] : [say(`office:${who.office}`)]),
    ...concessions,
    ...(who.knights > 0 ? [say('rebel.knights', { n: who.knights })] : []),
  ];
  const kin = senatorsOf(view, who.faction).filter((s) => s.id !== who.id);
  const veterans = (id: string): string =>
    view.legions
      .flatMap((x, n) => (isActive(x) && x.veteran && x.allegiance === id ? [numeral(`legion:${n}`)] : []))
      .join(', ');
  const treasury = view.factions[who.faction]?.treasury;
  return (
    <section class="form-panel rebel-price" aria-label={say('rebel.price')}>
      <div>
        <h4 class="caps">{say('rebel.givesUp', { who: who.id })}</h4>
        <p>
          {say('rebel.gives', { what: gives.length > 0 ? gives.join(', ') : say('rebel.nothing'), n: who.influence })}
        </p>
      </div>
      <div>
        <h4 class="caps">{say('rebel.fed')}</h4>
        <p>
          {say(isTested ? 'rebel.costs' : 'rebel.costsUpTo', { each: REBEL_COST, n: REBEL_COST * most })}{' '}
          {fleets > 0 && `${say('rebel.fleetsCost', { fleets, n: REBEL_COST * fleets })} `}
          {typeof treasury === 'number' && say('rebel.holds', { n: treasury })}
        </p>
      </div>
      <div>
        <h4 class="caps">{say('rebel.joins')}</h4>
        <p>
          {kin.length === 0
            ? say('rebel.nobodyElse')
            : kin
                .map((s) => {
                  const his = veterans(s.id);
                  return his === ''
                    ? say('rebel.money', { who: s.id, n: s.talents })
                    : say('rebel.brings', { who: s.id, what: his });
                })
                .join(' ')}
        </p>
      </div>
      <div>
        <h4 class="caps">{say('rebel.unbound')}</h4>
        <p>{say('rebel.noAgreement')}</p>
      </div>
    </section>
  );
};
