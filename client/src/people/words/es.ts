import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'you.title': 'Tú y tus dispositivos',
  'you.tagline': 'Las mismas mesas en todos tus dispositivos. Sin nombre, sin dirección, sin contraseña.',
  'you.nowHere':
    'Tus mesas se guardan en este navegador y en ningún otro sitio. Si quieres, este servidor recuerda qué asientos son tuyos. Así los encuentras también en tus otros dispositivos.',
  'you.begin': 'Recordar mis asientos',
  'you.beginHint': 'Los asientos que tienes en este navegador se recuerdan enseguida. Después puedes borrarlo todo.',
  'you.haveCode': '¿Ya has entrado en otro dispositivo?',
  'you.haveCodeHint': 'Crea allí un enlace, en «Otro dispositivo», y ábrelo aquí; o escribe su código.',
  'you.code': 'Código del otro dispositivo',
  'you.signIn': 'Entrar en este dispositivo',
  'you.deviceName': 'Nombre de este dispositivo',
  'you.invited': 'Entrar con un enlace',
  'you.invitedHint':
    'Te ha traído un enlace para otro dispositivo. Sigue solo si lo has creado tú: este navegador tendrá todos los asientos de quien lo creó.',
  'you.already': 'En este dispositivo ya hay una sesión. Antes se cierra.',

  'you.devices': 'Tus dispositivos',
  'you.here': 'este dispositivo',
  'you.seenNow': 'visto ahora mismo',
  'you.seen': 'visto {when}',
  'you.unnamed': 'Dispositivo sin nombre',
  'you.rename': 'Cambiar nombre',
  'you.renameOf': 'Cambiar nombre: {name}',
  'you.save': 'Guardar',
  'you.signOut': 'Cerrar sesión',
  'you.signOutOf': 'Cerrar sesión: {name}',
  'you.reallySignOut': 'Cerrar de verdad',
  'you.signOutOthers': 'Cerrar todas las demás',
  'you.reallyOthers': 'Cerrar de verdad todas las demás',
  'you.lastOne':
    'Este es tu único dispositivo: si cierras la sesión, el servidor te olvida. Los asientos cuyos secretos están en este navegador se quedan aquí.',
  'you.signedOut': 'En este dispositivo no hay ninguna sesión.',

  'you.another': 'Otro dispositivo',
  'you.anotherHint': 'Crea un enlace y ábrelo en el otro dispositivo. Sirve una vez y durante diez minutos.',
  'you.makeLink': 'Crear un enlace',
  'you.newLink': 'Crear otro enlace',
  'you.link': 'Enlace para el otro dispositivo',
  'you.orCode': 'O escribe allí este código, en «Tú y tus dispositivos»:',
  'you.until': 'Sirve una vez, hasta las {time}. No se lo des a nadie: quien lo use tendrá todos tus asientos.',
  'you.expired': 'Este enlace ya no vale.',
  'you.joined': '{name} ya ha entrado.',
  'you.onlyHere':
    'La dirección de esta página lleva solo a esta máquina, y el enlace también. Para llegar a otro dispositivo, abre esta página con la dirección que usan los demás.',

  'you.told': 'Cómo recibes avisos cuando una mesa te espera',
  'you.seats': 'Tus asientos',
  'you.noSeats': 'Todavía ninguno. Cada asiento que ocupes desde ahora será tuyo en todos tus dispositivos.',
  'you.seatAs': '{game} · eres {name}',
  'you.opened': '{game} · tú abriste la mesa',
  'you.renew': 'Renovar mi asiento',
  'you.renewOf': 'Renovar mi asiento: {table}',
  'you.reallyRenew': 'Renovar de verdad',
  'you.renewHint':
    'El asiento recibe un secreto nuevo. Los enlaces anteriores ya no abren nada, y quien más esté en él queda fuera. Tú sigues, en todos tus dispositivos.',
  'you.renewed': 'Renovado. Ahora solo tus dispositivos abren este asiento.',

  'you.lost': 'Si pierdes un dispositivo',
  'you.lostOne': 'Cierra aquí su sesión, desde otro. Desde entonces no abre nada de lo que tienes.',
  'you.lostTwo':
    'Si un asiento se ocupó en él, o allí se abrió su enlace, ese navegador tiene también el secreto del asiento. Renueva esos asientos.',
  'you.lostThree':
    'Si era tu único dispositivo, este servidor no puede reconocerte: no hay nombre, dirección ni contraseña con que hacerlo. Los enlaces de tus asientos siguen sirviendo, dondequiera que los guardaras. Lo mejor es entrar a tiempo en un segundo dispositivo.',

  'you.known': 'Lo que este servidor sabe de ti',
  'you.knownText':
    'Tus dispositivos con sus nombres, desde cuándo está cada uno y cuándo se vio por última vez, y qué asientos tienes. Nada más.',
  'you.download': 'Descargarlo',
  'you.delete': 'Borrarlo todo',
  'you.reallyDelete': 'Borrarlo todo de verdad',
  'you.deleteHint':
    'Se cierran las sesiones de todos tus dispositivos. Los asientos cuyos secretos están en un navegador se quedan en él; en tus otros dispositivos desaparecen.',
  'you.deleted': 'Borrado. Este servidor ya no sabe nada de ti.',
};
