import { end } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { contentOf, cardOf, senatorCard } from '../data/printed.ts';
import type { Rome } from '../game.ts';
import { type FactionId, PHASES, type SenatorId } from '../ids.ts';
import { proc } from '../procs.ts';
import { killSenator } from '../rome/death.ts';
import { forceOf, newForce } from '../rome/forces.ts';
import { isStatesman, maybeSenator, senator, senatorsOf, withNumber } from '../rome/senators.ts';
import { agreed } from '../testing/agreements.ts';
import { at, faction, hand } from '../testing/at.ts';
import { session } from '../testing/session.ts';
import { attractors } from '../forum/knights.ts';
import { abilityReady } from '../senate/step-in.ts';
import { playHand } from './play-hand.ts';
import { canPlayStatesman, joinFaction, placeFamily } from './senators.ts';
import { PRINTED } from '../testing/printed.ts';
import { wages } from '../testing/armies.ts';
import { ridesWithRebel } from '../testing/people.ts';
import { rebels } from '../testing/armies.ts';
import { primaryRebel } from '../rome/rebels.ts';

/** A Faction for seats 0 to 2, with nobody else on the table, and seat 0 asked to play its hand. */
const playing = (hand: Rome['factions'][number]['hand'], patch: (g: Rome) => void = () => {}, seat: FactionId = 0) =>
  at(playHand, { seat }, { seats: 3 }, (g) => {
    g.senators = [];
    g.curia = [];
    faction(g, 0, 'senator:3');
    faction(g, 1, 'senator:4');
    faction(g, 2, 'senator:5');
    g.factions[seat]!.hand = hand;
    patch(g);
  });
const placing = proc('testing.place', { id: 'open' }, (a: { id: SenatorId }) => a, {
  start: (cx, l) => {
    placeFamily(cx, l.id);
    return end();
  },
});
const dying = proc('testing.die', { id: 'open' }, (a: { id: SenatorId }) => a, {
  start: (cx, l) => {
    killSenator(cx, senator(cx.g, l.id), 'natural');
    return end();
  },
});

describe('what Senators are', () => {
  test('[1.04.2-b][1.07.31-e] Families are Forum cards, Statesmen Faction cards', () => {
    for (const c of contentOf(PRINTED).senators) {
      expect(cardOf(PRINTED, c.card)).toMatchObject(
        isStatesman(PRINTED, c.id) ? { kind: 'statesman', hand: true } : { kind: 'family', hand: false },
      );
    }
  });

  test('[1.07.31-a][1.07.31-d] each has three ratings, and the number of one of 30 chits', () => {
    for (const c of contentOf(PRINTED).senators) {
      expect([c.mil, c.ora, c.loy].every((n) => Number.isInteger(n) && n >= 0)).toBe(true);
      expect(c.number).toBe(Number.parseInt(c.id.slice('senator:'.length), 10));
    }
    expect(new Set(contentOf(PRINTED).senators.map((c) => c.number)).size).toBe(30);
  });

  test('[1.07.311-d] Families with a Statesman of their number', () => {
    const related = [
      ...new Set(
        contentOf(PRINTED)
          .senators.filter((c) => c.statesman)
          .map((c) => c.number),
      ),
    ];
    expect(related.sort((a, b) => a - b)).toEqual([1, 2, 4, 7, 18, 19, 21, 22, 23, 25, 27, 28, 29, 30]);
  });
});

