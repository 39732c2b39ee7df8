import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'auction.order': 'Por orden',
  'auction.all': 'Todos a la vez',
  'auction.said': 'Puja',
  'auction.purse': 'la bolsa más llena, a la vista',
  'auction.now': 'te toca',
  'auction.afterYou': 'después de ti',
  'auction.after': 'después',
  'auction.sealed': 'secreta',
  'auction.highest': 'la más alta: {n} T',
  'auction.rich': '{who} {n} T',
  'auction.nobodyInRome': 'nadie en Roma',
  'auction.who': 'Quién puja',
  'auction.amount': 'La puja',
  'auction.bid': 'Pujar {n} con {who}',
  'auction.noneCanTop': 'nadie puede superarla',
  'auction.pass': 'Pasar',
  'auction.nobody': 'nadie puede pujar',
};
