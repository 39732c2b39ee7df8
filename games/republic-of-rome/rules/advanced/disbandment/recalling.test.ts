import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import type { Office, SenatorId } from '../../ids.ts';
import { debits } from '../../revenue/debits.ts';
import { legionsAt } from '../../rome/forces.ts';
import { oratory, senator } from '../../rome/senators.ts';
import { business } from '../../senate/other-business.ts';
import { at } from '../../testing/at.ts';
import { rich, treasury } from '../../testing/bare.ts';
import { hasDisbanded, WITH_DISBANDMENT } from '../../testing/disbandment.ts';
import { session } from '../../testing/session.ts';
import { sitting } from '../../testing/meeting.ts';

/** Of seat 0, Rome Consul, who presides over Other Business. */
const A = 'senator:1';
/** Of seat 1. */
const B = 'senator:4';

/** Other Business; senator:1 has disbanded Legions I to III, and has gained 3 ORA. */
const meeting = (patch: (g: Rome) => void = () => {}) =>
  at(business, undefined, WITH_DISBANDMENT, (g) => {
    sitting(g);
    hasDisbanded(g, A, 3);
    senator(g, A).influence = 8;
    rich(g, A, 25);
    patch(g);
  });
const offered = (game: ReturnType<typeof meeting>, seat = 0): readonly string[] => {
  const offer = game.as(seat).offers('recallDisbanded');
  return offer?.t === 'pick' ? offer.of : [];
};
const printed = (g: Rome, id: SenatorId): number => oratory({ agreed: g.agreed }, senator(g, id));

