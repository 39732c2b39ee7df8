/** Whoever presided and all were against, a Governor who may stay in Rome, a Faction that has lost everybody, an ally to send home — 1.09.144, card-158-c, 1.05.4-d, card-176-1-d */
import { senatorCard } from '../../../rules/data/printed.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import { legates } from '../../../rules/senate/elections/governors.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askingIn } from '../asking.ts';
import type { At, Decision, Fact } from './decision.ts';
import { postFacts, votesGone } from './posts.ts';

const postOf = (view: RomeView) => {
  const l = askingIn(view, legates);
  const post = l?.proposal.t === 'governors' ? l.proposal.posts[l.at] : undefined;
  return { province: post?.province ?? '', who: post?.senator ?? '' };
};
const legate: Decision = {
  ways: [
    ['goToProvince', 'p'],
    ['sendLegate', 'l'],
  ],
  facts: ({ view }, say) => postFacts(view, postOf(view), say),
  leads: ({ view }, say) => ({
    goToProvince: votesGone(view, postOf(view).who, say),
    sendLegate: say('decision.staysInRome'),
  }),
};

/** The one whom the question is about, by its own words. */
const namedIn = ({ question }: At): string => String(question.prompt.a?.['who'] ?? '');

const unanimous: Decision = {
  ways: [
    ['loseInfluence', 'i'],
    ['giveUpChair', 'h'],
  ],
  facts: (at, say): Fact[] => {
    const s = maybeSenator(at.view, namedIn(at));
    return s ? [[say('decision.influenceOf', { who: s.id }), String(s.influence)]] : [];
  },
  leads: (at, say) => {
    const n = maybeSenator(at.view, namedIn(at))?.influence ?? 0;
    const isCensor = at.view.senate.floors.at(-1)?.means === 'censor';
    return {
      loseInfluence: say('form.fromTo', { a: n, b: n - 1 }),
      giveUpChair: say(isCensor ? 'decision.trialsOver' : 'decision.nextPresides'),
    };
  },
};

const heir: Decision = {
  // To leave the game is asked twice: it stays beside the form.
  ways: [['takeHeir', 't']],
  facts: (at, say): Fact[] => {
    const { mil, ora, loy, influence } = senatorCard(at.view, namedIn(at));
    return [
      [say('board.mil.long'), String(mil)],
      [say('board.ora.long'), String(ora)],
      [say('board.loy.long'), String(loy)],
      [say('board.inf.long'), String(influence)],
    ];
  },
  leads: (_, say) => ({ takeHeir: say('decision.leads') }),
};

/** [card-176-1-d] A proposal with nothing to word. */
const rhodes: Decision = {
  ways: [
    ['put', 'p'],
    ['drop', 'd'],
  ],
  facts: ({ view }, say): Fact[] => [
    [say('decision.theirFleets'), String(view.rhodian.fleets)],
    [say('board.fleets'), String(view.fleets)],
  ],
  leads: ({ view }, say) => ({ put: say('decision.fleetsGo', { n: view.rhodian.fleets }) }),
};

export const OFFICES: Readonly<Record<string, Decision>> = {
  [`${legates.name}/ask`]: legate,
  'senate.vote/penalty': unanimous,
  'factions-without-senators/ask': heir,
  'senate.draft-reject-rhodes/start': rhodes,
};
