/** What the kernel itself says, in Spanish. */
export const kernelEs = {
  'kernel.over': 'La partida ha terminado.',
  'kernel.noSeat': 'En esta mesa no hay asiento {seat}.',
  'kernel.notAsked': 'Ahora no se te pregunta nada.',
  'kernel.noVerb': '{verb} no es posible ahora.',
  'kernel.badArg': '{verb} no admite {arg} ahora.',
  'kernel.malformed': 'Esta no es una respuesta que el juego entienda.',
  'kernel.stale': 'La pregunta ha cambiado desde que la miraste.',
  'kernel.nothingToUndo': 'No hay nada tuyo que deshacer.',
  'kernel.undoFloor': 'Se han tirado dados o se ha mostrado algo: ya no se puede deshacer.',
  'kernel.seats': '{game} es para {min} a {max} jugadores, no {got}.',
  'kernel.noOption': '{game} no tiene la opción {option}. Sus opciones: {allowed}.',
  'kernel.badOption': 'La opción {option} no puede ser {got}. Permitido: {allowed}.',
  'verb.pass': 'Pasar',
  'verb.passUntil': 'Pasar, y no volver a preguntarme',
  'verb.withdraw': 'Volver a preguntarme',
} as const;
