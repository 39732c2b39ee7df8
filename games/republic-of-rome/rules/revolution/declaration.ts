/** Declaration of Civil War — 1.11.3 */
import { call, type Cx, end, type Look, type Msg, pick, type Seat } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import { manilianWars, marchOn } from '../cards/laws/manilian.ts';
import type { Force, Rome, Senator } from '../game.ts';
import { type FactionId, factionRef, UNALIGNED } from '../ids.ts';
import { neutrals } from '../neutrals/part.ts';
import { proc } from '../procs.ts';
import { disband, force, forcePlace, legionsAt, strengthOf } from '../rome/forces.ts';
import { decider, highest, factionsFrom } from '../rome/hrao.ts';
import { isNeutral } from '../rome/players.ts';
import { primaryRebel } from '../rome/rebels.ts';
import { isAligned, maybeSenator, military, senator } from '../rome/senators.ts';
import { say } from '../say.ts';
import type { OpenRome } from '../sight/sight.ts';
import { askLegions, ownVeterans, testable } from './loyalty.ts';
import { becomePrimaryRebel, secondaryRebels } from './rebels.ts';

interface Local {
  /** Forces that won a Land Battle this turn and have not been heard yet. */
  left: number[];
  force: number;
  /** [1.11.31-a] The Legions have been asked. */
  isTested: boolean;
  /** Numbers of the Legions that would follow this Commander. */
  following: number[];
  /** Those won over by the dice. */
  won: number[];
  /** [1.11.3-e] Who has declared so far, and how strong he is; 0 for nobody. */
  declared: number;
  strength: number;
}

/** [1.11.3-c][2.03.2-c] Factions, from the HRAO's player clockwise; for this everybody is in Rome. */
export const declaringOrder = (g: Rome): FactionId[] =>
  factionsFrom(g, highest(g, g.senators.filter(isAligned))?.faction ?? g.lastHrao);
/** [1.11.3-a] Forces of its Victorious Commanders. */
export const victorsOf = (g: Rome, faction: FactionId): number[] => {
  const ownerOf = (f: Force): number => maybeSenator(g, f.commander)?.faction ?? UNALIGNED;
  return g.forces.filter((f) => f.victorious && f.commander !== '' && ownerOf(f) === faction).map((f) => f.id);
};
/** An Army whose Commander is gone, or nobody's, has nobody to declare for. */
export const sendHomeLeaderless = (cx: Cx<Rome>, led: readonly number[]): void => {
  for (const f of cx.g.forces.filter((x) => x.victorious && !led.includes(x.id))) disband(cx, f);
};

const commanderOf = (g: Rome, l: Local): Senator => senator(g, force(g, l.force).commander);

/** [amb-131][1.13.3-a] Legions that follow, and MIL up to as much again; Pompeius counts 2. */
export const strengthOfDeclarer = (g: Rome, s: Senator, following: readonly number[]): number =>
  strengthWith(g, s, strengthOf(g, following));
export const strengthWith = (g: OpenRome, s: Senator, army: number): number => army + Math.min(military(g, s), army);

/**
 * [1.11.3-j][1.09.823-f] Not a Consul for Life; [1.11.3-f][1.11.3-k] not while a Rebel of an earlier turn lives; [1.11.3-d][amb-133] not against a
 * colleague of his own Faction who has declared.
 */
export const mayRevolt = (g: Rome, s: Senator, declared: Senator | undefined): boolean =>
  !s.consulForLife && primaryRebel(g) === undefined && declared?.faction !== s.faction;

/** [4.06.2-b] Does he go by conditions, and nobody decide? */
const isGuided = (g: Rome, l: Local): boolean => isNeutral(g, commanderOf(g, l).faction);

const declaredSenator = (g: Rome, l: Local): Senator | undefined =>
  l.declared === 0 ? undefined : senator(g, force(g, l.declared).commander);

/** [1.11.3-l][amb-132] Somebody must follow; [1.11.3-e] and he must be stronger than whoever declared before. */
const whyNotDeclare = (g: Rome, l: Local): true | Msg => {
  if (l.following.length === 0) return say('no.legionFollows');
  if (strengthOfDeclarer(g, commanderOf(g, l), l.following) <= l.strength) {
    return say('no.strongerRebel', { n: l.strength });
  }
  return true;
};

/** [1.11.3-b][amb-130] His Force goes to the Active Forces boxes, whether or not it would have followed. */
export const layDown = (cx: Cx<Rome>, f: Force): void => {
  cx.log(say('revolution.laysDown', { who: f.commander }), '1.11.3-b');
  disband(cx, f);
};

/** [2.04.2-k][A2-100] Whoever has disbanded Veterans, when it is settled who revolts: until then he is not free to join [1.11.32-a]. */
export const layDownBound = (cx: Cx<Rome>): void => {
  for (const f of cx.g.forces.filter((x) => x.laysDown)) layDown(cx, f);
};

/**
 * [1.11.31-e] Who does not follow goes back to the Senate; [1.11.3-g] so do his Fleets. [1.11.3-e][1.11.3-i] A weaker one who declared before
 * lays down his command.
 */
