/** Money that somebody may give for something that is not his: Legions of his Dictator, a Tribune, a proscription — 1.11.31-c, card-103, card-144 */
import { graft } from '../../../rules/cards/intrigue/graft.ts';
import { loyaltyDie } from '../../../rules/explain/rebel.ts';
import { askLegions } from '../../../rules/revolution/loyalty.ts';
import { omensOnAmounts } from '../../../rules/rome/dice.ts';
import { force } from '../../../rules/rome/forces.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { percent } from '@tabularium/parts/kit';
import { askingIn } from '../asking.ts';
import type { Decision, Fact } from './decision.ts';

const loanIn = (view: RomeView) => {
  const l = askingIn(view, askLegions);
  const f = l && force(view, l.force);
  const [commander, lender] = [maybeSenator(view, f?.commander ?? ''), maybeSenator(view, f?.masterOfHorse ?? '')];
  if (!l || !commander || !lender) return undefined;
  const most = Math.min(lender.talents, l.testing.length - commander.talents);
  return { commander, lender, asked: l.testing.length, most };
};
const lend: Decision = {
  ways: [
    ['lendMoney', 'm'],
    ['refuseMoney', 'n'],
  ],
  facts: ({ view }, say): Fact[] => {
    const loan = loanIn(view);
    if (!loan) return [];
    const chance = (isPaid: boolean): number => percent(loyaltyDie(view, isPaid).chance);
    return [
      [say('decision.asks', { who: loan.commander.id }), say('decision.legions', { n: loan.asked })],
      [say('decision.follows'), say('decision.percents', { a: chance(false), b: chance(true) })],
      [say(loan.commander.id), say('form.purse', { n: loan.commander.talents })],
      [say(loan.lender.id), say('form.purse', { n: loan.lender.talents })],
    ];
  },
  leads: ({ view }, say) => ({
    lendMoney: say('decision.upTo', { n: loanIn(view)?.most ?? 0 }),
    refuseMoney: say('decision.keepsIt'),
  }),
};

const payGraft: Decision = {
  ways: [
    ['payGraft', 'p'],
    ['desist', 'n'],
  ],
  facts: ({ view }, say): Fact[] => {
    const l = askingIn(view, graft);
    const s = l && maybeSenator(view, l.who);
    return l && s
      ? [
          [say(s.id), say('form.purse', { n: s.talents })],
          [say('decision.price'), say('form.purse', { n: l.price })],
        ]
      : [];
  },
  leads: ({ view }, say) => ({
    payGraft: say('decision.stopsHim', { n: askingIn(view, graft)?.price ?? 0 }),
    desist: say('decision.cardGone'),
  }),
};

/** [card-144-b] Each Knight leaves a die. */
const knightsIn = (view: RomeView): number => view.senators.reduce((n, s) => n + s.knights, 0);
const worthIn = (view: RomeView, die: number): number => knightsIn(view) * Math.max(0, die - omensOnAmounts(view));
const knightFacts: Decision['facts'] = ({ view }, say) => [
  [say('decision.knights'), String(knightsIn(view))],
  [say('decision.theirMoney'), say('decision.fromUpTo', { a: worthIn(view, 1), b: worthIn(view, 6) })],
];
const playProscription: Decision = {
  ways: [
    ['pass', 'n'],
    ['playProscription', 'p'],
  ],
  facts: knightFacts,
  leads: (_, say) => ({ playProscription: say('decision.hraoDecides') }),
};
const proscribe: Decision = {
  ways: [
    ['proscribe', 'p'],
    ['decline', 'n'],
  ],
  facts: knightFacts,
  leads: ({ view }, say) => ({
    proscribe: say('decision.fromUpTo', { a: worthIn(view, 1), b: worthIn(view, 6) }),
    decline: say('decision.cardGone'),
  }),
};

export const MONEY: Readonly<Record<string, Decision>> = {
  [`${askLegions.name}/lend`]: lend,
  [`${graft.name}/ask`]: payGraft,
  'cards.proscription/ask': playProscription,
  'cards.proscription/decide': proscribe,
};
