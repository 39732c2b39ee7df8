/** What must be true whatever happens: everything is in exactly one place, and money is never made nor lost. */
import { Broken } from '@tabularium/kernel';
import { areAPair } from '../cards/senators.ts';
import { contentOf, cardOf } from '../data/printed.ts';
import type { Rome } from '../game.ts';
import { OFFICES, UNALIGNED } from '../ids.ts';
import { FLEETS, fleetsInPlay, LEGIONS } from '../rome/forces.ts';
import { hrao, outranks } from '../rome/hrao.ts';
import { rebelAt, rebelOf } from '../rome/rebels.ts';
import { balance } from '../rome/money.ts';
import { isAlignedInRome, isLeader, isStatesman, maybeSenator, numberOf } from '../rome/senators.ts';
import { POPULARITY_MOST } from '../rome/standing.ts';
import { liesOpenly, placesOfCards } from './places-of-cards.ts';

export const check = (g: Rome): void => {
  // [AGR-36] Whatever players agree, no Talent is made or lost.
  demand(balance(g) === 0, `money: ${balance(g)} too much`);
  checkPurses(g);
  checkCards(g);
  checkSenators(g);
  checkOffices(g);
  checkFactions(g);
  checkForces(g);
  checkRevolt(g);
};

const demand = (holds: boolean, what: string): void => {
  if (!holds) throw new Broken(what);
};

const checkPurses = (g: Rome): void => {
  demand(g.state >= 0 && g.pledged >= 0 && g.unrest >= 0, 'less than nothing');
  for (const [i, f] of g.factions.entries()) {
    demand(f.treasury >= 0 && f.lump >= 0, `faction ${i} owes money`);
    // [1.06.3-g] What was not placed has gone to the Faction Treasury.
    demand(f.lump === 0 || g.phase === 'revenue', `faction ${i} has income in the ${g.phase} phase`);
  }
  // [comp-c]
  for (const row of contentOf(g).tables.landBills) {
    demand(g.landBills[row.type] >= 0 && g.landBills[row.type] <= row.markers, `land bills ${row.type}`);
  }
};

const checkCards = (g: Rome): void => {
  const places = placesOfCards(g);
  const found = new Set(places);
  if (found.size !== places.length) {
    const twice = places.find((id, i) => places.indexOf(id) !== i);
    throw new Broken(`${twice} is in two places`);
  }
  for (const { id } of contentOf(g).cards) demand(found.has(id) || liesOpenly(g, id), `${id} is nowhere`);
  for (const f of g.factions) {
    for (const id of f.hand) demand(cardOf(g, id).hand, `${id} is in a hand`);
    for (const { card } of f.shown) demand(f.hand.includes(card), `${card} was shown and is not there`);
  }
};

const checkSenators = (g: Rome): void => {
  for (const [i, s] of g.senators.entries()) {
    // [1.07.31-b][1.07.31-c]
    demand(s.influence >= 0, `influence of ${s.id}`);
    demand(Math.abs(s.popularity) <= POPULARITY_MOST, `popularity of ${s.id}`);
    demand(s.talents >= 0 && s.knights >= 0, `${s.id} owes something`);
    demand(s.family || isStatesman(g, s.id), `${s.id} has no card`);
    demand(s.faction === UNALIGNED || g.factions[s.faction]?.status === 'in', `${s.id} is of no faction`);
    for (const x of g.senators.slice(i + 1)) {
      // [1.05.22-a]
      demand(numberOf(g, x.id) !== numberOf(g, s.id) || areAPair(x.id, s.id), `${x.id} and ${s.id} are both in play`);
    }
    demand(s.faction !== UNALIGNED || (s.office === '' && s.rebel === 'no'), `${s.id} is somebody and of no faction`);
    demand(s.captive === '' || s.at === 'field', `${s.id} is a captive in ${s.at}`);
    if (s.captive !== '' && s.captive !== 'barbarians') {
      demand(
        g.wars.some((w) => w.id === s.captive),
        `${s.id} is held by nobody`,
      );
    }
  }
};

/** One holder of each office, but for Proconsuls; one Consul for Life; one HRAO wherever anybody aligned is in Rome. */
const checkOffices = (g: Rome): void => {
  for (const office of OFFICES) {
    const holders = g.senators.filter((s) => s.office === office).length;
    demand(office === 'proconsul' || holders <= 1, `${holders} hold the office of ${office}`);
  }
  demand(g.senators.filter((s) => s.consulForLife).length <= 1, 'two consuls for life');
  for (const s of g.senators) demand(s.office !== 'proconsul' || !isAlignedInRome(s), `${s.id} is proconsul in Rome`);
  // [1.09.11-c] Nobody is his equal.
  const first = hrao(g);
  const inRome = g.senators.filter(isAlignedInRome);
  demand(first !== undefined || inRome.length === 0, 'nobody ranks highest');
  for (const s of inRome) demand(s === first || outranks(g, first!, s), `${s.id} ranks as high as ${first!.id}`);
};