describe('playing a Statesman', () => {
  test('[1.07.312-b][1.07.312-e] not while an opponent has the Family, not even the first of a pair', () => {
    const game = playing(['card:10', 'card:86'], (g) => {
      faction(g, 1, 'senator:1');
      faction(g, 2, 'senator:25');
    });
    game.refuses('playStatesman', 'card:10', { reason: 'no.familyElsewhere' });
    game.refuses('playStatesman', 'card:86', { reason: 'no.familyElsewhere' });
    expect(game.offers('playStatesman')).toBeUndefined();
  });

  test('[1.05.22-a][1.07.312-c] not while another Statesman of the number is in play', () => {
    const game = playing(['card:10'], (g) => faction(g, 0, 'senator:1B'));
    game.refuses('playStatesman', 'card:10', { reason: 'no.statesmanInPlay' });
  });

  test('[1.07.312-p] not even when that one is a Captive', () => {
    const game = playing(['card:10'], (g) => {
      Object.assign(faction(g, 0, 'senator:1B')[0]!, { at: 'field', captive: 'barbarians' });
    });
    game.refuses('playStatesman', 'card:10', { reason: 'no.statesmanInPlay' });
  });

  test('[1.05.22-a][1.07.312-d][1.07.312-q] the second of a pair, though the Family lies under the first with an opponent', () => {
    const pair = {
      'senator:25A': 'card:87',
      'senator:25B': 'card:86',
      'senator:29A': 'card:133',
      'senator:29B': 'card:132',
    };
    const idOf = (id: string) => contentOf(PRINTED).cards.find((c) => c.of === id)!.id;
    for (const [first, second] of [
      ['senator:25A', 'senator:25B'],
      ['senator:25B', 'senator:25A'],
      ['senator:29A', 'senator:29B'],
      ['senator:29B', 'senator:29A'],
    ] as const) {
      expect(pair[first]).toBeDefined();
      const game = playing([idOf(second)], (g) => {
        faction(g, 1, first)[0]!.family = true;
      });
      game.does('playStatesman', idOf(second));
      expect(senator(game.g, second)).toMatchObject({ faction: 0, family: false });
      expect(senator(game.g, first)).toMatchObject({ faction: 1, family: true });
    }
  });

  test('[1.07.312-f][1.07.312-i][1.07.312-j][1.07.312-o] on his own Family: one Senator, the higher standing, all that lay there', () => {
    const game = playing(['card:10'], (g) => {
      const [family] = faction(g, 0, 'senator:1');
      Object.assign(family!, {
        influence: 12,
        popularity: -3,
        knights: 2,
        talents: 7,
        office: 'proconsul',
        at: 'field',
        priorConsul: true,
        corrupt: true,
      });
      g.concessions = [{ id: 'concession:56', holder: 'senator:1', revealed: true, voted: 0 }];
      newForce(g, wages(g, 'war:1').id).commander = 'senator:1';
      Object.assign(g.legions[0]!, { veteran: true, allegiance: 'senator:1' });
      g.provinces.push({ ...PROVINCE, governor: 'senator:1', legate: true });
    });
    game.does('playStatesman', 'card:10').expectLog('cards.statesman', { who: 'senator:1A' });
    const s = senator(game.g, 'senator:1A');
    expect(s).toMatchObject({ influence: 12, popularity: 0, knights: 2, talents: 7, office: 'proconsul', at: 'field' });
    expect(s).toMatchObject({ family: true, priorConsul: true, corrupt: true, faction: 0 });
    expect(maybeSenator(game.g, 'senator:1')).toBeUndefined();
    expect(senatorsOf(game.g, 0)).toHaveLength(1);
    expect(game.g.factions[0]!.leader).toBe('senator:1A');
    expect(game.g.concessions[0]!.holder).toBe('senator:1A');
    expect(game.g.provinces[0]!.governor).toBe('senator:1A');
    expect(game.g.legions[0]!.allegiance).toBe('senator:1A');
    expect(forceOf(game.g, 'senator:1A')).toBeDefined();
  });

  test('[1.07.312-j] nobody else’s posts are touched', () => {
    const game = playing(['card:10'], (g) => {
      faction(g, 0, 'senator:1');
      faction(g, 1, 'senator:4', 'senator:6', 'senator:7');
      g.concessions = [{ id: 'concession:56', holder: 'senator:4', revealed: false, voted: 0 }];
      Object.assign(newForce(g, wages(g, 'war:5').id), { commander: 'senator:6', masterOfHorse: 'senator:7' });
      for (const id of ['senator:6', 'senator:7']) senator(g, id).at = 'field';
      Object.assign(g.legions[0]!, { at: 'force:1', veteran: true, allegiance: 'senator:6' });
      g.provinces.push({ ...PROVINCE, governor: 'senator:4', legate: true });
    });
    game.does('playStatesman', 'card:10');
    expect(game.g.provinces[0]!.governor).toBe('senator:4');
    expect(game.g.forces).toMatchObject([{ commander: 'senator:6', masterOfHorse: 'senator:7' }]);
    expect(game.g.concessions[0]!.holder).toBe('senator:4');
    expect(game.g.legions[0]!.allegiance).toBe('senator:6');
    expect(game.g.factions.map((f) => f.leader)).toEqual(['senator:1A', 'senator:4', 'senator:5']);
  });

  test('[1.07.312-j][1.07.312-o][AGR-08][amb-F5] what was promised or ordered of the Family holds for the Statesman', () => {
    const game = playing(['card:10'], (g) => {
      faction(g, 0, 'senator:1');
      agreed(g, 1, [
        [0, 1, { t: 'spend', how: 'games', senator: 'senator:1', n: 7 }],
        [1, 0, { t: 'propose', means: 'presiding', about: { kind: 'consuls', naming: 'senator:1' } }],
      ]);
      g.orders[2] = [{ when: 'last', about: [], naming: ['senator:1'], verb: 'assassinate', target: 'senator:1' }];
    });
    game.does('playStatesman', 'card:10');
    const [first, second] = game.g.agreements.all[0]!.clauses;
    expect(first!.promise).toMatchObject({ senator: 'senator:1A' });
    expect(second!.promise).toMatchObject({ about: { naming: 'senator:1A' } });
    expect(game.g.orders[2]).toMatchObject([{ naming: ['senator:1A'], target: 'senator:1A' }]);
  });

  test('[1.07.312-j][1.11.37-c] the Rebel’s former Master of Horse rides on under the Statesman’s name', () => {
    const game = playing(['card:10'], (g) => {
      faction(g, 0, 'senator:1', 'senator:3');
      rebels(g, 'senator:3', 1);
      ridesWithRebel(g, 'senator:1');
    });
    game.does('playStatesman', 'card:10');
    expect(game.g.rebels).toMatchObject([{ senator: 'senator:3', masterOfHorse: 'senator:1A' }]);
  });
  test('[1.07.312-j][1.11.3-d] and the Rebel himself revolts on under the Statesman’s name', () => {
    const game = playing(['card:10'], (g) => {
      faction(g, 0, 'senator:1', 'senator:3');
      rebels(g, 'senator:1', 1);
      ridesWithRebel(g, 'senator:3');
    });
    game.does('playStatesman', 'card:10');
    expect(game.g.rebels).toMatchObject([{ senator: 'senator:1A', masterOfHorse: 'senator:3' }]);
    expect(primaryRebel(game.g)?.id).toBe('senator:1A');
  });

  test('[1.07.312-i] his own printed values where they are the higher', () => {
    const game = playing(['card:10'], (g) => {
      Object.assign(faction(g, 0, 'senator:1')[0]!, { influence: 1, popularity: 4 });
    });
    game.does('playStatesman', 'card:10');
    expect(senator(game.g, 'senator:1A')).toMatchObject({
      influence: senatorCard(PRINTED, 'senator:1A').influence,
      popularity: Math.max(4, senatorCard(PRINTED, 'senator:1A').popularity),
    });
  });

  test('[1.07.311-b][1.07.312-g] the Family in the Forum joins his Faction beneath him', () => {
    const game = playing(['card:10'], (g) => {
      faction(g, 0, 'senator:3', 'senator:1');
      senator(g, 'senator:1').faction = -1;
    });
    game.does('playStatesman', 'card:10');
    expect(senator(game.g, 'senator:1A')).toMatchObject({ faction: 0, family: true, at: 'rome' });
    expect(withNumber(game.g, 1)).toHaveLength(1);
  });

  test('[1.04.2-c][1.07.312-h] alone when the Family is in the Curia or in the deck', () => {
    const game = playing(['card:10', 'card:12'], (g) => {
      g.curia.push('senator:1');
    });
    game.does('playStatesman', 'card:10').does('playStatesman', 'card:12');
    expect(senator(game.g, 'senator:1A')).toMatchObject({ family: false, faction: 0 });
    expect(senator(game.g, 'senator:2A')).toMatchObject({ family: false, faction: 0 });
    expect(game.g.curia).toEqual(['senator:1']);
  });

  test('[1.07.312-a] the only moments are the ones at which a hand is played', () => {
    const game = playing(['card:10']);
    expect(game.offers('playStatesman')).toBeDefined();
    expect(game.question!.rules).toEqual(['1.11.1-b', '3.01.9-d']);
    for (const phase of PHASES) {
      const open = at(session, undefined, { seats: 3 }, (g) => {
        g.phase = phase;
        hand(g, 0, 'card:10');
      });
      expect(open.as(0).offers('playStatesman')).toBeUndefined();
    }
  });
});

