/** What time and events do to agreements — AGR-03, AGR-06, AGR-08, AGR-19 */
import type { Cx } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { lawsBrought } from '../advanced/laws/state.ts';
import { isElectionDue } from '../advanced/pontifex/pontificate.ts';
import type { Rome } from '../game.ts';
import type { FactionId, Phase, SenatorId } from '../ids.ts';
import { decidesForItself } from '../rome/hrao.ts';
import { maybeSenator } from '../rome/senators.ts';
import { say } from '../say.ts';
import type { Agreement, Clause, Promise } from './agreement.ts';
import { decide, decideIfAll } from './dispute.ts';
import { hasGained, isDue } from './enforce.ts';
import { agreementRef, close, settle, type Why } from './life.ts';
import { playersOf } from '../rome/players.ts';

const isOver = (a: Agreement): boolean => a.status !== 'offered' && a.status !== 'active';

/** Every open clause of an active agreement, whatever is settled on the way. */
const eachOpen = (cx: Cx<Rome>, what: (a: Agreement, c: Clause) => void): void => {
  if (cx.g.agreements.all.length === 0) return;
  for (const a of cx.g.agreements.all) {
    for (const c of a.clauses) if (a.status === 'active' && c.state === 'open') what(a, c);
  }
};

const namesSenator = (p: Promise, id: string): boolean => {
  if ('senator' in p && p.senator === id) return true;
  return 'about' in p && p.about.naming === id;
};
/**
 * [AGR-08] Somebody has died: what was about him is void, [AGR-19] what hung on an office he has not gained lapses. An heir
 * of the same name is another man.
 */
export const senatorGone = (cx: Cx<Rome>, id: string): void =>
  eachOpen(cx, (a, c) => {
    // What he gained he has had, though he dies of it.
    if (hasGained(cx.g, c.when)) c.met = true;
    if (namesSenator(c.promise, id)) settle(cx, a, c, 'void', 'gone');
    else if (c.when.t === 'office' && c.when.senator === id && !c.met) settle(cx, a, c, 'lapsed', 'condition');
  });

const renamedIn = <T extends object>(x: T, from: SenatorId, to: SenatorId): T =>
  'senator' in x && x.senator === from ? { ...x, senator: to } : x;
const renamed = (c: Clause, from: SenatorId, to: SenatorId): Clause => {
  const p = c.promise;
  const promise =
    'about' in p && p.about.naming === from ? ({ ...p, about: { ...p.about, naming: to } } as Promise) : p;
  return { ...c, promise: renamedIn(promise, from, to), when: renamedIn(c.when, from, to) };
};
/** [1.07.312-j][1.07.312-o] A Statesman on his Family is the same Senator: what was promised of the one holds for the other. */
export const senatorRenamed = (g: Rome, from: SenatorId, to: SenatorId): void => {
  for (const a of g.agreements.all) {
    if (isOver(a)) continue;
    for (const [i, c] of a.clauses.entries()) a.clauses[i] = renamed(c, from, to);
  }
  for (const d of g.agreements.drafts) {
    if (d === '') continue;
    d.clauses = d.clauses.map((c) => renamed(c, from, to));
    d.words = d.words.map((word) => (word === from ? to : word));
  }
};

/** [AGR-08] A Faction is out: what it owed or was owed is void, its offers are, and its vote is not waited for. */
export const factionGone = (cx: Cx<Rome>, faction: FactionId): void => {
  const { agreements } = cx.g;
  agreements.drafts[faction] = '';
  if (agreements.all.length === 0) return;
  for (const a of agreements.all) {
    if (a.status === 'offered' && a.parties.includes(faction)) close(cx, a, 'void');
    else decideIfAll(cx, a);
  }
  eachOpen(cx, (a, c) => {
    if (c.by === faction || c.to === faction) settle(cx, a, c, 'void', 'out');
  });
};

/** [AGR-19] Offices gained are remembered: who has had one may have lost it when the clause falls due. */
export const noteOffices = (cx: Cx<Rome>): void =>
  eachOpen(cx, (_, c) => {
    if (!c.met && hasGained(cx.g, c.when)) c.met = true;
  });

/** [AGR-08] Nobody can be proposed any more for an office that has been filled. */
const isFilled = (g: Rome, c: Clause): boolean => {
  if (c.promise.t !== 'propose') return false;
  const { kind } = c.promise.about;
  const { filled } = g.senate;
  if (kind === 'pontifex') return plays(g, 'pontifex') && !isElectionDue(g);
  if (kind === 'consuls') return filled.consuls;
  return kind === 'censor' ? filled.censor : kind === 'dictator' && filled.dictator;
};
/** [AGR-08] The War has been won, the Province lost, the Concession destroyed, the Law voted on. Senators are seen to when they die. */
const isGone = (g: Rome, c: Clause): boolean => {
  const ref = 'about' in c.promise ? c.promise.about.naming : '';
  const things: readonly string[] = [
    ...[...g.wars, ...g.provinces, ...g.concessions].map((x) => x.id),
    ...lawsBrought(g),
  ];
  return /^(war|province|concession|card):/.test(ref) && !things.includes(ref);
};
/**
 * [AGR-12][AGR-13] The meeting closes. What nobody asked for in it never fell due; a proposal that was not put could not be.
 */
