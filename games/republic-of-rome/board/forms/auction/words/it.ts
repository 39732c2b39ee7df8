import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'auction.order': 'In ordine',
  'auction.all': 'Tutti insieme',
  'auction.said': 'Offerta',
  'auction.purse': 'la borsa più ricca, visibile',
  'auction.now': 'tocca a te',
  'auction.afterYou': 'dopo di te',
  'auction.after': 'dopo',
  'auction.sealed': 'segreta',
  'auction.highest': 'la più alta: {n} T',
  'auction.rich': '{who} {n} T',
  'auction.nobodyInRome': 'nessuno a Roma',
  'auction.who': 'Chi offre',
  'auction.amount': 'L’offerta',
  'auction.bid': 'Offrire {n} con {who}',
  'auction.noneCanTop': 'nessuno può superarla',
  'auction.pass': 'Passare',
  'auction.nobody': 'nessuno può offrire',
};
