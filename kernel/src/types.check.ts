/** What the compiler must refuse. Each line below is a mistake that would otherwise fail in play, or leak. */
import {
  ballot,
  call,
  choose,
  type Cx,
  end,
  type Flow,
  type GameModule,
  type Interrupt,
  interrupt,
  lastCall,
  type LocalsOf,
  messages,
  pick,
  procsFor,
  round,
  type Seat,
  type Sight,
  sequence,
  type State,
  viewFrom,
} from './index.ts';

interface Gold {
  gold: number;
  readonly hidden: string[];
}
const proc = procsFor<Gold>();
const locals = () => ({ n: 0, who: '', won: false });
const seen = { n: 'open', who: 'open', won: 'open' } as const;
const ask = { to: () => 0, say: () => ({ k: 'x' }) };
const stop = { take: () => end() };

// What it accepts: the mistakes below are mistakes only if this is none.
const counted = proc('counted', { seat: 'open' }, (a: { seat: Seat }) => ({ seat: a.seat }), { start: () => end(1) });
const either = proc('either', seen, locals, { start: (_, l) => (l.won ? end('yes') : 'no'), no: () => end('no') });
const silent = proc('silent', () => ({}), { start: () => end() });
proc('ok', seen, locals, {
  start: (_, l) => {
    l.n += 1;
    return 'asked';
  },
  asked: {
    ...ask,
    picks: { a: { of: () => ['x'], take: (_, l, id) => ((l.who = id), 'start') } },
    ranges: {
      b: { of: () => [0, 1], take: (cx, l, n) => ((cx.g.gold += n + l.n), call(counted, { seat: 1 }, 'start', 'n')) },
    },
    buttons: { c: { take: () => end() }, d: { take: () => call(either, undefined, 'start', 'who') } },
    chooses: { e: { of: () => ({ of: ['x'], min: 0, max: 1 }), take: (_, l, ids) => ((l.n = ids.length), 'start') } },
    allots: { f: { of: () => ({ of: { x: 1 }, min: 0, max: 1 }), take: (_, l, of) => ((l.n = of.x ?? 0), 'start') } },
    resumed: (_, __, result) => (result === 'vetoed' ? end() : undefined),
  },
});

// --- where a procedure goes
// @ts-expect-error a node that is not there
proc('bad', seen, locals, { start: () => 'nowhere' });
// @ts-expect-error a call that returns to a node that is not there
proc('bad', seen, locals, { start: () => call(counted, { seat: 1 }, 'nowhere') });
// @ts-expect-error a call that does not say where to go on
proc('bad', seen, locals, { start: () => call(counted, { seat: 1 }) });
// @ts-expect-error no start
proc('bad', seen, locals, { begin: () => end(0) });
// @ts-expect-error a node that goes nowhere at all
proc('bad', seen, locals, { start: () => undefined });
// @ts-expect-error a verb that goes nowhere
proc('bad', seen, locals, { start: { ...ask, buttons: { a: { take: () => 'nowhere' } } } });
// @ts-expect-error an interruption that goes on nowhere
proc('bad', seen, locals, { start: { ...ask, buttons: { a: stop }, resumed: () => 'nowhere' } });

// --- arguments and results
// @ts-expect-error a procedure called with the wrong arguments
proc('bad', seen, locals, { start: () => call(counted, { seet: 1 }, 'start') });
// @ts-expect-error a procedure called with an argument of the wrong type
proc('bad', seen, locals, { start: () => call(counted, { seat: '1' }, 'start') });
// @ts-expect-error a result put into a local that does not exist
proc('bad', seen, locals, { start: () => call(counted, { seat: 1 }, 'start', 'm') });
// @ts-expect-error a result put into a local of another type
proc('bad', seen, locals, { start: () => call(counted, { seat: 1 }, 'start', 'who') });
// @ts-expect-error no result, put into a local
proc('bad', seen, locals, { start: () => call(silent, undefined, 'start', 'n') });
const oneOrTwo = () => ({ answer: 'maybe' as 'maybe' | 'yes' });
// @ts-expect-error one of the results does not fit the local
proc('bad', { answer: 'open' }, oneOrTwo, { start: () => call(either, undefined, 'start', 'answer') });
// @ts-expect-error a part of a sequence that wants arguments nobody gives
sequence<Gold>('bad', [counted]);

