import { end } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { contentOf, cardOf } from '../data/printed.ts';
import type { Rome } from '../game.ts';
import type { ConcessionId } from '../ids.ts';
import { proc } from '../procs.ts';
import { killSenator } from '../rome/death.ts';
import { senator } from '../rome/senators.ts';
import { at, faction } from '../testing/at.ts';
import { newWar } from '../wars/wars.ts';
import { destroyConcession } from './concessions.ts';
import { playHand } from './play-hand.ts';
import { collectRevenue } from '../revenue/personal.ts';
import { chargesAgainst } from '../senate/prosecutions/eligibility.ts';
import { PRINTED } from '../testing/printed.ts';

const playing = (hand: Rome['factions'][number]['hand'], patch: (g: Rome) => void = () => {}) =>
  at(playHand, { seat: 0 }, { seats: 3 }, (g) => {
    faction(g, 0, 'senator:1', 'senator:2');
    g.factions[0]!.hand = hand;
    patch(g);
  });
const destroying = proc('testing.destroy', { id: 'open' }, (a: { id: ConcessionId }) => a, {
  start: (cx, l) => {
    destroyConcession(cx, l.id);
    return end();
  },
});
const dying = proc('testing.holder-dies', () => ({}), {
  start: (cx) => {
    killSenator(cx, senator(cx.g, 'senator:2'), 'natural');
    return end();
  },
});
const held = (id: ConcessionId, holder: Rome['concessions'][number]['holder'], revealed = false) => ({
  id,
  holder,
  revealed,
  voted: 0,
});

test('[1.07.321-a] one that lies in the Curia is not destroyed again', () => {
  const game = at(destroying, { id: 'concession:56' }, { seats: 3 }, (g) => {
    g.concessions = [held('concession:56', 'curia')];
  });
  expect(game.lines('cards.destroyed')).toEqual([]);
});

test('[1.04.1-a][1.07.32-a] Concessions are Faction cards: they go to a hand', () => {
  for (const c of contentOf(PRINTED).concessions)
    expect(cardOf(PRINTED, c.card)).toMatchObject({ kind: 'concession', hand: true });
});

describe('playing one', () => {
  test('[1.07.32-b] to one of his own Senators, in Rome or not', () => {
    const game = playing(['card:56'], (g) => {
      senator(g, 'senator:2').at = 'field';
    });
    game.does('playConcession', 'card:56');
    expect(game.offers('giveConcession')).toMatchObject({ of: ['senator:1', 'senator:2'] });
    game.does('giveConcession', 'senator:2');
    expect(game.g.concessions).toEqual([held('concession:56', 'senator:2')]);
    expect(game.g.factions[0]!.hand).toEqual([]);
  });

  test('[1.07.32-b] a player without Senators has nobody to give it to', () => {
    const game = playing(['card:56'], (g) => faction(g, 0));
    expect(game.offers('playConcession')).toBeUndefined();
    game.does('done');
  });

  test('[amb-165] while a War is Active that destroys it, it is destroyed at once', () => {
    const game = playing(['card:55'], (g) => g.wars.push(newWar('war:74', 'active', true)));
    game.does('playConcession', 'card:55').does('giveConcession', 'senator:1');
    expect(game.g.concessions).toEqual([held('concession:55', 'curia')]);
  });
});

describe('losing one', () => {
  test('[1.07.321-a][1.07.321-b][1.07.32-g] a destroyed one goes to the Curia from its holder, its bar hidden', () => {
    const game = at(destroying, { id: 'concession:56' }, {}, (g) => {
      faction(g, 0, 'senator:1');
      g.concessions.push(held('concession:56', 'senator:1', true));
    });
    expect(game.g.concessions).toEqual([held('concession:56', 'curia')]);
    game.expectLog('cards.destroyed', { concession: 'concession:56' });
  });

  test('[1.07.321-b] and from the Forum', () => {
    const game = at(destroying, { id: 'concession:56' }, {}, (g) => g.concessions.push(held('concession:56', 'forum')));
    expect(game.g.concessions).toEqual([held('concession:56', 'curia')]);
  });

  test('[1.07.321-c] one in a hand or in the deck is not affected', () => {
    const game = at(destroying, { id: 'concession:56' }, {}, (g) => {
      g.factions[0]!.hand = ['card:56'];
    });
    expect(game.g.concessions).toEqual([]);
    expect(game.g.factions[0]!.hand).toEqual(['card:56']);
  });

  test('[1.07.32-e][1.07.32-f][1.07.32-g] those of the dead go to the Forum, their bars hidden', () => {
    const game = at(dying, undefined, {}, (g) => {
      faction(g, 0, 'senator:1', 'senator:2');
      g.concessions.push(held('concession:56', 'senator:2', true), held('concession:57', 'senator:1', true));
    });
    expect(game.g.concessions).toEqual([held('concession:56', 'forum'), held('concession:57', 'senator:1', true)]);
  });
});

test('[1.07.32-c][1.07.32-d] its holder collects, wished for or not, and is exposed to a Minor Prosecution', () => {
  const collecting = proc('testing.collect', () => ({}), {
    start: (cx) => {
      collectRevenue(cx, [], []);
      return end();
    },
  });
  const start = (holders: readonly ConcessionId[]) =>
    at(collecting, undefined, { seats: 3 }, (g) => {
      g.phase = 'revenue';
      faction(g, 0, 'senator:1', 'senator:2');
      for (const id of holders) g.concessions.push(held(id, 'senator:2'));
    });
  const without = start([]);
  const game = start(['concession:56']);
  const { income } = contentOf(PRINTED).concessions.find((c) => c.id === 'concession:56')!;
  expect(game.g.factions[0]!.lump - without.g.factions[0]!.lump).toBe(income);
  expect(game.g.concessions[0]!.revealed).toBe(true);
  expect(chargesAgainst(game.g, senator(game.g, 'senator:2'))).toEqual([{ kind: 'minor', ground: 'concession:56' }]);
  expect(chargesAgainst(without.g, senator(without.g, 'senator:2'))).toEqual([]);
});
