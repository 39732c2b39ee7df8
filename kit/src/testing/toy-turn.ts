/** The turn of the toy game, perhaps with a fault planted. */
import { call, others, type Proc, procsFor, type Rules } from '@tabularium/kernel';
import type { Fault } from './fault.ts';
import { isVeto, pay, richest, take, type Toy } from './toy.ts';
import { t } from './toy-messages.ts';
import { lastChance, veto, vetoInterrupt } from './toy-veto.ts';

const MOST = 3;

/** What rules must not have: memory outside the state. */
const outside = { looks: 0 };

interface Notes {
  readonly notes: string[];
  readonly said: string[];
}
const hasNotes = (g: object): g is Notes => 'notes' in g;
const writeNote = (g: Toy): void => {
  if (!hasNotes(g)) Object.assign(g, { notes: g.hands.map(() => 'a note'), said: [] });
  if (hasNotes(g)) g.notes[g.turn] = `${g.bank} in the bank`;
};
const showNote = (g: Toy, by: number): void => {
  if (!hasNotes(g)) return;
  g.said.push(g.notes[by]!);
  g.notes[by] = '';
};
const demandCount = (g: Toy, by: number): void => {
  const known = 'counts' in g && (g.counts as readonly number[])[by];
  if (known !== g.hands[by]!.filter(isVeto).length) throw new Error('nobody miscounts their own hand');
};

const toTheLeft = (g: Toy): readonly string[] => g.hands[(g.turn + 1) % g.seats]!;

const TURN = { card: 'open', stake: 'open', called: 'open' } as const;
const TURN_AHEAD = { ...TURN, ahead: { next: 'open' } } as const;

