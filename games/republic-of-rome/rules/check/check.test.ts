import { copy } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { drawCard } from '../cards/deck.ts';
import { check } from './check.ts';
import { placesOfCards } from './places-of-cards.ts';
import { contentOf, senatorCard } from '../data/printed.ts';
import type { Force, Rome } from '../game.ts';
import { SCENARIOS, type SenatorId } from '../ids.ts';
import { CHITS, NUMBERED } from '../rome/chits.ts';
import { fresh } from '../rome/death.ts';
import { FLEETS, LEGIONS, newForce } from '../rome/forces.ts';
import { hrao } from '../rome/hrao.ts';
import { balance } from '../rome/money.ts';
import { tableOf } from '../testing/table.ts';
import { roll2, roll3 } from '../rome/dice.ts';
import { at, takeCard } from '../testing/at.ts';
import { proc } from '../procs.ts';
import { end } from '@tabularium/kernel';
import { PRINTED } from '../testing/printed.ts';
import { revolts } from '../testing/people.ts';

const TABLE = tableOf(4, 'early');
/** The table with this done to it. */
const broken = (patch: (g: Rome) => void) => () => {
  const g = copy(TABLE);
  patch(g);
  check(g);
};

describe('a table is sound', () => {
  test.each(SCENARIOS)('[comp-d][comp-a] after the set-up: %s', (scenario) => {
    for (const seats of [3, 4, 5, 6]) {
      const g = tableOf(seats, scenario);
      expect(() => check(g)).not.toThrow();
      expect(placesOfCards(g)).toHaveLength(160);
    }
  });
});

