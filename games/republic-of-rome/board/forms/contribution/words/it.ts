import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'contribution.who': 'Chi contribuisce',
  'contribution.purse': '{who}, {n} T',
  'contribution.howMuch': 'Quanto',
  'contribution.nothing': 'Nulla',
  'contribution.talents': '{n} T',
  'contribution.influence': '{n, plural, =0 {nessuna influenza} other {Influenza +#}}',
  'contribution.from': 'Talenti di {who}',
  'contribution.once': 'Una volta a turno per ogni senatore. Meno del primo gradino è un dono e non rende nulla.',
  'contribution.has': '{who} ha {n} T',
  'contribution.cannot': 'ha già dato',
  'contribution.state': 'Stato',
  'contribution.yours': 'tuoi',
  'contribution.after': 'dopo i pagamenti',
  'contribution.danger.good': 'nessun pericolo',
  'contribution.danger.warn': 'meno di {n} T',
  'contribution.danger.bad': 'lo Stato non può pagare',
  'contribution.contribute': 'Contribuisci con {n} T',
  'contribution.giveNothing': 'Non contribuire',
  'contribution.gains': '{who}: influenza {from} → {to}',
};
