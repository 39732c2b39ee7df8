/** A game that has secrets: hands, the order of the deck, and what was drawn. Played in tests only. */
import {
  type AccountOf,
  bySeat,
  clockwise,
  contents,
  type GameContent,
  type GameModule,
  gameContent,
  messages,
  procsFor,
  type Eye,
  type Seen,
  type Sight,
  schema as s,
  to,
  viewFrom,
} from '@tabularium/kernel';

interface Cards {
  deck: string[];
  hands: string[][];
  /** What has been played, for all to see. */
  played: string[];
}

const SIGHT = {
  deck: 'count',
  hands: bySeat(to('own', 'open', 'count')),
  played: 'open',
} satisfies Sight<Cards>;
interface CardsView extends Seen<Cards, typeof SIGHT> {
  /** His own. */
  readonly hand?: readonly string[];
}
const withHand = (seen: Seen<Cards, typeof SIGHT>): CardsView => {
  const own = seen.seat === 'public' ? undefined : seen.hands[seen.seat];
  return typeof own === 'object' ? { ...seen, hand: own } : seen;
};

const NAMES = 'alder aspen beech birch cedar ebony hazel holly larch maple olive rowan'.split(' ');
/** Names that occur nowhere else, so that a leak can be found in any text. */
const CARDS: readonly string[] = NAMES.flatMap((n) => [`card:${n}-light`, `card:${n}-dark`]);

const contentSchema = s.object({ cards: s.array(s.string(/^card:[a-z-]+$/), { min: 16 }) });
const OWN = { cards: CARDS };
const CONTENTS = contents('toy-cards', OWN, OWN);
const parsed = (raw: unknown, what: string) => s.parse(contentSchema, raw, what);

const en = {
  'cards.turn': 'Play a card, or draw.',
  'cards.you-drew': 'You drew {card}.',
  'cards.drew': 'Seat {seat} drew a card.',
  'cards.played': 'Seat {seat} played {card}.',
  'verb.play': 'Play',
  'verb.draw': 'Draw',
  'verb.show': 'Look again',
} as const;
const say = messages(en);

const proc = procsFor<Cards>();
const game = proc('game', { seat: 'open' }, () => ({ seat: 0 }), {
  start: (cx, l) => {
    if (cx.g.hands.every((h) => h.length === 0)) cx.finish({ how: 'empty', winners: [l.seat] });
    return 'ask';
  },
  ask: {
    to: (_, l) => l.seat,
    say: () => say('cards.turn'),
    rules: ['CRD.turn'],
    // With an empty deck and cards in hand nobody can be left out.
    silent: ['draw', 'show'],
    picks: {
      play: {
        of: (cx, l) => cx.g.hands[l.seat]!,
        take: (cx, l, card) => {
          cx.g.hands[l.seat] = cx.g.hands[l.seat]!.filter((c) => c !== card);
          cx.g.played.push(card);
          cx.log(say('cards.played', { seat: l.seat, card }), 'CRD.turn');
          return 'next';
        },
      },
    },
    buttons: {
      draw: {
        when: (cx) => cx.g.deck.length > 0,
        take: (cx, l) => {
          const card = cx.g.deck.pop()!;
          cx.g.hands[l.seat]!.push(card);
          cx.reveal();
          cx.tell([l.seat], say('cards.you-drew', { card }), say('cards.drew', { seat: l.seat }));
          return 'next';
        },
      },
      // Who has nothing to do passes the turn.
      show: { when: (cx, l) => cx.g.hands[l.seat]!.length === 0, take: () => 'next' },
    },
  },
  next: (cx, l) => {
    l.seat = (l.seat + 1) % cx.seats;
    return 'start';
  },
});

const HAND = 3;

const playedWith = (pack: string): GameModule<Cards, CardsView> => ({
  meta: {
    id: 'toy-cards',
    version: 1,
    seats: { min: 1, max: 4, default: 2 },
    options: { deck: { t: 'choice', of: ['short', 'long'], default: 'short' } },
    endings: ['empty'],
  },
  first: game,
  procs: [game],
  interrupts: [],
  setup: (cx, seats, options) => {
    const { cards } = CONTENTS.of(pack);
    const deck = cx.shuffle([...cards]).slice(0, options['deck'] === 'long' ? cards.length : HAND * seats + 4);
    return { hands: clockwise(seats, 0).map(() => deck.splice(0, HAND)), deck, played: [] };
  },
  view: viewFrom(SIGHT, [game], withHand),
  guess: () => {
    throw new Error('nobody looks ahead in this game');
  },
  check: (g) => {
    const all = [...g.deck, ...g.hands.flat(), ...g.played];
    if (new Set(all).size !== all.length) throw new Error('a card is there twice');
  },
  migrations: [],
  messages: en,
  translations: {},
  content,
});

const content: GameContent<Cards, CardsView> = gameContent(CONTENTS, parsed, playedWith);

export const toyCards: GameModule<Cards, CardsView> = playedWith('');

/** The same in a newer release, whose rules have a card more. */
export const newerCards: GameModule<Cards, CardsView> = {
  ...toyCards,
  meta: { ...toyCards.meta, version: 2 },
  migrations: [{ version: 2, why: 'a new card', up: (s) => void (s.g as Cards).deck.push('card:new') }],
};

/** What a viewer must not know now. */
export const hiddenFrom = (g: Cards, eye: Eye): string[] => [
  ...g.deck,
  ...g.hands.flatMap((h, seat) => (seat === eye ? [] : h)),
];

/** The first seat plays light, the second dark, and so on; whoever looks at the deck knows how long it took. */
export const toyAccount: AccountOf<CardsView> = (view) => ({
  scenario: 'deck:short',
  sides: view.hands.map((_, seat) => [seat % 2 === 0 ? 'suit:light' : 'suit:dark']),
  turns: view.played.length,
});
