/** Provincial Spoils — 1.06.13 */
import { call, choose, type Cx, end, type Eye, type Rng } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import { spoilsLeft } from '../events/trial-of-verres.ts';
import type { Province, Rome, Senator } from '../game.ts';
import type { FactionId, PerFaction, ProvinceId } from '../ids.ts';
import { neutrals } from '../neutrals/part.ts';
import { proc } from '../procs.ts';
import { factionsFromHrao } from '../rome/hrao.ts';
import { move } from '../rome/money.ts';
import { senator } from '../rome/senators.ts';
import { say } from '../say.ts';
import { OPEN } from '../senate/windows.ts';
import { province } from '../wars/wars.ts';
import { sideOf } from '../rome/provinces.ts';
import { isYielding, rollYield, yieldRange } from './provinces.ts';
import type { OpenRome } from '../sight/sight.ts';
import { byFaction, allFactions, isPlayerOf, played, playersOf, ownFaction, playerOf } from '../rome/players.ts';

/** What one Province gave, already without what nobody gets. */
export interface Spoils {
  readonly province: ProvinceId;
  readonly n: number;
}

/** Spoils are revenue, and a Captive has none [1.10.71-b], even where a Legate rules for him. */
const mayTake = (s: Senator, faction: FactionId): boolean => s.faction === faction && s.captive === '';

/** [1.09.53-b][1.06.13-a][1.06.13-h][1.06.13-i] Where an Aligned Governor of this player may help himself: not the unaligned, not Rebels. */
export const openToSpoils = (g: Rome, faction: FactionId): ProvinceId[] =>
  g.provinces
    .filter((p) => isYielding(g, p) && mayTake(senator(g, p.governor), faction))
    .map((p) => p.id)
    .sort();

/** [1.06.13-c] The least and the most that he can get. */
export const spoilsRange = (g: OpenRome, p: Province): readonly [least: number, most: number] => {
  const [least, most] = yieldRange(g, sideOf(g, p).spoils);
  return [spoilsLeft(g, least), spoilsLeft(g, most)];
};

/** [1.06.13-c] What he gets, or owes. [1.06.13-d] Having tried is enough to be corrupt. */
export const takeSpoils = (cx: Cx<Rome>, p: Province): Spoils => {
  const who = senator(cx.g, p.governor);
  // [card-178-1-a]
  const n = spoilsLeft(cx.g, rollYield(cx, sideOf(cx.g, p).spoils));
  // [1.13.1-d] What a Legate takes is a case of its own, and only for this turn.
  if (p.legate) p.plunderer = who.id;
  else who.corrupt = true;
  cx.log(say('revenue.spoils', { who: who.id, province: p.id, n }), '1.06.13-c');
  return { province: p.id, n };
};

interface Choosing {
  waiting: FactionId[];
  /** Sealed until all have chosen. */
  chosen: PerFaction<ProvinceId[]>;
  got: Spoils[];
  /** How many of `got` have been looked at for losses. */
  seen: number;
}

/** [1.06.13-a] Who has something to choose and has not done so. */
const undecided = (g: Rome, l: Choosing): FactionId[] =>
  played(g, factionsFromHrao(g)).filter((faction) => !(faction in l.chosen) && openToSpoils(g, faction).length > 0);

