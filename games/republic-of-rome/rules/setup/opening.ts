/** What players decide before the first turn — 3.01.7, 3.01.9, 3.02.4, 3.03.4 */
import { call, type Cx, end, pick } from '@tabularium/kernel';
import { playHand } from '../cards/play-hand.ts';
import type { Rome, Senator } from '../game.ts';
import { type FactionId, factionRef, type ProvinceId, type SenatorId } from '../ids.ts';
import { neutrals } from '../neutrals/part.ts';
import { proc } from '../procs.ts';
import { roll2 } from '../rome/dice.ts';
import { outranks, factionsFromHrao } from '../rome/hrao.ts';
import { hasMajorOffice, idsOf, inRomeOf, senator } from '../rome/senators.ts';
import { say } from '../say.ts';
import { firstOffered, mostFirst } from '../table/silence.ts';
import { OPEN } from '../senate/windows.ts';
import { province } from '../wars/wars.ts';
import { NEW_PROVINCES } from './late.ts';
import { OLD_PROVINCES } from './middle.ts';
import { temporaryConsul } from './temporary-consul.ts';
import { isNeutral, playerOf } from '../rome/players.ts';

interface Dealt {
  readonly seat: FactionId;
  readonly province: ProvinceId;
}

/** [3.02.4-g][3.03.4-g] Somebody in Rome without Major Office; one who has been sent already is not there any more. */
const candidates = (g: Rome, faction: FactionId): Senator[] => inRomeOf(g, faction).filter((s) => !hasMajorOffice(s));

/** [3.02.4-c] One to each in order, by chance; what is left over stays in the Forum. */
const dealSet = (cx: Cx<Rome>, set: readonly ProvinceId[], factions: readonly FactionId[]): Dealt[] => {
  const pile = cx.shuffle(set.filter((id) => cx.g.provinces.some((p) => p.id === id)));
  return factions.flatMap((faction, i) => (pile[i] === undefined ? [] : [{ seat: faction, province: pile[i] }]));
};

/** [3.03.4-d] With more players than Provinces the lowest of 2d6 gets none; the tied lowest roll again. */
const withoutLowest = (cx: Cx<Rome>, factions: readonly FactionId[]): FactionId[] => {
  let low = [...factions];
  while (low.length > 1) {
    const rolls = low.map(() => roll2(cx));
    const least = Math.min(...rolls);
    low = low.filter((_, i) => rolls[i] === least);
  }
  cx.log(say('setup.noProvince', { faction: factionRef(low[0]!) }), '3.03.4-d');
  return factions.filter((faction) => faction !== low[0]);
};

/** [3.02.4-a][3.03.4-a][3.03.4-e] All of a player's Provinces one after the other, players in order. */
const dealProvinces = (cx: Cx<Rome>, order: readonly FactionId[]): Dealt[] => {
  const old = dealSet(cx, OLD_PROVINCES, order);
  const isLate = cx.g.provinces.some((p) => p.id === NEW_PROVINCES[0]);
  const sharing = isLate && order.length > NEW_PROVINCES.length ? withoutLowest(cx, order) : order;
  const all = [...old, ...dealSet(cx, NEW_PROVINCES, sharing)];
  return order.flatMap((faction) => all.filter((d) => d.seat === faction));
};

/** [3.02.4-e] */
const LONGEST_TERM = 3;

const sendGovernor = (cx: Cx<Rome>, id: SenatorId, to: ProvinceId, term: number): void => {
  const { g } = cx;
  const p = province(g, to);
  p.governor = id;
  p.term = term;
  // [3.02.4-f]
  senator(g, id).at = to;
  cx.log(say('setup.governor', { who: id, province: to, term }), '3.02.4-d');
};

