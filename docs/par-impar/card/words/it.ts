export const words = {
  name: 'Par impar',
  about: 'Pari o dispari: due mani chiuse, aperte insieme.',
  players: '2 giocatori',
  kind: 'indovinare',
  length: '2 minuti',
  presets: { short: 'A tre punti' },
};
