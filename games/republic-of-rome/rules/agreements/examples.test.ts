import { call, end } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { enterPhase } from '../turn/phase.ts';
import { proc } from '../procs.ts';
import { redistribution } from '../revenue/redistribution.ts';
import { fresh } from '../rome/death.ts';
import { senator } from '../rome/senators.ts';
import { censorStep } from '../senate/elections/steps.ts';
import { answers, states, statusOf, writes } from '../testing/agreements.ts';
import { at } from '../testing/at.ts';
import { rich, treasury } from '../testing/bare.ts';
import { sitting } from '../testing/meeting.ts';

const EVE = 0;
const CHRIS = 1;
const PAUL = 2;
const JULIUS = 'senator:4';

/** The election, and the next turn's Redistribution. */
const both = proc('testing.both', () => ({}), {
  start: () => call(censorStep, undefined, 'turn'),
  turn: (cx) => {
    cx.g.turn++;
    enterPhase(cx, 'revenue');
    return call(redistribution, undefined, 'over');
  },
  over: () => end(),
});

test('[ex-01][1.04.3-a][1.04.3-b][1.04.3-h][1.04.3-i][1.04.6-b] a Public Agreement says only what it says', () => {
  const p = at(both, undefined, { seats: 4 }, (g) => {
    sitting(g);
    g.senators.push(fresh(g, 'senator:10', 3));
    g.factions[3]!.leader = 'senator:10';
    g.senate.step = 'censor';
    g.senate.filled.censor = false;
    for (const id of [JULIUS, 'senator:8'] as const) senator(g, id).priorConsul = true;
    rich(g, 'senator:7', 40);
    treasury(g, CHRIS, 20);
  });
  // Chris pays Eve 15 T; she nominates Julius for Censor and votes for him.
  const pay = ['deal:clause', 'faction:1', 'faction:0', 'word:pay', 15, 'turn:1', 'word:always'];
  const nominate = [
    'faction:0',
    'faction:1',
    'word:propose',
    'means:presiding',
    'kind:censor',
    JULIUS,
    'turn:1',
    'word:always',
  ];
  const vote = [
    'faction:0',
    'faction:1',
    'word:vote',
    'way:for',
    'kind:censor',
    JULIUS,
    'word:any',
    0,
    'turn:1',
    'word:always',
  ];
  writes(
    p,
    CHRIS,
    'deal:new-public',
    'faction:0',
    ...pay,
    'deal:clause',
    ...nominate,
    'deal:clause',
    ...vote,
    'deal:offer',
  );
  const { id } = p.g.agreements.all[0]!;
  answers(p, EVE, 'accept', id);
  // She nominates him, calls Chris first, votes for him; Paul buys enough votes to defeat him.
  expect(p.as(EVE).offers('nominate')).toMatchObject({ of: [JULIUS] });
  p.does('nominate', JULIUS).does('callFaction', 'faction:1').as(CHRIS).does('aye');
  p.as(EVE).does('callFaction', 'faction:0').refuses('nay', undefined, 'no.agreement').does('aye');
  p.as(EVE).does('callFaction', 'faction:3').as(3).does('abstain');
  p.as(PAUL).does('buyVotes', { 'senator:7': 40 }).does('nay').expectLog('senate.defeated');
  expect(states(p, id)).toEqual(['open', 'performed', 'performed']);
  expect(p.g.factions[CHRIS]!.treasury).toBe(20);
  // Chris objects; those who are not parties reject it.
  p.as(CHRIS).refuses('answerDeal', `withdraw-offer+agreement:${id}`);
  answers(p, CHRIS, 'dispute', id, 2);
  answers(p, PAUL, 'respondent', id);
  answers(p, 3, 'respondent', id).expectLog('deal.verdict', { claimant: 0, against: 2 });
  expect(states(p, id)).toEqual(['open', 'performed', 'performed']);
  // The one who is left is appointed; in the next Revenue Phase 15 T move from Chris to Eve.
  expect(p.g.phase).toBe('revenue');
  p.as(CHRIS).refuses('redistributed', undefined, 'no.owes');
  p.does('openGift').does('giftTo', 'faction:0').does('give', { 'faction:1': 15 });
  expect([p.g.factions[CHRIS]!.treasury, p.g.factions[EVE]!.treasury]).toEqual([5, 15]);
  expect(statusOf(p, id)).toBe('fulfilled');
});
