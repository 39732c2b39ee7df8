import { expect, test } from 'vitest';
import { deckEvent, endOfForumEvents, endOfSenateEvents, resolveEvent } from '../../../rules/events/index.ts';
import type { Rome } from '../../../rules/game.ts';
import { newForce } from '../../../rules/rome/forces.ts';
import { senator } from '../../../rules/rome/senators.ts';
import { legionsTo, wages } from '../../../rules/testing/armies.ts';
import { at } from '../../../rules/testing/at.ts';
import { bare } from '../../../rules/testing/bare.ts';
import { newWar } from '../../../rules/wars/wars.ts';
import { onScreen, press } from '../testing/filled.ts';
import { eventChoiceForm as form } from './form.ts';

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
