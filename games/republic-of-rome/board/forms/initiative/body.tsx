/** The form of an Initiative: what lies in the Forum, the six Initiatives with the steps of one's own, and one step. */
import type { FormProps } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { picksOf } from '../offered.ts';
import { attemptBefore } from './attempt-of.ts';
import type { Entered } from './entries.ts';
import { GamesStep } from './games.tsx';
import { Initiatives } from './initiatives.tsx';
import { KnightStep } from './knight.tsx';
import { LeaderStep } from './leader.tsx';
import { bestPersuader } from './likely.ts';
import { PersuadeStep } from './persuade.tsx';
import { Shelf } from './shelf.tsx';

export type Props = FormProps<RomeView, Entered>;

const BODIES = { persuade: PersuadeStep, knight: KnightStep, games: GamesStep, leader: LeaderStep, end: LeaderStep };

export const InitiativeBody = (props: Props) => {
  const { form, looks, say, players, me, asked, view } = props;
  const attempt = attemptBefore(form);
  const by = attempt?.by ?? bestPersuader(form.asked.view, picksOf(form.asked, 'persuade'));
  const target = form.entered.step === 'persuade' && attempt && attempt.target !== '' ? attempt.target : undefined;
  const Step = BODIES[form.entered.step];
  return (
    <div class="initiative-form">
      <Shelf view={view} say={say} players={players} looks={looks} me={me} asked={asked} by={by} target={target} />
      <Initiatives {...props} />
      <Step {...props} />
    </div>
  );
};
