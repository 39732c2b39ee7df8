/** The battles of this turn on the sheet: the one that is about to be fought, and those that have been. */
import './battle.css';
import { useEffect, useState } from 'preact/hooks';
import { attack } from '../../../rules/combat/attack.ts';
import { fightWar } from '../../../rules/combat/war.ts';
import { battleAhead } from '../../../rules/explain/battle.ts';
import type { Force } from '../../../rules/game.ts';
import { civilBattle } from '../../../rules/revolution/civil-battle.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import type { SheetProps } from '../../props.ts';
import { goingOn, goingOnIfPlayed } from '../asking.ts';
import { BattleAhead, BattleFought } from './page.tsx';
import { asItWas, type Fought, foughtIn } from './record.ts';

/** The Forces whose battle is being decided on. */
export const forcesAhead = (view: RomeView): Force[] => {
  if (view.phase !== 'combat') return [];
  const one =
    goingOn(view, attack) ??
    goingOnIfPlayed(view, 'rebel-governors', (rules) => rules.attackRebelProvince) ??
    goingOn(view, civilBattle);
  const war = goingOn(view, fightWar);
  const all = view.forces.filter((f) => f.commander !== '' && f.war !== '');
  const isAhead = (f: Force): boolean =>
    one ? f.id === one.force : war ? f.war === war.foe && !war.fought.includes(f.id) : true;
  return all.filter(isAhead);
};

/** The views before and after each input that a battle came of, by how many inputs there had been, as they are recalled. */
const useAround = (battles: readonly Fought[], recall: SheetProps['recall']): Readonly<Record<number, RomeView>> => {
  const [known, setKnown] = useState<Readonly<Record<number, RomeView>>>({});
  const inputs = [...new Set(battles.flatMap((b) => [b.input - 1, b.input]))].join();
  useEffect(() => {
    let isLeft = false;
    const wanted = inputs === '' ? [] : inputs.split(',').map(Number);
    Promise.all(wanted.map(async (input) => [input, await recall?.(input)] as const)).then(
      (found) => {
        if (!isLeft) setKnown(Object.fromEntries(found.filter((x): x is [number, RomeView] => x[1] !== undefined)));
      },
      // Without it the page shows what the record has.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [inputs]);
  return known;
};

export const Battles = (props: Pick<SheetProps, 'view' | 'say' | 'looks' | 'record' | 'recall'>) => {
  const { view, say, record = [], recall } = props;
  const isTime = view.phase === 'combat' || view.phase === 'revolution';
  const battles = isTime ? foughtIn(record) : [];
  const around = useAround(battles, recall);
  const ahead = forcesAhead(view);
  if (battles.length + ahead.length === 0) return null;
  return (
    <section class="battles form" aria-label={say('battle.battles')}>
      {ahead.map((force) => {
        const odds = battleAhead(view, force);
        return odds && <BattleAhead key={force.id} {...props} force={force} odds={odds} />;
      })}
      {battles
        .map((battle, i) => {
          const before = around[battle.input - 1];
          const { who, input } = battle;
          const isLastOfInput = !battles.slice(i + 1).some((b) => b.who === who && b.input === input);
          return (
            <details key={i} open={i === battles.length - 1}>
              <summary>
                {say('battle.summary', { who: battle.who, war: battle.against, result: `result:${battle.result}` })}
              </summary>
              <BattleFought
                {...props}
                battle={battle}
                was={before && asItWas(before, battle, battles.slice(0, i))}
                after={isLastOfInput ? around[input] : undefined}
              />
            </details>
          );
        })
        .reverse()}
    </section>
  );
};
