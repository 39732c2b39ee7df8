import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { fresh } from '../rome/death.ts';
import { senator } from '../rome/senators.ts';
import { closing } from '../senate/adjourn.ts';
import { censorStep } from '../senate/elections/steps.ts';
import { business } from '../senate/other-business.ts';
import { agreed, answers, offers, states, statusOf } from '../testing/agreements.ts';
import { allPass, gives, inSenate, type Meeting, onVote, RAISE, voting } from '../testing/meeting.ts';
import type { About, PromiseOf } from './agreement.ts';

const byTribune = (kind: About['kind'], naming: About['naming'] = '') =>
  ({ t: 'propose', means: 'tribune', about: { kind, naming } }) as const satisfies PromiseOf<'propose'>;
const picks = (p: Meeting, verb: string): readonly string[] => {
  const o = p.offers(verb);
  return o?.t === 'pick' ? o.of : [];
};
/** Seat 1 has promised seat 2 a Tribune to raise Forces; it holds these. */
const menu = (...cards: ('card:38' | 'card:39' | 'card:48')[]): Meeting =>
  inSenate(business, undefined, (g) => {
    gives(g, 1, ...cards);
    agreed(g, 7, [[1, 2, byTribune('raise')]]);
  });
const raises = (p: Meeting): Meeting => {
  p.does('propose', 'kind:raise').sets('legions', 1);
  return p.offers('fleets') ? (p.sets('fleets', 0) as Meeting) : p;
};

