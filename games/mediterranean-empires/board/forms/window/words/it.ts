import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'win.play': 'Gioca {card}',
  'win.playWhat': 'Gioca una carta',
  'win.answer': 'Rispondi con {card}',
  'win.answerWhat': 'Rispondi con una carta',
  'win.needCard': 'premine una',
  'win.needSide': 'per chi?',
  'win.role':
    '{whose, select, attacker {{on, select, route {È la tua spedizione.} other {Attacchi tu.}}} defender {{on, select, route {Viene contro di te.} other {Difendi tu.}}} other {{on, select, route {Non riguarda te: una carta contro di essa aiuta {whom}.} other {Nessuna parte è tua: ogni carta aiuta {who} o {whom}, come dice.}}}}',
  'win.lies': '{mine, select, yes {Così com’è, vinci con {n} %.} other {Così com’è, {who} vince con {n} %.}}',
  'win.helps': '{mine, select, yes {Aiuta te.} no {Aiuta {who}, contro di te.} other {Aiuta {who}.}}',
  'win.none': 'Nessuna delle tue carte serve ora. Gli altri non lo sanno.',
  'win.cards': 'Carte che puoi giocare ora',
  'win.others': 'Carte che ora non si possono giocare',
  'win.side': 'Quale parte riguarda',
  'win.for': 'per {who}',
  'win.against': 'contro {who}',
  'win.chance': '{who} {n} %',
  'win.not':
    '{why, select, behind {resta indietro} noBattle {in battaglia} noAssault {in un assalto} others {non è la tua} noDice {qui senza dadi} noRoute {su una rotta} otherRoute {non su questa} noAnswer {come risposta} asked {non ora} noWindow {non ora} other {è un’azione}}',
  'win.moreDice': '{n, plural, one {+# dado} other {+# dadi}}',
  'win.fewerDice': '{n, plural, one {−# dado} other {−# dadi}}',
};
