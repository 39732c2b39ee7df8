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

  'you.passkeys': 'Llaves de acceso',
  'you.passkeysHint':
    'Una llave de acceso la guarda este dispositivo o tu gestor de contraseñas. Con ella inicias sesión en cualquier lugar bajo esta dirección, aunque pierdas todos tus dispositivos.',
  'you.makePasskey': 'Crear una llave de acceso',
  'you.passkeyMade': 'La llave de acceso está creada.',
  'you.passkeyRemoved': 'Esta llave de acceso ya no abre nada aquí.',
  'you.unnamedPasskey': 'Llave de acceso sin nombre',
  'you.passkeyUsed': 'usada por última vez {when}',
  'you.passkeyUsedNow': 'usada ahora mismo',
  'you.removePasskey': 'Quitar',
  'you.removePasskeyOf': 'Quitar: {name}',
  'you.reallyRemove': 'Quitar de verdad',
  'you.removeHint': 'Nadie podrá iniciar sesión con ella. Los dispositivos con la sesión iniciada siguen igual.',
  'you.havePasskey': '¿Tienes una llave de acceso?',
  'you.usePasskey': 'Iniciar sesión con una llave de acceso',

  'you.haveAddress': '¿Recibes avisos por correo electrónico?',
  'you.haveAddressHint': 'Entonces una carta a esa dirección puede iniciar la sesión en este dispositivo.',
  'you.address': 'Tu dirección',
  'you.sendLetter': 'Enviarme una carta',
  'you.letterSent':
    'Si alguien recibe avisos aquí en {address}, la carta está en camino. Su enlace sirve una vez y durante media hora.',

  'you.haveIssuer': '¿Te conocen en {issuer}?',
  'you.haveIssuerHint': 'Entonces {issuer} puede decirle a este servidor quién eres. No sabrá nada más de ti.',
  'you.withIssuer': 'Iniciar sesión con {issuer}',
  'you.linked': 'Puedes iniciar sesión con {issuer} en cualquier dispositivo.',
  'you.notLinked': 'Si te conocen allí, puedes iniciar sesión con {issuer} en cualquier dispositivo.',
  'you.makeLinked': 'Iniciar sesión con {issuer} desde ahora',
  'you.unlink': 'Ya no',
  'you.reallyUnlink': 'De verdad ya no',
  'you.unlinkHint': '{issuer} ya no lleva aquí hasta ti. Los dispositivos con la sesión iniciada siguen igual.',

  'you.past': 'Partidas anteriores',
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

  'you.vacation': 'Vacaciones',
  'you.vacationHint':
    'Fuera de todas tus mesas a la vez, donde hay un día o más para responder: tus relojes están parados y todos lo ven. Cada partida permite {days, plural, other {# días}} en total; donde quedan menos, son esos. En cada mesa puedes decirlo también en el menú.',
  'you.awayTo': 'Fuera hasta el final del',
  'you.goAway': 'Me voy',
  'you.back': 'He vuelto',
  'you.awayAt': 'Fuera de {n, plural, one {# mesa} other {# mesas}}:',
  'you.awayThere': '{table}: hasta {when}',
  'you.awayNowhere': 'No tienes ninguna mesa con vacaciones.',
  'you.backEverywhere': 'Has vuelto a todas tus mesas.',
  'you.lost': 'Si pierdes un dispositivo',
  'you.lostOne': 'Cierra aquí su sesión, desde otro. Desde entonces no abre nada de lo que tienes.',
  'you.lostTwo':
    'Si un asiento se ocupó en él, o allí se abrió su enlace, ese navegador tiene también el secreto del asiento. Renueva esos asientos.',
  'you.lostThree':
    'Si era tu único dispositivo, este servidor no puede reconocerte: no hay nombre, dirección ni contraseña con que hacerlo, salvo que hayas creado una llave de acceso. Los enlaces de tus asientos siguen sirviendo, dondequiera que los guardaras. Lo mejor es entrar a tiempo en un segundo dispositivo.',

  'you.known': 'Lo que este servidor sabe de ti',
  'you.knownText':
    'Tus dispositivos con sus nombres, desde cuándo está cada uno y cuándo se vio por última vez, tus llaves de acceso, qué asientos tienes, tus partidas terminadas y tus puntuaciones. Nada más.',
  'you.download': 'Descargarlo',
  'you.delete': 'Borrarlo todo',
  'you.reallyDelete': 'Borrarlo todo de verdad',
  'you.deleteHint':
    'Se cierran las sesiones de todos tus dispositivos. Los asientos cuyos secretos están en un navegador se quedan en él; en tus otros dispositivos desaparecen.',
  'you.deleted': 'Borrado. Este servidor ya no sabe nada de ti.',
};
