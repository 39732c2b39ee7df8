/** The page of an attack, in the place of the map: its steps, both sides, the chances, and who may play a card now. */
import './battle.css';
import { steady } from '@tabularium/parts/web';
import { chosenBy, combatWith } from '../../rules/explain.ts';
import { attackLines, fightsOf } from './course.ts';
import { Head } from './head.tsx';
import { Middle } from './middle.tsx';
import { Outcome } from './outcome.tsx';
import { goingOf, Steps } from './steps.tsx';
import { SideView } from './side.tsx';
import { chipsOf, titleOf } from './title.ts';
import type { BattleProps } from './props.ts';
import { CardWindow } from './window.tsx';

export const Page = steady((props: BattleProps) => {
  const { view, say, record, draft } = props;
  const lines = attackLines(record);
  const fights = fightsOf(lines);
  if (!view.attack) return <Outcome {...props} lines={lines} fights={fights} />;
  const chosen = typeof draft?.arg === 'string' ? { verb: draft.verb, card: draft.arg } : undefined;
  const use = Object.assign({}, ...(draft?.then ?? []).map(chosenBy));
  const there = chosen && combatWith(view, chosen.verb, chosen.card, use);
  return (
    <article class="med-battle">
      <Head title={titleOf(view, say)} chips={chipsOf(view, say)} />
      <Steps view={view} say={say} lines={lines} fights={fights} going={goingOf(view)} />
      <div class="med-b-field">
        <SideView {...props} side={0} fights={fights} />
        <Middle {...props} lines={lines} fights={fights} with={there && chosen && { g: there, card: chosen.card }} />
        <SideView {...props} side={1} fights={fights} />
      </div>
      <CardWindow {...props} lines={lines} />
    </article>
  );
});
