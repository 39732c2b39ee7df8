/** Whole divisions of Spoils, played at random: nothing hangs, nothing is broken, nothing hidden shows. */
import { Broken, call, type Cx, type GameModule, over, randomInput, type Setup } from '@tabularium/kernel';
import { fuzz } from '@tabularium/kit';
import { expect, test } from 'vitest';
import { contentOf } from '../../data/printed.ts';
import type { Rome } from '../../game.ts';
import { forOneOrTwo } from '../../for-one-or-two.ts';
import { type CardId, isProvinceId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { LAW } from '../../rome/cards.ts';
import { factionsIn } from '../../rome/players.ts';
import { alignedInRome, holderOf } from '../../rome/senators.ts';
import { dictatorCandidates, makeDictator } from '../../senate/elections/dictator.ts';
import { closedSenate } from '../../senate/state.ts';
import type { RomeView } from '../../sight/view.ts';
import { MOVES } from '../../table/switches.ts';
import { settle } from '../../testing/settle.ts';
import { newProvince } from '../../wars/provinces.ts';
import { neutralsOf } from '../state.ts';
import { lastOfficesEnd } from './old-offices.ts';
import { divideSpoils } from './spoils.ts';
import { isAllSettled } from './spoils-left.ts';

type Chance = Pick<Setup, 'below' | 'shuffle'>;

/** Cards that matter while Spoils are divided. */
const KINDS = ['tribune', 'graft', 'murder-of-a-tribune', 'mob-incited-to-violence', 'assassin', 'secret-bodyguard'];
const dealCards = (cx: Chance, g: Rome): void => {
  for (const f of g.factions) g.deck.push(...f.hand.splice(0));
  const cards = cx.shuffle(contentOf(g).cards.filter((c) => KINDS.includes(c.kind))).slice(0, 3 + cx.below(20));
  for (const { id } of cards) {
    const takes = (pile: CardId[]): boolean => pile.includes(id) && pile.splice(pile.indexOf(id), 1).length > 0;
    if ([g.deck, ...g.nextDecks, g.setAside].some(takes)) g.factions[cx.below(5)]!.hand.push(id);
  }
};

const scatter = (cx: Chance, g: Rome): void => {
  dealCards(cx, g);
  for (const [faction, f] of g.factions.entries()) f.leader = g.senators.find((s) => s.faction === faction)!.id;
  for (const s of g.senators) {
    s.influence = cx.below(cx.below(3) === 0 ? 32 : 12);
    s.popularity = cx.below(13) - 4;
    s.talents = cx.below(6);
    s.knights = cx.below(4);
    s.priorConsul = cx.below(3) === 0;
  }
  for (const { id } of contentOf(g).provinces) {
    if (cx.below(5) === 0 && !g.provinces.some((p) => p.id === id))
      g.provinces.push(newProvince(id, cx.below(2) === 0));
  }
  for (const { id } of contentOf(g).concessions) {
    if (cx.below(4) === 0 && !g.concessions.some((c) => c.id === id))
      g.concessions.push({ id, holder: 'forum', revealed: false, voted: 0 });
  }
  for (const law of [LAW.vatinian, LAW.calpurnian, LAW.acilian, LAW.traditionErodes]) {
    if (cx.below(6) === 0 && !g.laws.includes(law)) g.laws.push(law);
  }
  settle(g);
};

/** A Senate Phase as far as the Spoils: any Coalition, any Unrest, and in a Crisis a Dictator and Master of Horse. */
const shake = (cx: Cx<Rome>): void => {
  const { g } = cx;
  g.turn++;
  g.phase = 'senate';
  g.senate = { ...closedSenate(), step: 'business' };
  g.unrest = cx.below(9);
  for (const s of g.senators) if (cx.below(5) === 0) Object.assign(s, { returned: g.turn, returnedCorrupt: true });
  for (const c of g.concessions) if (cx.below(2) === 0) Object.assign(c, { holder: 'forum', revealed: false });
  const n = neutralsOf(g);
  const members = cx.shuffle(factionsIn(g)).slice(0, 1 + cx.below(4));
  n.coalition = { entry: 1, members };
  n.plan.crisis = cx.below(3) === 0;
  n.dominant = cx.below(n.players.length);
  if (!n.plan.crisis) return;
  lastOfficesEnd(cx);
  const [dictator] = dictatorCandidates(g);
  if (dictator !== undefined) makeDictator(cx, dictator);
  const horse = alignedInRome(g).find((s) => s.office === '');
  if (horse !== undefined && holderOf(g, 'dictator')) horse.office = 'master-of-horse';
};

const DIVISIONS = 3;
const divisions = proc('testing.divisions', { n: 'open' }, () => ({ n: 0 }), {
  start: (cx, l) => {
    if (l.n++ >= DIVISIONS) return over({ how: 'last-faction', winners: [] });
    shake(cx);
    return call(divideSpoils, undefined, 'divided');
  },
  divided: (cx) => {
    const { taken, landBill, choice } = neutralsOf(cx.g);
    // A Province may fall vacant again, if its Governor stays in Rome and dies there.
    const offices = taken.map((x) => x.spoil).filter((x) => !isProvinceId(x));
    if (new Set(offices).size < offices.length) throw new Broken('something was taken twice');
    if (choice !== '' || landBill.status === 'sponsored') throw new Broken('something was left open');
    if (!isAllSettled(cx.g)) throw new Broken('something was left to be filled');
    return 'start';
  },
});

const tables = (seats: number): GameModule<Rome, RomeView> => ({
  ...forOneOrTwo,
  meta: {
    ...forOneOrTwo.meta,
    seats: { min: seats, max: seats, default: seats },
    options: { scenario: { t: 'choice', of: ['early', 'middle', 'late'], default: 'early' }, moves: MOVES },
  },
  first: divisions,
  procs: [...forOneOrTwo.procs, divisions],
  setup: (cx, players, options) => {
    const g = forOneOrTwo.setup(cx, players, options);
    scatter(cx, g);
    return g;
  },
});

/** Mostly answers, now and then with what goes on beside the question; deals are not what is tried here. */
const BESIDE = ['deal', 'dealNumber', 'dealText', 'answerDeal', 'show', 'showCards', 'resign'];

test.each([1, 2])(
  '[4.05.418-a][4.05.418-e] %i at the table: every division comes to its end',
  (seats) => {
    const report = fuzz(tables(seats), {
      steps: 2000,
      seed: `spoils ${seats}`,
      folder: false,
      longest: 1000,
      chooser: () => (_, q, by, rng) => {
        const verbs = Object.fromEntries(Object.entries(q.verbs).filter(([verb]) => !BESIDE.includes(verb)));
        return randomInput({ ...q, verbs }, by, (n) => rng.below(n))!;
      },
      every: { leak: 60, illegal: 200, undo: 500, save: 200 },
    });
    expect(report.failures).toEqual([]);
    expect(Object.keys(report.verbs)).toEqual(expect.arrayContaining(USED));
    for (const verb of ORDINARY) expect(report.verbs[verb]).toBeUndefined();
  },
  300_000,
);

const USED = ['takeSpoil', 'giveSpoil', 'passSpoils', 'demandCheck', 'concession', 'pass'];
const ORDINARY = ['assassinate', 'vetoByTribune', 'proposeByTribune', 'moveMotion', 'orderPass', 'orderVeto'];
