/** What a question decides and what to look at, where no numbers say it. The longest beginning of the prompt counts. */
import type { Msg } from '@tabularium/kernel';
import { t } from './say.ts';
import type { en } from './words/en.ts';

type Topic = Extract<keyof typeof en, `hint.rome.on.${string}`>;

const TOPICS: readonly (readonly [begins: string, topic: Topic])[] = [
  ['ask.advocate', 'hint.rome.on.trial'],
  ['ask.assassin', 'hint.rome.on.assassin'],
  ['ask.cards', 'hint.rome.on.cards'],
  ['ask.show', 'hint.rome.on.cards'],
  ['ask.trade', 'hint.rome.on.cards'],
  ['ask.coalition', 'hint.rome.on.neutral'],
  ['ask.neutral', 'hint.rome.on.neutral'],
  ['ask.combat', 'hint.rome.on.war'],
  ['ask.deployment', 'hint.rome.on.war'],
  ['ask.plan', 'hint.rome.on.war'],
  ['ask.raise', 'hint.rome.on.units'],
  ['ask.eliminate', 'hint.rome.on.units'],
  ['ask.recall', 'hint.rome.on.units'],
  ['ask.rhodes', 'hint.rome.on.units'],
  ['ask.event', 'hint.rome.on.event'],
  ['ask.faction', 'hint.rome.on.leader'],
  ['ask.setup', 'hint.rome.on.leader'],
  ['ask.setup.governor', 'hint.rome.on.governors'],
  ['ask.setup.term', 'hint.rome.on.governors'],
  ['ask.revenue.spoils', 'hint.rome.on.governors'],
  ['ask.forum', 'hint.rome.on.forum'],
  ['ask.forum.bid', 'hint.rome.on.auction'],
  ['ask.forum.sealedBid', 'hint.rome.on.auction'],
  ['ask.forum.amount', 'hint.rome.on.auction'],
  ['ask.forum.games', 'hint.rome.on.games'],
  ['ask.governors', 'hint.rome.on.governors'],
  ['ask.concessions', 'hint.rome.on.concessions'],
  ['ask.spoils', 'hint.rome.on.concessions'],
  ['ask.land', 'hint.rome.on.land'],
  ['ask.repeal', 'hint.rome.on.land'],
  ['ask.laws', 'hint.rome.on.laws'],
  ['ask.pontifex', 'hint.rome.on.office'],
  ['ask.prosecution', 'hint.rome.on.trial'],
  ['ask.provinces', 'hint.rome.on.governors'],
  ['ask.ransom', 'hint.rome.on.ransom'],
  ['ask.revenue.ransom', 'hint.rome.on.ransom'],
  ['ask.rebel', 'hint.rome.on.rebel'],
  ['ask.revolution', 'hint.rome.on.rebel'],
  ['ask.combat.veterans', 'hint.rome.on.rebel'],
  ['ask.veterans', 'hint.rome.on.rebel'],
  ['ask.revenue', 'hint.rome.on.money'],
  ['ask.senate', 'hint.rome.on.senate'],
  ['ask.senate.consul', 'hint.rome.on.office'],
  ['ask.senate.colleague', 'hint.rome.on.office'],
  ['ask.senate.censor', 'hint.rome.on.office'],
  ['ask.senate.dictator', 'hint.rome.on.office'],
  ['ask.senate.joint', 'hint.rome.on.office'],
  ['ask.senate.masterOfHorse', 'hint.rome.on.office'],
  ['ask.senate.romeConsul', 'hint.rome.on.office'],
];

export const generally = (prompt: string): Msg => {
  const found = TOPICS.filter(([begins]) => prompt.startsWith(begins)).sort(([a], [b]) => b.length - a.length)[0];
  return t(found?.[1] ?? 'hint.rome.on.anything');
};
