import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'hand.statesman': 'Militare {mil}, Oratoria {ora}, Lealtà {loy}, Influenza {influence}',
  'hand.pays.each-turn': '{n} T a turno',
  'hand.pays.each-legion': '{n} T per ogni legione arruolata',
  'hand.pays.each-fleet': '{n} T per ogni flotta arruolata',
  'hand.later': 'quando tutti avranno un capo',
  'hand.notNow': 'non ora',
  'hand.to': 'a',
  'hand.play': 'Gioca',
  'hand.keep': 'Tieni',
  'hand.disband': 'Veterani da congedare',
  'hand.disband.hint': 'Ognuno dà 1 di oratoria e 1 di influenza al loro comandante, che poi depone il comando.',
  'hand.disbands': '{n, plural, one {congeda # legione} other {congeda # legioni}}',
  'hand.none': 'Non giocare nulla',
  'hand.give': 'Dai {card} a {who}',
  'hand.play.all': 'Gioca {cards}',
};
