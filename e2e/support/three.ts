/** Three people of the western Mediterranean: Rome is about to act, and everything that can happen on the way of one expedition can happen. */
import { begin, copy, engineOf, fromSeed, parseTable, randomInput, rng, type State } from '@tabularium/kernel';
import { type Empires, mediterraneanEmpires as game, PRINTED } from '@tabularium/games/mediterranean-empires/rules';
import type { Played } from './laid.ts';

export const WEST: Played = { game: game.meta.id, options: { scenario: 'A', empires: 'seats' } };
/** Seats of that scenario. */
export const [ROMA, HISPANIA, CARTAGO] = [0, 1, 2] as const;

const engine = engineOf(game);
const MOST = 2000;

/** Plays a game by chance until Rome has an action in a round without an event that forbids expeditions. */
const untilRomeActs = (): State<Empires> => {
  const state = begin(game, parseTable(game, 3, WEST.options), fromSeed('three'));
  const chance = rng('three');
  while (state.inputs < MOST && !state.over) {
    const by = engine.waitingFor(state)[0]!;
    const question = engine.question(state, by)!;
    const top = state.stack.at(-1)!;
    if (top.proc === 'round.action' && by === ROMA && !['campaign', 'diplomacy'].includes(state.g.event)) return state;
    const quiet = ['pass', 'decline'].find((verb) => Object.hasOwn(question.verbs, verb));
    engine.apply(state, quiet ? { by, verb: quiet } : randomInput(question, by, (k) => chance.below(k))!);
  }
  throw new Error('Rome was never asked');
};

/** The n-th card of this name in the deck of an Empire. */
const cardsNamed = (empire: string, names: readonly string[]): string[] =>
  names.map((name, i) => {
    const same = Object.values(PRINTED.cards).filter((c) => c.empire === empire && c.name === name);
    const before = names.slice(0, i).filter((x) => x === name).length;
    const found = same[before];
    if (!found) throw new Error(`${empire} has no such card: ${name}`);
    return found.id;
  });

/** Puts exactly these cards of its own deck into a hand, wherever they were. */
const deal = (g: Empires, seat: number, ...names: readonly string[]): void => {
  const wanted = cardsNamed(g.agreed.empires[seat]!, names);
  for (const pile of [...g.decks, ...g.hands, ...g.discards]) {
    const kept = pile.filter((id) => !wanted.includes(id));
    pile.splice(0, pile.length, ...kept);
  }
  for (const id of g.hands[seat]!.splice(0)) {
    const owner = g.agreed.empires.indexOf(PRINTED.cards[id]!.empire);
    g.decks[owner]!.push(id);
  }
  g.hands[seat]!.push(...wanted.toSorted());
};

export const city = (id: string): number => PRINTED.places[`city:${id}`]!;

/**
 * Rome has fleets and an army that nobody here can stop; Carthage holds Utica and has a weak fleet and a weak troop; Hispania has a card
 * that it may play in the field battle of the two.
 */
export const romeActs = (): State<Empires> => {
  const state = copy(untilRomeActs());
  const { g } = state;
  g.owner[city('utica')] = CARTAGO;
  g.forts[city('utica')] = 1;
  deal(
    g,
    ROMA,
    'Triarii',
    'Triarii',
    'Principes',
    'Principes',
    'Quinquerreme Romano',
    'Liburna',
    'Liburna',
    'Torres de Asedio',
    'Colonia',
  );
  deal(g, HISPANIA, 'Golpe de Mano', 'Scutarii', 'Consejo Tribal');
  deal(g, CARTAGO, 'Trirreme Punico', 'Lanceros Libios', 'Comercio', 'Milicia Punica');
  game.check(g);
  return state;
};
