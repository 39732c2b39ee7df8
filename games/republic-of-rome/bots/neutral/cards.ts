/** Cards, and what may be done at any time, by the guidelines — 4.01.4, 4.03.1, 4.04.1, 4.07 */
import type { Answer } from '@tabularium/kernel';
import { point, press } from '@tabularium/parts';
import { factionRef, influenceOf, plays } from '../../rules/study.ts';
import { concessionHolders, finedBy, narrowed, redeemable } from '../../rules/neutrals/study.ts';
import type { Guided, GuidedAnswers, Guiding } from './guided.ts';

/** [4.01.4-c][4.01.4-d][4.06.1-d] Statesmen and Concessions as soon as it can. */
const play: Guiding = (s) =>
  point('playStatesman', s.list('playStatesman')[0]) ??
  point('playConcession', s.list('playConcession')[0]) ??
  press('done');
/** [4.01.4-e][4.04.1-b] */
const holder: Guiding = (s) => {
  const able = s.position.senators.flatMap((x) => (s.list('giveConcession').includes(x.id) ? [x.id] : []));
  return point('giveConcession', s.oneOf(concessionHolders(s.position, able)));
};

/** [4.07.4-a] All it has, for any of its own. */
const guard: Guiding = (s) => {
  const cards = s.list('playBodyguards');
  return cards.length > 0 ? point('playBodyguards', cards) : press('noBodyguard');
};

/** [A4-59] As soon as a Captive can pay for himself. */
const ransom = (s: Guided): Answer | undefined => point('ransom', redeemable(s.position)?.id);
/** [A4-47] */
const fine = (s: Guided): Answer | undefined => point('fineGovernor', s.oneOf(finedBy(s.position, s.faction))?.id);
/** [4.04.1-c] A Law that takes effect when it is played; [own-130] one that has to be voted on it keeps. */
const law = (s: Guided): Answer | undefined =>
  plays(s.g, 'passing-laws') ? undefined : point('playLaw', s.list('playLaw')[0]);
/** [4.07.5-a][4.07.5-b][own-130] From the largest hand, since what is in it nobody sees; of equals where there is most Influence. */
const peddle = (s: Guided): Answer | undefined => {
  const held = (f: number): number => s.position.factions[f]!.hand.length;
  const all = s.position.factions.flatMap((_, f) => (s.list('peddleInfluence').includes(factionRef(f)) ? [f] : []));
  const found = s.oneOf(
    narrowed(all, factionRef, [
      { pick: 'most', of: held, named: 'measure:intrigue' },
      { pick: 'most', of: (f) => influenceOf(s.position, f), named: 'measure:influence' },
    ]),
  );
  return found === undefined ? undefined : point('peddleInfluence', factionRef(found));
};
/** [own-130] It makes no agreements and accepts none, and says so at once. */
const reject = (s: Guided): Answer | undefined =>
  point(
    'answerDeal',
    s.list('answerDeal').find((x) => x.startsWith('reject+')),
  );

/** The first that it may do now. */
const AT_ANY_TIME: readonly (readonly [verb: string, how: (s: Guided) => Answer | undefined])[] = [
  ['answerDeal', reject],
  ['ransom', ransom],
  ['fineGovernor', fine],
  ['playLaw', law],
  ['peddleInfluence', peddle],
];
export const atAnyTime = (s: Guided): Answer | undefined => {
  for (const [verb, how] of AT_ANY_TIME) {
    const answer = s.has(verb) ? how(s) : undefined;
    if (answer) return answer;
  }
  return undefined;
};

export const GUIDED_CARDS: GuidedAnswers = {
  'ask.cards.play': play,
  'ask.cards.holder': holder,
  'ask.assassin.guard': guard,
};
