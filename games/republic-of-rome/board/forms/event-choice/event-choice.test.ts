import { expect, test } from 'vitest';
import { deckEvent, endOfForumEvents, endOfSenateEvents, resolveEvent } from '../../../rules/events/index.ts';
import type { Rome } from '../../../rules/game.ts';
import { newForce } from '../../../rules/rome/forces.ts';
import { senator } from '../../../rules/rome/senators.ts';
import { business } from '../../../rules/senate/other-business.ts';
import { battleAhead } from '../../../rules/explain/battle.ts';
import { rebelEndGame } from '../../../rules/victory/rebel.ts';
import { legionsTo, rebels, three, wages } from '../../../rules/testing/armies.ts';
import { at, faction, hand } from '../../../rules/testing/at.ts';
import { bare, rich } from '../../../rules/testing/bare.ts';
import { inSenate } from '../../../rules/testing/meeting.ts';
import { revolts } from '../../../rules/testing/people.ts';
import { session } from '../../../rules/testing/session.ts';
import { repopulate } from '../../../rules/senate/repopulating.ts';
import { fresh } from '../../../rules/rome/death.ts';
import { newWar } from '../../../rules/wars/wars.ts';
import { onScreen, press } from '../testing/filled.ts';
import { eventChoiceForm as form, fineForm, peddleForm } from './form.ts';

const consul = (g: Rome): void => {
  bare(g);
  senator(g, 'senator:3').office = 'rome-consul';
};
const inPlay = (n: number) => [{ id: `event:${n}` as const, level: 1, since: 1 }];
const DECK = ['card:38', 'card:39', 'card:40', 'card:41', 'card:42', 'card:43', 'card:44'] as const;

test('[card-165-1-a] the strongest Leader is there at first, and one press is enough', () => {
  const game = at(endOfForumEvents, undefined, {}, (g) => {
    consul(g);
    g.events = inPlay(165);
    g.wars = [newWar('war:1', 'active', false), newWar('war:2', 'active', false)];
    g.leaders = ([36, 35] as const).map((n) => ({ id: `leader:${n}`, at: 'wars', aids: [], refuge: false }));
    g.deck = [...DECK];
  });
  const seen = onScreen(game, form, 2);
  expect(seen.sent).toEqual([{ verb: 'leaderDies', arg: 'leader:35' }]);
  expect(seen.commits).toMatchObject([{ label: 'choice.leaderDies {"what":"leader:35"}' }]);
  press(game, form, seen, 'choose');
  expect(game.g.leaders.map((l) => l.id)).toEqual(['leader:36']);
});

test('[card-173-1-a] the strongest War, unless another is chosen', () => {
  const game = at(endOfSenateEvents, undefined, {}, (g) => {
    consul(g);
    g.events = inPlay(173);
    g.wars = [newWar('war:72', 'inactive', true), newWar('war:1', 'active', false)];
    g.deck = [...DECK];
  });
  expect(onScreen(game, form, 2).sent).toEqual([{ verb: 'ally', arg: 'war:1' }]);
  const other = onScreen(game, form, 2, (e) => ({ ...e, what: 'war:72' }));
  expect(other.sent).toEqual([{ verb: 'ally', arg: 'war:72' }]);
  expect(onScreen(game, form, 2, (e) => ({ ...e, what: 'war:3' })).commits[0]!.missing).toBe('choice.choose');
});

test('[card-153-a] Catilina: the Faction with most Influence', () => {
  const game = at(deckEvent, { card: 'card:153', by: 4 }, { drawn: 'card:153' }, (g) => {
    consul(g);
    senator(g, 'senator:2').influence = 9;
  });
  expect(onScreen(game, form, 2).sent).toEqual([{ verb: 'accuseFaction', arg: 'faction:1' }]);
});

test('[card-177-1-a] Fleets in Italy are lost first; it is sent only with as many as must go', () => {
  const storm = (fleets: number) =>
    at(
      resolveEvent,
      { event: 'event:177', by: 0 },
      {},
      (g) => {
        consul(g);
        g.fleets = fleets;
        const f = newForce(g, wages(g, 'war:1').id);
        f.fleets = 5;
        legionsTo(g, `force:${f.id}`, 3);
      },
      [2, 1],
    );
  expect(onScreen(storm(4), form, 2).sent).toEqual([{ verb: 'loseFleets', arg: { 'fleets:active': 3 } }]);
  const game = storm(2);
  expect(onScreen(game, form, 2).sent).toEqual([{ verb: 'loseFleets', arg: { 'fleets:active': 2, 'war:1': 1 } }]);
  const few = onScreen(game, form, 2, (e) => ({ ...e, fleets: { 'fleets:active': 2, 'war:1': 0 } }));
  expect(few.commits[0]!.missing).toBe('choice.fleetsChosen {"n":2,"of":3}');
  press(
    game,
    form,
    onScreen(game, form, 2, (e) => ({ ...e, fleets: { 'war:1': 3 } })),
    'choose',
  );
  expect([game.g.fleets, game.g.forces[0]!.fleets]).toEqual([2, 2]);
});

