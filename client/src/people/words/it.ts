import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'you.title': 'Tu e i tuoi dispositivi',
  'you.tagline': 'Gli stessi tavoli su ogni tuo dispositivo. Senza nome, indirizzo o password.',
  'you.nowHere':
    'I tuoi tavoli sono conservati in questo browser e in nessun altro posto. Se vuoi, questo server ricorda quali posti sono tuoi. Così li trovi anche sugli altri tuoi dispositivi.',
  'you.begin': 'Ricorda i miei posti',
  'you.beginHint': 'I posti che hai in questo browser vengono ricordati subito. Puoi cancellare di nuovo tutto.',
  'you.haveCode': 'Hai già accesso su un altro dispositivo?',
  'you.haveCodeHint': 'Crea lì un link, sotto «Un altro dispositivo», e aprilo qui; oppure scrivi il suo codice.',
  'you.code': 'Codice dall’altro dispositivo',
  'you.signIn': 'Accedi su questo dispositivo',
  'you.deviceName': 'Nome di questo dispositivo',
  'you.invited': 'Accedi con un link',
  'you.invitedHint':
    'Ti ha portato qui un link per un altro dispositivo. Prosegui solo se lo hai creato tu: questo browser avrà tutti i posti di chi lo ha creato.',
  'you.already': 'Su questo dispositivo c’è già un accesso. Prima viene chiuso.',

  'you.devices': 'I tuoi dispositivi',
  'you.here': 'questo dispositivo',
  'you.seenNow': 'visto proprio ora',
  'you.seen': 'visto {when}',
  'you.unnamed': 'Dispositivo senza nome',
  'you.rename': 'Rinomina',
  'you.renameOf': 'Rinomina {name}',
  'you.save': 'Salva',
  'you.signOut': 'Chiudi l’accesso',
  'you.signOutOf': 'Chiudi l’accesso: {name}',
  'you.reallySignOut': 'Chiudi davvero',
  'you.signOutOthers': 'Chiudi tutti gli altri',
  'you.reallyOthers': 'Chiudi davvero tutti gli altri',
  'you.lastOne':
    'È il tuo unico dispositivo: se chiudi l’accesso, il server ti dimentica. I posti i cui segreti sono in questo browser restano qui.',
  'you.signedOut': 'Su questo dispositivo non c’è più accesso.',

  'you.another': 'Un altro dispositivo',
  'you.anotherHint': 'Crea un link e aprilo sull’altro dispositivo. Funziona una volta e per dieci minuti.',
  'you.makeLink': 'Crea un link',
  'you.newLink': 'Crea un nuovo link',
  'you.link': 'Link per l’altro dispositivo',
  'you.orCode': 'Oppure scrivi lì questo codice, sotto «Tu e i tuoi dispositivi»:',
  'you.until': 'Vale una volta, fino alle {time}. Non darlo a nessuno: chi lo usa ha tutti i tuoi posti.',
  'you.expired': 'Questo link non vale più.',
  'you.joined': '{name} ora ha accesso.',
  'you.onlyHere':
    'L’indirizzo di questa pagina porta solo a questa macchina, e così il link. Per arrivare a un altro dispositivo, apri questa pagina con l’indirizzo che usano gli altri.',

  'you.passkeys': 'Passkey',
  'you.passkeysHint':
    'Una passkey è custodita da questo dispositivo o dal tuo gestore di password. Con essa accedi ovunque sotto questo indirizzo, anche se perdi tutti i tuoi dispositivi.',
  'you.makePasskey': 'Crea una passkey',
  'you.passkeyMade': 'La passkey è stata creata.',
  'you.passkeyRemoved': 'Questa passkey qui non apre più nulla.',
  'you.unnamedPasskey': 'Passkey senza nome',
  'you.passkeyUsed': 'usata l’ultima volta {when}',
  'you.passkeyUsedNow': 'usata proprio ora',
  'you.removePasskey': 'Togli',
  'you.removePasskeyOf': 'Togli: {name}',
  'you.reallyRemove': 'Togli davvero',
  'you.removeHint': 'Nessuno potrà più accedere con essa. I dispositivi che hanno già accesso lo mantengono.',
  'you.havePasskey': 'Hai una passkey?',
  'you.usePasskey': 'Accedi con una passkey',

  'you.haveAddress': 'Ricevi avvisi per e-mail?',
  'you.haveAddressHint': 'Allora una lettera a quell’indirizzo può far accedere questo dispositivo.',
  'you.address': 'Il tuo indirizzo',
  'you.sendLetter': 'Mandami una lettera',
  'you.letterSent':
    'Se qualcuno qui riceve avvisi a {address}, la lettera è in viaggio. Il suo link funziona una volta e per mezz’ora.',

  'you.haveIssuer': 'Ti conoscono su {issuer}?',
  'you.haveIssuerHint': 'Allora {issuer} può dire a questo server chi sei. Non saprà altro di te.',
  'you.withIssuer': 'Accedi con {issuer}',
  'you.linked': 'Puoi accedere con {issuer} su qualsiasi dispositivo.',
  'you.notLinked': 'Se ti conoscono lì, puoi accedere con {issuer} su qualsiasi dispositivo.',
  'you.makeLinked': 'Accedi con {issuer} d’ora in poi',
  'you.unlink': 'Non più',
  'you.reallyUnlink': 'Davvero non più',
  'you.unlinkHint': '{issuer} qui non porta più a te. I dispositivi che hanno già accesso lo mantengono.',

  'you.past': 'Partite passate',
  'you.told': 'Come ricevi gli avvisi quando un tavolo ti aspetta',
  'you.seats': 'I tuoi posti',
  'you.noSeats': 'Ancora nessuno. Ogni posto che prendi d’ora in poi è tuo su tutti i tuoi dispositivi.',
  'you.seatAs': '{game} · sei {name}',
  'you.opened': '{game} · hai aperto tu il tavolo',
  'you.renew': 'Rinnova il mio posto',
  'you.renewOf': 'Rinnova il mio posto: {table}',
  'you.reallyRenew': 'Rinnova davvero',
  'you.renewHint':
    'Il posto riceve un nuovo segreto. I vecchi link non aprono più nulla, e chiunque altro vi sieda viene allontanato. Tu resti, su tutti i tuoi dispositivi.',
  'you.renewed': 'Rinnovato. Ora solo i tuoi dispositivi aprono questo posto.',

  'you.vacation': 'Vacanza',
  'you.vacationHint':
    'Via da tutti i tuoi tavoli insieme, dove si ha un giorno o più per rispondere: i tuoi orologi sono fermi e tutti lo vedono. Ogni partita concede {days, plural, other {# giorni}} in tutto; dove ne restano meno, sono quelli. A ogni tavolo puoi dirlo anche nel menu.',
  'you.awayTo': 'Via fino alla fine del',
  'you.goAway': 'Vado via',
  'you.back': 'Sono di nuovo qui',
  'you.awayAt': 'Via da {n, plural, one {# tavolo} other {# tavoli}}:',
  'you.awayThere': '{table}: fino a {when}',
  'you.awayNowhere': 'Non hai tavoli in cui si va in vacanza.',
  'you.backEverywhere': 'Sei di nuovo a tutti i tuoi tavoli.',
  'you.lost': 'Se perdi un dispositivo',
  'you.lostOne': 'Chiudi qui il suo accesso, da un altro. Da allora non apre più nulla di ciò che è tuo.',
  'you.lostTwo':
    'Se un posto è stato preso su di esso, o lì è stato aperto il suo link, anche quel browser ha il segreto del posto. Rinnova quei posti.',
  'you.lostThree':
    'Se era il tuo unico dispositivo, questo server non può riconoscerti: non c’è nome, indirizzo o password con cui farlo, a meno che tu non abbia creato una passkey. I link dei tuoi posti funzionano ancora, ovunque tu li abbia conservati. La precauzione migliore è accedere per tempo su un secondo dispositivo.',

  'you.known': 'Che cosa sa di te questo server',
  'you.knownText':
    'I tuoi dispositivi con i loro nomi, da quando ciascuno ha accesso e quando è stato visto, le tue passkey, quali posti hai, le tue partite finite e le tue valutazioni. Nient’altro.',
  'you.download': 'Scaricalo',
  'you.delete': 'Cancella tutto',
  'you.reallyDelete': 'Cancella davvero tutto',
  'you.deleteHint':
    'Viene chiuso l’accesso su tutti i tuoi dispositivi. I posti i cui segreti sono in un browser restano in quel browser; sugli altri dispositivi spariscono.',
  'you.deleted': 'Cancellato. Questo server non sa più nulla di te.',
};
