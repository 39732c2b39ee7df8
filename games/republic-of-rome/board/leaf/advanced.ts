/** What an Advanced Rule changes in what a thing does: said only where it is played. */
import type { Msg } from '@tabularium/kernel';
import { type AdvancedRule, plays } from '../../rules/advanced/advanced.ts';
import type { RomeView } from '../../rules/sight/view.ts';
import type { Thing } from './thing.ts';

type Game = Pick<RomeView, 'agreed'>;
type Added = readonly [rule: AdvancedRule, ...said: Msg[]];
const said = (k: string, a?: Msg['a']): Msg => ({ k: `leaf.adv.${k}`, ...(a && { a }) });

/** Events, on either side. */
const EVENTS: Readonly<Record<string, Added>> = {
  'event:163': ['provincial-wars', said('raids')],
  'event:168': ['pontifex', said('omens')],
  'event:169': ['provincial-wars', said('disorder')],
  'event:174': ['provincial-wars', said('pretender')],
  'event:177': ['provincial-wars', said('storm')],
};
/** Laws that say something of their own about being voted on. */
const LAWS: Readonly<Record<string, Msg>> = {
  'card:110': said('servilian'),
  'card:111': said('acilian'),
  'card:156': said('socialWar'),
  'card:160': said('socialWar'),
};

const addedTo = (thing: Thing): readonly Added[] => {
  switch (thing.t) {
    case 'war':
      return thing.card.attacks.length > 0
        ? [['provincial-wars', said('attacks', { provinces: thing.card.attacks })]]
        : [];
    case 'senator': {
      const { pleads, lawVotes, doublesKnightsOnLaws } = thing.card.statesman ?? {};
      return [
        ...(pleads ? [['advocates', said('pleads', { n: pleads })] as const] : []),
        ...(lawVotes ? [['passing-laws', said('lawVotes', { n: lawVotes })] as const] : []),
        ...(doublesKnightsOnLaws ? [['passing-laws', said('lawKnights')] as const] : []),
      ];
    }
    case 'province':
      return [
        ['provincial-wars', said('province')],
        ['rebel-governors', said('rebelProvince')],
      ];
    case 'card': {
      const own = LAWS[thing.card.id];
      return thing.card.kind === 'law' ? [['passing-laws', said('law'), ...(own ? [own] : [])]] : [];
    }
    case 'event': {
      const of = EVENTS[thing.id];
      return of ? [of] : [];
    }
    default:
      return [];
  }
};

export const addedTexts = (g: Game, thing: Thing): readonly Msg[] =>
  addedTo(thing).flatMap(([rule, ...texts]) => (plays(g, rule) ? texts : []));
