/** What lies on the floor, and what may not come back — 1.09.13, 1.09.131 */
import type { Cx } from '@tabularium/kernel';
import { hasProposed } from '../agreements/proposing.ts';
import type { Rome } from '../game.ts';
import { type FactionId, factionRef, type SenatorId } from '../ids.ts';
import { alignedInRome } from '../rome/senators.ts';
import { say } from '../say.ts';
import { presiding } from './presiding.ts';
import type { Proposal } from './proposal.ts';
import type { Floor, Means } from './state.ts';

/** What is being voted on now. [1.09.13-f] Those below it are suspended. */
export const onFloor = (g: Rome): Floor | undefined => g.senate.floors.at(-1);

/** [1.09.13-b] Puts something to the vote. The vote itself is `vote`. */
export const putOnFloor = (cx: Cx<Rome>, proposal: Proposal, by: FactionId, means: Means): Floor => {
  const { g } = cx;
  const proposer = means === 'presiding' || means === 'censor' ? presiding(g) : undefined;
  const floor: Floor = {
    proposal,
    by,
    means,
    proposer: proposer?.id ?? '',
    byDictator: proposer?.office === 'dictator',
    present: alignedInRome(g).map((s) => s.id),
    called: [],
    votes: [],
    appeal: 0,
    appealed: false,
    dead: [],
    status: 'open',
    attempted: false,
  };
  g.senate.floors.push(floor);
  // Legions are told by their number, where the proposal was drawn up.
  const about = namesIn(proposal).filter((name) => !name.startsWith('legion:'));
  cx.log(
    say('senate.proposed', {
      by: proposer?.id ?? factionRef(by),
      what: `kind:${proposal.t}`,
      about: about.length === 0 ? '' : about,
      n: about.length,
    }),
    '1.09.13-b',
  );
  // [AGR-13][AGR-14]
  if (means !== 'special') hasProposed(cx, by, proposal);
  return floor;
};

/** Everything a proposal names, in the order in which it does: for the record and for standing orders. */
export const namesIn = (p: Proposal): string[] => {
  const found: string[] = [];
  const look = (x: unknown): void => {
    if (typeof x === 'string') {
      if (x.includes(':')) found.push(x);
    } else if (typeof x === 'object' && x !== null) Object.values(x).forEach(look);
  };
  look(p);
  return found;
};

/** [1.09.131-a] The name under which a rejected proposal is kept; empty when it may come back. */
export const barKey = (p: Proposal, key: string): string => (key === '' ? '' : `${p.t} ${key}`);

/** [1.09.131-a][1.09.152-e] Voted down or vetoed this phase. */
export const isRejected = (g: Pick<Rome, 'senate'>, t: Proposal['t'], key: string): boolean =>
  g.senate.rejected.includes(`${t} ${key}`);

/** [1.09.131-c][1.09.2-c] The same pair in either order. */
export const pairKey = (a: SenatorId, b: SenatorId): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
