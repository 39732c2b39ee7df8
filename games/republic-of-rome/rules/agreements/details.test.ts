import { linesFor, Match } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { republicOfRome } from '../index.ts';
import { redistribution } from '../revenue/redistribution.ts';
import { killSenator } from '../rome/death.ts';
import { senator } from '../rome/senators.ts';
import { noteShown } from '../rome/shown.ts';
import { business } from '../senate/other-business.ts';
import { agreed, offers, states, statusOf, writes } from '../testing/agreements.ts';
import { at } from '../testing/at.ts';
import { bare, table, treasury } from '../testing/bare.ts';
import { gives, inSenate } from '../testing/meeting.ts';
import type { Promise, PromiseOf } from './agreement.ts';
import { senateCloses, senatorRenamed } from './time.ts';

const pays = (n: number): PromiseOf<'pay'> => ({ t: 'pay', n, paid: 0 });

describe('what has become of a clause', () => {
  test('[AGR-08] a promise about somebody who dies is void, whatever kind of promise it is; others stay', () => {
    const about = { kind: '', naming: 'senator:2' } as const;
    const of: Promise[] = [
      { t: 'appoint', role: 'commander', senator: 'senator:2' },
      { t: 'spend', how: 'ransom', senator: 'senator:2', n: 5 },
      { t: 'vote', way: 'for', about, senator: '', bought: 0 },
      { t: 'appoint', role: 'commander', senator: 'senator:3' },
      { t: 'vote', way: 'for', about: { kind: '', naming: 'senator:3' }, senator: '', bought: 0 },
    ];
    const t = table(
      (g) =>
        void agreed(
          g,
          7,
          of.map((promise) => [1, 0, promise] as const),
        ),
    );
    killSenator(t.cx, senator(t.g, 'senator:2'), 'mob');
    expect(t.g.agreements.all[0]!.clauses.map((c) => c.state)).toEqual(['void', 'void', 'void', 'open', 'open']);
  });

  test.each([
    ['consuls', [false, true, true]],
    ['censor', [true, true, false]],
    ['dictator', [true, false, true]],
  ] as const)('[AGR-08] once the %s are filled nobody can be proposed for them any more', (office, still) => {
    const kinds = ['consuls', 'dictator', 'censor'] as const;
    const t = table((g) => {
      g.phase = 'senate';
      const said = kinds.map(
        (kind) => [0, 1, { t: 'propose', means: 'presiding', about: { kind, naming: 'senator:2' } }] as const,
      );
      agreed(g, 7, said);
      g.senate.filled = { consuls: office === 'consuls', dictator: office === 'dictator', censor: office === 'censor' };
    });
    senateCloses(t.cx);
    expect(t.g.agreements.all[0]!.clauses.map((c) => c.state !== 'void')).toEqual(still);
  });

  test('[1.07.312-j] a Statesman on his Family: what is being drafted about the one is about the other', () => {
    const p = inSenate(business, undefined);
    writes(p, 1, 'deal:new-public', 'faction:0', 'deal:clause', 'faction:0', 'faction:1', 'word:appoint');
    writes(p, 1, 'role:commander', 'senator:2');
    senatorRenamed(p.g, 'senator:2', 'senator:2A');
    const draft = p.g.agreements.drafts[1];
    if (!draft) throw new Error('no draft');
    expect(draft.words).toContain('senator:2A');
    expect(draft.words).not.toContain('senator:2');
    expect(draft.words).toContain('role:commander');
  });
});

describe('who reads of it', () => {
  test('[AGR-05][1.04.3-a] everybody reads what comes of a public agreement, only its parties of a private one', () => {
    for (const how of ['public', 'private'] as const) {
      const p = inSenate(business, undefined);
      const id = offers(p, 1, 0, how, 'faction:1', 'faction:0', 'word:pay', 5, 'turn:1', 'word:always');
      const accepting = { by: 0, verb: 'answerDeal', arg: `accept+agreement:${id}` };
      const { log } = new Match(republicOfRome, p.state).play(accepting);
      const reads = (eye: number | 'public') => linesFor(log, eye).some((line) => line.m.k === 'deal.accepted');
      expect([0, 1, 2, 'public' as const].map(reads)).toEqual(
        how === 'public' ? [true, true, true, true] : [true, true, false, false],
      );
    }
  });
});

describe('gifts and debts', () => {
  const sharing = (patch: (g: Rome) => void) =>
    at(redistribution, undefined, { seats: 3 }, (g) => {
      bare(g);
      g.phase = 'revenue';
      treasury(g, 0, 9);
      patch(g);
    });
  const give = (p: ReturnType<typeof sharing>, n: number) =>
    p.as(0).does('openGift').does('giftTo', 'faction:1').does('give', { 'faction:0': n });

  test('[AGR-06][AGR-10] a gift pays a private debt of the giver to the receiver, after the public ones', () => {
    const p = sharing((g) => {
      agreed(g, 7, [[0, 1, pays(3)]], { isPublic: false });
      agreed(g, 8, [[0, 1, pays(4)]]);
    });
    give(p, 5);
    const paid = () => p.g.agreements.all.map((a) => (a.clauses[0]!.promise as PromiseOf<'pay'>).paid);
    expect(paid()).toEqual([1, 4]);
    give(p, 2);
    expect([statusOf(p, 7), statusOf(p, 8)]).toEqual(['fulfilled', 'fulfilled']);
  });

  test('[AGR-10] a gift of more than is owed: the debt is paid, and told, once', () => {
    const p = sharing((g) => void agreed(g, 8, [[0, 1, pays(4)]]));
    give(p, 6);
    expect(p.lines('deal.clause')).toHaveLength(1);
    expect(statusOf(p, 8)).toBe('fulfilled');
  });

  test('[AGR-06][AGR-10] not what the receiver owes privately, nor what is owed to a third', () => {
    const p = sharing((g) => {
      agreed(g, 7, [[1, 0, pays(3)]], { isPublic: false });
      agreed(g, 8, [[0, 2, pays(3)]], { isPublic: false });
      agreed(g, 9, [[2, 1, pays(3)]], { isPublic: false });
    });
    give(p, 3);
    expect([7, 8, 9].map((id) => states(p, id))).toEqual([['open'], ['open'], ['open']]);
  });
});

describe('cards that were shown', () => {
  test('[own-48] a promise about one is known to those who saw this card, not to those who saw another', () => {
    const p = inSenate(business, undefined, (g) => {
      gives(g, 0, 'card:38', 'card:39');
      noteShown(g.factions[0]!, 1, ['card:38']);
      noteShown(g.factions[0]!, 2, ['card:39']);
    });
    const id = offers(
      p,
      1,
      0,
      'public',
      'faction:0',
      'faction:1',
      'word:card',
      'word:shown+card:38',
      'turn:1',
      'word:always',
    );
    expect(p.g.agreements.all.find((a) => a.id === id)!.clauses[0]!.promise).toMatchObject({ seenBy: [0, 1] });
  });

  test('[1.04.5-b] what was shown to the same player twice is remembered once', () => {
    const { g } = table();
    const f = g.factions[0]!;
    noteShown(f, 1, ['card:38']);
    noteShown(f, 1, ['card:38', 'card:39']);
    noteShown(f, 2, ['card:38']);
    expect(f.shown).toEqual([
      { card: 'card:38', to: 1 },
      { card: 'card:39', to: 1 },
      { card: 'card:38', to: 2 },
    ]);
  });
});
