/** Small positions for tests of bots, made of cards by what they can do and not by their names. */
import { type Input, rng, type State } from '@tabularium/kernel';
import { type Empires, mediterraneanEmpires } from '../../rules/index.ts';
import { capitalOf, type Card, cardOf, contentOf, ownerOf, type Place } from '../../rules/study.ts';
import { seenBy } from '@tabularium/parts';
import { Asked } from '../asked.ts';
import { sensible } from '../sensible.ts';
import { engine, FROZEN, newGame, playOn } from './table.ts';

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

/** Troops that can assault and are nothing else. */
export const isTroop = ({ types, factors }: Card): boolean => types.join() === 'T' && factors.assault !== null;
export const refOf = (g: Empires, place: Place): string => contentOf(g).refs[place]!;
/** What the bot sees when it is asked now. */
export const asked = (s: State<Empires>): Asked => {
  const seat = engine.waitingFor(s)[0]!;
  return new Asked(seenBy(mediterraneanEmpires, s, engine.question(s, seat)!, seat, rng('plan')));
};
/** Gives all cities but those named to nobody, so that a position has only what it is about. */
export const own = (g: Empires, seat: number, places: readonly Place[]): void => {
  for (const [i, o] of g.owner.entries()) if (o === seat && !places.includes(i)) Object.assign(g.owner, { [i]: -1 });
  for (const place of places) g.owner[place] = seat;
};
/** Cities in play that are nobody's capital. */
export const plain = (g: Empires): Place[] => g.owner.flatMap((o, i) => (o !== -2 && !isCapital(g, i) ? [i] : []));
export const isCapital = (g: Empires, place: Place): boolean => g.vp.some((_, seat) => capitalOf(g, seat) === place);

/** An assault by this seat on the city, at the moment when others may play cards. */
export const storming = (s: State<Empires>, by: number, target: Place, dice: number, troops: number): void => {
  const { g } = s;
  const units = cardsOf(g, by, isTroop).slice(0, troops);
  const force = {
    t: 'cards' as const,
    seat: by,
    units: units.map((card) => ({ card, as: 'T' as const, on: '' })),
    leaders: [],
    field: 0,
    naval: 0,
    assault: 0,
    dice: 0,
    path: [capitalOf(g, by), target],
    sails: false,
    sea: -1,
    faceUp: true,
  };
  g.attack = {
    kind: 'expedition',
    seat: by,
    target,
    arrival: 'land',
    force,
    guard: { ...force, t: 'city', seat: ownerOf(g, target), units: [], dice },
    intercepted: [],
    over: false,
    wrecked: false,
  };
  g.combat = { kind: 'assault', place: target, lost: [], counts: [0, 0], totals: [] };
};

/** The one thing that was pointed at. */
export const chosen = ({ arg }: Omit<Input, 'by'>): string => (typeof arg === 'string' ? arg : '');
