import { openGame, randomInput, rng } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { ANYTHING, type Promise } from '../agreements/agreement.ts';
import { republicOfRome } from '../index.ts';
import { contributions } from '../revenue/contributions.ts';
import { redistribution } from '../revenue/redistribution.ts';
import { discardDown } from '../revolution/discard.ts';
import { trading } from '../revolution/cards.ts';
import { senator } from '../rome/senators.ts';
import { business } from '../senate/other-business.ts';
import { draft as draftProsecution } from '../senate/prosecutions/charging.ts';
import { masterOfHorse } from '../senate/elections/dictator.ts';
import { censorStep, consulsStep, dictatorElection } from '../senate/elections/steps.ts';
import { proposeAny } from '../senate/proposals.ts';
import { opening } from '../setup/opening.ts';
import { agreed, states } from '../testing/agreements.ts';
import { at, hand } from '../testing/at.ts';
import { bare, rich, treasury } from '../testing/bare.ts';
import { act } from '../testing/initiative.ts';
import { allPass, gives, inSenate, type Meeting, onVote, RAISE, who } from '../testing/meeting.ts';
import { prosecuting as prosecutions, corrupt } from '../testing/prosecutions.ts';
import { hasEnded } from '../testing/senate.ts';
import { newWar } from '../wars/wars.ts';

const nominating = (patch: (g: Meeting['g']) => void = () => {}): Meeting =>
  inSenate(consulsStep, undefined, (g) => {
    g.senate.step = 'consuls';
    g.senate.filled = { consuls: false, dictator: false, censor: false };
    patch(g);
  });
const proposes = (kind: 'raise' | 'consuls'): Promise => ({
  t: 'propose',
  about: { kind, naming: '' },
  means: 'presiding',
});

test('every question knows what silence means', () => {
  const open = republicOfRome.procs.flatMap(({ name, nodes }) =>
    Object.entries(nodes).flatMap(([node, n]) => (typeof n === 'object' && !n.silent ? [`${name} ${node}`] : [])),
  );
  expect(open).toEqual([]);
});

