import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import type { CardId } from '../../ids.ts';
import { newForce } from '../../rome/forces.ts';
import { senatorCard } from '../../data/printed.ts';
import { military, senator, votesOf } from '../../rome/senators.ts';
import { changeInfluence } from '../../rome/standing.ts';
import { becomeConsulForLife } from '../../senate/consul-for-life.ts';
import { closing as adjourned } from '../../senate/adjourn.ts';
import { business } from '../../senate/other-business.ts';
import { proc } from '../../procs.ts';
import { at } from '../../testing/at.ts';
import { type Game, meeting, TURN } from '../../testing/senate.ts';
import { landStrength, newWar, war } from '../../wars/wars.ts';
import { end } from '@tabularium/kernel';
import { combat } from '../../combat/index.ts';
import { gabinianRaising } from './gabinian.ts';
import { PRINTED } from '../../testing/printed.ts';
import { revolts, ridesWithRebel } from '../../testing/people.ts';
import { wages } from '../../testing/armies.ts';

const A = 'senator:1';
const B = 'senator:2';
const C = 'senator:3';
const D = 'senator:4';
const FAR: readonly `senator:${string}`[] = ['senator:6', 'senator:7', 'senator:8', 'senator:9'];

/** The meeting at other business; seat 1 (C) may hold cards. */
const begin = (patch: (g: Rome) => void, rolling: number[] = []): Game =>
  at(
    business,
    undefined,
    { seats: 3 },
    (g) => {
      meeting(g, 'business', [A, B], [C, ...FAR], [D, 'senator:5']);
      patch(g);
    },
    rolling,
  );
const holding =
  (...cards: CardId[]) =>
  (g: Rome) =>
    void (g.factions[1]!.hand = [...cards]);
const laws = (game: Game, seat = 1): readonly string[] => {
  const offer = game.as(seat).offers('playLaw');
  return offer?.t === 'pick' ? offer.of : [];
};

describe('playing a Law', () => {
  test('[1.07.36-a][amb-9] at any time of the Senate Phase, before there are Consuls and during a vote', () => {
    const early = begin((g) => {
      holding('card:107')(g);
      g.senate.step = 'consuls';
    });
    expect(laws(early)).toEqual(['card:107']);
    const voting = begin(holding('card:107'));
    voting.as(0).does('propose', 'kind:raise').sets('legions', 1).sets('fleets', 0);
    expect(voting.g.senate.floors).toHaveLength(1);
    voting.as(1).does('playLaw', 'card:107');
    expect(voting.g.laws).toEqual(['card:107']);
    expect(voting.g.senate.floors).toHaveLength(1);
    const closing = at(adjourned, undefined, { seats: 3 }, (g) => {
      meeting(g, 'business', [A], [C], [D]);
      holding('card:107')(g);
    });
    expect(laws(closing)).toEqual(['card:107']);
    const later = begin((g) => {
      holding('card:107')(g);
      g.phase = 'forum';
    });
    expect(laws(later)).toEqual([]);
  });

  test('[1.07.36-b][1.07.36-d][card-law-a] playing it is enough: no vote, no sponsor; it stays on display', () => {
    const game = begin(holding('card:107', 'card:38'));
    game.as(1).does('playLaw', 'card:107').expectLog('laws.played', { by: 'faction:1', card: 'card:107' });
    expect(game.g.laws).toEqual(['card:107']);
    expect(game.g.discards).not.toContain('card:107');
    expect(game.g.senate.floors).toEqual([]);
    expect(game.g.factions[1]!.hand).toEqual(['card:38']);
    expect(game.canUndo(1)).toBe(false);
  });

  test('[card-33-b][card-126-b] with nothing to vote on a Cato adds nothing: his votes are those printed, and his Knights', () => {
    for (const cato of ['senator:22A', 'senator:22B'] as const) {
      const game = at(business, undefined, { seats: 3 }, (g) => {
        meeting(g, 'business', [A, B], [cato, ...FAR], [D, 'senator:5']);
        holding('card:107')(g);
        senator(g, cato).knights = 2;
      });
      game.as(1).does('playLaw', 'card:107');
      expect(game.g.laws).toEqual(['card:107']);
      expect(game.g.senate.floors).toEqual([]);
      expect(votesOf(PRINTED, senator(game.g, cato))).toBe(senatorCard(PRINTED, cato).ora + 2);
    }
  });

  test('[1.07.36-c] without a Senator in Rome as well', () => {
    const game = begin((g) => {
      holding('card:107')(g);
      for (const s of g.senators) if (s.faction === 1) s.at = 'field';
    });
    expect(laws(game)).toEqual(['card:107']);
  });

  test('[1.07.35-a] only when the card allows it, and never another kind of card', () => {
    const game = begin(holding('card:38', 'card:111', 'card:156', 'card:157', 'card:160'));
    expect(laws(game)).toEqual([]);
  });

  test('nobody plays the cards of a Faction that a Consul for Life rules [amb-78]', () => {
    const game = begin((g) => {
      holding('card:107')(g);
      becomeConsulForLife({ g, reveal: () => undefined } as never, senator(g, A));
    });
    expect(laws(game)).toEqual([]);
  });
});