// --- locals and verbs
proc('bad', seen, locals, {
  start: (_, l) => {
    // @ts-expect-error a local that was never declared
    l.m = 1;
    return 'start';
  },
});
proc('bad', seen, locals, {
  start: (_, l) => {
    // @ts-expect-error a local of another type
    l.n = 'one';
    return 'start';
  },
});
proc('bad', seen, locals, {
  // @ts-expect-error a button has nothing to point at
  start: { ...ask, buttons: { a: { take: (_: unknown, __: unknown, id: string) => end(id) } } },
});
proc('bad', seen, locals, {
  // @ts-expect-error a pick points at a name, not at a number
  start: { ...ask, picks: { a: { of: () => ['x'], take: (_, l, id) => ((l.n = id), 'start') } } },
});
// @ts-expect-error a pick that offers numbers
proc('bad', seen, locals, { start: { ...ask, picks: { a: { of: () => [1], take: () => end() } } } });
// @ts-expect-error a pick that offers nothing to pick from
proc('bad', seen, locals, { start: { ...ask, picks: { a: stop } } });
// @ts-expect-error a range without an upper end
proc('bad', seen, locals, { start: { ...ask, ranges: { a: { of: () => [1], take: () => end() } } } });
// @ts-expect-error a choice that does not say of how many
proc('bad', seen, locals, { start: { ...ask, chooses: { a: { of: () => ({ of: ['x'] }), take: () => end() } } } });
// @ts-expect-error a question that nobody is asked
proc('bad', seen, locals, { start: { say: ask.say, buttons: { a: stop } } });
// @ts-expect-error a question without words
proc('bad', seen, locals, { start: { to: () => 0, buttons: { a: stop } } });

// --- what is offered is what comes back
type CoinId = `coin:${number}`;
declare const coins: readonly CoinId[];
const purse = () => ({ coin: '' as CoinId | '', kept: [] as readonly CoinId[], n: 0 });
const purseSeen = { coin: 'open', kept: 'open', n: 'open' } as const;
const spent = proc('ok', purseSeen, purse, {
  start: {
    ...ask,
    picks: {
      spend: pick({
        of: (cx, l) => (cx.g.gold > l.n ? coins : []),
        take: (_, l, id) => {
          l.coin = id;
          return 'start';
        },
      }),
      keep: pick({ of: () => coins, take: (_, __, id) => end(id) }),
    },
    chooses: {
      some: choose({
        of: () => ({ of: coins, min: 0, max: 1 }),
        take: (_, l, ids) => {
          l.kept = ids;
          return 'start';
        },
      }),
    },
  },
});
spent.ends satisfies CoinId | undefined;
proc('bad', purseSeen, purse, {
  // @ts-expect-error just any string where a coin is kept
  start: { ...ask, picks: { spend: pick({ of: () => ['x'], take: (_, l, id) => end((l.coin = id)) }) } },
});
proc('bad', purseSeen, purse, {
  // @ts-expect-error a pick that goes nowhere
  start: { ...ask, picks: { spend: pick({ of: () => coins, take: () => 'nowhere' }) } },
});
proc('bad', purseSeen, purse, {
  // @ts-expect-error a local that was never declared
  start: { ...ask, picks: { spend: pick({ of: (_, l) => l.coins, take: () => 'start' }) } },
});
proc('bad', purseSeen, purse, {
  // @ts-expect-error a die rolled by whoever looks
  start: { ...ask, picks: { spend: pick({ of: (cx) => (cx.d6() > 1 ? coins : []), take: () => 'start' }) } },
});
const several = { of: () => ({ of: ['x'], min: 0, max: 1 }) };
proc('bad', purseSeen, purse, {
  // @ts-expect-error any strings where coins are kept
  start: { ...ask, chooses: { some: choose({ ...several, take: (_, l, ids) => end((l.kept = ids)) }) } },
});
const coined = proc('coined', { coin: 'open' }, (a: { coin: CoinId }) => ({ coin: a.coin }), { start: () => end() });
const steppingIn: Interrupt<Gold>[] = [
  interrupt({
    verb: 'v',
    window: 'w',
    offer: ({ g }) => (g.gold > 0 ? { t: 'pick', of: coins, rules: [] } : undefined),
    start: (_, __, coin) => call(coined, { coin }),
  }),
  interrupt({
    verb: 'v',
    window: 'w',
    offer: () => ({ t: 'pick', of: ['x'], rules: [] }),
    // @ts-expect-error an interrupt that is given less than it passes on
    start: (_, __, coin) => call(coined, { coin }),
  }),
];
steppingIn satisfies readonly Interrupt<Gold>[];

