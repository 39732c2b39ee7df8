/** What is printed, as far as it is no proper name: each text under the first card that has it, and the scenarios. */
export const printed: Readonly<Record<string, string>> = {
  'scenario:2A': 'Guerre puniche',
  'scenario:2B': 'Guerre persiane',
  'scenario:2C': 'Guerra gallica',
  'scenario:2D': 'Il Nilo e il Gran Re',
  'scenario:3A': 'Mediterraneo occidentale',
  'scenario:3B': 'L’Egeo',
  'scenario:3C': 'Regni d’Oriente',
  'scenario:4W': 'Quattro giocatori, Occidente',
  'scenario:4E': 'Quattro giocatori, Oriente',
  'scenario:5A': 'Occidente e Grecia',
  'scenario:5B': 'Oriente e Roma',
  'scenario:6A': 'Occidente, Grecia e Macedonia',
  'scenario:6B': 'Oriente, Roma e Cartagine',
  'scenario:7A': 'Tutti tranne la Hispania',
  'scenario:7B': 'Tutti tranne l’Egitto',
  'scenario:8A': 'Imperi del Mediterraneo',

  'text:ROMA-01':
    'All’inizio di una battaglia campale tira 1d6: con un 6 il nemico scarta una truppa a caso. I tiri di unità nemiche che farebbero scartare tue carte all’inizio di una battaglia campale hanno -1 (più carte così non si sommano).',
  'text:ROMA-02':
    'Con almeno una carta Principes e una Triarii nella stessa battaglia campale, la parte ottiene +4 in tutto (una volta).',
  'text:ROMA-04':
    'Parte della serie Hastati-Principes-Triarii: tutte e tre insieme danno +4 in una battaglia campale (una volta).',
  'text:ROMA-09': '+2 nelle battaglie campali se il nemico ha truppe leggere. Nessun valore d’assalto.',
  'text:ROMA-10': '+2 nelle battaglie campali in Italia.',
  'text:ROMA-11': 'Si recupera con 5 o più. Dopo un assalto tira 1d6: con 5 o più torna nella tua mano.',
  'text:ROMA-12':
    'All’inizio di una battaglia navale tira 1d6: con 5 o più il nemico scarta una flotta a caso con il suo carico.',
  'text:ROMA-14': 'Il fattore navale di ogni truppa trasportata su questa carta è raddoppiato durante la Risoluzione.',
  'text:ROMA-16': '+1 nelle battaglie navali per ogni carta di legione della tua parte (massimo +3).',
  'text:ROMA-17': '+1 dado in ogni battaglia o assalto. Si recupera con 5 o più.',
  'text:ROMA-19':
    '+2 dadi nelle battaglie campali, +1 dado nelle battaglie navali e negli assalti. Dopo una battaglia ogni tua carta Hastati, Principes o Triarii scartata in essa tira una seconda volta: si recupera con 5 o più.',
  'text:ROMA-20':
    '+1 dado nelle battaglie campali. Il nemico tira 1 dado in meno nelle battaglie campali se sei il difensore.',
  'text:ROMA-21': '+2 dadi per la difesa di una città. +1 dado in più a Roma.',
  'text:ROMA-23': '+1 dado per la difesa di una città. Dopo un assalto tira 1d6: con 4 o più torna nella tua mano.',
  'text:ROMA-25': '+2 dadi per l’assalto. Dopo un assalto tira 1d6: con 5 o più torna nella tua mano.',
  'text:ROMA-26': '+1 dado per l’assalto. Il nemico tira 1 dado in meno negli assalti.',
  'text:ROMA-27':
    'Scegli una città neutrale di grandezza 1 o meno collegata a una delle tue (non una città chiave) e tira 1d6: con 2 o più la ottieni come se l’avessi conquistata. In ogni caso puoi aggiungere una delle tue fortificazioni a una città che controlli.',
  'text:ROMA-28': 'Pesca 2 carte dal tuo mazzo.',
  'text:ROMA-29':
    'Scegli una città neutrale di grandezza 2 o meno collegata a una delle tue (non una città chiave) e tira 1d6: con 3 o più la ottieni come se l’avessi conquistata.',
  'text:ROMA-30': 'Scegli un altro giocatore: scarta una carta a caso. Pesca 1 carta dal tuo mazzo.',
  'text:ROMA-31': 'Riprendi in mano fino a 2 carte truppa dai tuoi scarti.',
  'text:ROMA-32':
    'Scegli un’area barbara di forza 3 o meno collegata a una tua città e tira 1d6: con 3 o più è pacificata. In ogni caso guadagna 1 PV.',
  'text:ROMA-33':
    'Si gioca contro una spedizione che ha appena dichiarato una rotta navale o l’attraversamento di uno stretto. Tira 1d6 (+1 con il maltempo, -1 con il bel tempo): 1-3 nulla; 4-5 perde una carta a caso; 6 o più due carte a caso (si perdono anche le truppe che non stanno più sulle flotte).',
  'text:ROMA-34': 'Si gioca in una battaglia campale, anche tra altri: la parte che scegli ottiene +4.',
  'text:ROMA-35': 'Si gioca in ogni battaglia o assalto, anche tra altri: la parte che scegli ottiene +1 dado.',
  'text:HISPANIA-01': '+1 nelle battaglie campali con almeno una carta Caetrati della tua parte.',
  'text:HISPANIA-04': '+1 nelle battaglie campali con almeno una carta Scutarii della tua parte.',
  'text:HISPANIA-07':
    'Come carta Impero: un’area barbara non pacificata attacca una città di un altro giocatore collegata a essa. Come truppa: nessun effetto speciale.',
  'text:HISPANIA-08':
    'Giocata come Flotta porta 3 truppe (assalto 1 come flotta); giocata come Truppa usa i suoi fattori in campo e in assalto. Un solo uso per spedizione.',
  'text:HISPANIA-10': '+2 nelle battaglie campali se il nemico ha più truppe. Nessun valore d’assalto.',
  'text:HISPANIA-11': 'All’inizio di una battaglia campale tira 1d6: con 5 o più il nemico scarta una truppa a caso.',
  'text:HISPANIA-13': '+2 nelle battaglie campali se sei il difensore in Hispania. Si recupera con 5 o più.',
  'text:HISPANIA-15': '+1 nelle battaglie campali per ogni Condottiero della tua parte (massimo +2).',
  'text:HISPANIA-16': 'Le carte tempesta contro una spedizione con questa carta tirano con -1 (mostrala).',
  'text:HISPANIA-18':
    '+1 dado nelle battaglie campali e negli assalti. Dopo una battaglia ogni tua carta Scutarii o Caetrati scartata in essa tira una seconda volta: si recupera con 5 o più.',
  'text:HISPANIA-19':
    '+1 dado nelle battaglie campali. Dopo una battaglia puoi tirare per una tua truppa scartata in essa: si recupera con 5 o più.',
  'text:HISPANIA-20':
    '+1 dado nelle battaglie campali. Il nemico tira 1 dado in meno nelle battaglie campali se sei il difensore in Hispania.',
  'text:HISPANIA-21': '+1 dado nelle battaglie campali e quando difendi una città.',
  'text:HISPANIA-22': '+2 dadi per la difesa di una città. +1 dado in più in Hispania.',
  'text:HISPANIA-24': '+1 dado per la difesa di una città. Dopo un assalto tira 1d6: con 5 o più torna nella tua mano.',
  'text:HISPANIA-26': '+2 dadi per l’assalto, tirati solo dopo che ogni carta è stata giocata.',
  'text:HISPANIA-28':
    'Scegli una città neutrale di grandezza 1 o meno collegata a una delle tue (non una città chiave) e tira 1d6: con 3 o più la ottieni come se l’avessi conquistata. In ogni caso pesca 1 carta dal tuo mazzo.',
  'text:HISPANIA-29': 'Scegli un altro giocatore: prendi in mano una carta a caso dalla sua.',
  'text:HISPANIA-30': 'Riprendi in mano una carta Condottiero o truppa dai tuoi scarti. Guadagna 1 PV.',
  'text:HISPANIA-31':
    'Scegli una città di grandezza 2 o meno di un altro giocatore, non capitale, collegata a una delle tue e tira 1d6: con 4 o più diventa neutrale, e il suo proprietario perde tanti PV quanta è la sua grandezza.',
  'text:HISPANIA-32':
    'Si gioca contro una spedizione su un tratto di terra (uno sbarco conta). Tira 1d6: con 3 o più perde una carta a caso, con un 6 due.',
  'text:HISPANIA-34':
    'Si gioca in una battaglia campale o un assalto, anche tra altri: la parte che scegli tira 1 dado in meno.',
  'text:HISPANIA-35':
    'Si gioca in una battaglia campale o un assalto, anche tra altri: la parte che scegli ottiene +3.',
  'text:GALIA-01': '+1 nelle battaglie campali e negli assalti se la tua parte ha almeno 3 carte Guerrieri galli.',
  'text:GALIA-05': '+1 nelle battaglie campali con un Condottiero della tua parte.',
  'text:GALIA-07': 'All’inizio di una battaglia campale tira 1d6: con un 1 fuggono (scarta questa carta).',
  'text:GALIA-09':
    '+1 nelle battaglie campali con almeno una carta Cavalieri arverni della tua parte. Nessun valore d’assalto.',
  'text:GALIA-10':
    '+1 nelle battaglie campali con almeno una carta Cavalieri edui della tua parte. Nessun valore d’assalto.',
  'text:GALIA-11':
    'Tira 2 dadi come fattore in campo. All’inizio di una battaglia campale tira 1d6: con un 6 il nemico scarta una truppa a caso. Nessun valore d’assalto.',
  'text:GALIA-12':
    'I tiri di unità nemiche che farebbero scartare tue carte all’inizio di una battaglia campale hanno -1 (più carte così non si sommano).',
  'text:GALIA-16': 'Le carte tempesta contro una spedizione con questa carta tirano con -2 (mostrala).',
  'text:GALIA-18': 'Navi da trasporto senza valore d’assalto.',
  'text:GALIA-19':
    '+2 dadi nelle battaglie campali, +1 dado negli assalti. Dopo una battaglia ogni tua carta Guerrieri galli scartata in essa tira una seconda volta: si recupera con 5 o più.',
  'text:GALIA-20':
    '+1 dado nelle battaglie campali. +1 dado in più nelle battaglie campali se sei il difensore in Gallia.',
  'text:GALIA-21': '+1 dado nelle battaglie campali. Se la tua parte vince una battaglia campale, peschi 1 carta.',
  'text:GALIA-22': '+1 dado nelle battaglie campali e negli assalti. Se la tua parte vince un assalto, guadagni 1 PV.',
  'text:GALIA-23': '+2 dadi per la difesa di una città. +1 dado in più in Gallia.',
  'text:GALIA-25': '+1 dado per la difesa di una città. Il nemico tira 1 dado in meno negli assalti.',
  'text:GALIA-27': '+2 dadi per l’assalto. +1 dado in più se la tua parte vi ha almeno 4 truppe e flotte.',
  'text:GALIA-28':
    'Scegli una città neutrale di grandezza 1 o meno collegata a una delle tue (non una città chiave) e tira 1d6: con 4 o più la ottieni come se l’avessi conquistata. In ogni caso pesca 2 carte dal tuo mazzo.',
  'text:GALIA-29': 'Riprendi in mano una carta qualsiasi dai tuoi scarti.',
  'text:GALIA-30':
    'Scegli una città neutrale di grandezza 1 o meno collegata a una delle tue (non una città chiave) e tira 1d6: con 2 o più la ottieni come se l’avessi conquistata.',
  'text:GALIA-31':
    'Scegli un’area barbara di forza 4 o meno collegata a una tua città: è pacificata. Pesca 1 carta dal tuo mazzo.',
  'text:GALIA-32':
    'Si gioca contro una spedizione su un tratto di terra (uno sbarco conta). Tira 1d6: con 3 o più perde una carta a caso.',
  'text:GALIA-34':
    'Si gioca in una battaglia campale, anche tra altri: tira 1d6: con 4 o più la parte che scegli scarta una truppa a caso.',
  'text:GALIA-35':
    'Si gioca in una battaglia campale o un assalto, anche tra altri: la parte che scegli ottiene +1 dado.',
  'text:CARTAGO-01': '+1 nelle battaglie campali con almeno una carta Elefanti della tua parte.',
  'text:CARTAGO-04': 'Si recupera con 5 o più, e tira due volte.',
  'text:CARTAGO-05': 'All’inizio di una battaglia campale tira 1d6: con un 6 il nemico scarta una truppa a caso.',
  'text:CARTAGO-06': '+2 nelle battaglie campali se il nemico non ha cavalleria. Nessun valore d’assalto.',
  'text:CARTAGO-07':
    'Tira 2 dadi come fattore in campo (1 negli assalti). All’inizio di una battaglia campale tira 1d6: con un 1 fuggono all’impazzata: scarta questa carta e una tua truppa a caso.',
  'text:CARTAGO-09': '+1 nelle battaglie campali e negli assalti con un Condottiero della tua parte.',
  'text:CARTAGO-13': '+1 nelle battaglie navali se la tua parte ha almeno 2 carte Quinquereme punica.',
  'text:CARTAGO-16':
    'All’inizio di una battaglia navale tira 1d6: con un 6 il nemico scarta una flotta a caso con il suo carico.',
  'text:CARTAGO-18':
    '+2 dadi nelle battaglie campali, +1 dado negli assalti. Dopo una battaglia ogni tua carta Cavalieri numidi, Mercenari iberi o Mercenari galli scartata in essa tira una seconda volta: si recupera con 5 o più.',
  'text:CARTAGO-19':
    '+1 dado nelle battaglie campali e nelle battaglie navali. Se la tua parte vince una battaglia navale, peschi 1 carta.',
  'text:CARTAGO-20':
    '+1 dado nelle battaglie campali e negli assalti. +3 nelle battaglie campali con almeno una carta Elefanti della tua parte.',
  'text:CARTAGO-21': '+2 dadi nelle battaglie navali, +1 dado quando difendi una città.',
  'text:CARTAGO-22': '+2 dadi per la difesa di una città. +1 dado in più a Carthago.',
  'text:CARTAGO-24': '+1 dado per la difesa di una città. +1 dado in più se la città è un porto.',
  'text:CARTAGO-26': '+2 dadi per l’assalto. +1 dado in più se la città è un porto.',
  'text:CARTAGO-27': 'Pesca 1 carta ogni 3 città con porto che controlli (massimo 3).',
  'text:CARTAGO-28':
    'Scegli una città neutrale con porto di grandezza 1 o meno collegata a una delle tue (non una città chiave) e tira 1d6: con 3 o più la ottieni come se l’avessi conquistata. In ogni caso guadagna 1 PV ogni 5 città con porto che controlli (massimo 2).',
  'text:CARTAGO-29':
    'Scegli una città neutrale con porto di grandezza 2 o meno collegata a una delle tue (non una città chiave) e tira 1d6: con 3 o più la ottieni come se l’avessi conquistata.',
  'text:CARTAGO-31': 'Scegli un’area barbara di forza 3 o meno collegata a una tua città: è pacificata. Guadagna 1 PV.',
  'text:CARTAGO-33':
    'Si gioca quando un altro giocatore gioca una carta Impero e si tira 1d6: con 3 o più quella carta non ha effetto e viene scartata.',
  'text:CARTAGO-34': 'Si gioca in un assalto, anche tra altri: la parte che scegli ottiene +1 dado.',
  'text:CARTAGO-35': 'Si gioca in una battaglia navale o campale, anche tra altri: la parte che scegli ottiene +4.',
  'text:GRECIA-01':
    'Unità spartana. Parte della serie di opliti spartani, ateniesi e tebani: tutti e tre insieme danno +4 in una battaglia campale (una volta). +2 nelle battaglie campali se il nemico ha più truppe.',
  'text:GRECIA-04':
    'Unità ateniese. Parte della serie di opliti spartani, ateniesi e tebani: tutti e tre insieme danno +4 in una battaglia campale (una volta). +1 nelle battaglie navali con almeno una carta Trireme ateniese della tua parte.',
  'text:GRECIA-07':
    'Con almeno una carta ciascuna di Opliti spartani, Opliti ateniesi e Opliti tebani nella stessa battaglia campale, la parte ottiene +4 in tutto (una volta).',
  'text:GRECIA-09':
    'Unità spartana. All’inizio di una battaglia campale tira 1d6: con un 1 fuggono (scarta questa carta). I tiri di unità nemiche che farebbero scartare tue carte all’inizio di una battaglia campale hanno -1 (più carte così non si sommano).',
  'text:GRECIA-12': 'Unità ateniese. +2 negli assalti a un porto.',
  'text:GRECIA-13':
    'Unità ateniese. All’inizio di una battaglia navale tira 1d6: con un 6 il nemico scarta una flotta a caso con il suo carico.',
  'text:GRECIA-16': '+1 nelle battaglie navali se sei il difensore.',
  'text:GRECIA-17': 'Unità spartana. +1 nelle battaglie navali per ogni unità spartana della tua parte (massimo +2).',
  'text:GRECIA-18':
    '+1 dado nelle battaglie campali e quando difendi una città. +1 nelle battaglie campali per ogni unità spartana della tua parte (massimo +3).',
  'text:GRECIA-19':
    '+2 dadi nelle battaglie navali. Dopo una battaglia ogni tua carta Trireme ateniese scartata in essa tira una seconda volta: si recupera con 4 o più.',
  'text:GRECIA-20':
    '+1 dado nelle battaglie navali e quando difendi una città. +1 nelle battaglie navali per ogni unità ateniese della tua parte (massimo +3).',
  'text:GRECIA-21': '+2 dadi nelle battaglie campali, +1 dado negli assalti.',
  'text:GRECIA-22': '+2 dadi per la difesa di una città. +1 dado in più se la città è un porto.',
  'text:GRECIA-24': '+2 dadi per la difesa di una città. +1 dado in più con un Condottiero della tua parte.',
  'text:GRECIA-26':
    '+2 dadi per l’assalto. Il nemico tira 1 dado in meno negli assalti. Se l’assalto riesce, chi assalta pesca 1 carta.',
  'text:GRECIA-28': 'Guarda le prime 4 carte del tuo mazzo, prendine 2 in mano e metti le altre in fondo.',
  'text:GRECIA-29': 'Riprendi in mano fino a 2 carte truppa, flotta o Condottiero dai tuoi scarti.',
  'text:GRECIA-30':
    'Scegli una città neutrale di grandezza 1 o meno collegata a una delle tue (non una città chiave) e tira 1d6: con 3 o più la ottieni come se l’avessi conquistata. In ogni caso guadagna 1 PV.',
  'text:GRECIA-31':
    'Scegli una città di grandezza 1 o meno di un altro giocatore, non capitale, collegata a una delle tue e tira 1d6: con 4 o più la ottieni come se l’avessi conquistata, e il suo proprietario perde tanti PV quanta è la sua grandezza.',
  'text:GRECIA-32': 'Si gioca in una battaglia navale o campale, anche tra altri: la parte che scegli ottiene +1 dado.',
  'text:GRECIA-34':
    'Si gioca contro qualsiasi spedizione dichiarata. Tira 1d6: con 4 o più torna indietro: le sue carte rientrano in mano e l’azione è spesa.',
  'text:GRECIA-35': 'Si gioca in un assalto, anche tra altri: la parte che scegli tira 1 dado in meno.',
  'text:MACEDONIA-01': '+1 nelle battaglie campali se la tua parte ha almeno 2 carte Falange.',
  'text:MACEDONIA-05': '+1 negli assalti con un Condottiero della tua parte.',
  'text:MACEDONIA-07':
    '+1 nelle battaglie campali se sei l’attaccante con un Condottiero della tua parte. Nessun valore d’assalto.',
  'text:MACEDONIA-10':
    '+2 nelle battaglie campali se il nemico ha truppe leggere. I tiri di unità nemiche che farebbero scartare tue carte all’inizio di una battaglia campale hanno -1 (più carte così non si sommano). Nessun valore d’assalto.',
  'text:MACEDONIA-12': '+1 nelle battaglie campali e negli assalti con almeno una carta Falange della tua parte.',
  'text:MACEDONIA-13': 'Galera con macchine sul ponte; nessun effetto speciale.',
  'text:MACEDONIA-15': 'Si recupera con 5 o più.',
  'text:MACEDONIA-16':
    '+2 dadi nelle battaglie campali e negli assalti. Se la tua parte vince una battaglia campale o un assalto, guadagni 1 PV.',
  'text:MACEDONIA-17':
    '+1 dado nelle battaglie campali e negli assalti. Dopo una battaglia ogni tua carta Falange o Ipaspisti scartata in essa tira una seconda volta: si recupera con 5 o più.',
  'text:MACEDONIA-18':
    '+1 dado nelle battaglie campali. +1 dado in più nelle battaglie campali con almeno una carta Compagni della tua parte.',
  'text:MACEDONIA-19': '+1 dado nelle battaglie campali e negli assalti, solo se sei il difensore.',
  'text:MACEDONIA-20': '+2 dadi quando assalti una città, +1 dado nelle battaglie navali.',
  'text:MACEDONIA-21': '+2 dadi per la difesa di una città. +1 dado in più in Macedonia et Thracia.',
  'text:MACEDONIA-25': '+2 dadi per l’assalto. Dopo un assalto tira 1d6: con 4 o più torna nella tua mano.',
  'text:MACEDONIA-26':
    '+1 dado per l’assalto. Il nemico tira 1 dado in meno negli assalti. Dopo un assalto tira 1d6: con 5 o più torna nella tua mano.',
  'text:MACEDONIA-27': '+3 dadi per l’assalto.',
  'text:MACEDONIA-30': 'Riprendi in mano fino a 2 carte Condottiero dai tuoi scarti.',
  'text:MACEDONIA-31':
    'Scegli una città neutrale di grandezza 1 o meno collegata a una delle tue (non una città chiave) e tira 1d6: con 3 o più la ottieni come se l’avessi conquistata. In ogni caso aggiungi fino a 2 delle tue fortificazioni a città che controlli.',
  'text:MACEDONIA-32':
    'Scegli un’area barbara di forza 4 o meno collegata a una tua città e tira 1d6: con 3 o più è pacificata. In ogni caso guadagna 2 PV.',
  'text:MACEDONIA-33':
    'Si gioca quando un Condottiero viene giocato in una battaglia o in un assalto e si tira 1d6: con 4 o più quel Condottiero viene scartato senza effetto.',
  'text:MACEDONIA-34':
    'Si gioca in un assalto, anche tra altri: la parte che scegli tira 1 dado in meno. Si gioca in una battaglia campale, anche tra altri: tira 1d6: con 5 o più la parte che scegli scarta una truppa a caso.',
  'text:MACEDONIA-35': 'Si gioca in una battaglia campale, anche tra altri: la parte che scegli ottiene +1 dado.',
  'text:EGIPTO-01': '+2 nelle battaglie campali se sei il difensore in Aegyptus.',
  'text:EGIPTO-05': '+1 nelle battaglie campali se la tua parte ha almeno 2 carte Mercenari greci.',
  'text:EGIPTO-10': '+1 nelle battaglie campali e negli assalti se sei l’attaccante.',
  'text:EGIPTO-12': '+1 negli assalti a un porto.',
  'text:EGIPTO-17':
    '+2 dadi nelle battaglie campali, +1 dado negli assalti. Dopo una battaglia ogni tua carta Machimoi scartata in essa tira una seconda volta: si recupera con 4 o più.',
  'text:EGIPTO-18':
    '+1 dado nelle battaglie campali e negli assalti. Se la tua parte vince una battaglia campale o un assalto, peschi 1 carta.',
  'text:EGIPTO-19':
    '+1 dado nelle battaglie campali e nelle battaglie navali. Dopo una battaglia ogni tua carta Mercenari greci o Mercenari cari scartata in essa tira una seconda volta: si recupera con 5 o più.',
  'text:EGIPTO-20': '+2 dadi per la difesa di una città. Il nemico tira 1 dado in meno negli assalti in Aegyptus.',
  'text:EGIPTO-22': '+2 dadi per la difesa di una città. +1 dado in più a Pelusium.',
  'text:EGIPTO-24': '+1 dado per l’assalto. +4 negli assalti.',
  'text:EGIPTO-26': 'Pesca 1 carta ogni 4 città che controlli (massimo 3).',
  'text:EGIPTO-28': 'Riprendi in mano una carta truppa dai tuoi scarti. Pesca 1 carta dal tuo mazzo.',
  'text:EGIPTO-30':
    'Scegli un’area barbara di forza 3 o meno collegata a una tua città: è pacificata. Pesca 1 carta dal tuo mazzo.',
  'text:EGIPTO-32': 'Si gioca contro qualsiasi spedizione dichiarata. Tira 1d6: con 3 o più perde una carta a caso.',
  'text:EGIPTO-33': 'Si gioca quando viene giocato un Evento Speciale e si tira 1d6: con 4 o più non ha effetto.',
  'text:EGIPTO-34': 'Si gioca in una battaglia navale o campale, anche tra altri: la parte che scegli ottiene +5.',
  'text:EGIPTO-35': 'Si gioca in un assalto, anche tra altri: la parte che scegli ottiene +4.',
  'text:PERSIA-01': 'Si recupera con 4 o più.',
  'text:PERSIA-03':
    'I tiri di unità nemiche che farebbero scartare tue carte all’inizio di una battaglia campale hanno -1 (più carte così non si sommano). +1 nelle battaglie campali se sei il difensore.',
  'text:PERSIA-06': '+1 nelle battaglie campali e negli assalti se la tua parte vi ha almeno 4 truppe e flotte.',
  'text:PERSIA-07':
    'All’inizio di una battaglia campale tira 1d6: con un 1 fuggono (scarta questa carta). +1 nelle battaglie campali e negli assalti se la tua parte vi ha almeno 5 truppe e flotte.',
  'text:PERSIA-11': '+1 nelle battaglie campali se il nemico non ha cavalleria. Nessun valore d’assalto.',
  'text:PERSIA-12':
    'Tira 2 dadi come fattore in campo. All’inizio di una battaglia campale tira 1d6: con 5 o più il nemico scarta una truppa a caso. Nessun valore d’assalto.',
  'text:PERSIA-13': '+1 nelle battaglie campali se il nemico ha cavalleria.',
  'text:PERSIA-15': '+1 nelle battaglie navali con almeno una carta Flotta ionica della tua parte.',
  'text:PERSIA-17': 'All’inizio di una battaglia navale tira 1d6: con un 1 fuggono (scarta questa carta).',
  'text:PERSIA-18':
    '+2 dadi nelle battaglie campali, +1 dado negli assalti. +1 dado in più nelle battaglie campali se la tua parte vi ha almeno 5 truppe e flotte.',
  'text:PERSIA-19':
    '+1 dado nelle battaglie campali e negli assalti. Dopo una battaglia ogni tua carta Leve delle satrapie o Sparabara scartata in essa tira una seconda volta: si recupera con 5 o più.',
  'text:PERSIA-20':
    '+1 dado nelle battaglie campali e nelle battaglie navali. Il nemico tira 1 dado in meno nelle battaglie campali se sei il difensore.',
  'text:PERSIA-21':
    '+1 dado nelle battaglie navali. +1 nelle battaglie navali per ogni flotta della tua parte (massimo +3).',
  'text:PERSIA-22': '+2 dadi per la difesa di una città. +1 dado in più in Asia Minor.',
  'text:PERSIA-24': '+1 dado per la difesa di una città. Il nemico tira 1 dado in meno negli assalti in Asia Minor.',
  'text:PERSIA-25': '+2 dadi per l’assalto. Il nemico tira 1 dado in meno negli assalti.',
  'text:PERSIA-27':
    'Scegli una città neutrale di grandezza 3 o meno collegata a una delle tue (non una città chiave) e tira 1d6: con 3 o più la ottieni come se l’avessi conquistata.',
  'text:PERSIA-28': 'Guadagna 1 PV ogni 5 città che controlli (massimo 3).',
  'text:PERSIA-29': 'Riprendi in mano fino a 3 carte truppa dai tuoi scarti.',
  'text:PERSIA-30':
    'Scegli una città di grandezza 2 o meno di un altro giocatore, non capitale, collegata a una delle tue e tira 1d6: con 5 o più la ottieni come se l’avessi conquistata, e il suo proprietario perde tanti PV quanta è la sua grandezza.',
  'text:PERSIA-31': 'Un’area barbara non pacificata attacca una città di un altro giocatore collegata a essa.',
  'text:PERSIA-33':
    'Si gioca in una battaglia campale, anche tra altri: tira 1d6: con 3 o più la parte che scegli scarta una truppa a caso.',
  'text:PERSIA-34':
    'Si gioca in ogni momento tranne che durante i tiri di dado: guarda la mano di un giocatore e fagli scartare una carta a tua scelta che non sia un Condottiero.',
  'text:PERSIA-35':
    'Si gioca in una battaglia navale o campale, anche tra altri: la parte che scegli tira 1 dado in meno.',
};