describe('each Law', () => {
  test('[card-108-a] Military Reforms: nobody becomes Consul for Life at 35 any more', () => {
    const rise = proc('test.rise', () => ({}), {
      start: (cx) => {
        changeInfluence(cx, senator(cx.g, C), 40);
        return end();
      },
    });
    const risen = (...inForce: CardId[]): boolean => {
      const game = at(rise, undefined, { seats: 3 }, (g) => {
        meeting(g, 'business', [A], [C], [D]);
        g.laws = inForce;
      });
      return senator(game.g, C).consulForLife;
    };
    expect([risen(), risen('card:108')]).toEqual([true, false]);
  });

  test('[card-109-a][amb-84] Tradition Erodes: with Active Wars of 15 Strength together', () => {
    const weak = begin((g) => {
      holding('card:109')(g);
      g.wars = [newWar('war:5', 'active', false), newWar('war:6', 'inactive', false)];
    });
    expect(laws(weak)).toEqual([]);
    const strong = begin((g) => {
      holding('card:109')(g);
      g.wars = [newWar('war:5', 'active', false), newWar('war:3', 'active', false)];
    });
    expect(laws(strong)).toEqual(['card:109']);
    const atSea = begin((g) => {
      holding('card:109')(g);
      g.wars = [newWar('war:71', 'active', false), newWar('war:4', 'active', false)];
    });
    // 3 and 8, and 4.
    expect(laws(atSea)).toEqual(['card:109']);
  });

  test('[card-109-a][1.11.37-c] and of the Rebel, with the Master of Horse who joined him', () => {
    const revolt = (strength: number, withHorse: boolean): readonly string[] =>
      laws(
        begin((g) => {
          holding('card:109')(g);
          const [rebel, horse] = [senator(g, D), senator(g, 'senator:5')];
          revolts(g, rebel.id).at = 'field';
          Object.assign(horse, { rebel: 'secondary', at: 'field' });
          if (withHorse) ridesWithRebel(g, horse.id);
          const legions = strength - military(g, rebel) - military(g, horse);
          for (const l of g.legions.slice(0, legions)) l.at = 'rebel';
        }),
      );
    expect(revolt(15, true)).toEqual(['card:109']);
    expect(revolt(14, true)).toEqual([]);
    expect(revolt(15, false)).toEqual([]);
  });

  test('[card-110-a][amb-154] Servilian Law: its Faction attracts Knights better for good', () => {
    const game = begin(holding('card:110')).as(1).does('playLaw', 'card:110');
    expect(game.g.factions.map((f) => f.servilian)).toEqual([false, true, false]);
  });

  test('[card-110-a][amb-154] or, in hand, it repeals the Acilian Law', () => {
    const game = begin((g) => {
      holding('card:110')(g);
      g.laws = ['card:107', 'card:111'];
    });
    game.as(1).does('repealAcilian');
    expect(game.g.laws).toEqual(['card:107']);
    expect(game.g.discards).toEqual(expect.arrayContaining(['card:110', 'card:111']));
    expect(game.g.factions[1]!.servilian).toBe(false);
  });

  test('[card-111-a] Acilian Law: only with the Calpurnian Law', () => {
    expect(laws(begin(holding('card:111')))).toEqual([]);
    const game = begin((g) => {
      holding('card:111')(g);
      g.laws = ['card:107'];
    });
    expect(laws(game)).toEqual(['card:111']);
  });

  const social =
    (...cards: CardId[]) =>
    (g: Rome) => {
      holding(...cards)(g);
      g.wars = [newWar('war:119', 'active', false)];
      g.unrest = 5;
    };

  test('[card-156-a][card-156-b] Plautian-Papirian Law: half the Strength, 2 less Unrest, 1 Popularity each', () => {
    expect(laws(begin(holding('card:156')))).toEqual([]);
    const game = begin((g) => {
      social('card:156')(g);
      g.wars.push(newWar('war:5', 'active', false));
    });
    game.as(1).does('playLaw', 'card:156');
    expect(landStrength(game.g, war(game.g, 'war:119'))).toBe(5);
    // No other War is halved.
    expect(landStrength(game.g, war(game.g, 'war:5'))).toBe(10);
    expect(game.g.unrest).toBe(3);
    expect(game.g.senators.filter((s) => s.popularity === -1).map((s) => s.faction)).toEqual([1, 1, 1, 1, 1]);
    expect(game.g.senators.filter((s) => s.popularity === 0)).toHaveLength(4);
  });

  test('[card-160-a][card-160-b] Julian Law: 3 less Unrest, no Shortage, recruitment again; a die of Influence each', () => {
    expect(laws(begin(holding('card:160')))).toEqual([]);
    const game = begin((g) => {
      social('card:160')(g);
      g.noRecruitment = true;
      g.events = [{ id: 'event:170', level: 2, since: TURN }];
      for (const s of g.senators) s.influence = 4;
    });
    game.as(1).rolling(1, 2, 3, 4, 5).does('playLaw', 'card:160');
    expect(game.g).toMatchObject({ unrest: 2, noRecruitment: false, events: [] });
    expect(game.g.senators.filter((s) => s.faction === 1).map((s) => s.influence)).toEqual([3, 2, 1, 0, 0]);
    expect(game.g.senators.filter((s) => s.faction !== 1).every((s) => s.influence === 4)).toBe(true);
  });

  test('[card-157-a] Gabinian Law: only while the Cilician Pirates are in play, Active or Inactive', () => {
    expect(laws(begin(holding('card:157')))).toEqual([]);
    const game = begin((g) => {
      holding('card:157')(g);
      g.wars = [newWar('war:71', 'inactive', false)];
    });
    expect(laws(game)).toEqual(['card:157']);
  });
});