// --- looking changes nothing
// @ts-expect-error a die rolled by whoever looks at the question
proc('bad', seen, locals, { start: { ...ask, ranges: { a: { of: (cx) => [1, cx.d6()], take: () => end() } } } });
proc('bad', seen, locals, {
  // @ts-expect-error a line written by whoever looks
  start: { ...ask, buttons: { a: { ...stop, when: (cx) => (cx.log({ k: 'x' }), true) } } },
});
proc('bad', seen, locals, {
  // @ts-expect-error a game ended by whoever looks
  start: { ...ask, to: (cx) => cx.finish({ how: 'x', winners: [] }), buttons: { a: stop } },
});

// --- rounds, ballots, last calls, interrupts
const rounds = round<Gold>();
const said = { say: () => ({ k: 'x' }) };
const total = (_: Cx<Gold>, l: { n: number }) => l.n;
const start = (a: { order: readonly Seat[] }) => ({ n: a.order.length });
const rounded = rounds('ok', { n: 'open' }, start, { ...said, buttons: { pass: { take: () => 'passed' } } }, total);
proc('ok', seen, locals, { start: () => call(rounded, { order: [0] }, 'start', 'n') });
// @ts-expect-error a word that a round does not know
rounds('bad', { n: 'open' }, start, { ...said, buttons: { pass: { take: () => 'pass' } } }, total);
// @ts-expect-error an answer that says nothing to the round
rounds('bad', { n: 'open' }, start, { ...said, buttons: { pass: { take: () => undefined } } }, total);
// @ts-expect-error a round cannot jump to a node
rounds('bad', { n: 'open' }, start, { ...said, buttons: { pass: { take: () => end(0) } } }, total);
// @ts-expect-error a round without an order
proc('bad', seen, locals, { start: () => call(rounded, {}, 'start', 'n') });
// @ts-expect-error the result of a round put into a local of another type
proc('bad', seen, locals, { start: () => call(rounded, { order: [0] }, 'start', 'won') });

const urn = ballot<Gold, { seats: readonly Seat[] }>('ok', 'open', { ...said, ranges: { bid: { of: () => [0, 1] } } });
// @ts-expect-error votes put into a number
proc('bad', seen, locals, { start: () => call(urn, { seats: [0] }, 'start', 'n') });
// @ts-expect-error a ballot that offers half a range
ballot<Gold, { seats: readonly Seat[] }>('bad', 'open', { ...said, ranges: { bid: { of: () => [0] } } });

// @ts-expect-error a word that a last call does not know
lastCall<Gold>('bad', 'window', { ...said, after: () => 'closed' });

const steps = { verb: 'v', window: 'w', offer: () => undefined, start: () => call(silent, undefined) };
steps satisfies Interrupt<Gold>;
// @ts-expect-error an interrupt that starts a procedure with the wrong arguments
({ ...steps, start: () => call(counted, {}) }) satisfies Interrupt<Gold>;
// @ts-expect-error an interrupt whose offer names no rules
({ ...steps, offer: () => ({ t: 'button' }) }) satisfies Interrupt<Gold>;

