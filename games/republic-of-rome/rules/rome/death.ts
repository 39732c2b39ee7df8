/** What death does, whoever dies and of what — 1.05.3, 1.05.31 */
import type { Cx } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import { sponsorDied } from '../advanced/laws/state.ts';
import { senatorGone } from '../agreements/time.ts';
import { senatorCard, type Packed } from '../data/printed.ts';
import type { Rome, Senator } from '../game.ts';
import type { SenatorId } from '../ids.ts';
import { endRevolt, freeGarrisons } from '../revolution/civil-war.ts';
import { forgetInSpoils } from '../neutrals/state.ts';
import { say } from '../say.ts';
import { forgetSenator } from '../senate/state.ts';
import { discard, removeCard } from './cards.ts';
import { comeHome } from './home.ts';
import { move } from './money.ts';
import { hasLostAllLegions } from './rebels.ts';
import { familyId, isLeader, isStatesman, maybeSenator, withNumber } from './senators.ts';

export const CAUSES = [
  'natural',
  'mob',
  'epidemic',
  'battle',
  'ransom',
  'assassination',
  'assassin-caught',
  'punishment',
  'conviction',
  'appeal',
  'revolt',
  'event',
] as const;
export type Cause = (typeof CAUSES)[number];

/** [1.05.3-i] These leave no heir. */
const WITHOUT_HEIR: readonly Cause[] = ['assassin-caught', 'punishment'];

/**
 * [1.05.3-a] The same whatever the cause, but for the heir of a Leader. [1.05.3-m][1.06.31-f] The Faction Treasury is not touched.
 */
export const killSenator = (cx: Cx<Rome>, s: Senator, cause: Cause): void => {
  const wasPrimary = s.rebel === 'primary';
  const wasGovernor = plays(cx.g, 'rebel-governors') && s.rebel === 'secondary';
  // [1.11.372-d] What he governs is a Rebel Province as long as he lives.
  if (wasPrimary) freeGarrisons(cx.g, s);
  bury(cx, s, cause);
  // [1.05.3-f][2.03.7-l] Without the Provincial Forces of a Governor who joined him, the Primary Rebel may have nobody left.
  if (wasPrimary || (wasGovernor && hasLostAllLegions(cx.g))) failRevolt(cx);
};

/** [1.11.372-c][1.11.372-d] The Revolt is over: all Rebels die. */
export const failRevolt = (cx: Cx<Rome>): void => {
  for (const s of endRevolt(cx)) bury(cx, s, 'revolt');
};

const bury = (cx: Cx<Rome>, s: Senator, cause: Cause): void => {
  const { g } = cx;
  const { id, faction } = s;
  cx.log(say('death', { who: id, cause: `cause:${cause}` }), '1.05.3-a');
  const leads = isLeader(g, s);
  leaveCommand(cx, s);
  // [2.04.2-j] While they still owe him Allegiance.
  if (plays(g, 'disbandment')) advanced().forgetDisbander(g, id);
  // [2.03.91-c]
  if (plays(g, 'rebel-governors')) advanced().provinceOfRebelFalls(cx, s);
  // [1.07.5-g] His Knights go with him: an heir is fresh.
  loseHoldings(g, s);
  for (const floor of g.senate.floors) floor.dead.push(id);
  if (g.senate.presiding === id) g.senate.presiding = '';
  forgetSenator(g.senate, id);
  // [4.05.4-j][4.05.416-i]
  if (g.neutrals !== undefined) forgetInSpoils(g.neutrals, id);
  // [2.01.31-f]
  if (plays(g, 'pontifex')) advanced().forgetPriest(g, id);
  // [2.06.3-c]
  if (plays(g, 'passing-laws')) sponsorDied(g, id);
  // [amb-F5] Standing orders about him are not about his heir. [1.11.37-c] Nor does the heir of a Master of Horse ride with the Rebel.
  g.orders = g.orders.map((all) => all.filter((o) => o.target !== id && !o.naming.includes(id)));
  for (const r of g.rebels) if (r.masterOfHorse === id) r.masterOfHorse = '';
  if (s.bodyguard) discard(g, 'card:152');
  // [AGR-08]
  senatorGone(cx, id);

  // [1.05.31-a] Out of the game for good.
  if (isStatesman(g, id)) removeCard(g, senatorCard(g, id).card);
  const twin = withNumber(g, senatorCard(g, id).number).find((x) => x.id !== id);
  const inherits = s.family && leads && twin === undefined && !WITHOUT_HEIR.includes(cause);
  if (inherits) {
    // [1.05.3-b][1.05.3-h][1.05.31-b] The Family stays as Leader, fresh; [1.05.3-k][amb-98] in Rome, wherever he died.
    Object.assign(s, fresh(g, familyId(g, id), faction));
    g.factions[faction]!.leader = s.id;
  } else {
    // [1.05.31-c] Without a Family there is no Leader until one is appointed.
    if (leads) g.factions[faction]!.leader = '';
    g.senators = g.senators.filter((x) => x !== s);
    // [1.05.3-j][1.07.311-c][1.07.312-m] The Family passes to the other of a pair; else [1.05.3-g] it goes under the Curia.
    if (s.family && twin) twin.family = true;
    else if (s.family) g.curia.push(familyId(g, id));
  }
};

/** A Senator as printed, in Rome, with nothing on his card. */
export const fresh = (g: Packed, id: SenatorId, faction: Senator['faction']): Senator => ({
  id,
  family: !isStatesman(g, id),
  faction,
  influence: senatorCard(g, id).influence,
  popularity: senatorCard(g, id).popularity,
  talents: 0,
  knights: 0,
  office: '',
  at: 'rome',
  captive: '',
  rebel: 'no',
  consulForLife: false,
  priorConsul: false,
  corrupt: false,
  major: false,
  bodyguard: false,
  returned: 0,
  returnedCorrupt: false,
  usedAbility: 0,
});

/** [1.05.3-c] Money to the Bank, Veterans without Allegiance; [1.05.3-d] Concessions and [1.05.3-e] Provinces to the Forum. */
const loseHoldings = (g: Rome, s: Senator): void => {
  move(g, s.id, 'bank', s.talents);
  releaseConcessions(g, s);
  for (const p of g.provinces) {
    // [1.13.1-d] Not the heir: he has taken nothing.
    if (p.plunderer === s.id) p.plunderer = '';
    if (p.governor !== s.id) continue;
    p.governor = '';
    p.term = 0;
    p.legate = false;
  }
  for (const l of g.legions) if (l.allegiance === s.id) l.allegiance = '';
};

/** [1.07.32-f][1.07.32-g] To the Forum, the corrupt bar hidden. */
export const releaseConcessions = (g: Rome, s: Senator): void => {
  for (const c of g.concessions) {
    if (c.holder !== s.id) continue;
    c.holder = 'forum';
    c.revealed = false;
  }
};

/**
 * [1.05.3-l] His Force stays where it is. [1.09.34-g] The Master of Horse of a Dictator who is gone comes home and keeps his
 * office.
 */
export const leaveCommand = (cx: Cx<Rome>, s: Senator): void => {
  for (const f of cx.g.forces) {
    if (f.masterOfHorse === s.id) f.masterOfHorse = '';
    if (f.commander !== s.id) continue;
    f.commander = '';
    const horse = maybeSenator(cx.g, f.masterOfHorse);
    f.masterOfHorse = '';
    if (horse && horse.captive === '' && horse.rebel === 'no') comeHome(cx, horse);
  }
};
