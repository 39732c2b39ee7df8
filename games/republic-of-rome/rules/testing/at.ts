/** Positions for tests: a table set up, and play begun at the procedure under test. */
import {
  begin,
  call,
  end,
  fromSeed,
  type GameModule,
  type LogLine,
  type Proc,
  parseTable,
  type Rigged,
} from '@tabularium/kernel';
import { checkSound, type Dice, type Given, leaveToChance, order, type Play, play } from '@tabularium/kit';
import type { Rome, Senator } from '../game.ts';
import { republicOfRome } from '../index.ts';
import { proc } from '../procs.ts';
import { fresh } from '../rome/death.ts';
import { senatorCard } from '../data/printed.ts';
import { familyId, isStatesman, maybeSenator } from '../rome/senators.ts';
import type { CardId, SenatorId } from '../ids.ts';
import type { RomeView } from '../sight/view.ts';
import { mustExist, namesOf } from './names.ts';
import { settle } from './settle.ts';

export interface At {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  /** The game with another content. */
  readonly of?: GameModule<Rome, RomeView>;
  /** A card that was just drawn: it lies nowhere until the procedure puts it somewhere. */
  readonly drawn?: CardId;
  /** Dice fall by chance after those that are given. */
  readonly byChance?: true;
  /** Why the position cannot come about in play. */
  readonly unsound?: string;
}

/**
 * Sets up a table, gives every Faction its first Senator as Leader, lets `patch` change what lies there, and begins
 * `tested`. When it ends, seat 0 is asked `over`; what it ended with is in `result`.
 */
export const at = <A>(
  tested: Proc<Rome, A, unknown>,
  args: A,
  { seats = 5, options = {}, seed = 'test', of = republicOfRome, drawn, byChance, unsound }: At,
  patch: (g: Rome) => void,
  rolling: Dice = [],
): Play<Rome, RomeView> => {
  const first = proc('testing', { result: 'open' }, () => ({ result: null as unknown }), {
    start: () => call(tested, args, 'keep', 'result'),
    keep: (_, l) => {
      l.result ??= null;
      return 'done';
    },
    done: {
      to: () => 0,
      say: () => ({ k: 'testing' }),
      buttons: { over: { take: () => end() } },
    },
  });
  const module: GameModule<Rome, RomeView> = {
    ...of,
    first,
    procs: [...of.procs.filter((p) => p.name !== tested.name), tested, first],
    setup: (cx, players, chosen) => {
      const g = of.setup(cx, players, chosen);
      for (const [i, f] of g.factions.entries()) f.leader = g.senators.find((s) => s.faction === i)!.id;
      g.turn = 1;
      patch(g);
      settle(g);
      checkSound(of, g, unsound);
      if (drawn !== undefined) takeCard(g, drawn);
      // Only now: the set-up is to be dealt by chance.
      (byChance ? leaveToChance : order)({ rig }, rolling);
      return g;
    },
  };
  const rig: Rigged[] = [];
  const table = parseTable(module, seats, options);
  const opening: LogLine[] = [];
  const state = begin(module, table, fromSeed(seed), { log: opening }, rig);
  const names = namesOf(state.g, state.g.factions.length);
  const given: Given<Rome, RomeView> = { module, table, state, opening, settle, names, ...(unsound && { unsound }) };
  return play(given);
};

/** Gives a Faction exactly these Senators; whoever else held them loses them, and the rest go to the Curia. */
export const faction = (g: Rome, seat: number, ...ids: SenatorId[]): Senator[] => {
  for (const s of g.senators.filter((x) => x.faction === seat && !ids.includes(x.id))) {
    g.senators = g.senators.filter((x) => x !== s);
    if (isStatesman(g, s.id)) g.removed.push(senatorCard(g, s.id).card);
    if (s.family) g.curia.push(familyId(g, s.id));
  }
  for (const id of ids) {
    g.curia = g.curia.filter((x) => x !== id);
    const s = maybeSenator(g, id);
    if (!s) takeCard(g, senatorCard(g, id).card);
    g.senators = [...g.senators.filter((x) => x !== s), s ? Object.assign(s, { faction: seat }) : fresh(g, id, seat)];
  }
  g.factions[seat]!.leader = ids[0] ?? '';
  // Somebody else's Leader may have been taken.
  for (const [i, f] of g.factions.entries()) {
    if (f.leader !== '' && maybeSenator(g, f.leader)?.faction !== i) f.leader = '';
  }
  return g.senators.filter((s) => s.faction === seat);
};

/** Takes a card from wherever it lies face down, or out of the game. */
export const takeCard = (g: Rome, id: CardId): void => {
  mustExist(g, 'cards', id);
  const piles = [g.deck, g.setAside, g.removed, g.discards, ...g.nextDecks, ...g.factions.map((f) => f.hand)];
  for (const pile of piles) if (pile.includes(id)) pile.splice(pile.indexOf(id), 1);
};

/** Gives a player exactly these cards; what he held goes into the deck. */
export const hand = (g: Rome, seat: number, ...ids: CardId[]): void => {
  g.deck.push(...g.factions[seat]!.hand.splice(0));
  for (const id of ids) takeCard(g, id);
  g.factions[seat]!.hand.push(...ids);
};

/** What a verb offers whoever is waited for first: refs in order of their names; nothing if it is not offered. */
export const offered = (game: Play<Rome, RomeView>, verb: string): string[] => {
  const offer = game.as(game.waitingFor[0]!).offers(verb);
  return offer?.t === 'pick' ? [...offer.of].sort() : [];
};