describe('what cannot be', () => {
  test('[comp-d] a card in two places, or nowhere', () => {
    expect(broken((g) => g.discards.push(g.deck[0]!))).toThrow('two places');
    expect(broken((g) => g.deck.pop())).toThrow('nowhere');
    expect(broken((g) => g.factions[0]!.hand.push(...g.deck.splice(g.deck.indexOf('card:2'), 1)))).toThrow('in a hand');
  });

  test('[comp-d] Era Ends revealed, Cleopatra with her War, a Bodyguard on a Senator have their places', () => {
    expect(
      broken((g) => {
        g.deck.splice(g.deck.indexOf('card:65'), 1);
        g.eraEnds = true;
      }),
    ).not.toThrow();
    expect(
      broken((g) => {
        g.setAside.splice(g.setAside.indexOf('card:152'), 1);
        g.senators[0]!.bodyguard = true;
      }),
    ).not.toThrow();
  });

  test('[1.04.1-c][1.04.1-f] money from nowhere, or below nothing', () => {
    expect(balance(TABLE)).toBe(0);
    expect(broken((g) => g.state++)).toThrow('money');
    expect(
      broken((g) => {
        g.factions[0]!.treasury = -1;
        g.bank++;
      }),
    ).toThrow('owes');
    expect(
      broken((g) => {
        g.senators[0]!.talents = -1;
        g.bank++;
      }),
    ).toThrow('owes');
  });

  test('[comp-a] more than 25 Legions or Fleets', () => {
    expect([LEGIONS, FLEETS]).toEqual([25, 25]);
    expect(broken((g) => g.legions.pop())).toThrow('legions');
    expect(broken((g) => (g.fleets = 26))).toThrow('fleets');
    expect(broken((g) => (newForce(g, 'war:1').fleets = 26))).toThrow('fleets');
  });

  test('[comp-b] 36 chits, thirty of them with a number', () => {
    expect([CHITS, NUMBERED]).toEqual([36, 30]);
  });

  test('[comp-c] more Land Bills than markers: one, two, three', () => {
    expect(contentOf(PRINTED).tables.landBills.map((row) => [row.type, row.markers])).toEqual([
      ['I', 1],
      ['II', 2],
      ['III', 3],
    ]);
    expect(broken((g) => (g.landBills.I = 2))).toThrow('land bills I');
    expect(broken((g) => (g.landBills.III = 3))).not.toThrow();
  });

  test('[comp-e] Knights and Prior Consuls without end are possible', () => {
    expect(
      broken((g) => {
        for (const s of g.senators) Object.assign(s, { knights: 40, priorConsul: true, corrupt: true, major: true });
      }),
    ).not.toThrow();
  });

  test('[1.07.31-b][1.07.31-c] Influence below 0, Popularity beyond 9', () => {
    expect(broken((g) => (g.senators[0]!.influence = -1))).toThrow('influence');
    expect(broken((g) => (g.senators[0]!.popularity = 10))).toThrow('popularity');
    expect(broken((g) => (g.senators[0]!.popularity = -9))).not.toThrow();
  });

  test('[1.05.22-a] two Senators of one number, but for the pairs', () => {
    const twoOf = (...ids: SenatorId[]) =>
      broken((g) => {
        for (const id of ids) {
          takeCard(g, senatorCard(g, id).card);
          g.senators.push(fresh(g, id, 0));
        }
      });
    expect(twoOf('senator:25A', 'senator:25B')).not.toThrow();
    expect(twoOf('senator:29B', 'senator:29A')).not.toThrow();
    expect(twoOf('senator:22A', 'senator:22B')).toThrow('senator:22B and senator:22A');
    expect(twoOf('senator:30A', 'senator:30')).toThrow('senator:30 and senator:30A');
  });

  test('[1.04.2-d] two Leaders in one Faction, or one who is of another', () => {
    expect(broken((g) => (g.factions[0]!.leader = g.senators.find((s) => s.faction === 1)!.id))).toThrow('lead');
    expect(broken((g) => (g.factions[0]!.leader = ''))).not.toThrow();
  });

  test('[1.04.1-b] two holders of one office; the highest in rank who is in Rome is HRAO', () => {
    expect(
      broken((g) => {
        g.senators[0]!.office = 'censor';
        g.senators[1]!.office = 'censor';
      }),
    ).toThrow('office');
    const g = copy(TABLE);
    g.senators[3]!.office = 'censor';
    expect(hrao(g)).toBe(g.senators[3]);
    g.senators[4]!.office = 'field-consul';
    expect(hrao(g)).toBe(g.senators[4]);
    g.senators[4]!.at = 'field';
    expect(hrao(g)).toBe(g.senators[3]);
  });

  test('a Rebel without a Revolt, a Revolt without a Rebel', () => {
    const first = (g: Rome): Rome['senators'][number] => g.senators[0]!;
    const revolt = (g: Rome) => revolts(g, first(g).id);
    expect(broken(revolt)).not.toThrow();
    expect(broken((g) => (first(g).rebel = 'primary'))).toThrow('primary rebel without an army');
    expect(broken((g) => (first(g).rebel = 'secondary'))).toThrow('rebel alone');
    expect(broken((g) => (revolt(g).rebel = 'no'))).toThrow('not the primary rebel');
    expect(broken((g) => (revolt(g).rebel = 'secondary'))).toThrow('not the primary rebel');
    expect(broken((g) => (g.legions[0]!.at = 'rebel'))).toThrow('legion 0 is at rebel');
    expect(broken((g) => revolts(g, first(g).id, { since: 0 }))).toThrow('rebel since turn 0');
    expect(broken((g) => revolts(g, first(g).id, { since: g.turn + 1 }))).toThrow('rebel since turn');
  });
  test('[1.11.3-d] two Rebels with an army, or a Master of Horse of a Rebel who is loyal', () => {
    const two = (g: Rome): void => {
      revolts(g, g.senators[0]!.id);
      g.rebels.push({ ...g.rebels[0]! });
    };
    expect(broken(two)).toThrow('2 rebels');
    const horse = (rebel: 'no' | 'secondary') => (g: Rome) => {
      revolts(g, g.senators[0]!.id, { masterOfHorse: g.senators[1]!.id });
      g.senators[1]!.rebel = rebel;
    };
    expect(broken(horse('no'))).toThrow('rides with a rebel');
    expect(broken(horse('secondary'))).not.toThrow();
  });

  test('a Governor elsewhere, a Concession of nobody, a Captive of nobody', () => {
    const governed = (at: 'rome' | 'province:sicilia') =>
      broken((g) => {
        g.senators[0]!.at = at;
        g.provinces.push({
          id: 'province:sicilia',
          developed: false,
          governor: g.senators[0]!.id,
          term: 3,
          legate: false,
          elected: 0,
          overrun: false,
          plunderer: '',
          inRevolt: false,
          garrisonSent: 0,
        });
      });
    expect(governed('rome')).toThrow('is not in');
    expect(governed('province:sicilia')).not.toThrow();
    expect(broken((g) => Object.assign(g.senators[0]!, { captive: 'war:2', at: 'field' }))).toThrow('held by nobody');
  });

  test('two commands, an Army against nobody, a Captive in Rome', () => {
    const sent = (war: Force['war'], times: number) =>
      broken((g) => {
        g.senators[0]!.at = 'field';
        for (let i = 0; i < times; i++) newForce(g, war).commander = g.senators[0]!.id;
      });
    const war = TABLE.wars[0]!.id;
    expect(sent(war, 1)).not.toThrow();
    expect(sent(war, 2)).toThrow('two commands');
    expect(sent('war:13', 1)).toThrow('who is not there');
    expect(sent('rebel', 1)).toThrow('who is not there');
    expect(broken((g) => (g.senators[0]!.captive = war))).toThrow('a captive in rome');
  });

  test('[1.06.3-g] income that was never placed; an office of nobody', () => {
    const left = (phase: Rome['phase']) =>
      broken((g) => {
        g.phase = phase;
        g.factions[0]!.lump = 3;
        g.bank -= 3;
      });
    expect(left('revenue')).not.toThrow();
    expect(left('forum')).toThrow('has income');
    expect(broken((g) => Object.assign(g.senators[0]!, { faction: -1, office: 'censor' }))).toThrow('of no faction');
  });
});

test('[1.04.9-d][1.04.9-e] what is discarded lies face up and is never drawn again', () => {
  const draw = proc('testing.discards', () => ({}), {
    start: (cx) => {
      cx.g.discards.push(...cx.g.deck.splice(0));
      cx.log({ k: 'drawn', a: { card: drawCard(cx) ?? 'nothing' } });
      return end();
    },
  });
  const game = at(draw, undefined, {}, () => {}).expectLog('drawn', { card: 'nothing' });
  expect(game.view('public').discards).toEqual(game.g.discards);
});

test('[1.04.1-e][1.04.1-g][1.04.1-h] dice: two white and a black one, each from 1 to 6, added up', () => {
  const rolls = proc('testing.dice', () => ({}), {
    start: (cx) => {
      cx.log({ k: 'two', a: { n: roll2(cx) } });
      const { black, white, total } = roll3(cx);
      cx.log({ k: 'three', a: { black, white, total } });
      return end();
    },
  });
  at(rolls, undefined, {}, () => {}, [1, 6, 2, 3, 4])
    .expectLog('two', { n: 7 })
    .expectLog('three', { black: 2, white: 7, total: 9 });
});
