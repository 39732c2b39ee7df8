/** Stepping in: while a window is open, a card that is a multiple of three stops what was played. */
import { call, end, type Interrupt, lastCall, others, procsFor } from '@tabularium/kernel';
import { isVeto, pay, take, type Toy } from './toy.ts';
import { t } from './toy-messages.ts';

export const veto = procsFor<Toy>()(
  'toy.veto',
  { by: 'open', card: 'open' },
  (a: { by: number; card: string }) => ({ by: a.by, card: a.card }),
  {
    start: (cx, l) => {
      take(cx.g.hands[l.by]!, l.card);
      cx.g.table.push(l.card);
      cx.log(t('toy.vetoed'));
      return 'price';
    },
    price: {
      to: (_, l) => l.by,
      say: () => t('toy.price'),
      buttons: {
        pay: {
          when: (cx, l) => cx.g.coins[l.by]! > 0 || t('toy.noCoins'),
          take: (cx, l) => {
            pay(cx.g, l.by, 1);
            return end('vetoed');
          },
        },
        burn: {
          take: (cx) => {
            cx.reveal();
            cx.g.table.push(...cx.g.deck.splice(-1));
            return end('vetoed');
          },
        },
      },
    },
  },
);

export const vetoInterrupt: Interrupt<Toy> = {
  verb: 'veto',
  window: 'veto',
  offer: ({ g }, by) => {
    const of = others(g.seats, g.turn).includes(by) ? g.hands[by]!.filter(isVeto) : [];
    return of.length > 0 ? { t: 'pick', of, rules: ['TOY.veto-a'] } : undefined;
  },
  start: (_, by, arg) => call(veto, { by, card: arg as string }, ''),
};

export const lastChance = lastCall<Toy>('toy.call', 'veto', {
  say: (cx) => t('toy.mayVeto', { card: cx.g.table.at(-1)! }),
  untils: ['round'],
  after: () => 'close',
});