/** [1.04.2-d] */
const checkFactions = (g: Rome): void => {
  for (const [i, f] of g.factions.entries()) {
    if (f.leader !== '') {
      const leader = maybeSenator(g, f.leader);
      demand(leader?.faction === i && isLeader(g, leader), `${f.leader} does not lead faction ${i}`);
    }
    if (f.status === 'out') demand(f.hand.length === 0 && f.treasury === 0, `faction ${i} is out and has something`);
  }
  for (const p of g.provinces) {
    if (p.governor === '') continue;
    const governor = maybeSenator(g, p.governor);
    demand(governor !== undefined, `${p.governor} governs ${p.id} and is not in play`);
    // [1.09.5-h][card-158-a] Others only through Legates.
    const isTwice = g.provinces.some((x) => x !== p && x.governor === p.governor && !x.legate && !p.legate);
    demand(!isTwice, `${p.governor} governs twice`);
    demand(p.term >= 0 && p.term <= 3 && !p.inRevolt, `the term of ${p.id}`);
    // [card-158-a] A Legate stands in for one who is elsewhere.
    demand(p.legate || governor!.at === p.id || governor!.captive !== '', `${p.governor} is not in ${p.id}`);
  }
  for (const c of g.concessions) {
    const isHeld = c.holder !== 'forum' && c.holder !== 'curia';
    demand(!isHeld || maybeSenator(g, c.holder) !== undefined, `${c.holder} holds ${c.id} and is not in play`);
    demand(isHeld || !c.revealed, `the bar of ${c.id} shows`);
  }
};

/** [comp-a] Of Legions and Fleets there is an end; [comp-e] of Knights and other markers there is none. */
const checkForces = (g: Rome): void => {
  demand(g.legions.length === LEGIONS, 'legions');
  demand(g.fleets >= 0 && fleetsInPlay(g) <= FLEETS, 'fleets');
  const known = new Set<string>(['pool', 'active', ...g.rebels.map((r) => r.army)]);
  for (const f of g.forces) known.add(`force:${f.id}`);
  for (const p of g.provinces) known.add(p.id);
  for (const [n, l] of g.legions.entries()) {
    demand(known.has(l.at), `legion ${n} is at ${l.at}`);
    demand(l.allegiance === '' || (l.veteran && maybeSenator(g, l.allegiance) !== undefined), `allegiance of ${n}`);
  }
  const commands = new Set<string>();
  for (const f of g.forces) {
    demand(f.fleets >= 0, `fleets of force ${f.id}`);
    const isSomewhere = f.war === '' || f.war.startsWith('card:') || g.wars.some((w) => w.id === f.war);
    demand(isSomewhere || rebelAt(g, f.war) !== undefined, `force ${f.id} is against ${f.war}, who is not there`);
    for (const id of [f.commander, f.masterOfHorse]) {
      demand(id === '' || maybeSenator(g, id)?.at !== 'rome', `${id} commands from Rome`);
      demand(id === '' || !commands.has(id), `${id} has two commands`);
      commands.add(id);
    }
  }
};

/** [1.11.3-d] Without the Advanced Rules nobody but the Primary Rebel has an army. */
const checkRevolt = (g: Rome): void => {
  demand(g.rebels.length <= 1, `${g.rebels.length} rebels with an army`);
  for (const r of g.rebels) {
    demand(
      maybeSenator(g, r.senator)?.rebel === 'primary',
      `${r.senator} has a rebel army and is not the primary rebel`,
    );
    demand(r.since > 0 && r.since <= g.turn, `${r.senator} is a rebel since turn ${r.since}`);
    const horse = r.masterOfHorse === '' || maybeSenator(g, r.masterOfHorse)?.rebel === 'secondary';
    demand(horse, `${r.masterOfHorse} rides with a rebel and is none`);
  }
  for (const s of g.senators) {
    demand(s.rebel !== 'primary' || rebelOf(g, s.id) !== undefined, `${s.id} is a primary rebel without an army`);
    demand(s.rebel === 'no' || g.rebels.length > 0, `${s.id} is a rebel alone`);
  }
};
