import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { fresh } from '../rome/death.ts';
import { business } from '../senate/other-business.ts';
import { answers, offers, statusOf, writes } from '../testing/agreements.ts';
import { gives, inSenate } from '../testing/meeting.ts';

const meeting = (patch: (g: Rome) => void = () => {}) => inSenate(business, undefined, patch);
/** A clause of seat 1 to seat 0 has been begun. */
const begun = (patch: (g: Rome) => void = () => {}) =>
  writes(meeting(patch), 1, 'deal:new-public', 'faction:0', 'deal:clause', 'faction:1', 'faction:0');
const words = (p: ReturnType<typeof meeting>): readonly string[] => {
  const o = p.as(1).offers('deal');
  return o?.t === 'pick' ? o.of : [];
};
/** Every word that can come in any clause. */
const reachable = (): string[] => {
  const found = new Set<string>();
  const seen = new Set<string>();
  const go = (said: readonly string[]): void => {
    const p = writes(begun(), 1, ...said);
    for (const w of words(p)) found.add(w);
    for (const w of words(p)) {
      // One of each sort is enough: names do not change what follows.
      const sort = [...said, w]
        .map((x) => x.replace(/^(senator|faction|turn|province|war|concession):.*/, '$1'))
        .join(' ');
      if (w === 'deal:drop' || seen.has(sort) || said.length > 3) continue;
      seen.add(sort);
      go([...said, w]);
    }
  };
  go([]);
  return [...found];
};

