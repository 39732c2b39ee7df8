/** The page of an attack, in the place of the map: its steps, both sides, the chances, and who may play a card now. */
import './battle.css';
import { Icon } from '@tabularium/parts/marks';
import { type PageProps, type Say, steady } from '@tabularium/parts/web';
import { combatWith } from '../../rules/explain.ts';
import type { EmpiresView } from '../../rules/view.ts';
import { attackLines, fightsOf } from './course.ts';
import { Middle } from './middle.tsx';
import { Outcome } from './outcome.tsx';
import { goingOf, Steps } from './steps.tsx';
import { SideView } from './side.tsx';
import { chipsOf, titleOf } from './title.ts';
import { CardWindow } from './window.tsx';

export type BattleProps = PageProps<EmpiresView>;

export const Page = steady((props: BattleProps) => {
  const { view, say, record, draft } = props;
  const lines = attackLines(record);
  const fights = fightsOf(lines);
  if (!view.attack) return <Outcome {...props} lines={lines} fights={fights} />;
  const chosen = typeof draft?.arg === 'string' ? { verb: draft.verb, card: draft.arg } : undefined;
  const there = chosen && combatWith(view, chosen.verb, chosen.card);
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

export const Head = ({ title, chips }: { readonly title: string; readonly chips: readonly Chip[] }) => (
  <header class="med-b-head">
    <h2>{title}</h2>
    {chips.map(({ icon, text }) => (
      <span key={text} class="chip">
        {icon !== undefined && <Icon name={icon} />}
        {text}
      </span>
    ))}
  </header>
);

export interface Chip {
  readonly icon?: string;
  readonly text: string;
}
export type { Say };