describe('units of the Gabinian Law', () => {
  const raising = (patch: (g: Rome) => void): Game =>
    at(gabinianRaising, undefined, { seats: 3 }, (g) => {
      meeting(g, 'closed', [A], [C], [D]);
      g.phase = 'combat';
      g.laws = ['card:157'];
      for (const [id, office] of [
        [D, 'proconsul'],
        [C, 'field-consul'],
      ] as const) {
        newForce(g, wages(g, 'war:5').id).commander = id;
        Object.assign(senator(g, id), { office, at: 'field', talents: 25 });
      }
      g.legions.forEach((l) => void (l.at = 'pool'));
      patch(g);
    });
  const range = (game: Game, verb: string): number[] => {
    const offer = game.question?.verbs[verb];
    return offer?.t === 'range' ? [offer.min, offer.max] : [];
  };

  test('[card-157-a] Commanders at war raise them from their own or their Faction’s money, in order of rank', () => {
    const game = raising((g) => void (g.factions[1]!.treasury = 35));
    game.as(1).does('raiseFromPersonal');
    expect(range(game, 'legions')).toEqual([0, 2]);
    game.sets('legions', 1);
    expect(range(game, 'fleets')).toEqual([0, 1]);
    game.sets('fleets', 1).refuses('raiseFromPersonal').does('raiseFromFaction').sets('legions', 3).sets('fleets', 0);
    expect(game.g.forces.find((f) => f.commander === C)).toMatchObject({ fleets: 1 });
    expect(game.g.legions.filter((l) => l.at === 'force:2')).toHaveLength(4);
    expect(senator(game.g, C).talents).toBe(5);
    expect(game.g.factions[1]!.treasury).toBe(5);
    game.as(2).does('raiseNothing');
  });

  test('[card-157-a][card-52-a][card-53-a] Armaments and Ship Building are paid for them as for others', () => {
    const game = raising((g) => {
      g.concessions = [
        { id: 'concession:52', holder: A, revealed: false, voted: 0 },
        { id: 'concession:53', holder: A, revealed: false, voted: 0 },
      ];
    });
    game.as(1).does('raiseFromPersonal').sets('legions', 1).sets('fleets', 1);
    expect(senator(game.g, A).talents).toBe(5);
  });

  test('[card-157-a] Commanders against Rebels as well; not who is on a mission, nor whose War is over', () => {
    const against = (war: 'rebel' | 'card:106' | '') =>
      raising((g) => {
        if (war === 'rebel') {
          revolts(g, A);
          senator(g, A).at = 'field';
          g.legions[0]!.at = 'rebel';
        }
        if (war === 'card:106') g.bequests = [{ card: 'card:106', status: 'waiting' }];
        g.forces.find((f) => f.commander === C)!.war = war;
      }).waitingFor;
    expect(against('rebel')).toEqual([1]);
    expect(against('card:106')).toEqual([2]);
    expect(against('')).toEqual([2]);
  });

  test('[card-157-a] nobody is asked when the pool is empty, and nothing is said of who raises nothing', () => {
    const empty = raising((g) => {
      g.legions.forEach((l) => void (l.at = 'active'));
      g.fleets = 25;
    });
    expect(empty.as(0).offers('over')).toBeDefined();
    const fleets = raising((g) => g.legions.forEach((l) => void (l.at = 'active')));
    expect(fleets.waitingFor).toEqual([1]);
    const nothing = raising(() => {});
    nothing.as(1).does('raiseFromPersonal').sets('legions', 0).sets('fleets', 0);
    expect(nothing.lines('laws.gabinianRaised')).toEqual([]);
    nothing.as(1).does('raiseFromFaction');
    expect(range(nothing, 'legions')).toEqual([0, 0]);
  });

  test('[card-157-a][1.09.11-a] the higher in rank first, in whatever order they were sent', () => {
    const first = (...who: (typeof C | typeof D)[]) =>
      raising((g) => {
        g.forces = [];
        for (const id of who) newForce(g, wages(g, 'war:5').id).commander = id;
      }).waitingFor;
    expect([first(C, D), first(D, C)]).toEqual([[1], [1]]);
  });

  test('[card-157-a] never more Fleets than the pool has', () => {
    const game = raising((g) => {
      g.fleets = 23;
      g.factions[1]!.treasury = 90;
    });
    game.as(1).does('raiseFromFaction').sets('legions', 0);
    expect(range(game, 'fleets')).toEqual([0, 2]);
  });

  test('[card-157-a] before any battle of the Combat Phase', () => {
    const inCombat = (...laws: CardId[]) =>
      at(combat, undefined, { seats: 3, byChance: true }, (g) => {
        meeting(g, 'closed', [A], [C], [D]);
        g.laws = laws;
        newForce(g, wages(g, 'war:5').id).commander = C;
        Object.assign(senator(g, C), { office: 'field-consul', at: 'field', talents: 25 });
        for (const l of g.legions) l.at = 'pool';
        g.legions[0]!.at = 'force:1';
      });
    const game = inCombat('card:157');
    expect(game.waitingFor).toEqual([1]);
    expect(game.as(1).offers('raiseFromPersonal')).toBeDefined();
    expect(game.logKeys()).not.toContain('combat.battle');
    expect(inCombat().as(1).offers('raiseFromPersonal')).toBeUndefined();
  });

  test('[card-157-b][amb-176] whatever shortage there is', () => {
    const game = raising((g) => {
      g.noRecruitment = true;
      g.events = [{ id: 'event:170', level: 3, since: TURN }];
    });
    game.as(1).does('raiseFromPersonal');
    expect(range(game, 'legions')).toEqual([0, 2]);
  });

  test('[card-157-a] no Rebel, and nobody without the Law', () => {
    const rebel = raising((g) => void revolts(g, C));
    expect(rebel.waitingFor).toEqual([2]);
    expect(
      raising((g) => void (g.laws = []))
        .as(0)
        .offers('over'),
    ).toBeDefined();
  });
});

