/** What the terminal table says, in Spanish. */
export const es = {
  'cli.hello': '{game} · partida «{save}» · semilla {seed}',
  'cli.pack': 'Se juega con el paquete de contenido {pack}.',
  'cli.commands': 'Se responde con un número o con palabras como «{example}»; ? explica; help muestra lo demás.',
  'cli.help': `Una respuesta: su número, o su verbo y de qué trata, tan corto como quieras: «{example}».
?              las reglas de esta pregunta; ? VERBO o ? REGLA para una de ellas
why            los motivos y reglas de lo que acaba de ocurrir
map            otra vez la posición
look LUGAR     todo sobre un lugar
odds           los números tras las respuestas
log [N]        lo último que ocurrió
undo           deshacer tu última respuesta
run            seguir hasta la próxima pregunta que te deje elegir
save [NOMBRE]  guardar la partida
resume NOMBRE  seguir con otra partida
quit           salir; la partida se guarda`,
  'cli.waits': 'Se pregunta al asiento {seat}:',
  'cli.enter': 'Intro o 1: {verb}. run: hasta tu próxima decisión.',
  'cli.noRun': 'Aquí puedes elegir: run solo sigue donde no hay nada que elegir.',
  'cli.because': 'Por qué: {by}.',
  'cli.fits': '{n, plural, one {El mejor: {list}.} other {Quedan: {list}.}}',
  'cli.others': 'Descartados: {list}.',
  'cli.ruledOut': '{what} ({why})',
  'cli.asides': 'También puedes:',
  'cli.asideVerbs': '{list}; escribe uno de estos nombres para ver de qué se trata.',
  'cli.passOn': 'Asiento {seat}: toma el teclado y pulsa Intro. ',
  'cli.thinks': '{bot} (asiento {seat}): {what}',
  'cli.range': '{verb}: escribe «{word} N», N de {min} a {max}',
  'cli.choose':
    '{verb}: escribe «{word}» y {how, select, exact {{max}} other {{min, plural, =0 {hasta {max}} other {de {min} a {max}}}}} de: {of}',
  'cli.text': '{verb}: escribe «{word} …» y tus propias palabras, {max} caracteres como máximo',
  'cli.no.text': '{verb} pide palabras tuyas, de 1 a {max} caracteres.',
  'cli.allot': '{verb}: escribe «{word} QUÉ=N …», {how, select, exact {{max}} other {de {min} a {max}}} en total: {of}',
  'cli.atMost': '{what} (como mucho {n})',
  'cli.denied': 'Ahora no: {list}.',
  'cli.anythingElse': 'cualquier otra cosa',
  'cli.deniedOne': '{verb} ({why})',
  'cli.costs': 'cuesta {n}',
  'cli.chance': 'sale bien con {win}',
  'cli.odds': 'ganar {win}, empatar {draw}, perder {lose}',
  'cli.no.answer': '«{text}» no es ninguna de las respuestas. {hint}',
  'cli.no.number':
    '{max, plural, =0 {Aquí ninguna respuesta tiene número: escribe lo que se pide.} other {No hay respuesta {n}: van de 1 a {max}.}}',
  'cli.no.thing': '{verb}: «{text}» no se ofrece ahora. Se ofrece: {of}.',
  'cli.no.whole': '{verb} pide un número entero de {min} a {max}, no «{text}».',
  'cli.no.several': '{verb} pide de {min} a {max}.',
  'cli.no.arg': '{verb} va solo: «{text}» sobra.',
  'cli.which': '¿Cuál? «{text}» podría ser: {of}.',
  'cli.what': '{verb}: ¿qué? {of}',
  'cli.hint': 'Escribe ? para las reglas, help para las órdenes.',
  'cli.undone': 'Deshecho: {what}',
  'cli.saved': 'Guardada como «{save}».',
  'cli.kept': 'La partida queda guardada como «{save}»: {command} play {game} --resume {save}',
  'cli.resumed': 'Se sigue con «{save}» tras {n, plural, one {# respuesta} other {# respuestas}}.',
  'cli.noSave': 'No hay partida guardada «{save}». {list}',
  'cli.saves': 'Partidas guardadas: {list}.',
  'cli.noSaves': 'Aún no hay partidas guardadas.',
  'cli.badName': '«{save}» no puede ser un nombre: solo letras, cifras, - y _.',
  'cli.nameTaken': '«{save}» es otra partida: elige un nombre libre.',
  'cli.noLook': 'No hay nada llamado «{text}» que mirar.',
  'cli.noRules': 'Ninguna regla se llama «{text}».',
  'cli.noText': '(sin texto)',
  'cli.noOdds': 'Aquí nada depende de dados ni de sumas.',
  'cli.over': 'La partida ha terminado: {how}.',
  'cli.won': 'Victoria: {seats}.',
  'cli.points': 'Puntos: {points}.',
  'cli.seat': 'asiento {seat}',
  'cli.replay': 'Para volver a verla: {command} replay {save}',
  'cli.menu.what': '¿Qué será?',
  'cli.menu.resume': 'Seguir con «{save}»',
  'cli.menu.other': 'Otra cosa …',
  'cli.menu.players': '¿Cuántos asientos?',
  'cli.menu.seat': '¿Quién ocupa el asiento {seat}?',
  'cli.menu.human': 'una persona en este teclado',
  'cli.menu.bot': 'el bot «{bot}»',
  'cli.menu.code': '{option}: uno de {allowed} en cada posición',
} as const;