describe('whoever presides and says nothing', () => {
  test('[amb-106][1.09.144-d] must nominate Consuls: the next in rank presides, and nobody loses Influence', () => {
    const p = nominating();
    const before = p.g.senators.map((s) => s.influence);
    expect(p.g.senate.presiding || 'senator:1').toBe('senator:1');
    p.as(0).saysNothing();
    p.expectLog('silent', { who: 'faction:0' }).expectLog('senate.passedOver', { who: 'senator:1' });
    expect(p.g.senators.map((s) => s.influence)).toEqual(before);
    expect(p.g.senate.presiding).not.toBe('senator:1');
    expect(p.waitingFor).toEqual([who(p, Number(p.g.senate.presiding.slice(8))).faction]);
    // For the rest of the phase, at the step it had reached.
    expect(p.as(p.waitingFor[0]!).offers('nominate')).toBeDefined();
    expect(p.g.senate.step).toBe('consuls');
  });

  test('[amb-106] between the two of a pair, and at the election of a Censor, likewise', () => {
    const p = nominating().as(0).does('nominate', 'senator:5').saysNothing();
    expect(p.g.senate.steppedDown).toEqual(['senator:1']);
    expect(p.g.senate.floors).toEqual([]);
    const q = inSenate(censorStep, undefined, (g) => {
      g.senate.step = 'censor';
      g.senate.filled = { consuls: true, dictator: false, censor: false };
    });
    q.as(0).saysNothing();
    expect(q.g.senate.steppedDown).toEqual(['senator:1']);
    expect(q.waitingFor).not.toEqual([]);
  });

  test('[amb-106] when all in Rome have been passed over, the game waits', () => {
    const p = nominating();
    for (let i = 0; i < 9; i++) p.as(p.waitingFor[0]!).saysNothing();
    expect(p.g.senate.steppedDown).toHaveLength(9);
    expect(p.waitingFor).toEqual([0]);
    expect(p.as(0).canBeSilent).toBe(false);
    p.does('nominate', 'senator:5');
  });

  test('[1.09.6-d] adjourns, when there is only other business', () => {
    const p = inSenate(business, undefined).as(0).saysNothing().expectLog('senate.adjourned');
    expect(p.g.senate.steppedDown).toEqual([]);
    expect(hasEnded(p)).toBe(true);
  });

  test('[1.09.3-e] goes on without a Dictator', () => {
    const p = inSenate(dictatorElection, undefined, (g) => {
      g.senate.step = 'dictator';
      g.senate.filled = { consuls: true, dictator: false, censor: false };
      g.wars.push(...(['war:1', 'war:2', 'war:3'] as const).map((id) => newWar(id, 'active', false)));
    });
    p.as(0).saysNothing();
    expect(p.g.senate.steppedDown).toEqual([]);
    expect(hasEnded(p)).toBe(true);
  });

  test('[1.09.13-d][own-51] lets a proposal drop that he is wording', () => {
    const p = inSenate(business, undefined, (g) => {
      g.state = 100;
    });
    p.as(0).does('propose', 'kind:raise').saysNothing();
    expect(p.g.senate.floors).toEqual([]);
    expect(p.as(0).offers('adjourn')).toBeDefined();
  });

  test('[amb-106][AGR-13][own-50] does not adjourn by saying nothing where he has promised a proposal: another presides', () => {
    const p = inSenate(business, undefined, (g) => {
      g.state = 100;
      agreed(g, 7, [[0, 1, proposes('raise')]]);
    });
    p.as(0).refuses('adjourn', undefined, 'no.agreement').saysNothing();
    p.expectLog('senate.passedOver', { who: 'senator:1' });
    expect(hasEnded(p)).toBe(false);
    expect(states(p, 7)).toEqual(['open']);
  });

  test('[AGR-13][own-50][own-51] who has promised a proposal and lets it drop by saying nothing has broken his word', () => {
    const p = inSenate(business, undefined, (g) => {
      g.state = 100;
      agreed(g, 7, [[0, 1, proposes('raise')]]);
    });
    p.as(0).does('propose', 'kind:raise').refuses('drop', undefined, 'no.agreement').saysNothing();
    expect(states(p, 7)).toEqual(['failed']);
    expect(p.as(0).offers('adjourn')).toBeDefined();
  });

  test('[amb-106] as Censor ends Prosecutions', () => {
    const p = prosecutions(corrupt('senator:3')).as(0).saysNothing();
    expect(hasEnded(p)).toBe(true);
    expect(senator(p.g, 'senator:3').corrupt).toBe(false);
    const wording = prosecutions(corrupt('senator:3')).as(0).does('prosecute', 'senator:3').saysNothing();
    expect(wording.g.senate.minor).toBe(0);
    wording.saysNothing();
    expect(hasEnded(wording)).toBe(true);
  });
});

test('[1.09.12-b][1.09.74-d] whoever presides and says nothing calls clockwise from his left, at an Assassin’s trial from the HRAO on', () => {
  const called = (p: Meeting): number[] => {
    allPass(p);
    p.as(0).saysNothing();
    const seats: number[] = [];
    for (; seats.length < 3 && p.g.senate.floors.length > 0; p.as(seats.at(-1)!).saysNothing()) {
      allPass(p).byChance();
      seats.push(p.waitingFor[0]!);
    }
    return seats;
  };
  const trial = { t: 'special-prosecution', accused: 'senator:7', popularity: 0 } as const;
  expect(called(onVote(RAISE))).toEqual([1, 2, 0]);
  expect(called(onVote(trial, () => {}, { by: 2, means: 'special' }))).toEqual([0, 1, 2]);
});

