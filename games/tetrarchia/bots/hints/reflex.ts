/** Questions between the turns: discs for a battle, or against an army. */
import type { Answer } from '@tabularium/kernel';
import { best, type Reason } from '@tabularium/parts';
import { SAMPLES } from '../greedy.ts';
import type { Position } from '../position.ts';
import { weighed } from '../reflex.ts';
import { percent, t } from './say.ts';

export const whyAtOnce = (here: Position, answer: Answer): Reason => {
  const all = weighed(here, SAMPLES);
  const isIt = ({ inputs }: (typeof all)[number]): boolean => inputs[0]?.verb === answer.verb;
  const own = best(all.filter(isIt), ({ value }) => value);
  const other = best(
    all.filter((w) => !isIt(w)),
    ({ value }) => value,
  );
  const points = [`verb:${answer.verb}`];
  if (!own || !other) return { says: [t('hint.tet.discs')], points };
  const [with_, without] = [percent(own.value), percent(other.value)];
  const compared =
    with_ === without
      ? t('hint.tet.same', { percent: with_ })
      : t('hint.tet.compared', { percent: with_, other: without, verb: `verb.${other.inputs[0]!.verb}` });
  return { says: [compared, t('hint.tet.discs')], points };
};
