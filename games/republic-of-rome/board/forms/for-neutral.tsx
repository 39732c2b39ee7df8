/** Whoever is asked may decide for a Faction that nobody plays, and should know it — 4.02.2 */
import { Mark } from '@tabularium/parts/kit';
import type { FormProps } from '@tabularium/parts/web';
import { type FactionId, factionRef } from '../../rules/ids.ts';
import { isNeutral } from '../../rules/rome/players.ts';
import { isAligned, maybeSenator } from '../../rules/rome/senators.ts';
import type { RomeView } from '../../rules/sight/view.ts';
import { lookOf } from '../looks.ts';
import { askedAt } from './asking.ts';

/** Questions that are asked of the Faction of the Senator whom they name, and do not name it. */
const OF_SENATOR = new RegExp(
  [
    'combat\\.second-veteran/ask',
    'laws\\.gabinian-raising/.*',
    'revenue\\.(grain/ask|spoils/pay)',
    'senate\\.(legates|master-of-horse)/ask',
  ]
    .map((place) => `^${place}$`)
    .join('|'),
);

type Props = Pick<FormProps<RomeView, unknown>, 'form' | 'say' | 'looks'>;

/** The Faction, if it is a Neutral. `who` is of it, where the question does not say. */
export const neutralAsked = ({ asked }: Props['form'], who?: string): FactionId | undefined => {
  const { view, question } = asked;
  const named = who ?? (OF_SENATOR.test(askedAt(asked)) ? String(question.prompt.a?.['who']) : undefined);
  const s = named === undefined ? undefined : maybeSenator(view, named);
  return s && isAligned(s) && isNeutral(view, s.faction) ? s.faction : undefined;
};

export const ForNeutral = ({ form, say, looks, who }: Props & { readonly who?: string | undefined }) => {
  const faction = neutralAsked(form, who);
  if (faction === undefined) return null;
  return (
    <p class="for-neutral">
      <Mark look={lookOf(form.asked.view, looks, faction)} />
      {say('form.forNeutral', { faction: factionRef(faction) })}
    </p>
  );
};