describe('a promise of one who says nothing', () => {
  test('[1.09.12-e][AGR-12][own-50] about his vote is not kept', () => {
    const p = onVote(RAISE, (g) => {
      agreed(g, 7, [[1, 2, { t: 'vote', way: 'for', about: ANYTHING, senator: '', bought: 0 }]]);
    });
    p.as(0).does('callFaction', 'faction:1').as(1).saysNothing();
    expect(p.g.senate.floors[0]!.votes[0]).toMatchObject({ way: 'abstain' });
    p.expectLog('deal.clause', { how: 'clause-state:failed', why: 'why:broken' });
  });

  test('[AGR-10][own-50] to pay is kept as far as he can, and only then is he done', () => {
    const p = at(redistribution, undefined, { seats: 3 }, (g) => {
      bare(g);
      g.phase = 'revenue';
      treasury(g, 0, 4);
      rich(g, 'senator:1', 6);
      agreed(g, 7, [[0, 1, { t: 'pay', n: 7, paid: 0 }]]);
    });
    p.as(0).saysNothing();
    expect(states(p, 7)).toEqual(['performed']);
    expect([p.g.factions[0]!.treasury, who(p, 1).talents, p.g.factions[1]!.treasury]).toEqual([0, 3, 7]);
    p.saysNothing();
    expect(p.waitingFor).toEqual([1, 2]);
  });

  test('[AGR-17][own-50] to ransom somebody is kept, from the purse of the Captive first', () => {
    const p = at(redistribution, undefined, { seats: 3 }, (g) => {
      bare(g);
      g.phase = 'revenue';
      treasury(g, 0, 9);
      rich(g, 'senator:1', 4);
      Object.assign(senator(g, 'senator:1'), { captive: 'barbarians', at: 'field', influence: 5 });
      agreed(g, 7, [[0, 1, { t: 'spend', how: 'ransom', senator: 'senator:1', n: 0 }]]);
    });
    p.as(0).refuses('redistributed', undefined, 'no.agreement').saysNothing();
    expect(states(p, 7)).toEqual(['performed']);
    expect([who(p, 1).captive, who(p, 1).talents, p.g.factions[0]!.treasury]).toEqual(['', 0, 3]);
    p.saysNothing();
    expect(p.waitingFor).toEqual([1, 2]);
  });

  test('[AGR-17][own-50] to contribute, or to sponsor Games, is kept', () => {
    const p = at(contributions, undefined, { seats: 3 }, (g) => {
      bare(g);
      rich(g, 'senator:1', 20);
      agreed(g, 7, [[0, 1, { t: 'spend', how: 'contribute', senator: 'senator:1', n: 10 }]]);
    });
    p.as(0).saysNothing();
    expect(states(p, 7)).toEqual(['performed']);
    expect(who(p, 1).talents).toBe(10);
    const games = act((g) => {
      rich(g, 'senator:1', 20);
      agreed(g, 7, [[0, 1, { t: 'spend', how: 'games', senator: 'senator:1', n: 7 }]]);
    });
    // He names the sponsor, the Games, and is done.
    games.saysNothing().saysNothing();
    expect(states(games, 7)).toEqual(['performed']);
    games.saysNothing();
    expect(hasEnded(games)).toBe(true);
  });
});

