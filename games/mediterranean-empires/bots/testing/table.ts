/** Games of Mediterranean Empires for tests of bots. */
import { accepts, begin, engineOf, fromSeed, type Input, parseTable, rng, type State } from '@tabularium/kernel';
import { type Empires, mediterraneanEmpires } from '../../rules/index.ts';
import { type Card, cardOf, contentOf } from '../../rules/study.ts';
import { withFrozenViews } from '@tabularium/kit';
import type { BotFactory } from '@tabularium/parts';
import { sensible } from '../sensible.ts';
import { seatRng } from '@tabularium/bots';
import { seenBy } from '@tabularium/parts';

/** Views are frozen, so that a bot which changes what it is shown fails its test. */
const FROZEN = withFrozenViews(mediterraneanEmpires);
export const engine = engineOf(mediterraneanEmpires);

export const newGame = (seats: number, options: Readonly<Record<string, unknown>>, seed: string): State<Empires> =>
  begin(
    mediterraneanEmpires,
    parseTable(mediterraneanEmpires, seats, { empires: 'seats', ...options }),
    fromSeed(seed),
  );

export interface Asked {
  readonly prompt: string;
  readonly input: Input;
}

/** Plays to the end, or until `stop` returns true before a decision. Whatever is not offered is refused. */
export const playOn = (
  s: State<Empires>,
  bots: readonly BotFactory[],
  stop: (s: State<Empires>, prompt: string) => boolean = () => false,
): Asked[] => {
  const players = bots.map((make) => make());
  const chances = bots.map((_, seat) => seatRng('play on', 0, seat));
  const asked: Asked[] = [];
  while (s.over === undefined && asked.length < 20_000) {
    const seat = engine.waitingFor(s)[0]!;
    const question = engine.question(s, seat)!;
    if (stop(s, question.prompt.k)) break;
    const input = players[seat]!.choose(seenBy(FROZEN, s, question, seat, chances[seat]!));
    const offer = question.verbs[input.verb];
    if (!offer || !accepts(offer, input.arg)) throw new Error(`${question.prompt.k}: ${JSON.stringify(input)}`);
    engine.applyTrusted(s, input);
    asked.push({ prompt: question.prompt.k, input });
  }
  return asked;
};

/** How a sensible bot answers the current question. */
export const answer = (s: State<Empires>): Omit<Input, 'by'> => {
  const seat = engine.waitingFor(s)[0]!;
  const question = engine.question(s, seat)!;
  const { by: _by, ...said } = sensible().choose(seenBy(FROZEN, s, question, seat, rng('by hand')));
  return said;
};

/** How a sensible bot in this seat would answer a question with these offers. */
export const answerTo = (
  s: State<Empires>,
  seat: number,
  prompt: string,
  offers: Readonly<Record<string, readonly string[] | 'button'>>,
): Omit<Input, 'by'> => {
  const verbs = Object.fromEntries(
    Object.entries(offers).map(([verb, of]) => [
      verb,
      of === 'button' ? ({ t: 'button', rules: [] } as const) : ({ t: 'pick', of, rules: [] } as const),
    ]),
  );
  const question = { prompt: { k: prompt }, due: true, rules: [], verbs, asides: [], denied: {}, withheld: {} };
  const { by: _by, ...said } = sensible().choose(seenBy(FROZEN, s, question, seat, rng('by hand')));
  return said;
};

/** The West or another table, built by bots, when the first action is asked for. */
export const opened = (seats: number, scenario: string): State<Empires> => {
  const s = newGame(seats, { scenario }, 'opening');
  playOn(
    s,
    Array.from({ length: seats }, () => sensible),
    ({ g }, prompt) => prompt === 'med.ask.act' && g.turn === 1,
  );
  s.g.event = 'homecoming';
  return s;
};

/** Cards of a deck that fit, whatever they are called. */
export const cardsOf = (g: Empires, seat: number, fits: (card: Card) => boolean): string[] =>
  contentOf(g).decks[g.agreed.empires[seat]!]!.filter((id) => fits(cardOf(g, id)));

/** Gives the seat exactly these cards and puts the rest of its deck back. */
export const give = (g: Empires, seat: number, cards: readonly string[]): void => {
  g.hands[seat] = [...cards].sort();
  g.decks[seat] = contentOf(g).decks[g.agreed.empires[seat]!]!.filter((id) => !cards.includes(id));
  g.discards[seat] = [];
};
