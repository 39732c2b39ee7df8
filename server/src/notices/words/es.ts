import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'notice.turn': 'Te toca en {table}',
  'notice.turns': 'Te toca en {count, plural, one {# mesa} other {# mesas}}',
  'notice.line': 'Te toca en {table} ({game}).',
  'notice.asked': 'Te toca en {table} ({game}): {asked}',
  'notice.reminder': 'Te esperan en {table} ({game}), y alguien de la mesa te lo recuerda.',
  'notice.remindedAsked': 'Te esperan en {table} ({game}), y alguien de la mesa te lo recuerda: {asked}',
  'notice.testTitle': 'Prueba de Tabularium',
  'notice.test': 'Esto es una prueba. Cuando se te espere en una mesa, el aviso llegará aquí.',
  'mail.since': 'Te esperan desde {since}.',
  'mail.why': 'Recibes esta carta porque pediste a Tabularium que te avisara cuando te esperen.',
  'mail.stop': 'No recibir más cartas como esta: {link}',
  'confirm.subject': '¿Es esta tu dirección? {code}',
  'confirm.text':
    'Alguien, seguramente tú, quiere que Tabularium escriba a esta dirección cuando le toque jugar.\n\nSi fuiste tú, abre este enlace y di que sí:\n{link}\n\nO escribe este código donde diste la dirección: {code}\n\nEl enlace y el código valen un día. Si no sabes nada de esto, no hagas nada y no se enviará nada más.',
  'signIn.subject': 'Iniciar sesión en Tabularium',
  'signIn.text':
    'Alguien, probablemente tú, quiere iniciar sesión en Tabularium con esta dirección.\n\nSi has sido tú, abre este enlace en el dispositivo en el que quieras entrar:\n{link}\n\nO escribe allí este código, en «Tú y tus dispositivos»: {code}\n\nEl enlace y el código sirven una vez y durante media hora. Quien los use tendrá todos tus asientos, así que no se los des a nadie. Si no sabes nada de esto, no hagas nada.',
  'page.stopTitle': '¿No más cartas?',
  'page.stopText':
    'Tabularium ya no te avisará aquí: {label}. Puedes volver a empezar en la página «Tú y tus dispositivos».',
  'page.stopButton': 'Sí, parar',
  'page.stopped': 'Ya no se envía nada a {label}.',
  'page.confirmTitle': '¿Es esta tu dirección?',
  'page.confirmText': 'Tabularium escribirá a {label} cuando te esperen en una mesa.',
  'page.confirmButton': 'Sí, es mía',
  'page.confirmed': 'Tabularium escribirá a {label} cuando te toque.',
  'page.bad': 'Este enlace no vale, o ya no vale.',
  'page.home': 'A las mesas',
};
