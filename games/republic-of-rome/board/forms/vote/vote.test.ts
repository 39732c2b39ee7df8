import { describe, expect, test } from 'vitest';
import { ANYTHING, type PromiseOf } from '../../../rules/agreements/agreement.ts';
import { agreed } from '../../../rules/testing/agreements.ts';
import { legionsTo, wages } from '../../../rules/testing/armies.ts';
import { rich } from '../../../rules/testing/bare.ts';
import { beforePontifex, priests } from '../../../rules/testing/pontifex.ts';
import { senator } from '../../../rules/rome/senators.ts';
import { onVote, RAISE, who } from '../../../rules/testing/meeting.ts';
import { votesCast } from '../../../rules/senate/counting.ts';
import { onScreen, press } from '../testing/filled.ts';
import { floorOf, ownVoters, whyNot } from './entries.ts';
import { voteForm } from './form.ts';
import { sharesOf } from './shares.ts';

const called = () => {
  const game = onVote(RAISE, (g) => {
    rich(g, 'senator:4', 5);
    rich(g, 'senator:5', 1);
  });
  game.as(0).does('callFaction', 'faction:1');
  return game;
};

describe('the form of a vote', () => {
  test('[1.09.14-a] is sent with one press: all for, at first', () => {
    const game = called();
    const seen = onScreen(game, voteForm, 1);
    expect(seen.sent).toEqual([{ verb: 'aye' }]);
    expect(seen.commits.map((c) => c.name)).toEqual(['cast', 'against', 'abstain']);
    press(game, voteForm, seen, 'cast');
    expect(votesCast(game.g.senate.floors[0]!, 'for')).toBe(8);
  });
  test.each([
    [1, 'nay'],
    [2, 'aye'],
  ])('[1.09.42-a] of a trial it begins with what helps one’s own man: seat %i', (seat, verb) => {
    const trial = {
      t: 'prosecution',
      kind: 'minor',
      accused: 'senator:5',
      prosecutor: 'senator:2',
      ground: 'corrupt',
    } as const;
    const game = onVote(trial, (g) => {
      senator(g, 'senator:3').office = 'censor';
    });
    game.as(0).does('callFaction', `faction:${seat}`);
    if (seat === 1) game.as(1).does('noAppeal');
    expect(onScreen(game, voteForm, seat).sent).toEqual([{ verb }]);
  });
  test('[1.09.141-b] with bought votes it takes one more, and says what it costs', () => {
    const game = called();
    const seen = onScreen(game, voteForm, 1, (e) => ({ ...e, bought: { 'senator:4': 3 } }));
    expect(seen.sent).toEqual([{ verb: 'buyVotes', arg: { 'senator:4': 3 } }, { verb: 'aye' }]);
    expect(seen.commits[0]).toMatchObject({ label: 'vote.castFor {"n":11}', detail: 'vote.paying {"n":3}' });
    press(game, voteForm, seen, 'against');
    expect(votesCast(game.g.senate.floors[0]!, 'against')).toBe(11);
    expect(who(game, 4).talents).toBe(2);
  });
  test('[2.01.32-a][2.01.4-a] on war it counts what Priests and the Pontifex Maximus have besides', () => {
    const legions = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `legion:${n}` as const);
    const order = { t: 'send', commander: 'senator:2', war: 'war:5', legions, fleets: 0, replaces: '' } as const;
    const game = beforePontifex({ t: 'deploy', orders: [order] }, (g) => {
      senator(g, 'senator:2').office = 'field-consul';
      wages(g, 'war:5');
      legionsTo(g, 'active', 10);
      priests(g, 'senator:5');
    });
    game.as(1).does('pass').as(0).does('callFaction', 'faction:1');
    const seen = onScreen(game, voteForm, 1);
    expect(seen.commits[0]).toMatchObject({ label: 'vote.castFor {"n":12}' });
  });
  test('[1.09.142-a] Senators may vote differently, each with what he bought', () => {
    const game = called();
    const seen = onScreen(game, voteForm, 1, (e) => ({
      ...e,
      ways: { ...e.ways, 'senator:4': 'against', 'senator:5': 'abstain' } as const,
      bought: { 'senator:4': 2, 'senator:5': 1 },
    }));
    press(game, voteForm, seen, 'cast');
    const [floor] = game.g.senate.floors;
    expect(floor!.votes.filter((b) => b.faction === 1).map((b) => [b.senator, b.way, b.bought])).toEqual([
      ['senator:4', 'against', 2],
      ['senator:5', 'abstain', 0],
      ['senator:6', 'for', 0],
    ]);
    expect(who(game, 5).talents).toBe(1);
  });
  test.each([
    ['for', 'for', { you: 11, 'you-against': 0 }],
    ['against', 'against', { you: 0, 'you-against': 11 }],
    ['against', 'for', { you: 5, 'you-against': 6 }],
    ['abstain', 'abstain', { you: 0, 'you-against': 0 }],
  ] as const)(
    '[1.09.142-a] the tally has one’s own votes apart, on whichever side: %s, the others %s',
    (first, rest, own) => {
      const game = called();
      game.g.senate.floors[0]!.votes.push(
        { senator: 'senator:1', faction: 0, way: 'against', votes: 6, bought: 0 },
        { senator: 'senator:2', faction: 0, way: 'for', votes: 2, bought: 0 },
      );
      game.g.senate.floors[0]!.called.push(0);
      const { form } = onScreen(game, voteForm, 1, (e) => ({
        ...e,
        ways: { 'senator:4': first, 'senator:5': rest, 'senator:6': rest },
        bought: { 'senator:4': 3 },
      }));
      const shares = sharesOf(form, floorOf(form.asked)!, (k, a) => `${k} ${JSON.stringify(a)}`);
      const of = (kind: string): number => shares.filter((s) => s.kind === kind).reduce((n, s) => n + s.n, 0);
      expect({ you: of('you'), 'you-against': of('you-against') }).toEqual(own);
      expect([of('for'), of('against')]).toEqual([2, 6]);
      expect(shares.find((s) => s.kind === 'you-against')!.words).toBe(`vote.yoursAgainst {"n":${own['you-against']}}`);
    },
  );
  test('[1.09.14-b] is sent where another Faction is called right after it', () => {
    const game = onVote(RAISE);
    game.as(0).does('callClockwise');
    const by = game.waitingFor[0]!;
    const seen = onScreen(game, voteForm, by);
    expect(seen.form.isComplete).toBe(true);
    press(game, voteForm, seen, 'cast');
    expect(game.waitingFor).not.toContain(by);
  });
  const withheld = (...promises: readonly Partial<PromiseOf<'vote'>>[]) => {
    const game = onVote(RAISE, (g) => {
      rich(g, 'senator:4', 5);
      for (const [i, more] of promises.entries())
        agreed(g, 7 + i, [[1, 2, { t: 'vote', way: 'for', about: ANYTHING, senator: '', bought: 0, ...more }]]);
    });
    game.as(0).does('callFaction', 'faction:1');
    const { form, sent } = onScreen(game, voteForm, 1);
    const all = ownVoters(form.asked);
    const ways = ['for', 'against', 'abstain'] as const;
    const [together, ...each] = [all, ...all.map((s) => [s])].map((of) =>
      ways.filter((way) => whyNot(form, of, way)?.k === 'no.agreement'),
    );
    return { sent, together, each };
  };
  test('[AGR-12][AGR-24] what an agreement withholds is greyed, for all and for each', () => {
    const { together, each, sent } = withheld({ way: 'against' });
    expect(together).toEqual(['for', 'abstain']);
    expect(each).toEqual([together, together, together]);
    expect(sent).toEqual([{ verb: 'nay' }]);
    expect(withheld().together).toEqual([]);
  });
  test('[AGR-12] of one Senator alone: the others are free', () => {
    const { together, each } = withheld({ senator: 'senator:5', way: 'against' });
    expect(together).toEqual(['for', 'abstain']);
    expect(each).toEqual([[], ['for', 'abstain'], []]);
  });
  test('[AGR-12] it begins as was promised, with the votes to be bought, also of Senators who vote differently', () => {
    expect(withheld({ way: 'against', bought: 2 })).toMatchObject({
      sent: [{ verb: 'buyVotes', arg: { 'senator:4': 2 } }, { verb: 'nay' }],
      together: ['for', 'abstain'],
    });
    const { sent } = withheld({ senator: 'senator:5', way: 'against' }, { senator: 'senator:6', way: 'abstain' });
    expect(sent).toEqual([{ verb: 'split' }, { verb: 'aye' }, { verb: 'nay' }, { verb: 'abstain' }]);
  });
  test('[1.09.14-d] nobody abstains on a Land Bill: that stands greyed', () => {
    const game = onVote({ t: 'land-bill', type: 'I', sponsor: 'senator:4', coSponsor: 'senator:5' });
    game.as(0).does('callFaction', 'faction:1');
    const { form } = onScreen(game, voteForm, 1);
    expect(whyNot(form, ownVoters(form.asked), 'abstain')).toEqual({ k: 'vote.notHere' });
    expect(whyNot(form, ownVoters(form.asked), 'against')).toBeUndefined();
  });
  test('cannot be sent with more than a purse holds, and does not open for anything else', () => {
    const game = called();
    const seen = onScreen(game, voteForm, 1, (e) => ({ ...e, bought: { 'senator:5': 2 } }));
    expect(seen.form.isComplete).toBe(false);
    expect(seen.commits[0]!.missing).toBeDefined();
    expect(() => onScreen(onVote(RAISE), voteForm, 0)).toThrow('does not open');
  });
});
