import type { Dice } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import type { CardId } from '../ids.ts';
import { move } from '../rome/money.ts';
import { senator } from '../rome/senators.ts';
import { at } from '../testing/at.ts';
import { onTop, threeFactions } from '../testing/initiative.ts';
import { addLeader } from '../testing/wars.ts';
import { forum } from './index.ts';
import { SIX_HARMLESS } from '../testing/chits.ts';
import { wages } from '../testing/armies.ts';

const TRIBUNES: CardId[] = ['card:38', 'card:39', 'card:40', 'card:41', 'card:42', 'card:43'];

/** Seat 1 has the HRAO; six Tribunes lie on top of the deck; nobody has money. */
const phase = (
  patch: (g: Rome) => void = () => {},
  rolling: Dice = [1, 1],
  options: Readonly<Record<string, unknown>> = {},
) =>
  at(
    forum,
    undefined,
    { seats: 3, options },
    (g) => {
      threeFactions(g);
      g.curia = [];
      g.senators.find((s) => s.id === 'senator:3')!.office = 'rome-consul';
      for (const card of [...TRIBUNES].reverse()) onTop(g, card);
      patch(g);
    },
    rolling,
  );
/** Ends the Initiative of whoever has it; the next one rolls a 2. */
const pass = (game: ReturnType<typeof phase>, rolling: Dice = [1, 1]) =>
  game
    .rolling(...rolling)
    .as(game.waitingFor[0]!)
    .does('endInitiative');
const hands = (game: ReturnType<typeof phase>): number[] => game.g.factions.map((f) => f.hand.length);

describe('the Forum Phase', () => {
  test('[1.07.1-a][1.07.1-b] begins with the passage of time: events go, and what they stand for', () => {
    const game = phase((g) => {
      g.events.push({ id: 'event:164', level: 2, since: 0 }, { id: 'event:175', level: 1, since: 0 });
    });
    expect(game.g.events.map((e) => e.id)).toEqual(['event:175']);
  });
  test('[1.07.1-c] an event of this phase outlives the phase, until the next one begins', () => {
    // Seat 1 rolls a 7; its event is an epidemic, 3d6 read in the table, and kills nobody.
    const game = phase(() => {}, [3, 4, 1, 1, 6, ...SIX_HARMLESS]);
    const [event] = game.g.events;
    expect(event).toMatchObject({ since: 1 });
    for (let n = 0; n < 5; n++) pass(game);
    pass(game, []);
    expect(game.g.phase).toBe('forum');
    expect(game.g.events).toEqual([event]);
  });
  test('[1.07.2-a][1.07.22-a] the HRAO’s player is first, then the others clockwise', () => {
    const game = phase();
    expect(game.waitingFor).toEqual([1]);
    pass(game);
    expect(game.waitingFor).toEqual([2]);
    pass(game);
    expect(game.waitingFor).toEqual([0]);
    expect(hands(game)).toEqual([1, 1, 1]);
  });
  test('[amb-36] the order is fixed, but auctions use the HRAO of their moment', () => {
    const game = phase().change((g) => {
      senator(g, 'senator:3').office = '';
      senator(g, 'senator:4').office = 'dictator';
    });
    pass(game);
    expect(game.waitingFor).toEqual([2]);
    pass(game);
    expect(game.waitingFor).toEqual([0]);
    pass(game).expectLog('forum.nobodyBids', { faction: 'faction:2' });
  });
  test('[1.07.22-b][1.07.22-h][1.07.22-i][1.07.8-a] six Initiatives; those nobody bids for are the HRAO’s', () => {
    const game = phase();
    for (let n = 0; n < 5; n++) pass(game);
    expect(hands(game)).toEqual([1, 4, 1]);
    expect(game.logKeys()).not.toContain('forum.inOrder');
    pass(game, []).expectLog('forum.inOrder');
    expect(game.offers('over') ?? game.as(0).offers('over')).toBeDefined();
  });
  test('[1.07.22-b] the Initiative of a Faction that has left is auctioned', () => {
    const game = phase();
    game.change((g) => {
      g.factions[2]!.status = 'out';
      for (const s of g.senators) if (s.faction === 2) s.faction = -1;
      g.factions[2]!.leader = '';
    });
    pass(game);
    expect(game.waitingFor).toEqual([0]);
    pass(game).expectLog('forum.nobodyBids', { faction: 'faction:1' });
  });
  test('[amb-37] by sealed bids where the table has agreed on it', () => {
    for (const [auction, asked] of [
      ['sealed', [1, 2]],
      ['round', [1]],
    ] as const) {
      const game = phase(
        (g) => {
          for (const id of ['senator:3', 'senator:4'] as const) move(g, 'bank', id, 9);
        },
        [1, 1],
        { auction },
      );
      for (let n = 0; n < 2; n++) pass(game);
      game.as(0).does('endInitiative');
      expect(game.waitingFor).toEqual(asked);
    }
  });
  test('[1.07.22-f][1.07.22-g][1.07.22-i] the winner takes a whole Initiative at once; then comes the next auction', () => {
    const game = phase((g) => move(g, 'bank', 'senator:4', 9));
    for (let n = 0; n < 2; n++) pass(game);
    game.as(0).does('endInitiative');
    for (const bid of [2, 3, 4]) {
      expect(game.waitingFor).toEqual([2]);
      game.as(2).does('bid', 'senator:4').rolling(1, 1).sets('amount', bid);
      expect(game.waitingFor).toEqual([2]);
      expect(game.offers('persuade')).toBeDefined();
      if (bid < 4) game.does('endInitiative');
    }
    expect(hands(game)).toEqual([1, 1, 4]);
    expect(senator(game.g, 'senator:4').talents).toBe(0);
  });
  test('[1.07.8-a][amb-23] Rome is put in order once, after the sixth', () => {
    const game = phase();
    for (let n = 0; n < 5; n++) pass(game);
    expect(senator(game.g, 'senator:3').major).toBe(false);
    pass(game, []);
    expect(senator(game.g, 'senator:3').major).toBe(true);
  });
  test('[1.05.4-d][amb-101] whose last Senator, a Captive, dies of a peace at the end of the phase is served before the next', () => {
    const game = phase();
    for (let n = 0; n < 5; n++) pass(game);
    game.change((g) => {
      g.events.push({ id: 'event:165', level: 2, since: 1 });
      wages(g, 'war:8');
      addLeader(g, 'leader:36', 'wars');
      for (const pile of ['deck', 'setAside'] as const) {
        g[pile] = g[pile].filter((c) => c !== 'card:8' && c !== 'card:36');
      }
      g.factions[2]!.leader = '';
      g.senators = g.senators.filter((s) => s.id !== 'senator:7');
      g.curia = ['senator:7'];
      Object.assign(senator(g, 'senator:4'), { at: 'field', captive: 'war:8' });
    });
    pass(game, [1, 1]).does('leaderDies', 'leader:36');
    expect(game.waitingFor).toEqual([2]);
    game.as(2).does('takeHeir');
    expect(senator(game.g, 'senator:7').faction).toBe(2);
  });
  test('[card-65-a][amb-45] Era Ends: the phase is played to its end, then the game is over', () => {
    const game = phase((g) => onTop(g, 'card:65'));
    expect(game.g.eraEnds).toBe(true);
    for (let n = 0; n < 5; n++) pass(game);
    expect(game.over).toBeUndefined();
    pass(game, []);
    expect(game.over).toBeDefined();
  });
});
