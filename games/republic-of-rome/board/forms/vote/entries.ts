/** What is entered in the form of a vote, and the answers that it gives — 1.09.14, 1.09.141, 1.09.142 */
import { type Answer, type Asked, isOffered, type LocalsOf, type Msg } from '@tabularium/kernel';
import { type Commit, type Filled, type Say, sumsGiven } from '@tabularium/parts/web';
import type { Senator } from '../../../rules/game.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import { ballot, ballotOf, promisedVotes, promisedWays } from '../../../rules/senate/ballot.ts';
import { votersOf } from '../../../rules/senate/counting.ts';
import type { Floor, Way } from '../../../rules/senate/state.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askingIn } from '../asking.ts';
import { isPromised } from '../offered.ts';

export interface Entered {
  /** On which floor, and how many have been called before: another vote begins anew. */
  readonly vote: string;
  /** For each Senator that is asked. */
  readonly ways: Readonly<Record<string, Way>>;
  readonly bought: Readonly<Record<string, number>>;
}

export type VoteForm = Filled<RomeView, Entered>;

const VERBS = { for: 'aye', against: 'nay', abstain: 'abstain' } as const;

export const localOf = ({ view }: Pick<Asked<RomeView>, 'view'>): LocalsOf<typeof ballot> | undefined =>
  askingIn(view, ballot);
export const floorOf = ({ view }: Pick<Asked<RomeView>, 'view'>): Floor | undefined => {
  const l = localOf({ view });
  return l && view.senate.floors[l.at];
};
export const ownVoters = (asked: Asked<RomeView>): Senator[] => {
  const [l, floor] = [localOf(asked), floorOf(asked)];
  return l && floor ? votersOf(asked.view, floor, l.seat) : [];
};

/** What a Senator casts as entered. */
export const castBy = ({ asked, entered }: VoteForm, s: Senator) =>
  ballotOf(asked.view, floorOf(asked)!, s, entered.bought[s.id] ?? 0, entered.ways[s.id] ?? 'abstain');

/** What is chosen at first: for what is proposed, but nobody finds his own man guilty. */
export const likely = (asked: Asked<RomeView>): readonly Way[] => {
  const proposal = floorOf(asked)?.proposal;
  const isTrial = proposal?.t === 'prosecution' || proposal?.t === 'special-prosecution';
  const isOwn = isTrial && maybeSenator(asked.view, proposal.accused)?.faction === localOf(asked)!.seat;
  return isOwn ? ['against', 'for', 'abstain'] : ['for', 'against', 'abstain'];
};

/** Can all of them vote this way, as the question stands? Money that was promised to be spent comes first. */
export const mayAll = ({ question }: Asked<RomeView>, way: Way): boolean => isOffered(question, { verb: VERBS[way] });
export const allOf = (asked: Asked<RomeView>, way: Way): Record<string, Way> =>
  Object.fromEntries(ownVoters(asked).map((s) => [s.id, way]));

/** What all vote at first, and those of whom it was promised as it was. */
export const waysAtFirst = (asked: Asked<RomeView>, way: Way): Record<string, Way> => ({
  ...allOf(asked, way),
  ...promisedWays(asked.view, localOf(asked)!),
});

/** Why these Senators cannot vote this way: nobody can in this vote, or it would break a promise. */
export const whyNot = (form: VoteForm, of: readonly Senator[], way: Way): Msg | undefined => {
  const { asked, entered } = form;
  const { verbs, denied } = asked.question;
  if (verbs[VERBS[way]] === undefined && denied[VERBS[way]] === undefined) return { k: 'vote.notHere' };
  // Only where something is promised it takes a rehearsal to know of whom.
  if (!Object.values(denied).some(isPromised)) return undefined;
  const ways = { ...entered.ways, ...Object.fromEntries(of.map((s) => [s.id, way])) };
  const { why } = form.with({
    ...entered,
    ways,
    bought: { ...entered.bought, ...promisedVotes(asked.view, localOf(asked)!) },
  });
  return isPromised(why) ? why : undefined;
};

export const voteName = (asked: Asked<RomeView>): string => {
  const l = localOf(asked)!;
  return `${asked.view.turn}/${l.at}/${l.seat}/${asked.view.senate.floors[l.at]?.called.length}`;
};

/** How many votes would go which way as entered, and what they cost. */
export const totals = (form: VoteForm): { readonly for: number; readonly against: number; readonly paid: number } => {
  const out = { for: 0, against: 0, paid: 0 };
  for (const s of ownVoters(form.asked)) {
    const { way, own, bought, extra } = castBy(form, s);
    if (way !== 'abstain') out[way] += own + bought + extra;
    out.paid += bought;
  }
  return out;
};

export const sent = (form: VoteForm, say: Say): Pick<Commit<Entered>, 'label'> & { readonly detail?: string } => {
  const { for: yes, against: no, paid } = totals(form);
  const label =
    yes > 0 && no > 0
      ? say('vote.castSplit', { yes, no })
      : yes > 0
        ? say('vote.castFor', { n: yes })
        : no > 0
          ? say('vote.castAgainst', { n: no })
          : say('vote.castNone');
  return paid > 0 ? { label, detail: say('vote.paying', { n: paid }) } : { label };
};

export const KEYS = { for: 'f', against: 'a', abstain: 'n' } as const;

/** Bought votes first, then all at once, or one Senator after another. */
export const answer = (asked: Asked<RomeView>, { ways, bought }: Entered): Answer => {
  const already = localOf(asked)?.bought ?? {};
  const { verbs, prompt } = asked.question;
  const spent = Object.fromEntries(
    Object.entries(bought).filter(([id, n]) => n > (already[id] ?? 0) && ways[id] !== 'abstain'),
  );
  if (verbs['buyVotes'] && Object.keys(spent).length > 0 && Object.keys(already).length === 0)
    return { verb: 'buyVotes', arg: spent };
  const who = prompt.a?.['who'];
  if (typeof who === 'string') return { verb: VERBS[ways[who] ?? 'abstain'] };
  const wanted = new Set(ownVoters(asked).map((s) => ways[s.id] ?? 'abstain'));
  const [only] = wanted;
  return wanted.size > 1 ? { verb: 'split' } : { verb: VERBS[only ?? 'abstain'] };
};

const WAYS: Readonly<Record<string, Way>> = { aye: 'for', nay: 'against', abstain: 'abstain' };
export const taking = (asked: Asked<RomeView>, entered: Entered, given: Answer): Entered => {
  if (given.verb === 'buyVotes') return { ...entered, bought: sumsGiven(given) };
  const way = WAYS[given.verb];
  if (way === undefined) return entered;
  const who = asked.question.prompt.a?.['who'];
  const ways = typeof who === 'string' ? { [who]: way } : allOf(asked, way);
  return { ...entered, ways: { ...entered.ways, ...ways } };
};
