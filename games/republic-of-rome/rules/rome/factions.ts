/** Factions that have lost their Senators, and players who leave — 1.05.4 */
import { call, type Cx, end } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import { factionGone } from '../agreements/time.ts';
import type { Rome, Senator } from '../game.ts';
import { type FactionId, factionRef, type SenatorId, UNALIGNED } from '../ids.ts';
import { proc } from '../procs.ts';
import { say } from '../say.ts';
import { discard } from './cards.ts';
import { failRevolt, fresh, leaveCommand, releaseConcessions } from './death.ts';
import { comeHome } from './home.ts';
import { factionsFromHrao } from './hrao.ts';
import { move } from './money.ts';
import { hasSenators, numberOf, senatorsOf } from './senators.ts';
import { factionsIn, isNeutral, played, playerOf } from './players.ts';
import type { Move } from '../neutrals/next-move.ts';
import { neutrals } from '../neutrals/part.ts';
import { gameOver, NOBODY } from '../victory/over.ts';

/** Factions still in the game that have nobody, in the order in which they are served [1.04.8-c]. */
const withoutSenators = (g: Rome): FactionId[] => factionsFromHrao(g).filter((faction) => !hasSenators(g, faction));

/** [1.05.4-d][1.05.4-e] The uppermost card of the Curia that matches nobody in play. */
export const suitableInCuria = (g: Rome): SenatorId | undefined =>
  g.curia.find((id) => !g.senators.some((s) => numberOf(g, s.id) === numberOf(g, id)));

/** [1.05.4-d] He joins as the Leader. */
const takeFromCuria = (cx: Cx<Rome>, faction: FactionId, id: SenatorId): void => {
  const { g } = cx;
  g.curia = g.curia.filter((x) => x !== id);
  g.senators.push(fresh(g, id, faction));
  g.factions[faction]!.leader = id;
  cx.log(say('faction.heir', { faction: factionRef(faction), who: id }), '1.05.4-d');
};

/**
 * Called wherever nothing is half-done: every Faction without Senators is served if the Curia can serve it, else
 * [1.05.4-c][1.05.4-e][amb-101] it keeps what it has and waits for the next call.
 */
export const factionsWithoutSenators = proc('factions-without-senators', () => ({}), {
  start: (cx) => {
    // [A4-59]
    if (cx.g.neutrals && neutrals().redeemable(cx.g)) return call(neutrals().redemption, undefined, 'start');
    const faction = next(cx.g)?.faction;
    if (faction !== undefined)
      return isNeutral(cx.g, faction) ? call(neutrals().nextMove, heirMove(cx.g), 'heir') : 'ask';
    // [4.04.1-d] Nothing is half-done: what a Neutral could not play before, it may be able to now.
    return cx.g.neutrals === undefined ? end() : call(neutrals().playHeld, { plays: 'in-turn' }, 'over');
  },
  /** [A4-57] */
  heir: (cx) => takeHeir(cx),
  over: () => end(),
  ask: {
    // Leaving the game is nobody else's decision, so not even a Consul for Life's player answers for him.
    to: (cx) => playerOf(cx.g, next(cx.g)!.faction),
    say: (cx) => say('ask.faction.heir', { who: next(cx.g)!.id }),
    rules: ['1.05.4-c', '1.05.4-d', 'amb-101'],
    silent: ['takeHeir'],
    buttons: {
      takeHeir: { take: (cx) => takeHeir(cx) },
      leaveGame: {
        rules: ['amb-68'],
        take: (cx) => {
          leaveGame(cx, next(cx.g)!.faction);
          return 'start';
        },
      },
    },
  },
});

