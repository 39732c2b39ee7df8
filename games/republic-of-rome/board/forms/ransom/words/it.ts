import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'ransom.whom': 'Chi si riscatta',
  'ransom.one': '{who} {n} T',
  'ransom.his': 'Dalla borsa di {who}',
  'ransom.of': 'di {n} T',
  'ransom.ownPurse': 'suoi',
  'ransom.treasury': 'tesoro della fazione',
  'ransom.price': 'riscatto',
  'ransom.hint':
    'Il riscatto è di 10 T, o il doppio della sua influenza. Torna subito a Roma; ciò che è suo è di nuovo suo.',
  'ransom.lacks': 'Il riscatto di {who} è di {n} T. Lui ha {own} T, e al tesoro della fazione manca il resto.',
  'ransom.pay': 'Riscatta {who}',
  'ransom.tooLittle': 'non c’è abbastanza denaro',
  'ransom.notNow': 'Non ora',
};
