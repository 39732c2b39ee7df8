import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'notice.turn': 'Tocca a te a {table}',
  'notice.turns': 'Tocca a te a {count, plural, one {# tavolo} other {# tavoli}}',
  'notice.line': 'Tocca a te a {table} ({game}).',
  'notice.asked': 'Tocca a te a {table} ({game}): {asked}',
  'notice.reminder': 'Sei atteso a {table} ({game}), e qualcuno al tavolo te lo ricorda.',
  'notice.remindedAsked': 'Sei atteso a {table} ({game}), e qualcuno al tavolo te lo ricorda: {asked}',
  'notice.testTitle': 'Prova da Tabularium',
  'notice.test': 'Questa è una prova. Quando a un tavolo si aspetta te, l’avviso arriva qui.',
  'mail.since': 'In attesa dal {since}.',
  'mail.why': 'Ricevi questa lettera perché hai chiesto a Tabularium di avvisarti quando sei atteso.',
  'mail.stop': 'Non ricevere più queste lettere: {link}',
  'confirm.subject': 'È il tuo indirizzo? {code}',
  'confirm.text':
    'Qualcuno, probabilmente tu, vuole che Tabularium scriva a questo indirizzo quando tocca a lui giocare.\n\nSe eri tu, apri questo link e conferma:\n{link}\n\nOppure scrivi questo codice dove hai dato l’indirizzo: {code}\n\nIl link e il codice valgono un giorno. Se non ne sai nulla, non fare nulla, e non sarà inviato altro.',
  'signIn.subject': 'Accedi a Tabularium',
  'signIn.text':
    'Qualcuno, probabilmente tu, vuole accedere a Tabularium con questo indirizzo.\n\nSe sei stato tu, apri questo link sul dispositivo con cui vuoi accedere:\n{link}\n\nOppure scrivi lì questo codice, in «Tu e i tuoi dispositivi»: {code}\n\nIl link e il codice funzionano una volta e per mezz’ora. Chi li usa ha tutti i tuoi posti, quindi non darli a nessuno. Se non ne sai nulla, non fare nulla.',
  'page.stopTitle': 'Niente più lettere?',
  'page.stopText':
    'Tabularium non ti avviserà più qui: {label}. Puoi ricominciare dalla pagina «Tu e i tuoi dispositivi».',
  'page.stopButton': 'Sì, basta',
  'page.stopped': 'Non si invia più nulla a {label}.',
  'page.confirmTitle': 'È il tuo indirizzo?',
  'page.confirmText': 'Tabularium scriverà a {label} quando sei atteso a un tavolo.',
  'page.confirmButton': 'Sì, è mio',
  'page.confirmed': 'Tabularium scriverà a {label} quando tocca a te.',
  'page.bad': 'Questo link non è valido, o non lo è più.',
  'page.home': 'Ai tavoli',
};
