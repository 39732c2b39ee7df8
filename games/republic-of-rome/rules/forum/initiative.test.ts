import type { Dice } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { unseenCards } from '../check/places-of-cards.ts';
import type { Rome } from '../game.ts';
import type { CardId } from '../ids.ts';
import { fresh } from '../rome/death.ts';
import { move } from '../rome/money.ts';
import { senator } from '../rome/senators.ts';
import { at, faction } from '../testing/at.ts';
import { empty } from '../testing/empty.ts';
import { act, onTop, threeFactions } from '../testing/initiative.ts';
import { addProvinces, statuses, whereabouts } from '../testing/wars.ts';
import { drawForumCard } from './draw.ts';
import { initiative } from './initiative.ts';
import { SIX_HARMLESS } from '../testing/chits.ts';
import { wages } from '../testing/armies.ts';

const drawing = (card: CardId, patch: (g: Rome) => void = () => {}, rolling: Dice = [1, 2]) =>
  at(
    initiative,
    { seat: 0 },
    { seats: 3 },
    (g) => {
      threeFactions(g);
      onTop(g, card);
      patch(g);
    },
    rolling,
  ).as(0);

describe('the draw', () => {
  test('[1.07.2-b][card-106-a] an event of the deck happens at once', () => {
    expect(drawing('card:106').g.bequests).toMatchObject([{ card: 'card:106' }]);
  });
  test('[1.07.2-b][1.07.2-c] on a 7 an event, and no card', () => {
    const game = drawing('card:5', () => {}, [3, 4, 1, 1, 6, ...SIX_HARMLESS]);
    game.rolled().expectLog('forum.initiative', { roll: 7 });
    expect(game.g.deck[0]).toBe('card:5');
    expect(game.g.events).toHaveLength(1);
  });
  test('[1.07.2-d][1.07.3-a] on anything else the top card; a Forum card lies in the Forum at once', () => {
    const game = drawing('card:5', () => {}, [3, 3]);
    game.rolled().expectLog('forum.drawn', { card: 'card:5' });
    expect(game.g.deck).not.toContain('card:5');
    expect(statuses(game.g)['war:5']).toBe('active');
  });
  test('[1.07.2-e] with no deck left nothing is drawn, but a 7 is still an event', () => {
    const drawnOut = (g: Rome): void => {
      g.discards.push(...g.deck.splice(0));
    };
    drawing('card:5', drawnOut).expectLog('forum.deckEmpty');
    expect(drawing('card:5', drawnOut, [3, 4, 1, 1, 6, ...SIX_HARMLESS]).g.events).toHaveLength(1);
  });
  test('[1.07.3-b][amb-74] a Faction card goes to the hand, and nobody else learns which', () => {
    const game = drawing('card:49');
    expect(game.g.factions[0]!.hand).toEqual(['card:49']);
    game.expectLog('forum.drawn', { card: 'card:49' });
    expect(JSON.stringify(game.view(1))).not.toContain('"hand":["card:49"');
    expect(unseenCards(game.view(1))).toContain('card:49');
    expect(unseenCards(game.view(0))).not.toContain('card:49');
  });
  test('[1.07.3-b][amb-74] the record tells its player which, the others only that it is one', () => {
    const { cx, log } = empty((x) => x.deck.push('card:49'));
    drawForumCard(cx, 0);
    expect(log).toMatchObject([{ to: [0], m: { a: { card: 'card:49' } }, twin: { a: { faction: 'faction:0' } } }]);
    expect(JSON.stringify(log[0]!.twin)).not.toContain('card:49');
  });
  test('[1.07.3-c] there is no limit to a hand', () => {
    const many = ['card:38', 'card:39', 'card:40', 'card:41', 'card:42', 'card:43'] as CardId[];
    const game = drawing('card:49', (g) => {
      g.deck = g.deck.filter((c) => !many.includes(c));
      g.factions[0]!.hand = [...many];
    });
    expect(game.g.factions[0]!.hand).toHaveLength(7);
  });
  test('[card-139-a] Cleopatra goes to the hand', () => {
    const game = drawing('card:139');
    expect(game.g.factions[0]!.hand).toEqual(['card:139']);
    expect(game.g.leaders).toEqual([]);
  });
  test('[1.07.3-a][1.07.344-b] a Leader is placed', () => {
    expect(whereabouts(drawing('card:36').g)).toEqual({ 'leader:36': 'curia' });
  });
  test('[1.07.3-a] a Family lies in the Forum', () => {
    const free = drawing('card:15', (g) => {
      g.senators = g.senators.filter((s) => s.id !== 'senator:5');
      g.curia = g.curia.filter((id) => id !== 'senator:5');
    });
    expect(senator(free.g, 'senator:5')).toMatchObject({ faction: -1, at: 'rome' });
  });
  test('[1.05.4-d][amb-101] who has lost everybody to the event is served at once, and goes on with his new Leader', () => {
    const game = bereaved();
    const [first] = game.g.curia;
    expect(game.offers('endInitiative')).toBeUndefined();
    game.does('takeHeir');
    expect(game.offers('attract')).toMatchObject({ of: [first] });
  });
  test('[1.05.4-d][amb-68] who leaves the game instead has no Initiative any more', () => {
    expect(bereaved().does('leaveGame').offers('over')).toBeDefined();
  });
  /** An Epidemic whose first chit is that of the only Senator of seat 0; the others harm nobody. */
  const bereaved = () =>
    drawing('card:5', (g) => faction(g, 0, 'senator:22A'), [3, 4, 1, 1, 6, 21, 29, 29, 29, 29, 28]).rolled();
  test('[card-65-a] Era Ends is noted', () => {
    const game = drawing('card:65');
    game.expectLog('forum.eraEnds');
    expect(game.g.eraEnds).toBe(true);
  });
  test('[card-174-1-a] a War that becomes Active by the draw wakes a Pretender, another card does not', () => {
    const waiting = (g: Rome): void => {
      addProvinces(g, 'province:sicilia');
      g.provinces.at(-1)!.governor = 'senator:3';
      senator(g, 'senator:3').at = 'province:sicilia';
      g.events.push({ id: 'event:174', level: 2, since: 1 });
    };
    expect(drawing('card:36', waiting).g.events).toHaveLength(1);
    expect(drawing('card:5', waiting, [1, 2, 0]).g.events).toHaveLength(0);
    // One that was Inactive, activated by the draw of a Leader.
    const led = (g: Rome): void => {
      waiting(g);
      g.wars = [];
      wages(g, 'war:1', { status: 'inactive' });
      g.deck = g.deck.filter((c) => c !== 'card:1');
    };
    expect(drawing('card:35', led, [1, 2, 0]).g.events).toHaveLength(0);
  });
});

