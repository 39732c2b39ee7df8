import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'lesson.first.title': 'Mediterranean Empires: prima lezione',

  'lesson.first.goal':
    'Guidi {you}. L’altro Impero è {other}, di là dal mare. Le città sono punti, le battaglie sono punti, e vince chi ne ha di più dopo tre turni. Tutti e due si sono già insediati; a te resta una città da occupare.',
  'lesson.first.settle':
    'Scegli «{do}», poi {city}. È sulla punta occidentale della Sicilia: insieme a {near} chiude l’isola a ovest. Poi i dadi portano un evento, e {other} agisce per prima. Guarda.',
  'lesson.first.settle.no':
    'Un forte in più renderebbe più sicura una città, e altre sono libere. La lezione ti vuole in Sicilia: «{do}», poi {city}.',

  'lesson.first.storm':
    'Ogni giro comincia con un evento. Questo è tempo di campagne: due spedizioni a testa. {other} ha mandato quattro carte coperte contro la tua {target}, attraverso lo stretto di {strait}. Hai {card}: con 4 o 5 perdono una carta, con 6 due. Giocala ora, mentre sono in mare.',
  'lesson.first.storm.no': 'Una volta passati, la tempesta non serve più. Questo è il momento: gioca {card}.',
  'lesson.first.intercept':
    'È uscito un 6: due carte in meno, e lo stretto stesso si è preso la terza. Ne resta una. Non devi aspettarla dietro le mura: scegli «{do}», poi {at}, dove sbarca. Così diventa una battaglia in campo aperto, e quelle valgono 2 punti.',
  'lesson.first.intercept.no':
    'Potresti lasciarla venire, e {target} forse reggerebbe. Ma una carta sola non è mai stata più facile da battere: «{do}», poi {at}.',
  'lesson.first.way':
    'Chi marcia ha bisogno di una via dalla capitale. «{land}», poi «{easy}»: il gioco la trova attraverso le tue città.',
  'lesson.first.way.no': 'Per mare servirebbero flotte. A piedi è abbastanza vicino: «{land}», poi «{easy}».',
  'lesson.first.meet':
    'Ora le carte che partono. Stanno coperte; nessuno le vede prima della battaglia. Aggiungi {first} e {second}, poi «{declare}». Tieni le migliori: ciò che perde si scarta, e così ciò che difende.',
  'lesson.first.meet.no': 'Quelle le vorrai per il tuo attacco. Manda {first} e {second}, poi «{declare}».',
  'lesson.first.leader':
    'Le due parti hanno scoperto le carte: {theirs} contro le tue due, 8 contro 8. Ciascuna tirerà un dado e lo aggiungerà. {other} ha appena giocato un Condottiero, cioè un dado in più. Ne hai uno anche tu: gioca {card}.',
  'lesson.first.leader.no': 'Senza Condottiero tireresti un dado contro due. Gioca {card}.',
  'lesson.first.enough':
    '{other} risponde con un secondo Condottiero. La tua mano non ha altro per questa battaglia, ed è meglio sapere quando fermarsi: «{do}». Dopo di loro te lo si chiede ancora, perciò dillo due volte.',
  'lesson.first.enough.no': 'Tutto il resto varrà di più dopo. «{do}».',
  'lesson.first.join':
    '17 contro 16! Guadagni 2 punti e {other} ne perde 2, e un 6 ti ha riportato in mano {back}. Ora {other} attacca {city}, una città libera. Non è la tua guerra, ma tutti possono unirsi a ogni battaglia. Gioca tutte e due le carte chiamate {card}: ciascuna dà alla città un dado in più. Poi «{do}».',
  'lesson.first.join.no':
    'Una città che {other} non prende vale quanto una che prendi tu. Gioca {card}, poi l’altra, poi «{do}».',
  'lesson.first.attack':
    'La città ha retto, 21 contro 12, e {other} ha speso le sue carte. Tocca a te. {city} è sua, di grandezza 1 con un forte: tira due dadi, al massimo 12. Scegli «{do}», poi {city}.',
  'lesson.first.attack.no':
    'Ci sono città più ricche, ma nessuna così vicina e debole, con così poche carte a difenderla: «{do}», poi {city}.',
  'lesson.first.way2':
    'Come prima: «{land}», poi «{easy}». In mezzo c’è uno stretto, perciò si tira un dado: solo un 1 è pericoloso.',
  'lesson.first.force':
    'In un assalto ogni carta conta con il suo valore contro le città. {a}, {b} e {c} fanno 15, più un dado: senza aiuto la città non regge. Aggiungi le tre, poi «{declare}». Dopo si scartano tutte, perciò non mandare mai più del necessario.',
  'lesson.first.force.no': 'Queste tre bastano e ti lasciano una mano per dopo: {a}, {b} e {c}, poi «{declare}».',
  'lesson.first.assault':
    '{other} ti lascia passare e non gioca nulla. Ti si chiede se aggiungi una carta all’assalto. 15 e un dado contro due dadi: non ne serve nessuna. «{do}».',
  'lesson.first.assault.no': 'Questo non puoi più perderlo. Tieni le tue carte: «{do}».',
  'lesson.first.own':
    '{city} è tua: un punto per la sua grandezza, uno in meno per {other}, e lo stretto è in mano tua. È tempo di campagne, perciò hai una seconda spedizione. Va’ dove vuoi, o scegli «{pass}».',

  'lesson.first.learnt.round': 'Un giro: un evento, poi un’azione per ciascuno.',
  'lesson.first.learnt.expedition': 'Una spedizione: un bersaglio, una via, e carte che nessuno vede.',
  'lesson.first.learnt.intercept': 'Andare incontro a un attacco, prima che arrivi alle mura.',
  'lesson.first.learnt.battle': 'Una battaglia: quello che dicono le carte, un dado, e un dado per ogni Condottiero.',
  'lesson.first.learnt.join': 'Unirsi a battaglie che non sono tue.',
  'lesson.first.learnt.assault': 'Un assalto: la tua somma e un dado contro i dadi della città.',
};
