import { describe, expect, test } from 'vitest';
import type { Senator } from '../game.ts';
import type { SenatorId } from '../ids.ts';
import { fresh } from '../rome/death.ts';
import { senator } from '../rome/senators.ts';
import { empty } from '../testing/empty.ts';
import { loyalty, persuaders, persuasionOdds, persuasionTally, targets } from './base-number.ts';
import { PRINTED } from '../testing/printed.ts';

const FABIUS = 'senator:2';
const CLAUDIUS = 'senator:5';

describe('who may persuade whom', () => {
  const { g } = empty((x) => {
    x.senators.push(fresh(x, 'senator:1', 0), fresh(x, FABIUS, 0), fresh(x, 'senator:3', 1), fresh(x, 'senator:6', 1));
    x.senators.push(
      fresh(x, CLAUDIUS, -1),
      fresh(x, 'senator:7', -1),
      fresh(x, 'senator:8', 1),
      fresh(x, 'senator:9', 1),
    );
    x.senators.push(fresh(x, 'senator:10', 1), fresh(x, 'senator:11', 0));
    x.factions[0]!.leader = 'senator:1';
    x.factions[1]!.leader = 'senator:3';
    senator(x, 'senator:7').at = 'province:sicilia';
    senator(x, 'senator:8').at = 'field';
    Object.assign(senator(x, 'senator:9'), { at: 'field', captive: 'barbarians' });
    Object.assign(senator(x, 'senator:10'), { at: 'field', rebel: 'primary' });
    senator(x, 'senator:11').at = 'province:asia';
  });
  test('[1.07.4-a][1.07.4-e] own Senators in Rome', () => {
    expect(persuaders(g, 0)).toEqual(['senator:1', FABIUS]);
  });
  test('[1.07.4-b][1.07.4-c][1.07.4-e] the unaligned in the Forum, and those of others in Rome who lead no Faction', () => {
    expect(targets(g, 0)).toEqual(['senator:6', CLAUDIUS]);
    expect(targets(g, 1)).toEqual([FABIUS, CLAUDIUS]);
  });
});

describe('the Base Number', () => {
  const base = (target: Partial<Senator> & { id: SenatorId }, by: Partial<Senator> = {}): number => {
    const { g } = empty((x) => {
      x.senators.push({ ...fresh(x, FABIUS, 0), ...by }, { ...fresh(x, target.id, -1), ...target });
    });
    return persuasionTally(g, g.senators[0]!, g.senators[1]!).total;
  };
  test('[1.07.41-a][num-f] ORA and Influence less LOY', () => {
    expect(base({ id: CLAUDIUS })).toBe(2 + 5 - 7);
    expect(base({ id: 'senator:11' }, { influence: 9 })).toBe(2 + 9 - 6);
  });
  test('[1.07.411-a] 7 less for an Aligned target', () => {
    expect(base({ id: CLAUDIUS, faction: 1 })).toBe(-7);
  });
  test('[1.07.411-b] 1 less for each Talent of his own, Aligned or not', () => {
    expect(base({ id: CLAUDIUS, talents: 3 })).toBe(-3);
    expect(base({ id: CLAUDIUS, faction: 1, talents: 3 })).toBe(-10);
  });
  test('[1.07.41-b][1.07.411-a][1.07.411-b] ex-62: all together', () => {
    expect(base({ id: 'senator:8', faction: 1, talents: 3 }, { id: 'senator:8', influence: 12 })).toBe(-3);
  });
  test('[1.07.412-a][1.07.413-a] bribes add, counter-bribes take away; each part has its reason', () => {
    const { g } = empty((x) => x.senators.push(fresh(x, FABIUS, 0), fresh(x, CLAUDIUS, -1)));
    const whole = persuasionTally(g, g.senators[0]!, g.senators[1]!, { bribe: 9, against: 8 });
    expect(whole.total).toBe(1);
    expect(whole.parts.map((p) => [p.k, p.n])).toEqual([
      ['oratory', 2],
      ['influence', 5],
      ['loyalty', -7],
      ['bribe', 9],
      ['counterBribes', -8],
    ]);
  });
});

describe('LOY', () => {
  const of = (target: Senator, others: readonly Senator[], persuader = 0): number =>
    loyalty(empty((x) => x.senators.push(target, ...others)).g, target, persuader);
  test('[1.07.411-c] 0 in one Faction with an opponent named on the card', () => {
    expect(of(fresh(PRINTED, 'senator:1A', 1), [fresh(PRINTED, 'senator:22A', 1)])).toBe(0);
    expect(of(fresh(PRINTED, 'senator:1A', 1), [fresh(PRINTED, 'senator:22A', 2)])).toBe(7);
    expect(of(fresh(PRINTED, 'senator:1A', -1), [fresh(PRINTED, 'senator:22A', -1)])).toBe(7);
  });
  test('[1.07.411-c] but the 7 for being Aligned still applies', () => {
    const { g } = empty((x) =>
      x.senators.push(fresh(x, FABIUS, 0), fresh(x, 'senator:1A', 1), fresh(x, 'senator:22A', 1)),
    );
    expect(persuasionTally(g, g.senators[0]!, g.senators[1]!).total).toBe(2 + 5 - 0 - 7);
  });
  test('[1.07.411-d] one-way: Glaucia minds Sulla, Sulla does not mind him', () => {
    expect(of(fresh(PRINTED, 'senator:21A', 1), [fresh(PRINTED, 'senator:1C', 1)])).toBe(0);
    expect(of(fresh(PRINTED, 'senator:1C', 1), [fresh(PRINTED, 'senator:21A', 1)])).toBeGreaterThan(0);
  });
  test('[1.07.411-e] a Gracchus has 0 when his brother is the persuader’s, otherwise 6', () => {
    const tiberius = fresh(PRINTED, 'senator:25A', 1);
    expect(of(tiberius, [fresh(PRINTED, 'senator:25B', 0)])).toBe(0);
    expect(of(tiberius, [fresh(PRINTED, 'senator:25B', 1)])).toBe(6);
    expect(of(tiberius, [])).toBe(6);
    expect(of(fresh(PRINTED, 'senator:25B', -1), [fresh(PRINTED, 'senator:25A', 0)])).toBe(0);
  });
});

describe('the odds', () => {
  const { g } = empty();
  test('[1.07.41-c] rolls that are not greater', () => {
    expect(persuasionOdds(g, 1)).toBe(0);
    expect(persuasionOdds(g, 2)).toBe(1);
    expect(persuasionOdds(g, 7)).toBe(21);
  });
  test('[1.07.41-d][1.07.41-e][card-65-a] never more than 30, and 26 once Era Ends has come', () => {
    expect(persuasionOdds(g, 40)).toBe(30);
    expect(persuasionOdds(empty((x) => (x.eraEnds = true)).g, 40)).toBe(26);
  });
  test('[1.07.41-h][amb-39] Evil Omens raises the roll, not the limit', () => {
    const omens = empty((x) => x.events.push({ id: 'event:168', level: 1, since: 1 })).g;
    expect(persuasionOdds(omens, 7)).toBe(15);
    expect(persuasionOdds(omens, 40)).toBe(30);
  });
});
