import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'hint.tet.fleet': 'Tutte le coste di un mare con una flotta sono a un passo l’una dall’altra.',
  'hint.tet.fleet.internum': '{sea} tocca Roma e cinque regioni: nessun altro mare accorcia tante vie.',
  'hint.tet.fleet.aegaeum': '{sea} unisce l’estremo Oriente, dove le vie di terra sono lunghe.',
  'hint.tet.fleet.atlanticum': '{sea} serve solo all’Occidente: è l’ultimo che ha bisogno di una flotta.',

  'hint.tet.attack':
    'L’obiettivo è l’esercito in {at}: l’attacco vince con {won} dei 36 lanci di due dadi e perde con {lost}.',
  'hint.tet.frontier':
    'L’obiettivo è la frontiera in {at}: con un disco lì {left, plural, =0 {non resta aperta nessuna frontiera} one {resta aperta # frontiera} other {restano aperte # frontiere}}.',
  'hint.tet.garrison': 'L’obiettivo è un disco in {at}: la provincia che ne ha uno non cade nell’Agitazione.',
  'hint.tet.revolt': 'L’obiettivo è la Rivolta in {at}, che si può domare in questo turno.',
  'hint.tet.unrest': 'L’obiettivo è l’Agitazione in {at}: domata ora, non può diventare Rivolta.',
  'hint.tet.appease': 'L’obiettivo è {at}: con meno punti la sua Rivolta si può ridurre ad Agitazione.',
  'hint.tet.stand': 'Non si guadagna nulla subito; conta chi sta dove alla fine del turno: qui, {at}.',
  'hint.tet.end': 'Niente di ciò che i punti rimasti permettono renderebbe la partita più sicura.',
  'hint.tet.wins': 'Così la partita si vince in questo stesso turno.',
  'hint.tet.notSeen': 'Un piano che comincia così non è tra quelli che il bot ritiene degni di essere seguiti.',

  'hint.tet.better.frontiers': 'Ciò che migliora di più: le frontiere aperte diventano raggiungibili.',
  'hint.tet.better.revolts': 'Ciò che migliora di più: c’è meno Rivolta, o qualcuno le è più vicino.',
  'hint.tet.better.armies':
    'Ciò che migliora di più: un esercito è battuto, o qualcuno gli sbarra la via o gli è vicino.',
  'hint.tet.better.discs': 'Ciò che migliora di più: si conservano dischi per le frontiere.',

  'hint.tet.aim.attack': 'l’esercito in',
  'hint.tet.aim.frontier': 'la frontiera in',
  'hint.tet.aim.garrison': 'un disco in',
  'hint.tet.aim.revolt': 'la Rivolta in',
  'hint.tet.aim.unrest': 'l’Agitazione in',
  'hint.tet.aim.appease': 'calmare',
  'hint.tet.aim.stand': 'fermarsi in',

  'hint.tet.next':
    'Il secondo obiettivo migliore è {aim} {at}: per il bot così si vince con il {other} %, in questo modo con il {percent} %.',
  'hint.tet.asGood': 'Quasi altrettanto buono ({percent} % e {other} % di vittoria, secondo il bot) è {aim} {at}.',
  'hint.tet.compared': 'Per il bot così la partita si vince con il {percent} %, e con il {other} % con «{verb}».',
  'hint.tet.same': 'Il bot non vede differenze: in entrambi i modi si vince con il {percent} %.',
  'hint.tet.discs': 'I dischi spesi mancano dopo: sei frontiere ne vogliono uno ciascuna.',
};