describe('the fine', () => {
  const corrupt = (g: Rome): void => {
    g.laws = ['card:107'];
    senator(g, B).office = 'censor';
    Object.assign(senator(g, C), { returned: TURN, returnedCorrupt: true, corrupt: false });
    Object.assign(senator(g, D), { returned: TURN, returnedCorrupt: false });
  };
  const finable = (game: Game, seat: number): readonly string[] => {
    const offer = game.as(seat).offers('fineGovernor');
    return offer?.t === 'pick' ? offer.of : [];
  };

  test('[card-107-a] the Censor, once a turn, one Governor who came back corrupt; without vote or appeal', () => {
    const game = begin(corrupt);
    expect(finable(game, 0)).toEqual([C]);
    expect(finable(game, 1)).toEqual([]);
    game.change((g) => void (senator(g, C).talents = 6));
    game.as(0).rolling(4).does('fineGovernor', C).expectLog('laws.fined', { who: C, n: 4, paid: 4 });
    expect(senator(game.g, C).talents).toBe(2);
    expect(game.g.senate.floors).toEqual([]);
    expect(finable(game, 0)).toEqual([]);
  });

  test('[card-107-a] not before this turn’s Censor is in office, and not without the Law [amb-178]', () => {
    const early = begin((g) => {
      corrupt(g);
      g.senate.filled.censor = false;
    });
    expect(finable(early, 0)).toEqual([]);
    const lawless = begin((g) => {
      corrupt(g);
      g.laws = [];
    });
    expect(finable(lawless, 0)).toEqual([]);
  });

  test('[card-107-a][amb-178] nobody who came back in an earlier turn', () => {
    const game = begin((g) => {
      corrupt(g);
      Object.assign(senator(g, D), { returned: TURN - 1, returnedCorrupt: true });
    });
    expect(finable(game, 0)).toEqual([C]);
  });

  test('[card-107-a] nobody, when the Censor of this turn is dead', () => {
    const game = begin((g) => {
      corrupt(g);
      senator(g, B).office = '';
    });
    for (const seat of [0, 1, 2]) expect(finable(game, seat)).toEqual([]);
  });

  test('[card-107-a][amb-178] only in Rome, and not one who belongs to nobody', () => {
    for (const where of [{ at: 'field' }, { faction: -1 }]) {
      const game = begin((g) => {
        corrupt(g);
        Object.assign(senator(g, FAR[0]!), { returned: TURN, returnedCorrupt: true, ...where });
      });
      expect(finable(game, 0)).toEqual([C]);
    }
  });

  test('[card-107-b] his own money, then the Faction’s, then Popularity and Influence', () => {
    const game = begin((g) => {
      corrupt(g);
      Object.assign(senator(g, C), { talents: 1, influence: 8, popularity: 0 });
      g.factions[1]!.treasury = 2;
    });
    game.as(0).rolling(6).does('fineGovernor', C);
    expect(senator(game.g, C)).toMatchObject({ talents: 0, influence: 5, popularity: -3 });
    expect(game.g.factions[1]!.treasury).toBe(0);
  });

  test('[card-111-a] with the Acilian Law the Faction with most Knights, absent ones counted', () => {
    const game = begin((g) => {
      corrupt(g);
      g.laws.push('card:111');
      Object.assign(senator(g, D), { knights: 3, at: 'field' });
      senator(g, A).knights = 2;
    });
    expect(finable(game, 0)).toEqual([]);
    expect(finable(game, 2)).toEqual([C]);
  });

  test('[card-111-a] a tie is broken by dice', () => {
    const tied = () =>
      begin((g) => {
        corrupt(g);
        g.laws.push('card:111');
        for (const id of [A, D]) senator(g, id).knights = 2;
        senator(g, C).talents = 9;
      });
    const won = tied().as(2).rolling(1, 1, 6, 6, 3).does('fineGovernor', C);
    expect(senator(won.g, C).talents).toBe(6);
    const lost = tied().as(2).rolling(6, 6, 1, 1).does('fineGovernor', C);
    expect(senator(lost.g, C).talents).toBe(9);
    lost.as(0).does('fineNobody');
    expect(finable(lost, 2)).toEqual([]);
  });
});