describe('the steps', () => {
  const busy = (g: Rome): void => {
    senator(g, 'senator:1').knights = 1;
    move(g, 'bank', 'senator:1', 20);
    g.senators.push(fresh(g, 'senator:5', -1));
    g.curia = g.curia.filter((id) => id !== 'senator:5');
    g.deck = g.deck.filter((id) => id !== 'card:15');
  };
  const offered = (game: ReturnType<typeof act>): string[] => {
    const { verbs, asides } = game.as(0).question!;
    return Object.keys(verbs)
      .filter((v) => !asides.includes(v))
      .sort();
  };

  test('[1.07.2-f][1.07.2-g] all are open at first, and each is optional', () => {
    const game = act(busy);
    expect(offered(game)).toEqual(['appointLeader', 'attract', 'endInitiative', 'persuade', 'pressure', 'sponsor']);
    game.does('endInitiative');
    expect(offered(game)).toEqual(['over']);
  });
  test('[1.07.2-f][1.07.2-g][1.07.2-i][1.07.4-d] only in this order, each once, each resolved before the next', () => {
    const game = act(busy).does('persuade', 'senator:2');
    expect(offered(game)).toEqual(['target']);
    game.picks('senator:5').as(1).does('pass').rolling(6, 6).as(2).does('pass');
    expect(offered(game)).toEqual(['appointLeader', 'attract', 'endInitiative', 'pressure', 'sponsor']);
    game.refuses('persuade', 'senator:2', 'no.stepOver');
    game.rolling(1).does('pressure', { 'senator:1': 1 });
    expect(offered(game)).toEqual(['appointLeader', 'endInitiative', 'sponsor']);
    game.does('sponsor', 'senator:1').picks('games:slice-and-dice');
    expect(offered(game)).toEqual(['appointLeader', 'endInitiative']);
    game.does('appointLeader', 'senator:2');
    expect(offered(game)).toEqual(['over']);
  });
  test('[1.07.2-g] a step that was skipped cannot be taken later', () => {
    const game = act(busy).does('sponsor', 'senator:1').picks('games:slice-and-dice');
    expect(offered(game)).toEqual(['appointLeader', 'endInitiative']);
  });
  test('[1.07.4-b] persuading is offered only where there is somebody to persuade', () => {
    const alone = act((g) => {
      for (const s of g.senators) if (s.faction !== 0) s.at = 'province:asia';
    });
    expect(offered(alone)).not.toContain('persuade');
  });
  test('[1.07.7-a] who has no Leader is told so', () => {
    expect(act().question!.prompt.k).toBe('ask.forum.act');
    const game = act((g) => {
      g.factions[0]!.leader = '';
    });
    expect(game.question!.prompt.k).toBe('ask.forum.noLeader');
  });
  test('[1.07.2-h] without any Senator in Rome the Initiative is taken all the same', () => {
    const game = act((g) => {
      for (const s of g.senators) if (s.faction === 0) s.at = 'province:asia';
    });
    expect(game.g.factions[0]!.hand).toEqual(['card:38']);
    expect(offered(game)).toEqual(['appointLeader', 'endInitiative']);
  });
});