export const rulesOf = (fault: Fault | undefined): Rules<Toy> => {
  const isFault = (f: Fault): boolean => f === fault;
  const nextSeat = (g: Toy): 'start' => {
    g.turn = (g.turn + 1) % g.seats;
    return 'start';
  };
  const inHand = (g: Toy, by: number): readonly string[] => {
    const hand = g.hands[by]!;
    if (isFault('looking-changes')) Object.assign(g, { looks: ('looks' in g ? (g.looks as number) : 0) + 1 });
    if (isFault('looking-puts-back')) {
      g.bank++;
      g.bank--;
    }
    if (isFault('memory') && outside.looks++ % 7 === 6) return hand.slice(1);
    return isFault('altered') ? Object.defineProperty([...hand], 'includes', { value: () => true }) : hand;
  };
  const isStuck = (g: Toy): boolean => isFault('empty') && g.bank > 13;

  const turn: Proc<Toy, undefined, undefined> = procsFor<Toy>()(
    'toy.turn',
    isFault('leaking-nested-local') ? TURN_AHEAD : TURN,
    () => ({ card: '', stake: 0, called: '' as 'closed' | 'interrupted' | '' }),
    {
      start: (cx, l) => {
        const { g } = cx;
        if (g.turn === 0) cx.expire('round');
        Object.assign(l, { card: isFault('leaking-local') ? (g.deck.at(-1) ?? '') : '', stake: 0, called: '' });
        if (isFault('leaking-field')) Object.assign(g, { next: g.deck.at(-1) ?? '' });
        if (isFault('leaking-nested-local')) Object.assign(l, { ahead: { next: g.deck.at(-1) ?? '' } });
        if (isFault('leaking-nested-field')) Object.assign(g, { peeks: g.hands.map((h) => ({ card: h[0] ?? '' })) });
        if (isFault('shown-note')) writeNote(g);
        if (isFault('own-count')) Object.assign(g, { counts: g.hands.map((h) => h.filter(isVeto).length) });
        if (isFault('leaking-aside') && !('aside' in g)) {
          const aside = g.deck.splice(0, 1);
          Object.assign(g, { aside, next: aside[0] ?? '' });
        }
        if (isFault('leaking-number')) Object.assign(g, { vetoes: g.deck.filter(isVeto).length });
        if (g.hands.every((h) => h.length === 0)) {
          cx.finish({ how: isFault('strange-ending') ? 'bored' : 'spent', winners: richest(g), points: [...g.coins] });
        }
        return g.hands[g.turn]!.length > 0 ? 'act' : nextSeat(g);
      },
      act: {
        to: ({ g }) =>
          isFault('leaking-wait') && toTheLeft(g).some(isVeto) ? [g.turn, (g.turn + 1) % g.seats] : g.turn,
        say: () => t('toy.act'),
        picks: {
          play: {
            rules: ['TOY.play-a'],
            of: ({ g }, _, by) => (isStuck(g) || isFault('endless') ? [] : inHand(g, by)),
            why: ({ g }, _, card) => {
              if (isFault('refusal-changes')) g.bank--;
              return t('toy.notYours', { card });
            },
            take: (cx, l, card, by) => {
              take(cx.g.hands[by]!, card);
              cx.g.table.push(card);
              l.card = card;
              cx.log(t('toy.played', { card }), 'TOY.play-a');
              return 'stake';
            },
          },
        },
        chooses: {
          swap: {
            of: ({ g }, _, by) => {
              const may = g.extras.includes('swap') && g.deck.length > 1;
              return { of: may ? g.hands[by]! : [], min: 2, max: 2 };
            },
            withheld: ({ g }, _, by) => {
              if (isFault('sharing-question')) return { '': { ...t('toy.fewCards'), a: { table: g.table as never } } };
              const few = g.deck.length <= 1 || isFault('held-yet-offered');
              if (!g.extras.includes('swap') || !few) return undefined;
              return Object.fromEntries(g.hands[by]!.map((card) => [card, t('toy.fewCards')]));
            },
            take: (cx, _, cards, by) => {
              const hand = cx.g.hands[by]!;
              const drawn = cx.g.deck.splice(-2);
              for (const card of cards) take(hand, card);
              cx.g.deck.unshift(...cards);
              hand.push(...drawn);
              cx.reveal();
              if (isFault('leaking-line')) cx.log(t('toy.drew', { cards: drawn }));
              else cx.tell([by], t('toy.drew', { cards: drawn }), t('toy.someDrew'));
              return nextSeat(cx.g);
            },
          },
        },
        allots: {
          gift: {
            of: ({ g }, _, by) => {
              const to = g.extras.includes('gift') ? others(g.seats, by) : [];
              return { of: Object.fromEntries(to.map((s) => [`seat:${s}`, 2])), min: 1, max: g.coins[by]! };
            },
            take: (cx, _, shares, by) => {
              for (const [to, n] of Object.entries(shares)) {
                cx.g.coins[by]! -= n;
                cx.g.coins[Number(to.slice('seat:'.length))]! += n;
              }
              return nextSeat(cx.g);
            },
          },
        },
        buttons: {
          pass: {
            when: ({ g }, _, by) => (isStuck(g) ? false : isFault('endless') || g.coins[by]! > 0 || t('toy.noCoins')),
            take: (cx, _, by) => {
              if (isFault('endless')) return 'act';
              pay(cx.g, by, 1);
              if (isFault('shown-note')) showNote(cx.g, by);
              if (isFault('own-count')) demandCount(cx.g, by);
              if (isFault('leaking-own-number')) Object.assign(cx.g, { vetoes: cx.g.hands[by]!.filter(isVeto).length });
              return nextSeat(cx.g);
            },
          },
          peek: { when: ({ g }) => isFault('leaking-offer') && toTheLeft(g).some(isVeto), take: () => 'act' },
        },
      },
      stake: {
        to: ({ g }) => (isFault('ghost') ? [g.turn, g.seats] : g.turn),
        say: (_, l) => t('toy.stake', { card: l.card }),
        ranges: {
          stake: {
            of: ({ g }, _, by) => [0, Math.min(MOST, g.coins[by]!, g.bank)],
            take: (cx, l, n, by) => {
              l.stake = n;
              if (isFault('coin-lost') && l.card === 'card:7') cx.g.coins[by]! -= 1;
              if (isFault('crash') && n === MOST) throw new TypeError('a coin rolled under the table');
              if (isFault('not-plain')) Object.assign(cx.g, { when: [undefined, new Map([[l.card, n]])] });
              if (isFault('shared')) Object.assign(cx.g, { shown: cx.g.table });
              return call(lastChance, { seats: others(cx.g.seats, by) }, 'roll', 'called');
            },
          },
        },
      },
      roll: (cx, l) => {
        const { g } = cx;
        if (l.called === 'interrupted') pay(g, g.turn, l.stake);
        else {
          const die = cx.d6();
          cx.log(t('toy.rolled', { die, stake: l.stake }));
          pay(g, g.turn, die >= 4 ? -l.stake : l.stake);
        }
        if (g.coins[g.turn]! >= g.goal) cx.finish({ how: 'rich', winners: [g.turn], points: [...g.coins] });
        return nextSeat(g);
      },
    },
  );
  return { procs: [turn, lastChance, veto], interrupts: [vetoInterrupt], first: turn };
};