describe('Flaccus', () => {
  const claiming = (patch: (g: Rome) => void): Game =>
    begin((g) => {
      meeting(g, 'business', [A, B], ['senator:7A', C], [D, 'senator:5', 'senator:6', 'senator:8']);
      g.concessions = [{ id: 'concession:58', holder: 'forum', revealed: false, voted: TURN }];
      g.landBills.I = 1;
      patch(g);
    });

  test('[card-78-a][amb-173] takes the Land Commissioner while a Land Bill is in effect and nobody holds it', () => {
    const game = claiming(() => {});
    expect(game.as(0).offers('claimLandCommissioner')).toBeUndefined();
    game.as(1).does('claimLandCommissioner');
    expect(game.g.concessions[0]!.holder).toBe('senator:7A');
    expect(game.as(1).offers('claimLandCommissioner')).toBeUndefined();
  });

  test('[card-78-a] whichever Faction has him', () => {
    const game = claiming((g) => {
      meeting(g, 'business', [A, 'senator:7A'], [B, C], [D, 'senator:5', 'senator:6', 'senator:8']);
      g.concessions = [{ id: 'concession:58', holder: 'forum', revealed: false, voted: TURN }];
    });
    expect(game.as(1).offers('claimLandCommissioner')).toBeUndefined();
    game.as(0).does('claimLandCommissioner');
    expect(game.g.concessions[0]!.holder).toBe('senator:7A');
  });

  test('[card-78-a] nobody for him while he belongs to nobody', () => {
    const game = claiming((g) => void (senator(g, 'senator:7A').faction = -1));
    for (const seat of [0, 1, 2]) expect(game.as(seat).offers('claimLandCommissioner')).toBeUndefined();
  });

  test('[card-78-a] only after Prosecutions', () => {
    const governors = claiming((g) => void (g.senate.step = 'governors'));
    expect(governors.as(1).offers('claimLandCommissioner')).toBeDefined();
    for (const step of ['consuls', 'censor', 'prosecutions'] as const) {
      const game = claiming((g) => void (g.senate.step = step));
      expect(game.as(1).offers('claimLandCommissioner')).toBeUndefined();
    }
  });

  test('[card-78-a] not without a Land Bill, nor when somebody holds it', () => {
    expect(
      claiming((g) => void (g.landBills.I = 0))
        .as(1)
        .offers('claimLandCommissioner'),
    ).toBeUndefined();
    expect(
      claiming((g) => void (g.concessions[0]!.holder = D))
        .as(1)
        .offers('claimLandCommissioner'),
    ).toBeUndefined();
  });
});
