/** What Rome could send against him, the battle that this would be, and how he wins or loses. */
import { Icon, Mark, OddsBar, Panel, percent, Section } from '@tabularium/parts/kit';
import { bestAgainst, type Meeting } from '../../../rules/explain/rebel.ts';
import { legionNumber } from '../../../rules/ids.ts';
import { countLegions, legionsAt, strengthOf } from '../../../rules/rome/forces.ts';
import { maybeSenator, military } from '../../../rules/rome/senators.ts';
import { unitCost } from '../../../rules/events/manpower-shortage.ts';
import { countActiveWars } from '../../../rules/wars/wars.ts';
import { numeral } from '../legions.tsx';
import type { OfRebel } from './body.tsx';
import { armyOf } from './entries.ts';
import { lookOf } from '../../looks.ts';

export const WhatRomeCouldSend = (props: OfRebel) => {
  const { form, say, force, march, looks, who } = props;
  const { view } = form.asked;
  const inRome = legionsAt(view, 'active');
  const best = bestAgainst(view, force);
  const price = unitCost(view);
  const raised = Math.min(countLegions(view, 'pool'), price > 0 ? Math.floor(view.state / price) : 0);
  const wars = countActiveWars(view);
  const called = armyOf(view).others.filter((id) => {
    const lord = maybeSenator(view, view.legions[legionNumber(id)]!.allegiance);
    return lord !== undefined && lord.faction !== who.faction;
  });
  return (
    <Panel title={say('rebel.senate')} right={<span class="chip">{say('rebel.nextTurn')}</span>}>
      <ul class="rr-facts">
        <li>
          <Icon name="legion" />
          {say('rebel.inRome')}
          <b>{say('rebel.worth', { n: inRome.length, strength: strengthOf(view, inRome) })}</b>
        </li>
        {best && (
          <li>
            {best.faction >= 0 && <Mark look={lookOf(view, looks, best.faction)} />}
            {say('rebel.best')}
            <b>
              {say(best.id)}, {say('rebel.mil', { n: military(view, best) })}
            </b>
          </li>
        )}
        <li>
          <Icon name="talent" />
          {say('rebel.raises')}
          <b>{say('rebel.legionsN', { n: raised })}</b>
        </li>
        <li>
          <Icon name="war" />
          {say('rebel.wars')}
          <b>{say('rebel.warsN', { n: wars, all: wars + 1 })}</b>
        </li>
        {called.length > 0 && (
          <li>
            <Icon name="star" />
            {say('rebel.called')}
            <b>{called.map(numeral).join(', ')}</b>
          </li>
        )}
      </ul>
      <Section title={say('rebel.meet')} right={say('rebel.noNumbers')}>
        <div class="rebel-meet">
          <Meet {...props} words={say('rebel.asItStands')} met={march.meets(0)} />
          {raised > 0 && <Meet {...props} words={say('rebel.withRaised', { n: raised })} met={march.meets(raised)} />}
        </div>
      </Section>
      <Section>
        <p>
          <Icon name="check" /> <b>{say('rebel.wins')}</b> {say('rebel.winsIf')}
        </p>
      </Section>
      <Section>
        <p>
          <Icon name="x" /> <b>{say('rebel.loses')}</b> {say('rebel.losesIf', { who: who.id })}
        </p>
      </Section>
    </Panel>
  );
};

const ends = ([least, most]: readonly [number, number], say: OfRebel['say']): string =>
  least === most ? String(least) : say('odds.span', { least, most });

/** The Senate attacks: its defeat is his victory. */
const Meet = ({ say, words, met }: OfRebel & { readonly words: string; readonly met: Meeting }) => {
  const { chances } = met;
  const parts = [
    { kind: 'victory' as const, chance: chances.defeat, word: say('rebel.youWin') },
    { kind: 'stalemate' as const, chance: chances.stalemate, word: say('rebel.drawn') },
    { kind: 'disaster' as const, chance: chances.victory, word: say('rebel.youDie') },
  ];
  if (parts.every((p) => percent(p.chance) === 0)) return null;
  return (
    <>
      <span>
        {words}
        <br />
        {say('rebel.against', { senate: ends(met.senate, say), rebel: ends(met.rebel, say) })}
      </span>
      <OddsBar parts={parts} />
    </>
  );
};