const takeHeir = (cx: Cx<Rome>): 'start' => {
  const { faction, id } = next(cx.g)!;
  takeFromCuria(cx, faction, id);
  return 'start';
};
/** [A4-57] A Neutral takes whom it can get, and never leaves. */
const heirMove = (g: Rome): Move => {
  const { faction, id } = next(g)!;
  const by = say('neutral.heir.by');
  return {
    faction,
    does: say('neutral.heir', { faction: factionRef(faction), who: id }),
    rule: '1.05.4-d',
    because: { by, candidates: [{ ref: id }] },
  };
};

const next = (g: Rome): { faction: FactionId; id: SenatorId } | undefined => {
  // Asked for at every step between others: the usual answer is found without building anything.
  for (let faction: FactionId = 0; faction < g.factions.length; faction++) {
    if (g.factions[faction]!.status !== 'in' || hasSenators(g, faction)) continue;
    const id = suitableInCuria(g);
    return id === undefined ? undefined : { faction: withoutSenators(g)[0]!, id };
  }
  return undefined;
};

/**
 * [1.05.4-a] Called after a Faction was punished for its own attempt: if that took its last Senator, it is eliminated.
 * [amb-181] Not after an attempt over a Land Bill, which has no further consequences.
 */
export const eliminateIfGone = (cx: Cx<Rome>, faction: FactionId): void => {
  if (cx.g.factions[faction]!.status === 'in' && !hasSenators(cx.g, faction)) eliminate(cx, faction);
};

/** [1.05.4-b] Hand to the discards, Faction Treasury to the Bank. */
const eliminate = (cx: Cx<Rome>, faction: FactionId): void => {
  const { g } = cx;
  const f = g.factions[faction]!;
  cx.reveal();
  for (const card of f.hand) discard(g, card);
  f.hand = [];
  f.shown = [];
  move(g, { treasury: faction }, 'bank', f.treasury);
  move(g, { lump: faction }, 'bank', f.lump);
  f.leader = '';
  f.status = 'out';
  cx.log(say('faction.out', { faction: factionRef(faction) }), '1.05.4-b');
  // [AGR-08]
  factionGone(cx, faction);
  const left = factionsIn(g);
  if (left.length === 1) gameOver(cx, 'last-faction', left[0]!);
  // [own-126]
  if (played(g, left).length === 0) gameOver(cx, 'no-player', NOBODY);
  // [4.02.2-f]
  if (g.neutrals) neutrals().noteDominant(cx);
};

/** [amb-68] As an eliminated Faction, and its Senators become unaligned in the Forum. */
export const leaveGame = (cx: Cx<Rome>, faction: FactionId): void => {
  cx.log(say('faction.leaves', { faction: factionRef(faction) }), 'amb-68');
  const theirs = senatorsOf(cx.g, faction);
  // A Revolt without its player fails, and its Rebels with it.
  if (theirs.some((s) => s.rebel === 'primary')) failRevolt(cx);
  for (const s of senatorsOf(cx.g, faction)) becomeUnaligned(cx, s);
  eliminate(cx, faction);
};

/** He keeps his standing, his Knights and his money; offices, Concessions and Provinces he cannot hold. */
const becomeUnaligned = (cx: Cx<Rome>, s: Senator): void => {
  const { g } = cx;
  releaseConcessions(g, s);
  for (const p of g.provinces) {
    if (p.governor !== s.id) continue;
    p.governor = '';
    p.term = 0;
    p.legate = false;
  }
  // [own-90]
  if (plays(g, 'disbandment')) advanced().releaseDisbanded(g, s.id);
  for (const l of g.legions) if (l.allegiance === s.id) l.allegiance = '';
  s.faction = UNALIGNED;
  s.office = '';
  s.rebel = 'no';
  s.consulForLife = false;
  // [own-67]
  if (plays(g, 'pontifex')) advanced().forgetPriest(g, s.id);
  if (s.bodyguard) {
    s.bodyguard = false;
    discard(g, 'card:152');
  }
  if (g.senate.presiding === s.id) g.senate.presiding = '';
  if (s.captive !== '') return;
  leaveCommand(cx, s);
  comeHome(cx, s);
};