const PROVINCE = {
  id: 'province:sicilia',
  developed: false,
  governor: '',
  term: 2,
  legate: false,
  elected: 0,
  overrun: false,
  plunderer: '',
  inRevolt: false,
  garrisonSent: 0,
} as const;

describe('a Family comes up', () => {
  test('[1.04.1-d][1.07.311-a] it is an unaligned Senator in the Forum', () => {
    const game = at(placing, { id: 'senator:30' }, { drawn: 'card:134' }, () => {});
    expect(senator(game.g, 'senator:30')).toMatchObject({ faction: -1, at: 'rome', family: true, influence: 2 });
  });

  test('[1.07.312-k] beneath its Statesman if he is in play', () => {
    const game = at(placing, { id: 'senator:1' }, { drawn: 'card:9' }, (g) => {
      g.senators = g.senators.filter((s) => s.id !== 'senator:1');
      faction(g, 1, 'senator:1A');
    });
    expect(withNumber(game.g, 1).map((s) => [s.id, s.family])).toEqual([['senator:1A', true]]);
    game.expectLog('cards.familyBeneath', { family: 'senator:1', who: 'senator:1A' });
  });

  test('[1.07.312-l] beneath the A of a pair', () => {
    const game = at(placing, { id: 'senator:29' }, { drawn: 'card:131' }, (g) => {
      faction(g, 0, 'senator:29B');
      faction(g, 1, 'senator:29A');
    });
    expect(senator(game.g, 'senator:29A').family).toBe(true);
    expect(senator(game.g, 'senator:29B').family).toBe(false);
  });
});