describe('recall', () => {
  test('[2.04.3-a][2.04.3-e][2.04.3-f][2.04.3-g][2.04.H-a] a Consul, without a vote: Active again as Veterans of his, for 1 ORA and 1 Influence each', () => {
    const game = meeting();
    const ora = printed(game.g, A);
    const owed = debits(game.g).total;
    expect(oratory(game.g, senator(game.g, A))).toBe(ora + 3);
    game.as(0).does('recallDisbanded', A).does('recallLegions', ['legion:0', 'legion:2']).sets('payForRecall', 2);
    for (const n of [0, 2]) expect(game.g.legions[n]).toEqual({ at: 'active', veteran: true, allegiance: A });
    expect(game.g.legions[1]!.at).toBe('bank');
    expect(senator(game.g, A)).toMatchObject({ influence: 6, talents: 5 });
    expect(oratory(game.g, senator(game.g, A))).toBe(ora + 1);
    // The State maintains them again.
    expect(debits(game.g).total).toBe(owed + 4);
    expect(game.g.senate.floors).toEqual([]);
    game.expectLog('disbandment.recalls', { who: A, n: 2 }, '2.04.3-f');
    expect(game.waitingFor).toEqual([0]);
  });

  test('[2.04.3-c][2.04.H-b][A2-103] 10 Talents each, from his own purse or from his Faction Treasury', () => {
    const game = meeting((g) => treasury(g, 0, 19));
    game.as(0).does('recallDisbanded', A);
    // Two from his own money, one from the Treasury.
    expect(game.offers('recallLegions')).toMatchObject({ max: 3 });
    const all = meeting((g) => treasury(g, 0, 30))
      .as(0)
      .does('recallDisbanded', A);
    all.does('recallLegions', ['legion:0', 'legion:1', 'legion:2']);
    expect(all.offers('payForRecall')).toMatchObject({ min: 0, max: 2 });
    game.does('recallLegions', ['legion:0', 'legion:1']);
    expect(game.offers('payForRecall')).toMatchObject({ t: 'range', min: 1, max: 2 });
    game.sets('payForRecall', 1);
    expect(senator(game.g, A).talents).toBe(15);
    expect(game.g.factions[0]!.treasury).toBe(9);
  });

  test('[2.04.3-c] not without the money for one, and the player reads why', () => {
    const poor = meeting((g) => {
      rich(g, A, 9);
      treasury(g, 0, 9);
    });
    expect(offered(poor)).toEqual([]);
    poor.as(0).refuses('recallDisbanded', A, 'no.recall.money');
    const shared = meeting((g) => {
      rich(g, A, 9);
      treasury(g, 0, 10);
    });
    expect(offered(shared)).toEqual([A]);
    shared.as(0).does('recallDisbanded', A);
    expect(shared.offers('recallLegions')).toMatchObject({ max: 1 });
  });

  test('[2.04.3-d] No Recruitment and Manpower Shortage change nothing', () => {
    const game = meeting((g) => {
      g.noRecruitment = true;
      g.events.push({ id: 'event:170', level: 2, since: g.turn });
    });
    game.as(0).does('recallDisbanded', A).does('recallLegions', ['legion:0']).sets('payForRecall', 1);
    expect(senator(game.g, A).talents).toBe(15);
    expect(legionsAt(game.g, 'active')).toEqual([0]);
  });

  const having = (office: Office | '', at: 'rome' | 'field' = 'rome') =>
    meeting((g) => {
      hasDisbanded(g, B, 1);
      rich(g, B, 50);
      Object.assign(senator(g, B), { office, at });
    });
  test.each(['field-consul', 'dictator'] as const)('[2.04.3-a] so may the %s', (office) => {
    expect(offered(having(office), 1)).toEqual([B]);
  });
  test.each(['censor', 'master-of-horse', ''] as const)(
    '[2.04.3-h] but not a Senator whose office is "%s"',
    (office) => {
      const game = having(office);
      expect(offered(game, 1)).toEqual([]);
      game.as(1).refuses('recallDisbanded', B, 'no.recall.office');
    },
  );
  test('[2.04.3-h][A2-102] nor a Proconsul; nor a Consul who has left for war', () => {
    having('proconsul', 'field').as(1).refuses('recallDisbanded', B, 'no.recall.office');
    having('field-consul', 'field').as(1).refuses('recallDisbanded', B, 'no.recall.away');
  });

  test('[2.04.3-b][A2-102] not before Other Business', () => {
    for (const step of ['consuls', 'prosecutions', 'governors'] as const) {
      expect(offered(meeting((g) => (g.senate.step = step)))).toEqual([]);
    }
    expect(offered(meeting())).toEqual([A]);
    expect(offered(meeting((g) => (g.senate.step = 'adjourning')))).toEqual([A]);
  });
  test('[2.04.3-b][own-92] nor while something is being voted on, but while a proposal is worded', () => {
    const game = meeting().as(0).does('propose', 'kind:raise');
    expect(offered(game)).toEqual([A]);
    game.sets('legions', 1).sets('fleets', 0);
    expect(game.g.senate.floors).toHaveLength(1);
    expect(offered(game)).toEqual([]);
  });

  test('[2.04.3-b] nor when whoever presided has left for war, and the meeting is over', () => {
    const over = (departed: boolean) =>
      at(session, undefined, WITH_DISBANDMENT, (g) => {
        sitting(g);
        hasDisbanded(g, A, 1);
        rich(g, A, 10);
        g.senate.departed = departed;
      });
    expect(offered(over(false))).toEqual([A]);
    expect(offered(over(true))).toEqual([]);
  });

  test('[D2-41] whoever says nothing, or thinks better of it, recalls nobody', () => {
    for (const end of ['silence', 'drop'] as const) {
      const game = meeting().as(0).does('recallDisbanded', A);
      if (end === 'silence') game.saysNothing();
      else game.does('recallLegions', ['legion:0']).does('drop');
      expect(game.g.legions[0]!.at).toBe('bank');
      expect(senator(game.g, A)).toMatchObject({ influence: 8, talents: 25 });
    }
  });

  test('[2.04.3-f][A2-104] Influence does not fall below 0', () => {
    const game = meeting((g) => (senator(g, A).influence = 1));
    game.as(0).does('recallDisbanded', A).does('recallLegions', ['legion:0', 'legion:1']).sets('payForRecall', 2);
    expect(senator(game.g, A).influence).toBe(0);
  });

  test('[own-92] the player of a Consul for Life decides for those he rules, with their own money alone', () => {
    const game = meeting((g) => {
      hasDisbanded(g, B, 2);
      rich(g, B, 12);
      treasury(g, 0, 50);
      treasury(g, 1, 50);
      Object.assign(senator(g, A), { consulForLife: true });
      senator(g, B).office = 'field-consul';
    });
    expect(offered(game, 1)).toEqual([]);
    expect(offered(game, 0)).toEqual([A, B]);
    game.as(0).does('recallDisbanded', B);
    expect(game.offers('recallLegions')).toMatchObject({ max: 1 });
    game.does('recallLegions', ['legion:3']).sets('payForRecall', 1);
    expect(game.g.factions.map((f) => f.treasury)).toEqual([50, 50, 0]);
  });

  test('[own-93] it is no recruitment: nobody earns by it, and what was recalled may be eliminated', () => {
    const game = meeting((g) => {
      g.concessions.push({ id: 'concession:52', holder: B, revealed: false, voted: 0 });
    });
    const before = senator(game.g, B).talents;
    game.as(0).does('recallDisbanded', A).does('recallLegions', ['legion:0']).sets('payForRecall', 1);
    expect(senator(game.g, B).talents).toBe(before);
    game.does('propose', 'kind:eliminate').sets('legions', 0);
    expect(game.offers('veterans')).toMatchObject({ of: ['legion:0'] });
  });
});
