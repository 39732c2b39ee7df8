import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'hand.statesman': 'Militar {mil}, Oratoria {ora}, Lealtad {loy}, Influencia {influence}',
  'hand.pays.each-turn': '{n} T por turno',
  'hand.pays.each-legion': '{n} T por cada legión reclutada',
  'hand.pays.each-fleet': '{n} T por cada flota reclutada',
  'hand.later': 'cuando todos tengan jefe',
  'hand.notNow': 'ahora no',
  'hand.to': 'para',
  'hand.play': 'Jugar',
  'hand.keep': 'Guardar',
  'hand.disband': 'Veteranos que se licencian',
  'hand.disband.hint': 'Cada uno da 1 de oratoria y 1 de influencia a su comandante, que después deja el mando.',
  'hand.disbands': '{n, plural, one {licencia # legión} other {licencia # legiones}}',
  'hand.none': 'No jugar nada',
  'hand.give': 'Dar {card} a {who}',
  'hand.play.all': 'Jugar {cards}',
};
