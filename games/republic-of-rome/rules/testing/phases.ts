/** Whole Senate and Combat Phases of a game for one or two, turn after turn, with Wars that come by chance. */
import { call, type Cx, end, type GameModule } from '@tabularium/kernel';
import { forgetBattles } from '../combat/war.ts';
import { combat } from '../combat/index.ts';
import { contentOf } from '../data/printed.ts';
import { occur } from '../events/in-play.ts';
import { drawBequest } from '../events/bequests.ts';
import type { Rome, Senator } from '../game.ts';
import type { LeaderId, WarId } from '../ids.ts';
import { becomePrimaryRebel } from '../revolution/rebels.ts';
import { proc } from '../procs.ts';
import { failRevolt } from '../rome/death.ts';
import { disband, legionsAt } from '../rome/forces.ts';
import { move } from '../rome/money.ts';
import { alignedInRome } from '../rome/senators.ts';
import { senate } from '../senate/index.ts';
import type { RomeView } from '../sight/view.ts';
import { drawLeader } from '../wars/leaders.ts';
import { drawWar } from '../wars/placing.ts';
import { forOneOrTwo } from '../for-one-or-two.ts';

const TURNS = 8;

/** Offices by chance, in place of the division of Spoils. */
const anyConsuls = proc('neutrals.spoils', () => ({}), {
  start: (cx) => {
    for (const office of ['rome-consul', 'field-consul'] as const) {
      const free = alignedInRome(cx.g).filter((s) => s.office === '' || s.office === 'censor');
      const chosen = free[cx.below(Math.max(1, free.length))];
      if (chosen && cx.below(10) > 0) chosen.office = office;
    }
    return end();
  },
});

/** A War, a Leader or a Bequest out of the deck, one time in two. */
const comes = (cx: Cx<Rome>): void => {
  const { g } = cx;
  const all = contentOf(g).cards.filter((c) => g.deck.includes(c.id) && /^(war|leader):/.test(c.of));
  const card = all[cx.below(Math.max(1, all.length))];
  if (card !== undefined && cx.below(3) > 0) {
    g.deck.splice(g.deck.indexOf(card.id), 1);
    if (card.of.startsWith('war:')) drawWar(cx, card.of as WarId);
    else drawLeader(cx, card.of as LeaderId);
  }
  for (const id of ['card:106', 'card:154'] as const) {
    if (!g.deck.includes(id) || cx.below(3) > 0) continue;
    g.deck.splice(g.deck.indexOf(id), 1);
    drawBequest(cx, id);
  }
};

/** Some Legions are Veterans of somebody's. */
const seasoned = (cx: Cx<Rome>): void => {
  const { g } = cx;
  const aligned: Senator[] = g.senators.filter((s) => s.faction >= 0);
  for (const n of legionsAt(g, 'active')) {
    if (cx.below(6) > 0 || g.legions[n]!.veteran) continue;
    g.legions[n]!.veteran = true;
    g.legions[n]!.allegiance = cx.below(3) === 0 ? '' : (aligned[cx.below(aligned.length)]?.id ?? '');
  }
};

/** What the phases in between would have done: victors come home or revolt, a Rebel who has nobody left fails. */
const between = (cx: Cx<Rome>): void => {
  const { g } = cx;
  for (const f of g.forces) {
    if (f.war !== '' && !f.war.startsWith('card:')) continue;
    const mayRevolt = g.rebels.length === 0 && legionsAt(g, `force:${f.id}`).length > 0 && f.masterOfHorse === '';
    if (f.war === '' && f.commander !== '' && mayRevolt && cx.below(3) === 0) becomePrimaryRebel(cx, f);
    else disband(cx, f);
  }
  if (g.rebels.length > 0 && cx.below(4) === 0) failRevolt(cx);
};

const turns = proc('whole-phases', { left: 'open' }, () => ({ left: TURNS }), {
  start: (cx, l) => {
    const { g } = cx;
    if (l.left-- === 0) cx.finish({ how: 'era-influence', winners: [] });
    between(cx);
    g.turn++;
    forgetBattles(g);
    g.events = [];
    if (cx.below(4) === 0) occur(cx, 'event:170');
    g.noRecruitment = cx.below(8) === 0;
    g.unrest = cx.below(6);
    move(g, 'bank', 'state', cx.below(150));
    comes(cx);
    comes(cx);
    seasoned(cx);
    return call(senate, undefined, 'fight');
  },
  fight: () => call(combat, undefined, 'start'),
});

/** Every Faction has a Leader, and Legions and Fleets there are. */
const withArmies = (g: Rome): Rome => {
  for (const [i, f] of g.factions.entries()) f.leader = g.senators.find((s): boolean => s.faction === i)?.id ?? '';
  for (const n of legionsAt(g, 'pool').slice(0, 8)) g.legions[n]!.at = 'active';
  g.fleets = Math.max(g.fleets, 5);
  return g;
};

export const phasesFor = (seats: 1 | 2): GameModule<Rome, RomeView> => ({
  ...forOneOrTwo,
  meta: { ...forOneOrTwo.meta, seats: { min: seats, max: seats, default: seats } },
  first: turns,
  procs: [...forOneOrTwo.procs.filter((p) => p.name !== anyConsuls.name), anyConsuls, turns],
  setup: (cx, players, options) => withArmies(forOneOrTwo.setup(cx, players, { ...options, advanced: [] })),
});
