/** Parole del modulo di un attentato. */
export const it = {
  'attempt.victim': 'Contro chi',
  'attempt.who': '{who} (Influenza {n})',
  'attempt.by': 'Chi colpisce',
  'attempt.leader': '{who}, Capo',
  'attempt.cards': 'Carte Assassino',
  'attempt.noCards': 'Nessuna carta Assassino: solo il dado.',
  'attempt.of': 'di {n}',
  'attempt.guards': 'guardie ignote',
  'attempt.openGuard': 'lo protegge una Guardia del corpo scoperta',
  'attempt.guardCards': 'Guardie del corpo segrete',
  'attempt.noGuards': 'Non hai guardie del corpo segrete.',
  'attempt.guard': '{n, plural, one {Proteggi {who}} other {Proteggi {who} con # carte}}',
  'attempt.killed': 'ucciso',
  'attempt.killed-and-caught': 'ucciso, e preso',
  'attempt.nothing': 'nulla',
  'attempt.caught': 'preso',
  'attempt.secret': 'Ogni Guardia del corpo segreta toglie 1 al dado e ne tira uno in più che può solo catturarlo.',
  'attempt.ifCaught':
    'Preso: {who} muore, il Capo ({leader}) perde 5 di Influenza e affronta un processo per la vita. Nessun accordo può parlarne.',
  'attempt.leaderCaught':
    'Preso: {who} muore, e altri della sua Fazione possono morire con lui. Nessun accordo può parlarne.',
  'attempt.noLeader': 'nessuno',
  'attempt.strike': 'Colpisci {who}',
  'attempt.chance': '{n} % ucciso',
  'attempt.choose': 'scegli chi colpisce',
} as const;
