import { type Input, type Offer, type Question, randomInput, type Rng, type Seat } from '@tabularium/kernel';
import { fuzz } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { republicOfRome } from '../index.ts';
import { fresh } from '../rome/death.ts';
import { agreed, load } from '../testing/agreements.ts';
import { rich, table, treasury } from '../testing/bare.ts';
import { ownDraft, type RomeView } from '../sight/view.ts';
import type { Rome } from '../game.ts';
import type { Agreement, Promise } from './agreement.ts';
import { canPerform } from './judging.ts';
import { ownFaction } from '../rome/players.ts';

/** What does not answer the question but goes on beside it; a decision must have an answer without it. */
const ASIDES = ['deal', 'dealNumber', 'dealText', 'answerDeal', 'showCards', 'moveMotion', 'moveInWords', 'backMotion'];
const beside = (q: Question): Question => ({
  ...q,
  verbs: Object.fromEntries(
    Object.entries(q.verbs).filter(([verb]) => !ASIDES.includes(verb) && verb !== 'opposeMotion'),
  ),
});
const picks = (o: Offer | undefined): readonly string[] => (o?.t === 'pick' ? o.of : []);

const seen: Record<string, number> = {};
const count = (what: string): void => {
  seen[what] = (seen[what] ?? 0) + 1;
};

/** Writes on if it has begun to; mostly about this turn, without conditions. */
const writing = (q: Question, by: Seat, rng: Rng): Input | undefined => {
  if (q.verbs['dealNumber']) return { by, verb: 'dealNumber', arg: 1 + rng.below(5) };
  if (q.verbs['dealText']) return { by, verb: 'dealText', arg: 'in peace' };
  const of = picks(q.verbs['deal']).filter((w) => w !== 'deal:drop' && w !== 'deal:remove');
  if (of.includes('deal:new-public') && rng.below(6) > 0) return { by, verb: 'deal', arg: 'deal:new-public' };
  // Cards that were shown are talked about.
  const shown = of.find((w) => w.startsWith('word:shown') || (w === 'word:card' && rng.below(3) === 0));
  if (shown) return { by, verb: 'deal', arg: shown };
  const likely = of.find((w) => w === 'word:always' || w.startsWith('turn:') || w === 'word:any');
  if (likely && rng.below(4) > 0) return { by, verb: 'deal', arg: likely };
  if (of.includes('deal:offer') && rng.below(2) > 0) return { by, verb: 'deal', arg: 'deal:offer' };
  return of.length > 0 ? { by, verb: 'deal', arg: rng.pick(of) } : undefined;
};
/** Accepts most of what it can perform, and answers in every other way now and then. */
const answering = (view: RomeView, q: Question, by: Seat, rng: Rng): Input | undefined => {
  const of = picks(q.verbs['answerDeal']).filter((x) => {
    const id = Number(/agreement:(\d+)/.exec(x)?.[1]);
    return (
      !x.startsWith('accept') ||
      canPerform(
        view as unknown as Rome,
        ownFaction(view, by),
        view.agreements.all.find((a) => a.id === id) as Agreement,
      )
    );
  });
  const accepts = of.filter((x) => x.startsWith('accept'));
  // What is not ended has time to be broken.
  const others = of.filter((x) => !x.startsWith('end') || rng.below(8) === 0);
  const wanted = accepts.length > 0 && rng.below(4) > 0 ? accepts : others;
  const answers = wanted.length > 0 && (accepts.length > 0 || rng.below(12) === 0);
  const arg = answers ? rng.pick(wanted) : undefined;
  if (arg === undefined) return undefined;
  count(arg.split('+')[0]!);
  return { by, verb: 'answerDeal', arg };
};

const showing = (q: Question, by: Seat, rng: Rng): Input | undefined => {
  const of = picks(q.verbs['showCards']);
  return of.length > 0 ? { by, verb: 'showCards', arg: rng.pick(of) } : undefined;
};

const dealer = (view: RomeView, q: Question, by: Seat, rng: Rng): Input => {
  const deals =
    (rng.below(20) === 0 && showing(q, by, rng)) ||
    (rng.below(2) > 0 && answering(view, q, by, rng)) ||
    (rng.below(2) > 0 && (ownDraft(view) !== '' || rng.below(6) === 0) && writing(q, by, rng));
  if (deals) return deals;
  for (const a of view.agreements.all) {
    count(`is ${a.status}`);
    for (const { promise: p } of a.clauses) {
      if (p.t === 'card' && p.seenBy) count(p.card === '' ? 'card not seen' : 'card seen');
    }
  }
  for (const m of Object.values(q.denied)) if (m.k === 'no.agreement' || m.k === 'no.owes') count('withheld');
  countHeld(q);
  return otherwise(q, by, rng);
};
const countHeld = (q: Question): void => {
  for (const held of Object.values(q.withheld)) {
    for (const m of Object.values(held)) if (m.k === 'no.agreement' || m.k === 'no.owes') count('held back');
  }
};
const otherwise = (q: Question, by: Seat, rng: Rng): Input => {
  const input = randomInput(beside(q), by, (n) => rng.below(n));
  if (!input) throw new Error(`nothing but agreements is left at ${q.prompt.k}`);
  return input;
};

