import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'choice.leaderDies': 'Muere {what}',
  'choice.ally': 'Hacer la paz: {what}',
  'choice.accuseFaction': 'Nombrar a {what}',
  'choice.loseFleets': '{n, plural, one {Perder # flota} other {Perder # flotas}}',
  'choice.choose': 'elige una opción',
  'choice.strength': 'fuerza {n}',
  'choice.land': 'tierra {n}',
  'choice.fleet': 'mar {n}',
  'choice.spoils': 'botín {n} T',
  'choice.faction': '{n, plural, one {# senador} other {# senadores}}, influencia {influence}',
  'choice.fleetsFrom': 'Flotas perdidas: {place}',
  'choice.of': 'de {n}',
  'choice.fleetsChosen': '{n} de {of} elegidas',
};