export const senateCloses = (cx: Cx<Rome>): void => {
  noteOffices(cx);
  eachOpen(cx, (a, c) => {
    const { t } = c.promise;
    if (c.turn > cx.g.turn || !(t === 'vote' || t === 'propose' || t === 'order' || t === 'appoint')) return;
    // [AGR-25] Nor when somebody else decides for him.
    const isHis = decidesForItself(cx.g, c.by);
    if (isGone(cx.g, c)) settle(cx, a, c, 'void', 'gone');
    else if (t !== 'propose' || !a.isPublic || !isHis || !isDue(cx.g, a, c)) settle(cx, a, c, 'lapsed', 'time');
    else if (isFilled(cx.g, c)) settle(cx, a, c, 'void', 'filled');
    else settle(cx, a, c, 'failed', 'impossible');
  });
};

/** The phase in which it is to be done; none for what is to be left undone, and for free text. */
export const phaseOf = (p: Promise): Phase | undefined => {
  if (p.t === 'refrain' || p.t === 'text') return undefined;
  if (p.t === 'pay') return 'revenue';
  if (p.t === 'card') return 'revolution';
  if (p.t === 'spend') return p.how === 'contribute' || p.how === 'ransom' ? 'revenue' : 'forum';
  return 'senate';
};
/** [AGR-06] When a phase begins the parties of private agreements are reminded; [AGR-03] offers for the last one lapse, and with the Senate
 * Phase those for its next vote. */
export const phaseBegins = (cx: Cx<Rome>, phase: Phase): void => {
  if (cx.g.agreements.all.length === 0) return;
  for (const a of cx.g.agreements.all) {
    if (a.status === 'offered' && a.phase !== '' && a.phase !== phase) close(cx, a, 'lapsed');
    if (a.status !== 'active' || a.isPublic) continue;
    for (const [i, c] of a.clauses.entries()) {
      if (!isDue(cx.g, a, c) || phaseOf(c.promise) !== phase) continue;
      cx.tell(playersOf(cx.g, a.parties), say('deal.due', { what: agreementRef(a), n: i + 1 }));
    }
  }
};

/** [AGR-03] No vote is going on any more: offers that stood until then lapse. */
export const voteEnds = (cx: Cx<Rome>): void => {
  for (const a of cx.g.agreements.all) {
    if (a.status === 'offered' && a.phase === 'vote') close(cx, a, 'lapsed');
  }
};

/** How long an agreement that is over stays on the table for everybody to read. */
const KEPT = 1;

/** [AGR-03][AGR-14][AGR-19][amb-62] When a turn ends: offers and conditions lapse, refraining has been kept, disputes are decided. */
export const turnEnds = (cx: Cx<Rome>): void => {
  const { g } = cx;
  if (g.agreements.all.length === 0) return;
  for (const a of g.agreements.all) {
    if (a.status === 'offered' && g.turn >= a.until) close(cx, a, 'lapsed');
    if (a.status === 'active') decide(cx, a);
  }
  eachOpen(cx, (a, c) => {
    const over = endAtTurn(g, a, c);
    if (over) settle(cx, a, c, ...over);
  });
  g.agreements.all = g.agreements.all.filter((a) => !isOver(a) || g.turn <= a.until + KEPT);
};
const endAtTurn = (
  g: Rome,
  a: Agreement,
  c: Clause,
): ['performed' | 'failed' | 'lapsed' | 'withdrawn', Why] | undefined => {
  // [AGR-28] Held back and not kept up all the same.
  if (c.released) return ['withdrawn', 'creditor'];
  if (c.promise.t === 'text' || g.turn < c.turn) return undefined;
  if (c.when.t === 'office' && !c.met) return ['lapsed', 'condition'];
  // [AGR-17] Whoever has gone over to another Faction spends nothing for this one.
  if (c.promise.t === 'spend') {
    return maybeSenator(g, c.promise.senator)?.faction === c.by ? undefined : ['failed', 'impossible'];
  }
  if (c.promise.t !== 'refrain') return undefined;
  return isDue(g, a, c) || !a.isPublic ? ['performed', 'kept'] : ['lapsed', 'condition'];
};