/** With others to agree with: one Player has none, and two only each other. */
const withOthers: typeof republicOfRome = {
  ...republicOfRome,
  meta: { ...republicOfRome.meta, seats: { ...republicOfRome.meta.seats, min: 3 } },
};

describe('players who make agreements', () => {
  test('[AGR-35][AGR-36] offer, counter, accept, break and dispute them: money and cards stay, no hand shows, every decision has an answer', () => {
    const report = fuzz(withOthers, {
      steps: 10_000,
      seed: 'deals',
      folder: false,
      chooser: () => dealer,
      every: { leak: 60, illegal: 200, undo: 500, save: 200 },
    });
    expect(report.failures).toEqual([]);
    for (const what of [
      'accept',
      'reject',
      'counter',
      'change',
      'dispute',
      'claimant',
      'respondent',
      'end',
      'withheld',
      'held back',
      'card seen',
      'card not seen',
    ]) {
      expect([what, seen[what] ?? 0]).not.toEqual([what, 0]);
    }
    for (const status of ['active', 'fulfilled', 'broken', 'void', 'ended', 'rejected', 'lapsed']) {
      expect([status, seen[`is ${status}`] ?? 0]).not.toEqual([status, 0]);
    }
  }, 120_000);

  test('[AGR-22][AGR-23][AGR-36] at tables laden with promises, contrary ones among them, every decision has an answer', () => {
    const laden: typeof republicOfRome = {
      ...withOthers,
      setup: (cx, players, chosen) => {
        const g = republicOfRome.setup(cx, players, chosen);
        load(g, (n) => cx.below(n));
        return g;
      },
    };
    const every = { leak: 100, illegal: 300, undo: 900, save: 300 };
    const idle = (_: RomeView, q: Question, by: Seat, rng: Rng): Input => {
      for (const m of Object.values(q.denied)) if (m.k === 'no.agreement') count('laden');
      countHeld(q);
      return otherwise(q, by, rng);
    };
    const report = fuzz(laden, {
      steps: 6_000,
      seed: 'laden',
      folder: false,
      longest: 6_000,
      chooser: () => idle,
      every,
    });
    expect(report.failures).toEqual([]);
    expect(seen['laden']).toBeGreaterThan(20);
  }, 120_000);

  test('[AGR-35] can tell by what they know whether they could perform their part', () => {
    const could = (promise: Promise): boolean => {
      const { g } = table((x) => {
        treasury(x, 0, 3);
        rich(x, 'senator:1', 4);
        x.factions[0]!.hand = ['card:38'];
      });
      return canPerform(g, 0, agreed(g, 1, [[0, 1, promise]]));
    };
    expect(could({ t: 'pay', n: 7, paid: 0 })).toBe(true);
    expect(could({ t: 'pay', n: 8, paid: 0 })).toBe(false);
    expect(could({ t: 'card', card: 'tribune' })).toBe(true);
    expect(could({ t: 'card', card: 'card:39' })).toBe(false);
    const vote = { t: 'vote', way: 'for', about: { kind: '', naming: '' }, senator: '' } as const;
    expect(could({ ...vote, bought: 4 })).toBe(true);
    expect(could({ ...vote, bought: 5 })).toBe(false);
    expect(could({ t: 'spend', how: 'games', senator: 'senator:1', n: 7 })).toBe(false);
    expect(could({ t: 'spend', how: 'knights', senator: 'senator:2', n: 1 })).toBe(false);
    expect(could({ t: 'propose', means: 'tribune', about: { kind: 'raise', naming: '' } })).toBe(true);
    // [1.09.151-k] Cato is as good as a card.
    const { g } = table((x) => x.senators.push(fresh(x, 'senator:22A', 1)));
    const byTribune = { t: 'propose', means: 'tribune', about: { kind: 'raise', naming: '' } } as const;
    expect([1, 2].map((seat) => canPerform(g, seat, agreed(g, seat, [[seat, 0, byTribune]])))).toEqual([true, false]);
  });
});
