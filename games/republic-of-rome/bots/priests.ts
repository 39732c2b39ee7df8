/** Who is made a Priest, and whose Priesthood is taken away — 2.01.3 */
import type { Answer } from '@tabularium/kernel';
import { best, point, press } from '@tabularium/parts';
import { isAlignedInRome, maybeSenator, type OpenRome, type Senator } from '../rules/study.ts';
import type { Answers, Asked } from './asked.ts';
import { senatorsIn } from './setup.ts';
import { threat } from './standing.ts';

const isOwn = (s: Asked, x: Senator | undefined): boolean => x?.faction === s.faction;
/** [2.01.31-a] Of his own whoever has most Influence already: one great man wins sooner than two. [2.01.31-d] From another of his own he would gain nothing. */
export const makePriest = (s: Asked): Answer | undefined => {
  if (isOwn(s, maybeSenator(s.g, s.word('from')))) return undefined;
  const found = best(
    senatorsIn(s, 'makePriest').filter((x) => isOwn(s, x)),
    (x) => x.influence,
  );
  return found && point('makePriest', found.id);
};

/** [2.01.3-c][2.01.3-f][2.01.3-g] One of his own could have it. */
const hasNovice = (s: Asked, priests: readonly string[]): boolean =>
  s.g.senators.some((x) => isOwn(s, x) && isAlignedInRome(x) && x.office !== 'pontifex' && !priests.includes(x.id));
const dangerOf = (g: OpenRome, me: number, x: Senator): number => threat(g, me, x.faction) + 0.01 * x.influence;
/**
 * [2.01.3-l][2.01.3-m] Where every marker has been given, the most dangerous Priest of a rival gives his to one of his own; tried once a turn,
 * since an agreement may keep him from it.
 */
export const takePriesthood = (s: Asked): Answer | undefined => {
  if (s.has('makePriest')) return undefined;
  const all = s.list('movePriesthood');
  const found = best(
    all.flatMap((id) => maybeSenator(s.g, id) ?? []).filter((x) => !isOwn(s, x)),
    (x) => dangerOf(s.g, s.faction, x),
  );
  if (found === undefined || !hasNovice(s, all)) return undefined;
  return s.memory.try(s.g.turn, 'priesthood') === 0 ? point('movePriesthood', found.id) : undefined;
};

export const PRIESTS: Answers = { 'ask.pontifex.priest': (s) => makePriest(s) ?? press('drop') };