describe('Senators leave', () => {
  test('[1.07.311-c] a Family that does not lead goes to the bottom of the Curia', () => {
    const game = at(dying, { id: 'senator:2' }, {}, (g) => {
      faction(g, 0, 'senator:1', 'senator:2');
      g.senators = g.senators.filter((s) => s.id !== 'senator:20');
      g.curia = ['senator:20'];
    });
    expect(game.g.curia).toEqual(['senator:20', 'senator:2']);
    expect(maybeSenator(game.g, 'senator:2')).toBeUndefined();
  });

  test('[1.07.312-m] of a pair, the Family passes to the survivor, even from a Faction Leader', () => {
    const game = at(dying, { id: 'senator:25A' }, {}, (g) => {
      faction(g, 0, 'senator:25A')[0]!.family = true;
      faction(g, 1, 'senator:4', 'senator:25B');
    });
    expect(senator(game.g, 'senator:25B')).toMatchObject({ family: true, faction: 1 });
    expect(maybeSenator(game.g, 'senator:25')).toBeUndefined();
    expect(game.g.factions[0]!.leader).toBe('');
  });
});

test('[1.04.2-a] who joins a Faction brings everything on his card', () => {
  const joining = proc('testing.join', () => ({}), {
    start: (cx) => {
      joinFaction(cx, senator(cx.g, 'senator:2'), 1);
      return end();
    },
  });
  const game = at(joining, undefined, {}, (g) => {
    faction(g, 0, 'senator:1', 'senator:2');
    Object.assign(senator(g, 'senator:2'), { knights: 3, influence: 35 });
  });
  expect(senator(game.g, 'senator:2')).toMatchObject({ faction: 1, knights: 3, consulForLife: true });
});

test('what may be played does not change what is asked about it', () => {
  const { g } = playing(['card:10']);
  expect(canPlayStatesman(g, 0, 'card:10')).toBe(true);
});

test('[1.07.312-n] abilities work away from Rome, not as a Captive; but Marius attracts Knights in Rome only', () => {
  const game = playing([], (g) => {
    faction(g, 0, 'senator:22A', 'senator:27A');
  });
  const ready = () => abilityReady(game.g, 0, 'tribune').map((s) => s.id);
  game.change((g) => {
    for (const s of senatorsOf(g, 0)) s.at = 'field';
  });
  expect(ready()).toEqual(['senator:22A']);
  expect(attractors(game.g, 0)).toEqual([]);
  game.change((g) => {
    senator(g, 'senator:22A').captive = 'war:1';
    senator(g, 'senator:27A').at = 'rome';
  });
  expect(ready()).toEqual([]);
  expect(attractors(game.g, 0)).toEqual(['senator:27A']);
});
