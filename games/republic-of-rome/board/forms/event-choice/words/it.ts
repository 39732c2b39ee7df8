import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'choice.leaderDies': 'Muore {what}',
  'choice.ally': 'Fare la pace: {what}',
  'choice.accuseFaction': 'Nominare {what}',
  'choice.loseFleets': '{n, plural, one {Perdere # flotta} other {Perdere # flotte}}',
  'choice.choose': 'scegline uno',
  'choice.strength': 'forza {n}',
  'choice.land': 'terra {n}',
  'choice.fleet': 'mare {n}',
  'choice.spoils': 'bottino {n} T',
  'choice.faction': '{n, plural, one {# senatore} other {# senatori}}, influenza {influence}',
  'choice.fleetsFrom': 'Flotte perdute: {place}',
  'choice.of': 'di {n}',
  'choice.fleetsChosen': '{n} di {of} scelte',
};
