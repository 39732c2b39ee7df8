import { expect, test } from 'vitest';
import { senator } from '../../rome/senators.ts';
import { at, hand } from '../../testing/at.ts';
import { addProvince, allVote, ballots, meeting } from '../../testing/senate.ts';
import { governorsStep } from './governors-step.ts';

test('[1.09.1-d][1.09.821-a] the PM may nominate a Consul for Life before the Governors; then their election goes on', () => {
  const game = at(governorsStep, undefined, { seats: 3 }, (g) => {
    meeting(g, 'business', ['senator:1', 'senator:2'], ['senator:3', 'senator:4'], ['senator:5']);
    addProvince(g, 'province:sicilia');
    senator(g, 'senator:3').influence = 21;
  });
  game.as(0).refuses('nominateForLife', 'senator:4').does('nominateForLife', 'senator:3');
  expect(game.g.senate.floors[0]).toMatchObject({ means: 'presiding', proposer: 'senator:1' });
  ballots(game, { 0: 'nay', 1: 'nay', 2: 'abstain' });
  game.as(0).refuses('nominateForLife', 'senator:3').does('fillProvince', 'province:sicilia');
  allVote(game.does('nominate', 'senator:5').does('put'), 'aye');
  expect(game.g.senate.step).toBe('business');
});

test('[1.09.151-e][amb-5] what a Tribune has secured comes before the next proposal of the PM', () => {
  const game = at(governorsStep, undefined, { seats: 3 }, (g) => {
    meeting(g, 'governors', ['senator:1', 'senator:2'], ['senator:3', 'senator:4'], ['senator:5']);
    addProvince(g, 'province:sicilia');
    hand(g, 2, 'card:38');
  });
  game.as(0).does('fillProvince', 'province:sicilia').does('nominate', 'senator:3').does('put');
  game.as(2).does('reserveByTribune', 'card:38');
  while (game.question?.verbs['pass']) game.does('pass');
  allVote(game, 'nay');
  while (game.question?.verbs['loseInfluence']) game.does('loseInfluence');
  expect(game.waitingFor).toEqual([2]);
  game.as(2).does('propose', 'kind:governors').does('fillProvince', 'province:sicilia').does('nominate', 'senator:4');
  expect(game.does('put').g.senate.floors[0]).toMatchObject({ by: 2, means: 'tribune' });
});

test('[1.09.821-a][1.09.5-c] also where one only can be sent, who would leave Rome; if nobody can be nominated he goes at once', () => {
  const only = (influence: number) =>
    at(governorsStep, undefined, { seats: 3 }, (g) => {
      meeting(g, 'governors', ['senator:1'], ['senator:3'], ['senator:4']);
      Object.assign(senator(g, 'senator:3'), { influence });
      senator(g, 'senator:4').office = 'censor';
      addProvince(g, 'province:sicilia');
      g.curia = [];
      g.senate.step = 'governors';
    });
  const waits = only(21);
  expect(waits.g.provinces[0]!.governor).toBe('');
  expect(waits.as(0).offers('nominateForLife')).toBeDefined();
  waits.as(0).does('fillProvince', 'province:sicilia');
  expect(waits.g.provinces[0]!.governor).toBe('senator:3');
  expect(only(20).g.provinces[0]!.governor).toBe('senator:3');
});