interface Opening {
  order: FactionId[];
  at: number;
  dealt: Dealt[];
  governor: SenatorId | '';
}
/** [amb-A3-01] Temporary Rome Consul, Leaders, Provinces, first cards. [3.01.9-f] Then the first turn begins. */
export const opening = proc(
  'opening',
  { order: 'open', at: 'open', dealt: 'open', governor: 'open' },
  (): Opening => ({ order: [], at: 0, dealt: [], governor: '' }),
  {
    start: (cx, l) => {
      // [4.01.2-h]
      if (cx.g.neutrals) neutrals().plutocratConsul(cx);
      else temporaryConsul(cx);
      l.order = factionsFromHrao(cx.g);
      return 'leaders';
    },
    leaders: (cx, l) => {
      const faction = l.order[l.at];
      if (faction === undefined) return 'deal';
      if (!isNeutral(cx.g, faction)) return 'leader';
      // [4.01.3-a]
      l.at++;
      return call(neutrals().chooseLeader, { faction }, 'leaders');
    },
    /** [3.01.7-a][3.01.7-b][3.01.7-c] */
    leader: {
      to: (cx, l) => playerOf(cx.g, l.order[l.at]!),
      say: () => say('ask.setup.leader'),
      rules: ['3.01.7-b', '3.01.7-c'],
      windows: OPEN,
      aloud: ['nameLeader'],
      silent: (cx, l) => {
        const own = inRomeOf(cx.g, l.order[l.at]!).sort((a, b) => (outranks(cx.g, a, b) ? -1 : 1));
        return firstOffered('nameLeader', idsOf(own));
      },
      picks: {
        nameLeader: pick({
          of: (cx, l) => idsOf(inRomeOf(cx.g, l.order[l.at]!)),
          take: (cx, l, id) => {
            const faction = l.order[l.at++]!;
            cx.g.factions[faction]!.leader = id;
            cx.log(say('setup.leader', { who: id, faction: factionRef(faction) }), '3.01.7-b');
            return 'leaders';
          },
        }),
      },
    },
    deal: (cx, l) => {
      if (cx.g.provinces.length > 0) l.dealt = dealProvinces(cx, l.order);
      l.at = 0;
      return 'provinces';
    },
    provinces: (cx, l) => {
      const [first] = l.dealt;
      if (first === undefined) return 'hands';
      if (!isNeutral(cx.g, first.seat)) return 'governor';
      // [4.01.4-g]
      return call(neutrals().firstGovernor, { faction: first.seat, province: first.province }, 'sent', 'governor');
    },
    sent: (_, l) => {
      if (l.governor !== '') return 'term';
      l.dealt.shift();
      return 'provinces';
    },
    /** [3.02.4-d][3.02.4-h][3.02.4-i][3.03.4-f][3.03.4-h] */
    governor: {
      to: (cx, l) => playerOf(cx.g, l.dealt[0]!.seat),
      say: (_, l) => say('ask.setup.governor', { province: l.dealt[0]!.province }),
      rules: ['3.02.4-d', '3.02.4-g', '3.02.4-h', '3.02.4-i'],
      silent: (cx, l) =>
        firstOffered('nameGovernor', idsOf(mostFirst(candidates(cx.g, l.dealt[0]!.seat), (s) => -s.influence))),
      picks: {
        nameGovernor: pick({
          of: (cx, l) => idsOf(candidates(cx.g, l.dealt[0]!.seat)),
          take: (_, l, id) => {
            l.governor = id;
            return 'term';
          },
        }),
      },
    },
    /** [3.02.4-e] */
    term: {
      to: (cx, l) => playerOf(cx.g, l.dealt[0]!.seat),
      say: (_, l) => say('ask.setup.term', { who: l.governor, province: l.dealt[0]!.province }),
      rules: ['3.02.4-e'],
      silent: () => [{ verb: 'setTerm', arg: LONGEST_TERM }],
      ranges: {
        setTerm: {
          of: () => [1, LONGEST_TERM],
          take: (cx, l, term) => {
            const { province: to } = l.dealt.shift()!;
            if (l.governor !== '') sendGovernor(cx, l.governor, to, term);
            l.governor = '';
            return 'provinces';
          },
        },
      },
    },
    /** [3.01.9-a][3.01.9-b][3.01.9-c] In the same order. [3.01.9-e] Nothing is traded before the first Revolution Phase. */
    hands: (cx, l) => {
      const faction = l.order[l.at++];
      if (faction !== undefined) return isNeutral(cx.g, faction) ? 'hands' : call(playHand, { seat: faction }, 'hands');
      return cx.g.neutrals ? call(neutrals().playHeld, { plays: 'at-once' }, 'over') : end();
    },
    over: () => end(),
  },
);
