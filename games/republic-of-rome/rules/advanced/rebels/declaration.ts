/** Declaration of Civil War, Governors included — 2.03.2, 2.03.23, 2.03.7, D2-20 to D2-25 */
import { call, choose, type Cx, end, type Look, type Msg, pick, type Seat } from '@tabularium/kernel';
import { manilianWars, marchOn } from '../../cards/laws/manilian.ts';
import type { Rome, Senator } from '../../game.ts';
import type { FactionId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { declaringOrder, layDown, layDownBound, sendHomeLeaderless, victorsOf } from '../../revolution/declaration.ts';
import { askLegions, ownVeterans, testable } from '../../revolution/loyalty.ts';
import { becomePrimaryRebel, becomeRebel, secondaryRebels } from '../../revolution/rebels.ts';
import { force, forcePlace, legionsAt } from '../../rome/forces.ts';
import { decider } from '../../rome/hrao.ts';
import { primaryRebel, rebelFaction } from '../../rome/rebels.ts';
import { idsOf, senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { mustLayDown } from '../disbandment/disbanding.ts';
import { askFleets, type Followers } from './fleets.ts';
import { governorsOf } from './governors.ts';
import { canMarch, march, staying } from './march.ts';
import { rebelFleets, rebelGovernors } from './state.ts';
import { countable, type Declaration, forceStrength, nothingDeclared, primaryOf, uncountedBut } from './strength.ts';

interface Local {
  /** [2.03.2-c] Factions that have not been heard yet. */
  left: FactionId[];
  /** Forces of the Faction that is heard whose Victorious Commanders have not decided yet. */
  forces: number[];
  /** The Force whose Commander decides now, 0 for none; have its Legions and Fleets been asked, and who of them has said yes? */
  force: number;
  isTested: boolean;
  won: number[];
  wonWithFleets: Followers;
  following: number[];
  fleets: number;
  /** What this Faction would declare. */
  draft: Declaration;
  /** [2.03.2-h] What was declared with the highest Force Strength so far; by nobody if its strength is 0. */
  declared: Declaration;
  strength: number;
}

/** [1.11.31-a][2.03.23-a] Legions that do not follow by themselves, or Fleets. */
const hasToAsk = (g: Rome, l: Local): boolean => {
  const f = force(g, l.force);
  return testable(g, f).length + f.fleets > 0;
};
const commanderOf = (g: Rome, l: Local): Senator => senator(g, force(g, l.force).commander);
const player = ({ g }: Look<Rome>, l: Local): Seat => decider(g, l.draft.faction);

/** [2.03.2-t] Not while a Rebel lives; [2.03.2-u] not a Consul for Life; [2.03.2-d] one Commander of a Faction alone. */
const mayCommanderRevolt = (g: Rome, l: Local): boolean =>
  primaryRebel(g) === undefined && !commanderOf(g, l).consulForLife && l.draft.force === 0;

/** [2.03.2-d] Governors who could still be named. */
const nameable = (g: Rome, l: Local): Senator[] =>
  primaryRebel(g) === undefined ? governorsOf(g, l.draft.faction).filter((s) => !l.draft.governors.includes(s.id)) : [];

/** [2.03.2-i][A2-60] Only somebody stronger displaces who declared before. */
const tooWeak = (l: Local, strength: number): Msg | undefined =>
  strength > l.strength ? undefined : say('no.strongerRebel', { n: l.strength });

export interface Drafting extends Pick<Local, 'draft' | 'force' | 'fleets'> {
  readonly following: readonly number[];
}
export const asCommander = (l: Drafting): Declaration => ({
  ...l.draft,
  force: l.force,
  following: [...l.following],
  fleets: l.fleets,
});
/** [1.11.3-l] Somebody must follow him; his Governors may still come to it. */
const whyNotCommander = (g: Rome, l: Local): true | Msg => {
  if (l.following.length === 0) return say('no.legionFollows');
  const most = { ...asCommander(l), governors: idsOf(governorsOf(g, l.draft.faction)) };
  return tooWeak(l, forceStrength(g, most).total) ?? true;
};

/** [2.03.2-r][2.03.2-s][A2-61] Nothing has come of it: the Commander lays it down, Governors go on as before. */
const withdraw = (cx: Cx<Rome>, { force: id }: Declaration): void => {
  if (id !== 0) layDown(cx, force(cx.g, id));
};

/** [2.03.2-h] The Faction is in Revolt, unless a stronger one follows. */
const declare = (cx: Cx<Rome>, l: Local): void => {
  const { g } = cx;
  withdraw(cx, l.declared);
  l.declared = l.draft;
  l.strength = forceStrength(g, l.draft).total;
  cx.log(say('revolution.declares', { who: primaryOf(g, l.draft)!.id, n: l.strength }), '2.03.2-h');
};

/** [2.03.2-e] The Commander and whoever follows him. [2.03.H-f][2.03.23-e] All other units are the Senate's again. */
const commanderRevolts = (cx: Cx<Rome>, d: Declaration): void => {
  const { g } = cx;
  const f = force(g, d.force);
  for (const n of legionsAt(g, forcePlace(f))) if (!d.following.includes(n)) g.legions[n]!.at = 'active';
  rebelGovernors(g).fleets += d.fleets;
  f.fleets -= d.fleets;
  becomePrimaryRebel(cx, f);
};

/** [2.03.2-e][2.03.2-f][2.03.2-g] */
const revolt = (cx: Cx<Rome>, d: Declaration): void => {
  const primary = primaryOf(cx.g, d)!;
  if (d.force !== 0) commanderRevolts(cx, d);
  for (const id of d.governors) {
    const s = senator(cx.g, id);
    becomeRebel(cx, s, s === primary ? 'primary' : 'secondary');
  }
};

export const declarationWithGovernors = proc(
  'rebels.declaration',
  {
    left: 'open',
    forces: 'open',
    force: 'open',
    isTested: 'open',
    won: 'open',
    wonWithFleets: 'open',
    following: 'open',
    fleets: 'open',
    draft: 'open',
    declared: 'open',
    strength: 'open',
  },
  (): Local => ({
    left: [],
    forces: [],
    force: 0,
    isTested: false,
    won: [],
    wonWithFleets: { legions: [], fleets: 0 },
    following: [],
    fleets: 0,
    draft: nothingDeclared(0),
    declared: nothingDeclared(0),
    strength: 0,
  }),
  {
    start: (cx, l) => {
      l.left = declaringOrder(cx.g);
      sendHomeLeaderless(
        cx,
        l.left.flatMap((faction) => victorsOf(cx.g, faction)),
      );
      // [2.03.8-g]
      return staying(cx.g) ? 'askMarch' : 'next';
    },
    next: (cx, l) => {
      const faction = l.left.shift();
      if (faction === undefined) return 'settle';
      l.draft = nothingDeclared(faction);
      l.forces = victorsOf(cx.g, faction);
      return 'victor';
    },
    victor: (cx, l) => {
      const { g } = cx;
      l.force = l.forces.shift() ?? 0;
      if (l.force === 0) return 'governors';
      const f = force(g, l.force);
      Object.assign(l, { isTested: false, fleets: 0, following: ownVeterans(g, f) });
      if (mustLayDown(f)) return 'victor';
      if (mayCommanderRevolt(g, l) || manilianWars(g, f).length > 0) return 'decide';
      // [1.11.3-k] There is nothing to decide.
      layDown(cx, f);
      return 'victor';
    },
    decide: {
      to: player,
      say: (cx, l) => say('ask.revolution.declare', { who: commanderOf(cx.g, l).id, n: l.following.length }),
      rules: ['1.11.3-a', '1.11.31-a', '2.03.23-a'],
      silent: ['layDown'],
      buttons: {
        layDown: {
          rules: ['1.11.3-b'],
          take: (cx, l) => {
            layDown(cx, force(cx.g, l.force));
            return 'victor';
          },
        },
        testLoyalty: {
          rules: ['1.11.31-a', '1.11.31-c', '2.03.23-a', '2.03.23-b'],
          when: (cx, l) => !l.isTested && mayCommanderRevolt(cx.g, l) && hasToAsk(cx.g, l),
          take: (cx, l) => {
            l.isTested = true;
            return force(cx.g, l.force).fleets > 0
              ? call(askFleets, { force: l.force }, 'testedWithFleets', 'wonWithFleets')
              : call(askLegions, { force: l.force }, 'tested', 'won');
          },
        },
        declareRevolt: {
          rules: ['2.03.2-d', '2.03.2-i', '1.11.3-l'],
          when: (cx, l) => mayCommanderRevolt(cx.g, l) && whyNotCommander(cx.g, l),
          take: (_, l) => {
            l.draft = asCommander(l);
            return 'victor';
          },
        },
      },
      chooses: {
        /** [2.03.2-o] All of them, if he does not say. */
        countVeterans: choose({
          rules: ['2.03.2-o'],
          of: (cx, l) => countable(cx.g, asCommander(l)),
          take: (cx, l, ids) => {
            l.draft = { ...l.draft, uncounted: uncountedBut(cx.g, asCommander(l), ids) };
            return 'decide';
          },
        }),
      },
      picks: {
        /** [card-159-a][amb-175] Instead of laying it down. */
        marchOn: pick({
          rules: ['card-159-a', 'amb-175'],
          of: (cx, l) => manilianWars(cx.g, force(cx.g, l.force)),
          take: (cx, l, war) => {
            marchOn(cx, force(cx.g, l.force), war);
            return 'victor';
          },
        }),
      },
    },
    tested: (_, l) => {
      l.following = [...l.following, ...l.won];
      return 'decide';
    },
    testedWithFleets: (_, l) => {
      const { legions, fleets } = l.wonWithFleets;
      l.following = [...l.following, ...legions];
      l.fleets = fleets;
      return 'decide';
    },
    governors: (cx, l) => {
      if (nameable(cx.g, l).length > 0) return 'muster';
      if (l.draft.force !== 0) declare(cx, l);
      return 'next';
    },
    /** [2.03.2-d][2.03.2-f] One after another; without a Commander the first of them is the Primary Rebel. */
    muster: {
      to: player,
      say: (cx, l) => say('ask.rebels.muster', { n: forceStrength(cx.g, l.draft).total }),
      rules: ['2.03.2-d', '2.03.2-f', '2.03.2-g', '2.03.2-i'],
      silent: ['stayLoyal'],
      buttons: {
        stayLoyal: {
          rules: ['2.03.2-d'],
          take: (cx, l) => {
            withdraw(cx, l.draft);
            return 'next';
          },
        },
        declareGovernors: {
          rules: ['2.03.2-h', '2.03.2-i'],
          when: (cx, l) => {
            if (primaryOf(cx.g, l.draft) === undefined) return false;
            return tooWeak(l, forceStrength(cx.g, l.draft).total) ?? true;
          },
          take: (cx, l) => {
            declare(cx, l);
            return 'next';
          },
        },
      },
      chooses: {
        countVeterans: choose({
          rules: ['2.03.2-o'],
          of: (cx, l) => countable(cx.g, l.draft),
          take: (cx, l, ids) => {
            l.draft = { ...l.draft, uncounted: uncountedBut(cx.g, l.draft, ids) };
            return 'muster';
          },
        }),
      },
      picks: {
        nameRebel: pick({
          rules: ['2.03.2-f', '2.03.2-u', '2.03.2-w'],
          of: (cx, l) => idsOf(nameable(cx.g, l)),
          take: (_, l, id) => {
            l.draft = { ...l.draft, governors: [...l.draft.governors, id] };
            return 'muster';
          },
        }),
      },
    },
    /** The Rebel Faction is settled. [A2-62] Others may join now; Governors who were named are bound to it. */
    settle: (cx, l) => {
      if (l.strength === 0) {
        layDownBound(cx);
        return end();
      }
      const horse = l.declared.force === 0 ? '' : force(cx.g, l.declared.force).masterOfHorse;
      revolt(cx, l.declared);
      return call(secondaryRebels, { horse }, 'fleets');
    },
    fleets: (cx) => {
      layDownBound(cx);
      return rebelFleets(cx.g) > 0 ? 'keepFleets' : 'march';
    },
    /** [2.03.23-d] What he does not keep goes back to the Senate. */
    keepFleets: {
      to: ({ g }, l) => decider(g, l.declared.faction),
      say: ({ g }) => say('ask.rebels.keepFleets', { n: rebelFleets(g) }),
      rules: ['2.03.23-c', '2.03.23-d'],
      silent: ({ g }) => [{ verb: 'keepFleets', arg: rebelFleets(g) }],
      ranges: {
        keepFleets: {
          of: ({ g }) => [0, rebelFleets(g)],
          take: (cx, _, n) => {
            giveUpFleets(cx, n);
            return 'march';
          },
        },
      },
    },
    /** [2.03.7-a][2.03.7-b] A Commander marches; [2.03.7-c] a Governor is asked. */
    march: (cx) => (staying(cx.g) ? 'askMarch' : end()),
    askMarch: {
      to: ({ g }) => decider(g, rebelFaction(g)!),
      say: ({ g }) => say('ask.rebels.march', { who: primaryRebel(g)!.id }),
      rules: ['2.03.7-a', '2.03.7-c', '2.03.7-f', '2.03.8-a', '2.03.8-g'],
      silent: ['stayInProvince'],
      buttons: {
        marchOnRome: {
          rules: ['2.03.7-c', '2.03.7-e', '2.03.8-h'],
          when: ({ g }) => canMarch(g) || say('no.rebels.nobodyMarches'),
          take: (cx) => {
            const isNew = staying(cx.g)!.rebel.since === cx.g.turn;
            march(cx);
            return isNew ? end() : 'next';
          },
        },
        stayInProvince: {
          rules: ['2.03.7-c', '2.03.8-a'],
          take: (cx) => {
            const { rebel, home } = staying(cx.g)!;
            cx.log(say('rebels.stays', { who: rebel.senator, province: home.id }), '2.03.7-c');
            return rebel.since === cx.g.turn ? end() : 'next';
          },
        },
      },
    },
  },
);

/** [2.03.23-d] */
const giveUpFleets = (cx: Cx<Rome>, kept: number): void => {
  const all = rebelGovernors(cx.g);
  if (kept === all.fleets) return;
  cx.log(say('rebels.fleetsGivenUp', { n: all.fleets - kept }), '2.03.23-d');
  cx.g.fleets += all.fleets - kept;
  all.fleets = kept;
};