test('[1.09.81-d] whoever speaks best and has most Influence joins, unless another is chosen', () => {
  const game = inSenate(repopulate, undefined, (g) => {
    g.curia = [];
    for (const id of ['senator:2', 'senator:5', 'senator:8'] as const) senator(g, id).at = 'field';
    g.senators.push(fresh(g, 'senator:11', -1), fresh(g, 'senator:12', -1));
    senator(g, 'senator:12').influence = 20;
  });
  const [by] = game.waitingFor;
  const seen = onScreen(game, form, by!);
  expect(seen.sent[0]).toEqual({ verb: 'takeSenator', arg: 'senator:12' });
  press(game, form, seen, 'choose');
  expect(senator(game.g, 'senator:12').faction).toBe(by);
});
test('[card-48-a] a card is taken from whoever has most of them', () => {
  const game = at(session, undefined, { seats: 3 }, (g) => {
    g.phase = 'forum';
    hand(g, 1, 'card:48');
    hand(g, 0, 'card:38');
    hand(g, 2, 'card:39', 'card:40');
  });
  const seen = onScreen(game, peddleForm, 1);
  expect(seen.sent).toEqual([{ verb: 'peddleInfluence', arg: 'faction:2' }]);
  game.rolling(0);
  press(game, peddleForm, seen, 'choose');
  expect(game.g.factions[1]!.hand).toEqual(['card:39']);
});
test('[1.11.34-b] Veterans that were called go against the Rebel', () => {
  const game = at(session, undefined, { seats: 3 }, (g) => {
    g.phase = 'forum';
    faction(g, 0, 'senator:1', 'senator:2');
    faction(g, 1, 'senator:4', 'senator:5');
    revolts(g, 'senator:4').at = 'field';
    for (const n of [0, 1])
      g.legions[n] = { at: 'rebel', veteran: true, allegiance: n === 0 ? 'senator:1' : 'senator:4' };
    newForce(g, 'rebel').commander = 'senator:2';
    senator(g, 'senator:2').at = 'field';
  });
  game.as(0).does('recallVeterans', ['legion:0']);
  expect(onScreen(game, form, 0).sent).toEqual([{ verb: 'sendVeterans', arg: 'senator:2' }]);
});
test('[1.12.3-d] the Rebel: the weakest War first, each with its chance', () => {
  const game = at(rebelEndGame, { by: 'battle' }, { seats: 3 }, (g) => {
    three(g);
    g.phase = 'revenue';
    rebels(g, 'senator:2', 12);
    for (const id of ['war:5', 'war:68', 'war:120', 'war:118'] as const) wages(g, id);
    g.fleets = 5;
  });
  const seen = onScreen(game, form, 1);
  expect(seen.sent).toEqual([{ verb: 'attackWar', arg: 'war:120' }]);
  const told = seen.form.explain(seen.form.asked, 'attackWar', 'war:5');
  const force = { ...game.g.forces[0]!, war: 'war:5' as const };
  expect(told).toEqual(battleAhead(game.g, force));
  expect(told?.odds?.win).toBeGreaterThan(0);
});
test('[card-107-a][card-111-a] whoever can pay least is fined, or nobody', () => {
  const tied = () =>
    inSenate(business, undefined, (g) => {
      g.laws = ['card:107', 'card:111'];
      g.senate.filled.censor = true;
      for (const s of g.senators) s.knights = 0;
      for (const id of ['senator:1', 'senator:4'] as const) senator(g, id).knights = 2;
      for (const id of ['senator:7', 'senator:8'] as const)
        Object.assign(senator(g, id), { returned: g.turn, returnedCorrupt: true, at: 'rome' });
      rich(g, 'senator:7', 5);
    });
  const game = tied();
  const seen = onScreen(game, fineForm, 1);
  expect(seen.form.steps[0]!.answer).toEqual({ verb: 'fineGovernor', arg: 'senator:8' });
  game.as(1).rolling(6, 6, 1, 1).does('fineGovernor', 'senator:8');
  const asked = onScreen(game, form, 0);
  expect(asked.commits.map((c) => c.name)).toEqual(['choose', 'fineNobody']);
  press(game, form, asked, 'fineNobody');
  expect(game.logKeys()).not.toContain('laws.fined');
});