/** [1.06.13-b][amb-34] All choose at once and in secret, then the dice are rolled. Ends with what was gained. */
export const spoils = proc(
  'revenue.spoils',
  { waiting: 'open', chosen: byFaction('own'), got: 'open', seen: 'open' },
  (): Choosing => ({ waiting: [], chosen: {}, got: [], seen: 0 }),
  {
    start: (cx, l) => {
      l.waiting = undecided(cx.g, l);
      if (l.waiting.length > 0) return 'choose';
      return cx.g.neutrals ? 'guided' : end<Spoils[]>([]);
    },
    choose: {
      to: (cx, l) => playersOf(cx.g, l.waiting),
      say: () => say('ask.revenue.spoils'),
      rules: ['1.06.13-a', '1.06.13-b', '1.06.13-d'],
      windows: OPEN,
      silent: () => [{ verb: 'takeSpoils', arg: [] }],
      chooses: {
        takeSpoils: choose({
          of: (cx, _, by) => {
            const of = openToSpoils(cx.g, ownFaction(cx.g, by));
            return { of, min: 0, max: of.length };
          },
          withheld: (cx, _, by) =>
            plays(cx.g, 'provincial-wars') ? advanced().lostSpoils(cx.g, ownFaction(cx.g, by)) : undefined,
          take: (cx, l, chosen, by) => {
            l.chosen[ownFaction(cx.g, by)] = [...chosen];
            l.waiting = l.waiting.filter((faction) => faction !== ownFaction(cx.g, by));
            return l.waiting.length > 0 ? 'choose' : 'roll';
          },
        }),
      },
      // [1.10.71-h] Somebody may have been ransomed.
      resumed: (cx, l) => {
        l.waiting = undecided(cx.g, l);
        return undefined;
      },
    },
    roll: (cx, l) => {
      cx.reveal();
      const allowed = new Set(factionsFromHrao(cx.g).flatMap((faction) => openToSpoils(cx.g, faction)));
      const all = Object.values(l.chosen).flat().sort();
      l.chosen = {};
      for (const id of all) if (allowed.has(id)) l.got.push(takeSpoils(cx, province(cx.g, id)));
      return cx.g.neutrals ? 'guided' : 'losses';
    },
    /** [4.03.3-a] */
    guided: (_, l) => call(neutrals().governorsSpoils, { got: l.got }, 'losses', 'got'),
    losses: (cx, l) => {
      const at = l.got[l.seen];
      if (at === undefined) return end(l.got.filter((x) => x.n > 0));
      if (at.n < 0 && senator(cx.g, province(cx.g, at.province).governor).talents >= -at.n) return 'pay';
      return leave(cx, l);
    },
    /** [1.06.13-e][amb-33] He need not; whoever can is asked. */
    pay: {
      to: (cx, l) => playerOf(cx.g, governorOf(cx.g, l).faction),
      say: (cx, l) => {
        const { province: id, n } = l.got[l.seen]!;
        return say('ask.revenue.negativeSpoils', { who: governorOf(cx.g, l).id, province: id, n: -n });
      },
      rules: ['1.06.13-e', '1.06.13-f', 'amb-33'],
      silent: ['leaveToState'],
      buttons: {
        leaveToState: { take: (cx, l) => leave(cx, l) },
        paySpoils: {
          take: (cx, l) => {
            const who = governorOf(cx.g, l);
            const n = -l.got[l.seen]!.n;
            move(cx.g, who.id, 'bank', n);
            cx.log(say('revenue.spoils.paid', { who: who.id, n }), '1.06.13-e');
            l.seen++;
            return 'losses';
          },
        },
      },
    },
  },
);

const governorOf = (g: Rome, l: Choosing) => senator(g, province(g, l.got[l.seen]!.province).governor);

/** [1.06.13-f] The State will pay with the Debits. */
const leave = (cx: Cx<Rome>, l: Choosing): 'losses' => {
  cx.g.charges += Math.max(0, -l.got[l.seen]!.n);
  l.seen++;
  return 'losses';
};

/** Whoever waits no more has made a choice. */
export const guessSpoils = (masked: object, eye: Eye, g: Rome, rng: Rng): object => {
  const l = masked as Choosing;
  if (l.waiting.length === 0) return l;
  const chosen = { ...l.chosen };
  for (const i of allFactions(g)) {
    if (isPlayerOf(g, eye, i) || l.waiting.includes(i)) continue;
    const of = openToSpoils(g, i);
    if (of.length > 0) chosen[i] = of.filter(() => rng.below(2) === 0);
  }
  return { ...l, chosen };
};