const declare = (cx: Cx<Rome>, l: Local): void => {
  const { g } = cx;
  const f = force(g, l.force);
  if (l.declared !== 0) layDown(cx, force(g, l.declared));
  for (const n of legionsAt(g, forcePlace(f))) if (!l.following.includes(n)) g.legions[n]!.at = 'active';
  g.fleets += f.fleets;
  f.fleets = 0;
  l.strength = strengthOfDeclarer(g, senator(g, f.commander), l.following);
  l.declared = f.id;
  cx.log(say('revolution.declares', { who: f.commander, n: l.strength }), '1.11.3-a');
};

const player = ({ g }: Look<Rome>, l: Local): Seat => decider(g, commanderOf(g, l).faction);

export const declaration = proc(
  'revolution.declaration',
  { left: 'open', force: 'open', isTested: 'open', following: 'open', won: 'open', declared: 'open', strength: 'open' },
  (): Local => ({
    left: [],
    force: 0,
    isTested: false,
    following: [],
    won: [],
    declared: 0,
    strength: 0,
  }),
  {
    start: (cx, l) => {
      l.left = declaringOrder(cx.g).flatMap((faction) => victorsOf(cx.g, faction));
      sendHomeLeaderless(cx, l.left);
      return 'next';
    },
    next: (cx, l) => {
      const id = l.left.shift();
      if (id === undefined) return 'settle';
      const { g } = cx;
      const f = force(g, id);
      Object.assign(l, { force: id, isTested: false, following: ownVeterans(g, f) });
      if (plays(g, 'disbandment') && advanced().mustLayDown(f)) return 'next';
      const mayStay = mayRevolt(g, senator(g, f.commander), declaredSenator(g, l)) || manilianWars(g, f).length > 0;
      if (mayStay) return isGuided(g, l) ? 'guided' : 'decide';
      // [1.11.3-k] There is nothing to decide.
      layDown(cx, f);
      return 'next';
    },
    /** [4.06.2-b] */
    guided: (cx, l) => {
      l.following = [];
      const may = mayRevolt(cx.g, commanderOf(cx.g, l), declaredSenator(cx.g, l));
      const { force: id, strength } = l;
      return may ? call(neutrals().neutralRevolt, { force: id, strength }, 'heard', 'following') : 'heard';
    },
    heard: (cx, l) => {
      if (l.following.length > 0) declare(cx, l);
      // [4.02.2-a] Whether he marches on is the Dominant Player's decision.
      else if (manilianWars(cx.g, force(cx.g, l.force)).length > 0) return 'decide';
      else layDown(cx, force(cx.g, l.force));
      return 'next';
    },
    decide: {
      to: player,
      say: (cx, l) => {
        const { id, faction } = commanderOf(cx.g, l);
        return isGuided(cx.g, l)
          ? say('ask.neutral.marchOn', { who: id, faction: factionRef(faction) })
          : say('ask.revolution.declare', { who: id, n: l.following.length });
      },
      rules: ['1.11.3-a', '1.11.31-a'],
      silent: ['layDown'],
      buttons: {
        layDown: {
          rules: ['1.11.3-b'],
          take: (cx, l) => {
            layDown(cx, force(cx.g, l.force));
            return 'next';
          },
        },
        testLoyalty: {
          rules: ['1.11.31-a', '1.11.31-c'],
          when: (cx, l) =>
            !l.isTested &&
            !isGuided(cx.g, l) &&
            mayRevolt(cx.g, commanderOf(cx.g, l), declaredSenator(cx.g, l)) &&
            testable(cx.g, force(cx.g, l.force)).length > 0,
          take: (_, l) => call(askLegions, { force: l.force }, 'tested', 'won'),
        },
        declareRevolt: {
          rules: ['1.11.3-a', '1.11.3-e', '1.11.3-l'],
          when: (cx, l) =>
            !isGuided(cx.g, l) &&
            mayRevolt(cx.g, commanderOf(cx.g, l), declaredSenator(cx.g, l)) &&
            whyNotDeclare(cx.g, l),
          take: (cx, l) => {
            declare(cx, l);
            return 'next';
          },
        },
      },
      picks: {
        /** [card-159-a][amb-175] Instead of laying it down. */
        marchOn: pick({
          rules: ['card-159-a', 'amb-175'],
          of: (cx, l) => manilianWars(cx.g, force(cx.g, l.force)),
          take: (cx, l, war) => {
            marchOn(cx, force(cx.g, l.force), war);
            return 'next';
          },
        }),
      },
    },
    tested: (_, l) => {
      l.isTested = true;
      l.following = [...l.following, ...l.won];
      return 'decide';
    },
    /** [1.11.3-f] The Primary Rebel is settled. */
    settle: (cx, l) => {
      if (l.declared === 0) return 'over';
      const horse = force(cx.g, l.declared).masterOfHorse;
      becomePrimaryRebel(cx, force(cx.g, l.declared));
      return call(secondaryRebels, { horse }, 'over');
    },
    over: (cx) => {
      layDownBound(cx);
      return end();
    },
  },
);