describe('who says nothing', () => {
  test('[1.09.62-e][1.09.411-a] refuses what he is asked to agree to', () => {
    const p = inSenate(business, undefined);
    p.as(0).does('propose', 'kind:land-bill').does('landBill', 'land-bill:I').does('nameSponsor', 'senator:4');
    p.as(1).saysNothing().expectLog('land.refused', { who: 'senator:4' });
    const trial = inSenate(draftProsecution, { by: 0, means: 'tribune', accused: 'senator:4' }, (g) => {
      senator(g, 'senator:4').corrupt = true;
    });
    trial.as(0).does('charge', 'charge:corrupt').does('appointProsecutor', 'senator:7');
    trial.as(2).saysNothing().expectLog('prosecution.refused', { who: 'senator:7' });
  });

  test('[amb-5][1.09.151-c] has spent the Tribune', () => {
    const p = inSenate(proposeAny, { by: 1, means: 'tribune' }, (g) => {
      g.state = 100;
    });
    p.as(1).saysNothing().expectLog('senate.nothingProposed', { by: 'faction:1' });
    expect(hasEnded(p)).toBe(true);
  });

  test('[1.09.33-b][amb-85] has the Senator of the highest MIL as Master of Horse', () => {
    const p = inSenate(masterOfHorse, { proposal: { t: 'dictator', nominee: 'senator:1' } }, (g) => {
      senator(g, 'senator:1').office = 'dictator';
    });
    p.as(0).saysNothing();
    const horse = p.g.senators.find((s) => s.office === 'master-of-horse')!;
    expect(horse.id).toBe('senator:2');
  });

  test('[amb-F3][1.09.152-a] does not step in', () => {
    const p = onVote(RAISE, (g) => gives(g, 1, 'card:38'));
    p.as(1).saysNothing();
    expect(p.waitingFor).toEqual([0]);
  });

  test('[1.09.7-a][own-51] and has begun an Assassination sends the least of his Senators in Rome', () => {
    const p = inSenate(business, undefined, (g) => {
      g.factions[1]!.attempted = 0;
      [5, 3, 4].forEach((influence, i) => (senator(g, `senator:${4 + i}` as 'senator:4').influence = influence));
    });
    p.as(1).does('assassinate', 'senator:2').saysNothing();
    p.expectLog('assassin.announced', { who: 'senator:5', target: 'senator:2' });
  });

  test('[1.07.4-b][own-51] and has begun a Persuasion Attempt approaches nobody, and cannot begin another', () => {
    const p = act().does('persuade', 'senator:1').saysNothing();
    expect(p.offers('persuade')).toBeUndefined();
    expect(p.offers('endInitiative')).toBeDefined();
  });

  test('[1.07.2-g] ends his Initiative', () => {
    expect(hasEnded(act().saysNothing())).toBe(true);
  });

  test('[1.06.3-g][own-51] puts what he was given into the Faction Treasury; a gift he was about to make he does not', () => {
    const p = at(redistribution, undefined, { seats: 3 }, (g) => {
      bare(g);
      g.phase = 'revenue';
      g.factions[0]!.lump = 9;
      treasury(g, 1, 5);
    });
    p.as(0).saysNothing();
    expect(p.g.factions[0]).toMatchObject({ lump: 0, treasury: 9 });
    p.as(1).does('openGift').does('giftTo', 'faction:2').saysNothing().saysNothing();
    expect(p.g.factions[1]!.treasury).toBe(5);
    expect(p.waitingFor).toEqual([2]);
  });

  test('[1.11.1-a][1.11.2-a] trades nothing, and discards at random', () => {
    const p = at(trading, undefined, { seats: 3 }, (g) => bare(g));
    for (const seat of [0, 1, 2]) p.as(seat).saysNothing();
    expect(hasEnded(p)).toBe(true);
    const cards = ['card:38', 'card:39', 'card:40', 'card:41', 'card:42', 'card:43', 'card:44'] as const;
    const full = at(discardDown, undefined, { seats: 3, byChance: true }, (g) => {
      bare(g);
      hand(g, 1, ...cards);
    });
    full.as(1).saysNothing();
    expect(full.g.factions[1]!.hand).toHaveLength(5);
    expect(cards).toEqual(expect.arrayContaining(full.g.factions[1]!.hand));
  });

  test('[3.01.7-b] has his most influential Senator as Leader', () => {
    const p = at(opening, undefined, { seats: 3, byChance: true }, () => {});
    const [seat] = p.waitingFor;
    const own = p.g.senators.filter((s) => s.faction === seat);
    p.as(seat!).saysNothing();
    const leader = senator(p.g, p.g.factions[seat!]!.leader);
    expect(leader.influence).toBe(Math.max(...own.map((s) => s.influence)));
  });
});

test('[amb-106] a game goes on to its end though nobody says anything but where a whole Senate has been passed over', () => {
  const { match } = openGame(republicOfRome, 3, {}, { t: 'seed', seed: 'silence' });
  const dice = rng('silence');
  let spoken = 0;
  while (!match.state.over) {
    const [seat] = match.engine.waitingFor(match.state);
    if (match.engine.knowsSilence(match.state, seat!)) match.passOver(seat!);
    else {
      spoken++;
      match.play(randomInput(match.question(seat!)!, seat!, (n) => dice.below(n))!);
    }
  }
  republicOfRome.check(match.state.g);
  expect(match.entries.length - spoken).toBeGreaterThan(100);
  // What was recorded is played again.
  const again = openGame(republicOfRome, 3, {}, { t: 'seed', seed: 'silence' }).match;
  for (const { input } of match.entries) again.replay(input);
  expect(again.entries.at(-1)!.digest).toBe(match.entries.at(-1)!.digest);
});