describe('a Tribune whose use was promised', () => {
  test('[AGR-13] its holder is asked at the first legal moment, before the PM, and has nothing else to say', () => {
    const p = menu('card:38');
    expect(p.waitingFor).toEqual([1]);
    expect(p.as(0).offers('adjourn')).toBeUndefined();
    p.as(1).refuses('noTribune', undefined, 'no.agreement');
    p.does('proposeByTribune', 'card:38');
    expect(picks(p, 'propose')).toEqual(['kind:raise']);
    p.refuses('forgo', undefined, 'no.agreement');
    expect(statusOf(raises(p), 7)).toBe('fulfilled');
    voting(p, 'nay', 'nay', 'nay');
    expect(p.as(0).offers('adjourn')).toBeDefined();
  });

  test('[AGR-13][AGR-22][amb-F4][own-49] he is asked all the same if he holds none, and then the promise fails', () => {
    const p = menu('card:48');
    expect(p.waitingFor).toEqual([1]);
    // Nobody else can tell the two tables apart.
    expect(p.view(2)).toEqual(menu('card:38').view(2));
    p.as(1).does('noTribune').expectLog('deal.clause', { how: 'clause-state:failed', why: 'why:impossible' });
    expect(statusOf(p, 7)).toBe('broken');
    expect(p.as(0).offers('adjourn')).toBeDefined();
  });

  test('[AGR-13][own-50] who says nothing has broken his word, and nobody learns whether he holds one', () => {
    const told = (['card:38', 'card:48'] as const).map((card) => {
      const p = menu(card).as(1).saysNothing();
      p.expectLog('deal.clause', { how: 'clause-state:failed', why: 'why:broken' });
      expect(p.waitingFor).toEqual([0]);
      return { ...p.view(2), unseen: [] };
    });
    expect(told[0]).toEqual(told[1]);
  });

  test('[AGR-13][own-49] he may not use it for a veto, by hand or by standing order; another one he may', () => {
    const onFloor = (...cards: ('card:38' | 'card:39')[]): Meeting =>
      onVote({ t: 'censor', nominee: 'senator:5' }, (g) => {
        g.senate.step = 'censor';
        gives(g, 1, ...cards);
        agreed(g, 7, [[1, 2, byTribune('raise')]]);
        g.orders[1]!.push({ when: 'last', about: ['censor'], naming: [], verb: 'vetoByTribune', target: '' });
      });
    const one = onFloor('card:38').as(1);
    one.refuses('vetoByTribune', 'card:38', 'no.agreement').refuses('reserveByTribune', 'card:38', 'no.agreement');
    voting(allPass(one), 'aye', 'aye', 'aye');
    expect(one.g.factions[1]!.hand).toEqual(['card:38']);
    const two = onFloor('card:38', 'card:39').as(1);
    expect(two.offers('reserveByTribune')).toBeDefined();
    two.does('vetoByTribune', 'card:38');
  });

  test('[AGR-13][AGR-22] what can no longer come in this meeting holds nothing back', () => {
    const p = onVote(RAISE, (g) => {
      gives(g, 1, 'card:38');
      agreed(g, 7, [[1, 2, byTribune('censor', 'senator:5')]]);
    });
    expect(p.as(1).offers('vetoByTribune')).toBeDefined();
  });

  test('[AGR-13] a nomination, before whoever presides nominates', () => {
    const p = inSenate(censorStep, undefined, (g) => {
      g.senate.step = 'censor';
      g.senate.filled.censor = false;
      for (const n of [4, 5, 7]) senator(g, `senator:${n}`).priorConsul = true;
      gives(g, 2, 'card:38');
      agreed(g, 7, [[2, 1, byTribune('censor', 'senator:5')]]);
    });
    expect(p.waitingFor).toEqual([2]);
    p.as(2).does('proposeByTribune', 'card:38').does('propose', 'kind:censor');
    expect(picks(p, 'nominate')).toEqual(['senator:5']);
    expect(statusOf(p.does('nominate', 'senator:5') as Meeting, 7)).toBe('fulfilled');
  });

  test('[AGR-13] promised while the PM thinks, it comes before his nomination and before the meeting closes', () => {
    const promises = (p: Meeting, kind: string): number =>
      offers(
        p,
        2,
        0,
        'public',
        'faction:2',
        'faction:0',
        'word:propose',
        'means:tribune',
        kind,
        'word:any',
        'turn:1',
        'word:always',
      );
    const p = inSenate(censorStep, undefined, (g) => {
      g.senate.step = 'censor';
      g.senate.filled.censor = false;
      for (const n of [4, 5, 7]) senator(g, `senator:${n}`).priorConsul = true;
      gives(g, 2, 'card:38');
    });
    answers(p, 0, 'accept', promises(p, 'kind:censor'));
    p.as(0).does('nominate', 'senator:7');
    expect(p.waitingFor).toEqual([2]);
    p.as(2).does('proposeByTribune', 'card:38').does('propose', 'kind:censor').does('nominate', 'senator:4');
    expect(p.g.senate.floors[0]).toMatchObject({ by: 2, proposal: { nominee: 'senator:4' } });
    const late = inSenate(closing, undefined, (g) => {
      g.concessions = [{ id: 'concession:52', holder: 'forum', revealed: false, voted: 0 }];
      gives(g, 2, 'card:38', 'card:40');
      gives(g, 1, 'card:41');
    });
    answers(late, 0, 'accept', promises(late, 'kind:concessions'));
    allPass(late);
    expect(late.waitingFor).toEqual([2]);
    allPass(late.as(2).does('proposeByTribune', 'card:38') as Meeting);
    late.as(2).does('propose', 'kind:concessions');
  });

  test('[AGR-13][1.09.151-k] a Statesman with a Tribune of his own will do; [AGR-25] not while another rules his Faction', () => {
    const ruled = (patch: (g: Rome) => void): Meeting =>
      inSenate(business, undefined, (g) => {
        agreed(g, 7, [[1, 2, byTribune('raise')]]);
        patch(g);
      });
    const cato = ruled((g) => g.senators.push(fresh(g, 'senator:22A', 1))).as(1);
    cato.refuses('noTribune', undefined, 'no.agreement').does('proposeByTribune', 'senator:22A');
    expect(picks(cato, 'propose')).toEqual(['kind:raise']);
    expect(ruled((g) => (senator(g, 'senator:1').consulForLife = true)).waitingFor).toEqual([0]);
  });

  test('[AGR-07][AGR-13] ended by its parties while he is asked it is not due any more, and the meeting goes on', () => {
    for (const cards of [['card:38'], ['card:48']] as const) {
      const ended = (): Meeting => {
        const p = menu(...cards);
        answers(p, 1, 'end', 7);
        answers(p, 2, 'end', 7);
        expect([p.as(1).offers('proposeByTribune'), p.offers('noTribune')]).toEqual([undefined, undefined]);
        return p;
      };
      const p = ended().as(1).does('goOn');
      expect([p.waitingFor, p.g.factions[1]!.hand]).toEqual([[0], [...cards]]);
      expect(ended().as(1).saysNothing().waitingFor).toEqual([0]);
    }
  });

  test('[AGR-13][own-49] a Tribune that is stopped is spent; he is held to it as long as he has another', () => {
    const p = inSenate(business, undefined, (g) => {
      gives(g, 1, 'card:38', 'card:39');
      gives(g, 2, 'card:97');
      agreed(g, 7, [[1, 0, byTribune('raise')]]);
    });
    p.as(1).does('proposeByTribune', 'card:38');
    p.rolling(2).as(2).does('murderTribune', 'senator:7');
    allPass(p);
    expect([p.waitingFor, states(p, 7)]).toEqual([[1], ['open']]);
    p.as(1).refuses('noTribune', undefined, 'no.agreement').does('proposeByTribune', 'card:39');
  });
});
