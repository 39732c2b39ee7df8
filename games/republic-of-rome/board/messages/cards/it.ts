import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'text.kind:tribune':
    'Porta una proposta in Senato senza chi presiede, oppure pone il veto a una proposta o a un processo finché la tua fazione non ha votato. Non si può porre il veto all’ultimo candidato possibile, al voto su un console a vita, a ciò che propone un dittatore né al processo di un assassino.',
  'text.kind:secret-bodyguard':
    'Toglie 1 al dado di un attentato contro un tuo senatore, dopo che il dado è stato visto. L’assassino non catturato tira ancora una volta per ogni guardia: questo tiro può solo catturarlo.',
  'text.kind:open-bodyguard':
    'Protegge davanti a tutti un tuo senatore a Roma: 2 in meno a ogni attentato contro di lui, e l’assassino non catturato tira ancora per vedere se lo è. Gli costa 1 T e 1 di popolarità in ogni fase delle entrate, e finisce se non paga o muore.',
  'text.kind:influence-peddling': 'Prendi una carta dalla mano del giocatore che scegli, senza vedere quale.',
  'text.kind:assassin':
    'Aggiunge 1 al dado del tuo attentato e ai tiri che le guardie aggiungono. Si gioca prima del tiro; se ne possono giocare diverse insieme.',
  'text.kind:seduction':
    'Nessuno può spendere denaro contro il tuo tentativo di persuasione. Si gioca prima di nominare il bersaglio. I talenti del bersaglio stesso contano lo stesso.',
  'text.kind:blackmail':
    'Nessuno può spendere denaro contro il tuo tentativo di persuasione. Se fallisce, il bersaglio perde due dadi di influenza e due dadi di popolarità.',
  'text.kind:murder-of-a-tribune':
    'Un tuo senatore a Roma cerca di annullare l’uso di un tribuno: un dado pari lo annulla. In ogni caso perde tanta popolarità quanto mostra il dado. Dopo si può giocare un altro tribuno. Contro una proposta va giocata prima che cominci il voto.',
  'text.kind:graft':
    'Un tuo senatore a Roma annulla l’uso di un tribuno pagando un dado di talenti dal proprio tesoro. Può rinunciare quando vede il prezzo, ma la carta è persa. Dopo si può giocare un altro tribuno. Contro una proposta va giocata prima che cominci il voto.',
  'text.kind:mob-incited-to-violence':
    'Si estraggono tanti segnalini mortalità quanti ne mostra un dado più l’oratoria di un tuo senatore a Roma. I senatori a Roma di chi ha usato l’assassinio di un tribuno o il tribuno prezzolato muoiono se esce il loro numero.',
  'text.kind:proscription':
    'Il magistrato di rango più alto può togliere tutti i cavalieri in gioco e prendere un dado di talenti per ciascuno. La sua fazione non potrà più avere cavalieri, e gli altri aggiungono 1 quando li attirano. Se non vuole, la carta è persa.',
  'text.card:107':
    'Una volta per turno, nella fase del Senato, il censore può multare un governatore corrotto tornato a Roma in questo turno: un dado di talenti, dal suo tesoro e poi da quello della sua fazione. Ciò che non può pagare lo perde in popolarità e in influenza. Non ci sono voto, appello né veto.',
  'text.card:108': 'D’ora in poi nessuno diventa console a vita raggiungendo 35 di influenza.',
  'text.card:109': 'D’ora in poi un console o dittatore può essere rieletto console nel turno seguente.',
  'text.card:110':
    'La tua fazione aggiunge 1 ogni volta che attira cavalieri, per il resto della partita. Oppure, con la Legge Acilia in vigore: scartala apertamente in qualsiasi momento per abrogare quella legge.',
  'text.card:111':
    'Il diritto di multare un governatore corrotto passa dal censore alla fazione che in quel momento ha più cavalieri, ovunque siano. A parità decidono i dadi.',
  'text.card:156':
    'Dimezza la forza della Guerra Sociale e abbassa il malcontento di 2. Ogni tuo senatore perde 1 di popolarità.',
  'text.card:157':
    'D’ora in poi un comandante in guerra può reclutare legioni e flotte all’inizio della fase di combattimento con il proprio denaro o con quello della fazione. Le carenze non glielo impediscono né le rendono più care.',
  'text.card:158':
    'D’ora in poi un senatore può governare province per mezzo di un legato mentre resta a Roma, ha una carica o comanda un esercito. Chi è eletto a Roma sceglie se andarvi o mandare un legato.',
  'text.card:159':
    'D’ora in poi un comandante vittorioso può portare il suo esercito verso un’altra guerra nella fase della rivoluzione senza chiedere al Senato, se ha le flotte necessarie. Conta come proconsole e combatte nella prossima fase di combattimento.',
  'text.card:160':
    'Abbassa il malcontento di 3 e pone fine alla carenza di uomini e al blocco del reclutamento. Ogni tuo senatore perde un dado di influenza.',
  'text.card:65':
    'La partita finisce al termine di questa fase del Foro. Fino ad allora un tentativo di persuasione fallisce con 9 o più senza modificatori.',
  'text.card:106':
    'Il Senato può mandare il console in campo con 3 legioni e 3 flotte a ritirare l’eredità: lo Stato riceve 50 T nella fase delle entrate, e Asia diventa provincia all’inizio della prossima fase del Foro. Un console che si ribella può tenersi il denaro. Resta finché qualcuno va.',
  'text.card:153':
    'Il magistrato di rango più alto nomina subito una fazione che non sia la sua. Si estrae un dado di segnalini mortalità, che colpiscono solo questa fazione. Lui perde 1 di popolarità per ciascuno.',
  'text.card:154':
    'Il Senato può mandare il console in campo con 3 legioni e 3 flotte a ritirare l’eredità: lo Stato riceve 35 T nella fase delle entrate, e Bithynia diventa provincia all’inizio della prossima fase del Foro. Non ha effetto se lo è già.',
  'text.card:155':
    'Creta et Cyrenaica diventa provincia all’inizio della prossima fase del Senato. Non ha effetto se lo è già.',
  'text.event:161':
    'In ogni battaglia di questo turno in cui i tre dadi danno un numero pari, la guerra guadagna tanta forza quanto il dado nero fino alla fine del turno.',
  'text.event:161:dark':
    'In ogni battaglia di questo turno in cui i tre dadi danno un numero pari, la guerra guadagna tanta forza quanto i due dadi bianchi fino alla fine del turno.',
  'text.event:162': 'Lo Stato riceve 50 T nella prossima fase delle entrate.',
  'text.event:162:dark': 'Lo Stato riceve 75 T in tutto nella prossima fase delle entrate.',
  'text.event:163':
    'All’inizio della prossima fase delle entrate il governatore di ogni provincia di frontiera tira due dadi e aggiunge la forza di terra di questa, 2 per ogni legione sul posto e il suo valore militare; gli serve 15. Altrimenti la provincia è invasa: nessuna entrata, di nuovo non sviluppata, e il dado nero dice quante legioni si perdono e quanti segnalini mortalità lo minacciano. Un governatore catturato va riscattato prima della prossima fase del Foro.',
  'text.event:163:dark': 'Incursioni barbariche come prima, ma ai governatori serve 17.',
  'text.event:164': 'Un effetto di siccità: il malcontento sale di 1, e chi tratta grano può trarne profitto.',
  'text.event:164:dark': 'Un altro effetto di siccità, e uno in più ogni volta che esce di nuovo.',
  'text.event:165':
    'Alla fine della fase del Foro il magistrato di rango più alto sceglie un condottiero nemico in gioco, che muore.',
  'text.event:165:dark':
    'Un condottiero nemico muore e la più forte delle sue guerre fa pace: lo Stato riceve metà del bottino, e la carta torna tra le prossime sei del mazzo.',
  'text.event:166':
    'In ogni battaglia di questo turno in cui i tre dadi danno un numero dispari, la guerra perde tanta forza quanto il dado nero fino alla fine del turno.',
  'text.event:166:dark':
    'In ogni battaglia di questo turno in cui i tre dadi danno un numero dispari, la guerra perde tanta forza quanto i due dadi bianchi fino alla fine del turno.',
  'text.event:167': 'Si estraggono sei segnalini mortalità; possono morire solo i senatori a Roma.',
  'text.event:167:dark':
    'Si estraggono sei segnalini mortalità; muore il primo senatore lontano da Roma di cui esce il numero, e nessun altro.',
  'text.event:168':
    'Lo Stato paga subito 20 T. Fino alla prossima fase del Foro ogni tiro conta 1 in meno, la persuasione 1 in più. L’iniziativa e la tabella degli eventi non cambiano.',
  'text.event:168:dark': 'Ogni tiro conta ancora 1 in meno, e la persuasione 1 in più, ogni volta che esce di nuovo.',
  'text.event:169':
    'Nella prossima fase delle entrate le province non sviluppate non rendono nulla e non si possono sviluppare. Il governatore di ciascuna tira un dado e aggiunge 1 per ogni legione sul posto: con 4 o meno la provincia insorge, governatore e legioni sono persi, e diventa una guerra attiva.',
  'text.event:169:dark': 'Disordini interni come prima, ma la provincia insorge con 5 o meno.',
  'text.event:170': 'Reclutare ogni legione e ogni flotta costa 20 T.',
  'text.event:170:dark': 'Reclutare ogni legione e ogni flotta costa 30 T, e 10 T in più ogni volta che esce di nuovo.',
  'text.event:171':
    'Si estraggono tanti segnalini mortalità quanto è il malcontento. I senatori a Roma con popolarità inferiore al malcontento muoiono se esce il loro numero.',
  'text.event:171:dark':
    'Si estraggono tanti segnalini mortalità quanto è il malcontento, più un dado. I senatori a Roma la cui popolarità non supera il malcontento muoiono se esce il loro numero.',
  'text.event:172':
    'Lo Stato paga subito 50 T e un dado distrugge una concessione: 1 o 2 le miniere, 3 o 4 i dazi portuali, 5 gli armamenti, 6 i cantieri navali.',
  'text.event:172:dark': 'Un altro dado distrugge una concessione. Lo Stato non paga due volte in un turno.',
  'text.event:173':
    'Alla fine della fase del Senato il magistrato di rango più alto deve scegliere una guerra che fa pace: lo Stato riceve metà del bottino, e la carta torna tra le prossime sei del mazzo.',
  'text.event:173:dark':
    'Il magistrato di rango più alto sceglie una guerra, ma non una rivolta, che finisce: lo Stato riceve tutto il bottino e si creano le sue province.',
  'text.event:174':
    'Quando arriva la prossima guerra attiva insorge una provincia con un governatore. Egli combatte subito con le legioni sul posto; se non vince muore, e la provincia è una rivolta attiva.',
  'text.event:174:dark':
    'Quando arriva la prossima guerra attiva una provincia con un governatore insorge e vince senza battaglia: governatore e legioni sono persi.',
  'text.event:175':
    'Il prossimo condottiero nemico sconfitto fugge presso la prossima guerra estratta e la aiuta, senza lasciare le sue.',
  'text.event:175:dark':
    'Il prossimo condottiero nemico sconfitto attiva tutte le guerre in gioco e le aiuta tutte finché finisce l’ultima.',
  'text.event:176':
    'Roma riceve 8 flotte gratis, da mantenere dalla prossima fase delle entrate. Tornano a casa quando è vinta la guerra che richiede più flotte. In questo turno il Senato può rifiutarle. Non succede nulla se nessuna guerra richiede flotte.',
  'text.event:176:dark': 'Roma ha in tutto 12 flotte di Rodi invece di 8.',
  'text.event:177': 'Affondano due dadi di flotte. Il magistrato di rango più alto sceglie quali.',
  'text.event:177:dark': 'Affondano di nuovo due dadi di flotte.',
  'text.event:178':
    'Nella prossima fase delle entrate ogni provincia rende allo Stato 3 T in più, e al suo governatore 3 T in meno se prende bottino.',
  'text.event:178:dark':
    'Nella prossima fase delle entrate ogni provincia rende allo Stato 5 T in più, e al suo governatore 5 T in meno se prende bottino.',
  'text.office:dictator':
    'La carica più alta, possibile solo in grande pericolo: tre guerre attive, o una di forza 20. Presiede, guadagna 7 di influenza, nomina un magister equitum, e ciò che propone non è soggetto a veto. In battaglia aggiunge il valore militare del suo magister equitum.',
  'text.office:rome-consul':
    'Eletto con il collega; guadagna 5 di influenza. Presiede il Senato ed è il magistrato di rango più alto a Roma se non c’è un dittatore. Può comandare un esercito.',
  'text.office:field-consul':
    'Eletto con il collega; guadagna 5 di influenza. È il primo a essere mandato in guerra, e viene dopo il console di Roma.',
  'text.office:censor':
    'Eletto tra chi è stato console; guadagna 5 di influenza. Presiede i processi e decide chi viene accusato.',
  'text.office:master-of-horse':
    'Nominato dal dittatore; guadagna 3 di influenza. Va con il dittatore e aggiunge il proprio valore militare al suo in battaglia.',
  'text.office:pontifex':
    'Eletto a vita quando non c’è; guadagna 5 di influenza. Una volta in ogni fase del Senato può nominare un sacerdote, o spostare un sacerdozio, e una volta può porre il veto senza tribuno. I suoi voti valgono doppio sulla guerra. Raccoglie un dado di talenti per turno, e paga 20 T quando vengono cattivi presagi. Due terzi dei voti lo destituiscono.',
  'text.office:proconsul':
    'Un comandante che ha combattuto senza vincere e resta con il suo esercito. Non è a Roma e non vota finché il Senato non lo richiama o la guerra è vinta.',
  // Advanced Rules
  'text.advanced:priest':
    'Lo nomina il pontefice massimo; guadagna 1 di influenza e la perde con il sacerdozio. Ha 1 voto in più sulla guerra. Non è una carica e va con ogni altra. Il suo erede non è sacerdote.',
  'text.advanced:advocate':
    'Prima che si voti un processo l’accusato cerca chi parli per lui, o parla da sé. Dopo tutti i voti si tirano due dadi, con l’oratoria dell’avvocato meno quella dell’accusatore: portano fino a 20 voti in un senso o nell’altro. L’avvocato guadagna 3 di influenza con l’assoluzione, che ne costa 3 all’accusatore, e ne perde 3 con la condanna.',
  'text.advanced:disbanded':
    'Un vincitore che torna come console o dittatore può congedare veterani suoi: ognuno gli porta 1 di oratoria e 1 di influenza, e depone il comando. Come console o dittatore può richiamarli per 10 T l’uno, e perde 1 di oratoria e 1 di influenza per ognuno. Quando muore sono legioni ordinarie della riserva.',
  'text.advanced:provincial':
    'Eserciti e flotte della provincia stessa, reclutati nella fase delle entrate con la sua tassa locale per 10 T l’uno. Nessuno li paga, e restano quando il governatore se ne va. Senza una legione accanto gli eserciti contano la metà in battaglia. Una provincia battuta si unisce al nemico con tutto ciò che ha.',
  'text.advanced:rebel-governor':
    'Nella fase della rivoluzione i governatori che sono nelle loro province possono ribellarsi, da soli o con un comandante vittorioso; lo fa la fazione più forte. Le loro province, guarnigioni e forze provinciali li seguono e costano loro 2 T per unità. Il ribelle principale resta nella sua provincia o marcia su Roma; se attraversa il mare può essere intercettato. Se è battuto, la rivolta è finita.',
  'text.war:3': 'Illyricum diventa provincia quando entrambe le guerre illiriche sono vinte.',
  'text.war:4': 'Illyricum diventa provincia quando entrambe le guerre illiriche sono vinte.',
  'text.war:70': 'Gallia Narbonensis diventa provincia con la prima battaglia contro di essa, comunque finisca.',
  'text.war:114': 'Bithynia arriva sviluppata, o si sviluppa se è già provincia.',
  'text.war:119': 'Attiva tutte le guerre inattive che fanno parte di una serie, senza renderle più forti.',
  'text.leader:34': 'Lui e Hannibal possono guidare insieme la stessa guerra.',
  'text.leader:35': 'Lui e Hamilcar possono guidare insieme la stessa guerra.',
  'text.leader:89':
    'Guida una guerra in Hispania solo se esistono le province che questa richiede. Fino ad allora aspetta nella Curia e può morirvi.',
  'text.leader:139':
    'Si tiene in mano. Giocata prima di combattere la Guerra Alessandrina, o aiuta il comandante, che riceve 3 di valore militare e 50 T e perde 5 di popolarità, o guida il nemico. Dura finché questa guerra è finita.',
  'text.concession:58': 'Si può tenere solo finché è in vigore una legge agraria; altrimenti torna nel Foro.',
};