// --- messages
const t = messages({
  plain: 'Nothing to add.',
  paid: '{who} paid {n, plural, one {# talent to {whom}} other {# talents to {whom}}}.',
} as const);
t('plain');
t('paid', { who: 'a', n: 1, whom: 'b' });
// @ts-expect-error a key that is not there
t('plan');
// @ts-expect-error an argument where there is none
t('plain', { who: 'a' });
// @ts-expect-error no arguments at all
t('paid');
// @ts-expect-error an argument missing
t('paid', { who: 'a', whom: 'b' });
// @ts-expect-error an argument missing that stands in a branch of a plural
t('paid', { who: 'a', n: 1 });
// @ts-expect-error an argument misspelt
t('paid', { who: 'a', n: 1, whm: 'b' });
// @ts-expect-error one too many
t('paid', { who: 'a', n: 1, whom: 'b', when: 'c' });
// @ts-expect-error something that cannot be said
t('paid', { who: 'a', n: true, whom: 'b' });

// --- views
interface Seen {
  readonly gold: number;
  readonly held: number;
}
const send = (view: Seen): Seen => view;
declare const state: State<Gold>;
declare const game: GameModule<Gold, Seen>;
send(game.view(state, 0));
// @ts-expect-error the game's own data sent where a view is expected
send(state.g);
// @ts-expect-error the whole state sent where a view is expected
send(state);
// @ts-expect-error a view of the game's own data
({ ...game, view: (s) => s.g }) satisfies GameModule<Gold, Seen>;
// @ts-expect-error a bot cannot guess from the state
game.guess(state, 0, { below: () => 0, pick: (of) => of[0]! });

// --- who may see what
({ gold: 'open', hidden: 'count' }) satisfies Sight<Gold>;
// @ts-expect-error a field of which nothing is said
({ gold: 'open' }) satisfies Sight<Gold>;
// @ts-expect-error a field that is not there
({ gold: 'open', hidden: 'count', silver: 'open' }) satisfies Sight<Gold>;
// @ts-expect-error a word that is none
({ gold: 'secret', hidden: 'count' }) satisfies Sight<Gold>;
// @ts-expect-error a number cannot be counted
({ gold: 'count', hidden: 'count' }) satisfies Sight<Gold>;
// @ts-expect-error a procedure that says nothing of its locals
proc('bad', locals, { start: () => end() });
// @ts-expect-error a local of which nothing is said
proc('bad', { n: 'open', who: 'open' }, locals, { start: () => end() });
// @ts-expect-error a local that is not there
proc('bad', { ...seen, more: 'open' as const, other: 1 }, locals, { start: () => end() });
const withSecret = proc(
  'secret',
  { seat: 'open', card: 'hidden', cards: 'count' },
  () => ({ seat: 0, card: '', cards: [''] }),
  {
    start: () => end(),
  },
);
declare const shownOf: LocalsOf<typeof withSecret>;
shownOf.seat satisfies number;
shownOf.cards satisfies number;
// @ts-expect-error a local that nobody sees is not there for those who look at a view
shownOf.card satisfies string;
// @ts-expect-error nor is one by another name
shownOf.chair satisfies number;
const goldView = viewFrom({ gold: 'open', hidden: 'count' }, [counted]);
goldView(state, 0).hidden satisfies number;
// @ts-expect-error what is only counted is not there
goldView(state, 0).hidden.map(String);
// @ts-expect-error what follows from a view follows from what is seen, not from what is hidden
viewFrom({ gold: 'open', hidden: 'hidden' }, [counted], (of) => of.hidden.length);
// @ts-expect-error a view made by hand
({ ...game, view: (of: State<Gold>) => ({ gold: of.g.gold, held: 0 }) }) satisfies GameModule<Gold, Seen>;

// --- flows are checked where they are written down as a type, too
'start' satisfies Flow<{ n: number }, 'start', number>;
// @ts-expect-error an end with something else
end('x') satisfies Flow<{ n: number }, 'start', number>;
