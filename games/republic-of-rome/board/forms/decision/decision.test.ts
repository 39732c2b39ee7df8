import { describe, expect, test } from 'vitest';
import { factionsWithoutSenators } from '../../../rules/rome/factions.ts';
import { senator } from '../../../rules/rome/senators.ts';
import { propose } from '../../../rules/senate/proposals.ts';
import { victorious } from '../../../rules/testing/armies.ts';
import { at, hand } from '../../../rules/testing/at.ts';
import { bare, rich } from '../../../rules/testing/bare.ts';
import { gives, inSenate, onVote, voting } from '../../../rules/testing/meeting.ts';
import { addProvince } from '../../../rules/testing/senate.ts';
import { agreed } from '../../../rules/testing/agreements.ts';
import { proscription } from '../../../rules/cards/intrigue/proscription.ts';
import { onScreen, press } from '../testing/filled.ts';
import { decisionForm as form } from './form.ts';

const RAISE = { t: 'raise', legions: 1, fleets: 0 } as const;
const buttons = (seen: ReturnType<typeof onScreen<{ readonly press: string }>>) =>
  seen.commits.map(({ name, detail, missing }) => [name, missing ?? detail]);

describe('a few answers and nothing to fill in', () => {
  test('[1.09.62-e] a Sponsor is told what he gains, and agrees or refuses', () => {
    const game = inSenate(propose, { kind: 'land-bill', by: 0, means: 'presiding' });
    game.as(0).does('landBill', 'land-bill:III').does('nameSponsor', 'senator:4');
    const seen = onScreen(game, form, 1);
    expect(buttons(seen)).toEqual([
      ['consent', 'landBill.popularity {"n":"+4"}'],
      ['refuse', undefined],
    ]);
    press(game, form, seen, 'refuse');
    expect(game.as(0).offers('nameSponsor')).toBeDefined();
    game.does('nameSponsor', 'senator:1').does('nameSponsor', 'senator:5');
    expect(buttons(onScreen(game, form, 1))[0]).toEqual(['consent', 'landBill.popularity {"n":"+2"}']);
  });
  test('[AGR-15] who has promised to sponsor it may not refuse, and the button says so', () => {
    const game = inSenate(propose, { kind: 'land-bill', by: 0, means: 'presiding' }, (g) =>
      agreed(g, 1, [[1, 0, { t: 'appoint', role: 'sponsor', senator: 'senator:4' }]]),
    );
    game.as(0).does('landBill', 'land-bill:III').does('nameSponsor', 'senator:4');
    expect(buttons(onScreen(game, form, 1))[1]![1]).toContain('no.agreement');
  });
  test('[1.09.621-b] the Sponsor of a repeal loses with his vote as well', () => {
    const game = inSenate(propose, { kind: 'repeal', by: 0, means: 'presiding' }, (g) => {
      g.landBills.II = 1;
      senator(g, 'senator:4').popularity = 5;
    });
    game.as(0).does('repealBill', 'land-bill:II').does('nameSponsor', 'senator:4');
    expect(buttons(onScreen(game, form, 1))[0]).toEqual(['consent', 'landBill.popularity {"n":"−3"}']);
  });
  test('[1.09.51-b] who is back this turn hears how many votes would leave with him', () => {
    const game = inSenate(propose, { kind: 'governors', by: 0, means: 'presiding' }, (g) => {
      addProvince(g, 'province:sicilia');
      senator(g, 'senator:4').returned = g.turn;
    });
    game.as(0).does('fillProvince', 'province:sicilia').does('nominate', 'senator:4');
    const seen = onScreen(game, form, 1);
    expect(seen.commits[0]!.detail).toMatch(/decision.votesGone {"n":[1-9]/);
    press(game, form, seen, 'consent');
    expect(game.as(0).offers('put')).toBeDefined();
  });
  test('[card-158-c] a Governor goes, or stays by Legate', () => {
    const game = inSenate(propose, { kind: 'governors', by: 0, means: 'presiding' }, (g) => {
      g.laws.push('card:158');
      addProvince(g, 'province:sicilia');
    });
    game.as(0).does('fillProvince', 'province:sicilia').does('nominate', 'senator:5').does('put');
    voting(game, 'aye', 'aye', 'aye');
    const seen = onScreen(game, form, 1);
    expect(seen.sent).toEqual([{ verb: 'goToProvince' }]);
    press(game, form, seen, 'sendLegate');
    expect(senator(game.g, 'senator:5').at).toBe('rome');
  });
  test('[1.11.31-c] a Master of Horse is told how much of his money it may take', () => {
    const game = victorious({ legions: 3, horse: 'senator:7' }, (g) => {
      rich(g, 'senator:7', 9);
      rich(g, 'senator:1', 1);
    });
    game.as(0).does('testLoyalty').does('testLegions', ['legion:0', 'legion:1', 'legion:2']);
    const seen = onScreen(game, form, 2);
    expect(buttons(seen)).toEqual([
      ['lendMoney', 'decision.upTo {"n":2}'],
      ['refuseMoney', 'decision.keepsIt'],
    ]);
    press(game, form, seen, 'lendMoney');
    expect(game.as(0).offers('payLegions')).toMatchObject({ max: 3 });
  });
  test('[card-103-d] who cannot pay for the Tribune sees why, and desists', () => {
    const grafted = (die: number) =>
      onVote(RAISE, (g) => {
        gives(g, 2, 'card:38');
        gives(g, 0, 'card:103');
        rich(g, 'senator:2', 3);
      })
        .as(2)
        .does('vetoByTribune', 'card:38')
        .as(0)
        .rolling(die)
        .does('graftTribune', 'senator:2');
    expect(onScreen(grafted(2), form, 0).sent).toEqual([{ verb: 'payGraft' }]);
    const dear = onScreen(grafted(6), form, 0);
    expect(dear.sent).toEqual([{ verb: 'desist' }]);
    expect(dear.commits[0]!.missing).toContain('no.talents');
  });
  test('[1.09.144-a] all were against him: one less, or the chair', () => {
    const game = voting(onVote(RAISE), 'nay', 'nay', 'aye');
    const seen = onScreen(game, form, 0);
    expect(buttons(seen)).toEqual([
      ['loseInfluence', 'form.fromTo {"a":5,"b":4}'],
      ['giveUpChair', 'decision.nextPresides'],
    ]);
    press(game, form, seen, 'giveUpChair');
    expect(game.g.senate.presiding).not.toBe('senator:1');
  });
  test('[1.05.4-d] the heir from the Curia, or the end of the Faction', () => {
    const game = at(factionsWithoutSenators, undefined, {}, (g) => {
      bare(g);
      g.senators = g.senators.filter((s) => s.faction !== 2);
      g.curia = ['senator:12'];
    });
    const seen = onScreen(game, form, 2);
    expect(seen.sent).toEqual([{ verb: 'takeHeir' }]);
    press(game, form, seen, 'takeHeir');
    expect(game.g.factions[2]!.leader).toBe('senator:12');
  });
  test('[card-144-b] a proscription: what the Knights leave, at least and at most', () => {
    const game = at(proscription, { rebelWon: false }, { seats: 3 }, (g) => {
      bare(g);
      g.era = 'late';
      for (const s of g.senators) s.knights = 0;
      senator(g, 'senator:1').knights = 3;
      hand(g, 0, 'card:144');
    });
    expect(onScreen(game, form, 0).sent).toEqual([{ verb: 'pass' }]);
    expect(onScreen(game, form, 1).commits.map((c) => c.name)).toEqual(['pass']);
    press(game, form, onScreen(game, form, 0), 'playProscription');
    const [by] = game.waitingFor;
    expect(onScreen(game, form, by!).commits[0]).toMatchObject({
      name: 'proscribe',
      detail: 'decision.fromUpTo {"a":3,"b":18}',
    });
  });
  test('[card-176-1-d] Rhodes is sent home by one press', () => {
    const game = inSenate(propose, { kind: 'reject-rhodes', by: 0, means: 'presiding' }, (g) => {
      g.events.push({ id: 'event:176', level: 1, since: g.turn });
      g.rhodian = { fleets: 8, wars: [] };
      g.fleets = 8;
    });
    const seen = onScreen(game, form, 0);
    expect(buttons(seen)[0]).toEqual(['put', 'decision.fleetsGo {"n":8}']);
    press(game, form, seen, 'put');
    expect(game.g.senate.floors[0]?.proposal).toEqual({ t: 'reject-rhodes' });
  });
});
