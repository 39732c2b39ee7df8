/** Le parole sulle partite finite. */
import type { en } from './en.ts';

export const it: Record<keyof typeof en, string> = {
  'past.title': 'Partite passate',
  'past.tagline': 'Le partite che hai finito qui. Nessuno tranne te vede questa pagina.',
  'past.signIn':
    'Le partite passate sono di una persona. Lascia che questo server ricordi i tuoi posti, e le conserverà per te.',
  'past.none': 'Nessuna tua partita è ancora arrivata alla fine.',
  'past.noneOf': 'Nessuna partita di questo tipo.',
  'past.onlyGame': 'Quali partite',
  'past.allGames': 'Tutti i giochi',
  'past.more': 'Mostra altro',
  'past.games': 'Partite',

  'past.rating': 'Valutazioni',
  'past.ratingHint':
    'Solo da tavoli con valutazione. Molto probabilmente la tua vera forza non dista dal primo numero più del secondo; più giochi, più si restringe.',
  'past.rated': '{value} ± {give}',
  'past.after': 'dopo {n, plural, one {# partita} other {# partite}}',
  'past.noGames': 'ancora senza valutazione',

  'past.numbers': 'Risultati',
  'past.byScenario': 'Per scenario',
  'past.bySide': 'Per parte',
  'past.scenario': 'Scenario',
  'past.side': 'Parte',
  'past.all': 'Tutte',
  'past.played': 'Giocate',
  'past.won': 'Vinte',
  'past.shared': 'Condivise',
  'past.lost': 'Perse',
  'past.share': 'Vinte o condivise: {n} su 100',
  'past.words':
    'Parole date in pubblico: {kept} mantenute, {broken} infrante. Di {all} messe alla prova ne hai mantenute {share} su 100.',

  'past.youWon': 'Hai vinto',
  'past.youShared': 'Hai condiviso la vittoria',
  'past.youLost': 'Hai perso',
  'past.allWon': 'Vinta insieme',
  'past.allLost': 'Persa da tutti',
  'past.wonBy': 'Ha vinto {who}',
  'past.turns': '{n, plural, one {# turno} other {# turni}}',
  'past.moves': '{n, plural, one {# mossa} other {# mosse}}',
  'past.isRated': 'con valutazione',
  'past.clone': 'da una copia, non conta',
  'past.import': 'da un file, non conta',
  'past.stoodIn': '{name}, un bot alla fine',
  'past.look': 'Guardala',
  'past.lookAt': 'Guardala: {name}',
  'past.gone': 'tavolo eliminato',
  'past.you': '{name} (tu)',

  'public.title': 'Partite finite',
  'public.tagline': 'Partite che tutti i giocatori hanno reso pubbliche. Rivedile da qualsiasi posto.',
  'public.none': 'Nessuno ha ancora reso pubblica una partita.',

  'end.resultOf': 'Com’è finita',
  'end.seat': 'Posto',
  'end.place': 'Piazzamento',
  'end.points': 'Punti',
  'end.kept': 'Parole mantenute',
  'end.broken': 'infrante',
  'end.rating': 'Valutazione',
  'end.public': 'Tutti possono trovare questa partita',
  'end.publicHint':
    'Starà allora tra le partite finite, con i nomi di questo tavolo, perché chiunque la riveda. Devono essere d’accordo tutti quelli che sedevano qui, e ognuno può ripensarci.',
  'end.isPublic': 'È pubblica.',
  'end.agreed': 'D’accordo: {who}.',
  'end.missing': 'Non hanno ancora detto nulla: {who}.',
  'end.earlier': 'Partite precedenti di questo tavolo',
  'end.score': '{name}: {n, plural, one {# vittoria} other {# vittorie}}',
  'end.none': 'Questo tavolo non ha un risultato.',

  'rated.table': 'Tavolo con valutazione',
  'rated.hint':
    'Il risultato conta per la valutazione di chi ha effettuato l’accesso, e tutti qui la vedono accanto ai posti.',
};
