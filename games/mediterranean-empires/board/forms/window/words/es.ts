import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'win.play': 'Jugar {card}',
  'win.playWhat': 'Jugar una carta',
  'win.answer': 'Responder con {card}',
  'win.answerWhat': 'Responder con una carta',
  'win.needCard': 'pulsa una',
  'win.needSide': '¿para quién?',
  'win.role':
    '{whose, select, attacker {{on, select, route {Es tu expedición.} other {Atacas tú.}}} defender {{on, select, route {Viene contra ti.} other {Defiendes tú.}}} other {{on, select, route {No va contra ti: una carta en su contra ayuda a {whom}.} other {Ningún bando es tuyo: cada carta ayuda a {who} o a {whom}, según diga.}}}}',
  'win.lies': '{mine, select, yes {Tal como está, ganas con {n} %.} other {Tal como está, {who} gana con {n} %.}}',
  'win.helps': '{mine, select, yes {Te ayuda a ti.} no {Ayuda a {who}, contra ti.} other {Ayuda a {who}.}}',
  'win.none': 'Ninguna de tus cartas sirve ahora. Los demás no lo saben.',
  'win.cards': 'Cartas que puedes jugar ahora',
  'win.others': 'Cartas que no se pueden jugar ahora',
  'win.side': 'A qué bando afecta',
  'win.for': 'para {who}',
  'win.against': 'contra {who}',
  'win.chance': '{who} {n} %',
  'win.not':
    '{why, select, behind {se queda} noBattle {en una batalla} noAssault {en un asalto} others {no es tu batalla} noDice {aquí sin dados} noRoute {en una ruta} otherRoute {no en esta ruta} noAnswer {como respuesta} asked {ahora no} noWindow {ahora no} other {es una acción}}',
  'win.moreDice': '{n, plural, one {+# dado} other {+# dados}}',
  'win.fewerDice': '{n, plural, one {−# dado} other {−# dados}}',
};
