import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'lesson.first.title': 'Republic of Rome: prima lezione',

  'lesson.first.goal':
    'Sei {you}: tre senatori, {a}, {b} e {c}. Altre due fazioni siedono con te nello stesso Senato. Ciascuna vuole Roma per sé; ma se Roma cade, non ha vinto nessuno. Un turno ha sette fasi, e le vedrai tutte.',
  'lesson.first.concessions':
    'Prima del primo turno puoi giocare ciò che porta denaro. Hai {first} e {second}. Gioca {first} e dalla a {b}; gioca {second} e dalla a {a}; poi «{done}».',
  'lesson.first.concessions.no': 'Le carte in mano non rendono nulla. {first} per {b}, {second} per {a}, poi «{done}».',

  'lesson.first.revenue':
    'La prima fase è già passata: si è estratto un numero, e {dead}, degli {other}, è morto. La seconda porta denaro, 8 talenti per te. «{do}»: 5 a {a}, 1 a {b}, e 2 restano alla fazione. Ciò che un senatore possiede può spenderlo nel Foro e in Senato.',
  'lesson.first.revenue.no':
    'Andrebbe bene anche altrimenti, ma la lezione conta su questo: 5 a {a}, 1 a {b}, 2 a {you}.',
  'lesson.first.contribute':
    '«{done}». Poi si chiede se qualcuno dà denaro allo Stato. Ha 200 e oggi non ne ha bisogno: di nuovo «{done}».',
  'lesson.first.contribute.no': 'In Senato vorrai ogni talento. Questa volta soltanto «{done}», due volte.',

  'lesson.first.forum':
    'La {phase}. Ogni fazione a turno pesca una carta e può conquistare qualcuno. Gli {other} offrono 6 talenti a {target}: con 8 o meno su due dadi passa con loro. Potresti spendere contro. Non ne vale la pena: «{do}».',
  'lesson.first.forum.no': 'Quello che spendi qui mancherà quando si eleggono i consoli. «{do}».',
  'lesson.first.knight':
    '{target} è passato con gli {other}, e una carta ha portato la {war}: qualcuno dovrà occuparsene prima che finisca l’anno. Ora tocca a te. {a} provi ad attirare un cavaliere, che porta voti e denaro: «{attract}», {a}, e paga 0. Serve un 6 sul dado, e ogni talento aggiungerebbe uno. Poi «{end}».',
  'lesson.first.knight.no': 'Prima il tentativo gratuito: «{attract}» con {a}, paga 0. Poi «{end}».',
  'lesson.first.auction':
    'Niente fortuna. Quando tutti hanno avuto il loro turno, altri si vendono al miglior offerente. Gli {other} hanno offerto 1. Lasciaglielo: «{do}».',
  'lesson.first.auction.no': 'Due offerte impoveriscono tutti e due. La prossima può costare poco: «{do}».',
  'lesson.first.bid':
    'Gli altri hanno passato. Per 1 talento peschi una carta e puoi tirare ancora per un cavaliere. «{bid}», {a}, 1 talento; «{attract}», {a}, paga 0; «{end}».',
  'lesson.first.bid.no': 'In quest’ordine: «{bid}» con {a}, 1 talento; «{attract}» con {a}, paga 0; «{end}».',
  'lesson.first.bidAgain':
    'Hai pescato {card}: altre entrate, per un solo talento. E di nuovo nessuno vuole pagare. Lo stesso un’altra volta: offri 1 con {a}, prova per un cavaliere, paga 0, «{end}».',

  'lesson.first.consuls':
    'Questa volta il dado ha fatto 6, e {a} ha un cavaliere. La carta però era cattiva: una siccità. Nella {phase}, quella prima di questa, il popolo si è agitato fino a 4. Ora siede il Senato. {chair} presiede e propone {a} e {colleague} come consoli. Ti si chiede se intervieni prima del voto. «{do}», per {until}.',
  'lesson.first.consuls.no': 'Perché fermare un voto che fa console {a}? «{do}», per {until}.',
  'lesson.first.vote':
    'Gli {against} hanno votato contro, con 6. Hai 8 voti, e un voto in più costa un talento. Meglio esserne certi: «{buy}», 1 con {b} e 1 con {a}. Poi «{aye}».',
  'lesson.first.vote.no': 'È il tuo uomo a candidarsi. «{buy}», 1 con {b} e 1 con {a}, poi «{aye}».',
  'lesson.first.office':
    '20 a 6. Due consoli, e uno resta e presiede: lì sta il potere. Scegli «{rome}» per {a}. I dadi danno a lui la scelta, dunque nominalo: «{name}», {a}.',
  'lesson.first.office.no': 'L’altro console va in guerra. Tu vuoi la presidenza: «{rome}», poi {a}.',

  'lesson.first.raise':
    'Adesso decidi tu che cosa si vota. La {war} è vicina, e quattro legioni sono poche. «{propose}», {raise}, e prendi 9 legioni, quante Roma può averne.',
  'lesson.first.raise.no': 'Prima un esercito: «{propose}», {raise}, 9 legioni.',
  'lesson.first.call':
    'Ogni proposta segue la stessa via. Nessuno interviene: «{do}», per {until}. Poi chiama le fazioni al voto: «{call}».',
  'lesson.first.call.no': 'Vuoi che questo voto si tenga: «{do}», per {until}, poi «{call}».',
  'lesson.first.aye': 'Sono con te, perché nessuno vuole vedere i Galli nel Foro. «{aye}».',
  'lesson.first.aye.no': 'Contro la tua stessa proposta? «{aye}».',
  'lesson.first.deploy':
    'Approvato, e guarda {b}: {card} rende 2 talenti per legione, 18 in tutto. Ora la guerra. «{propose}», {deploy}: manda {commander} contro la {war} con tutte le 13 legioni, poi «{put}». Portalo al voto come prima.',
  'lesson.first.deploy.no':
    'Mezzo esercito si batte due volte più facilmente. {deploy}: {commander} contro la {war}, 13 legioni, «{put}».',
  'lesson.first.adjourn':
    'È in viaggio. Potresti continuare a proporre finché nessuno ascolta; chiudi qui. «{adjourn}», e quando ti si chiede di un tribuno, «{do}». Allora decidono le armi.',
  'lesson.first.adjourn.no': 'Si potrebbe fare altro, e ci sarà un altro turno per farlo. «{adjourn}», poi «{do}».',

  'lesson.first.combat':
    'Tre dadi e ciò che ogni parte aggiunge: 18 sarebbe stata una bella vittoria. Ma ogni guerra ha numeri con cui tutto va storto, e nella {war} i dadi ne hanno mostrato uno, 13. Un disastro: sette legioni perdute, e {commander} resta in campo. Questa è Roma. Per ultima viene la {phase}, in cui le carte cambiano di mano: «{do}».',
  'lesson.first.combat.no': 'Non hai niente da regalare. «{do}».',
  'lesson.first.last':
    'E ancora una volta puoi giocare ciò che hai. {card}, che hai pescato per un talento, va a {b}; poi «{done}».',
  'lesson.first.last.no': 'Mettilo al lavoro: gioca {card}, dallo a {b}, poi «{done}».',
  'lesson.first.end':
    'È cominciato il turno seguente, ed è morto un altro senatore. Hai un console, un popolo adirato, una guerra che continua e due rivali che lo sanno. Ora è una partita.',

  'lesson.first.learnt.phases':
    'Le fasi di un turno: mortalità, entrate, Foro, popolazione, Senato, combattimento, rivoluzione.',
  'lesson.first.learnt.money': 'Da dove viene il denaro, e che sta presso i senatori.',
  'lesson.first.learnt.forum':
    'Il Foro: pescare carte, conquistare senatori, attirare cavalieri, offrire per averne ancora.',
  'lesson.first.learnt.senate': 'Il Senato: proporre, intervenire o no, votare, e comprare voti.',
  'lesson.first.learnt.war': 'La guerra: arruolare legioni, mandare un comandante, e che i dadi possono essere contro.',
};