describe('words', () => {
  test('[AGR-20][1.04.3-e][1.04.3-f][1.04.3-g][amb-65] there are none for the consulships, Assassinations or loyalty, and the refusal says so', () => {
    const all = reachable();
    expect(all).toContain('word:vote');
    expect(all.filter((w) => /rome-consul|field-consul|assassinat|revolt|loyal|rebel/.test(w))).toEqual([]);
    const p = begun();
    for (const w of ['word:assassinate', 'word:revolt', 'becomes:rome-consul']) {
      p.as(1).refuses('deal', w, { reason: 'no.dealWord', rule: '1.04.3-f' });
    }
    writes(p, 1, 'word:pay', 5, 'turn:1');
    // Whether somebody becomes Consul, but not which.
    expect(words(p)).toContain('becomes:consul');
    p.as(1)
      .refuses('deal', 'becomes:field-consul', { rule: '1.04.3-e' })
      .refuses('deal', 'word:loyal', { rule: '1.04.3-g' });
    // The form says so before it is sent, also where words are one's own.
    const text = writes(begun(), 1, 'word:text').as(1).offers('dealText');
    expect(text).toMatchObject({ t: 'text', rules: ['AGR-18', 'AGR-20', '1.04.3-e', '1.04.3-f', '1.04.3-g'] });
  });

  test('[AGR-21][1.09.151-g] a Prosecution is promised by whoever presides, not by Tribune', () => {
    expect(words(writes(begun(), 1, 'word:propose', 'means:presiding'))).toContain('kind:prosecution');
    expect(words(writes(begun(), 1, 'word:propose', 'means:tribune'))).not.toContain('kind:prosecution');
  });

  test('[AGR-21][1.04.3-d] for nearly anything else, but only at the time and in the way of the rules', () => {
    expect(words(begun())).toEqual([
      ...['pay', 'card', 'vote', 'propose', 'refrain', 'appoint', 'order', 'spend', 'text'].map((w) => `word:${w}`),
      'deal:drop',
    ]);
    // A turn is all that can be said of when Talents and cards move.
    expect(words(writes(begun(), 1, 'word:pay', 5))).toEqual(['turn:1', 'turn:2', 'turn:3', 'deal:drop']);
    const cards = words(
      writes(
        begun((g) => gives(g, 1, 'card:38')),
        1,
        'word:card',
      ),
    );
    expect(cards).toContain('card:38');
    expect(cards).not.toContain('card-kind:war');
    // Somebody else's cards are not known: only kinds.
    const other = writes(
      meeting((g) => gives(g, 0, 'card:38')),
      1,
      'deal:new-public',
      'faction:0',
      'deal:clause',
    );
    expect(words(writes(other, 1, 'faction:0', 'faction:1', 'word:card'))).not.toContain('card:38');
  });

  test('[AGR-12] what a vote is about: any proposal, a kind, a thing of that kind', () => {
    const p = writes(begun(), 1, 'word:vote', 'way:against');
    expect(words(p)).toContain('kind:land-bill');
    writes(p, 1, 'kind:land-bill');
    expect(words(p)).toEqual(expect.arrayContaining(['word:any', 'land-bill:II', 'senator:1']));
    writes(p, 1, 'land-bill:II', 'senator:4', 3, 'turn:2', 'word:always');
    expect(p.g.agreements.drafts[1]).toMatchObject({
      clauses: [
        {
          promise: {
            t: 'vote',
            way: 'against',
            about: { kind: 'land-bill', naming: 'land-bill:II' },
            senator: 'senator:4',
            bought: 3,
          },
          turn: 2,
        },
      ],
    });
  });

  test('[AGR-16] an order of calling, as far as somebody wants to give it', () => {
    const p = writes(
      begun(),
      1,
      'word:order',
      'calling:in-order',
      'faction:2',
      'faction:0',
      'word:done',
      'word:any',
      'word:any',
    );
    writes(p, 1, 'turn:1', 'word:always');
    expect(p.g.agreements.drafts[1]).toMatchObject({ clauses: [{ promise: { t: 'order', calls: [2, 0], last: -1 } }] });
  });

  test('[AGR-17] a ransom costs what it costs: no sum is named', () => {
    const p = writes(begun(), 1, 'word:spend', 'on:ransom', 'senator:4');
    expect([p.as(1).offers('dealNumber'), words(p).some((w) => w.startsWith('turn:'))]).toEqual([undefined, true]);
  });

  test('[AGR-15] nobody is appointed who belongs to no Faction', () => {
    const p = begun((g) => void g.senators.push(fresh(g, 'senator:10', -1)));
    const role = words(writes(p, 1, 'word:appoint'))[0]!;
    expect(words(writes(p, 1, role)).filter((w) => w === 'senator:9' || w === 'senator:10')).toEqual(['senator:9']);
  });

  test('[AGR-15] after the Senate an appointment can only be promised of the next turn', () => {
    const turns = (phase: Rome['phase']) => {
      const p = begun((g) => void (g.phase = phase));
      const role = words(writes(p, 1, 'word:appoint'))[0]!;
      return words(writes(p, 1, role, 'senator:5')).filter((w) => w.startsWith('turn:'))[0];
    };
    expect([turns('senate'), turns('combat'), turns('revolution')]).toEqual(['turn:1', 'turn:2', 'turn:2']);
  });

  test('[AGR-16] whoever has a place in the order is not named again', () => {
    const p = writes(begun(), 1, 'word:order', 'calling:in-order', 'faction:2');
    expect(words(p).filter((w) => w.startsWith('faction:'))).toEqual(['faction:0', 'faction:1']);
    // One alone is no order.
    expect(words(p)).not.toContain('word:done');
  });

  test('[AGR-18] anything else in words of one’s own: shown, remembered, never enforced', () => {
    const p = meeting();
    const id = offers(
      p,
      1,
      0,
      'public',
      'faction:1',
      'faction:0',
      'word:text',
      'I shall be kind to you',
      'word:always',
    );
    answers(p, 0, 'accept', id);
    expect(p.view('public').agreements.all[0]!.clauses[0]!.promise).toEqual({
      t: 'text',
      text: 'I shall be kind to you',
    });
    const asked = p.as(0).question!.verbs;
    expect(Object.keys(asked)).toContain('adjourn');
    expect(statusOf(p, id)).toBe('active');
    answers(p, 0, 'performed', id, 1);
    expect(statusOf(p, id)).toBe('fulfilled');
  });
});
