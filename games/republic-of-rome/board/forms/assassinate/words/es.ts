/** Palabras del formulario de un atentado. */
export const es = {
  'attempt.victim': 'Contra quién',
  'attempt.who': '{who} (Influencia {n})',
  'attempt.by': 'Quién ataca',
  'attempt.leader': '{who}, Líder',
  'attempt.cards': 'Cartas de Asesino',
  'attempt.noCards': 'Ninguna carta de Asesino: solo el dado.',
  'attempt.of': 'de {n}',
  'attempt.guards': 'guardias desconocidos',
  'attempt.openGuard': 'lo protege un Guardaespaldas visible',
  'attempt.guardCards': 'Guardaespaldas secretos',
  'attempt.noGuards': 'No tienes ningún guardaespaldas secreto.',
  'attempt.guard': '{n, plural, one {Proteger a {who}} other {Proteger a {who} con # cartas}}',
  'attempt.killed': 'muerto',
  'attempt.killed-and-caught': 'muerto, y capturado',
  'attempt.nothing': 'nada',
  'attempt.caught': 'capturado',
  'attempt.secret': 'Cada Guardaespaldas secreto resta 1 al dado y tira otro que solo puede capturarlo.',
  'attempt.ifCaught':
    'Capturado: {who} muere, el Líder ({leader}) pierde 5 de Influencia y afronta un juicio por su vida. Ningún acuerdo puede hablar de ello.',
  'attempt.leaderCaught':
    'Capturado: {who} muere, y otros de su Facción pueden morir con él. Ningún acuerdo puede hablar de ello.',
  'attempt.noLeader': 'nadie',
  'attempt.strike': 'Atentar contra {who}',
  'attempt.chance': '{n} % muerto',
  'attempt.choose': 'elige quién ataca',
} as const;
