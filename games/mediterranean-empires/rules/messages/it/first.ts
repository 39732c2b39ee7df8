/** Texts of the first edition's cards, each under the first card that has it. */
export const first: Readonly<Record<string, string>> = {
  'text:ROMA-01':
    'Schermagliatori. All’inizio di una battaglia campale tira 1d6: con un 6 il nemico scarta una truppa a caso.',
  'text:ROMA-03':
    'Con almeno una carta Principes e una Triarii nella stessa battaglia campale, la parte ottiene +4 in tutto (una volta).',
  'text:ROMA-06': 'Parte della serie Hastati-Principes-Triarii (+4 in battaglia campale, una volta).',
  'text:ROMA-11': 'Cavalleria; nessun valore d’assalto.',
  'text:ROMA-13': 'Fanteria alleata italica.',
  'text:ROMA-15': 'Veterani; si recuperano con 5 o 6.',
  'text:ROMA-16':
    'All’inizio di una battaglia navale tira 1d6: con 5-6 il nemico scarta una flotta a caso con il suo carico.',
  'text:ROMA-18': 'Il fattore navale di ogni truppa trasportata su questa carta è raddoppiato durante la Risoluzione.',
  'text:ROMA-20': 'Galera pesante; nessun effetto speciale.',
  'text:ROMA-21': '+1 dado in ogni battaglia o assalto. Si recupera con 5 o 6.',
  'text:ROMA-23': '+2 dadi nelle battaglie campali, +1 altrove.',
  'text:ROMA-24': '+1 dado nelle battaglie campali; se sei il difensore, il nemico tira anche un dado in meno.',
  'text:ROMA-25': '+2 dadi per la difesa di una città.',
  'text:ROMA-26': '+1 dado per la difesa di una città.',
  'text:ROMA-27': '+2 dadi per l’assalto.',
  'text:ROMA-28': '+1 dado per l’assalto, e la difesa tira un dado in meno.',
  'text:ROMA-29': 'Aggiungi fino a 2 delle tue fortificazioni a città che controlli (al massimo 1 per città).',
  'text:ROMA-30': 'Pesca 2 carte dal tuo mazzo.',
  'text:ROMA-31':
    'Scegli una città neutrale di grandezza 2 o meno collegata a una delle tue (non una città chiave); tira 1d6: con 3 o più la ottieni come se l’avessi conquistata.',
  'text:ROMA-32': 'Scegli un altro giocatore: scarta una carta a caso e tu ne peschi una.',
  'text:ROMA-33': 'Riprendi in mano fino a 2 carte truppa dai tuoi scarti.',
  'text:ROMA-34':
    'Si gioca contro una spedizione che ha appena dichiarato una rotta navale o l’attraversamento di uno stretto. Tira 1d6 (+1 con il maltempo, -1 con il bel tempo): 1-3 nulla; 4-5 perde una carta a caso; 6 o più due carte a caso (si perdono anche le truppe che non stanno più sulle flotte).',
  'text:ROMA-35':
    'Si gioca in ogni momento tranne che durante i tiri di dado: guarda la mano di un giocatore e fagli scartare una carta a tua scelta che non sia un Condottiero.',
  'text:HISPANIA-01': '+1 in battaglia campale se la tua parte ha almeno una carta Caetrati nella battaglia.',
  'text:HISPANIA-04': '+1 in battaglia campale se la tua parte ha almeno una carta Scutarii nella battaglia.',
  'text:HISPANIA-07':
    'Come carta Impero: un’area barbara non pacificata attacca una città di un altro giocatore collegata a essa. Come truppa: nessun effetto speciale.',
  'text:HISPANIA-08':
    'Giocata come Flotta trasporta 3 truppe (assalto 1 come flotta); giocata come Truppa usa i suoi fattori campale e d’assalto. Un solo uso per spedizione.',
  'text:HISPANIA-12': 'All’inizio di una battaglia campale tira 1d6: con 5-6 il nemico scarta una truppa a caso.',
  'text:HISPANIA-14': '+2 in battaglia campale quando intercetta entro il territorio della Hispania.',
  'text:HISPANIA-16':
    'Seguaci giurati: +1 in battaglia campale per ogni Condottiero della tua parte nella battaglia (al massimo +2).',
  'text:HISPANIA-17': 'Navi da trasporto senza valore d’assalto.',
  'text:HISPANIA-19': '+1 dado nelle battaglie campali e negli assalti.',
  'text:HISPANIA-20':
    '+1 dado nelle battaglie campali; puoi recuperare con 5-6 una truppa scartata in questa battaglia.',
  'text:HISPANIA-21': '+1 dado nelle battaglie campali.',
  'text:HISPANIA-22': '+1 dado nelle battaglie campali e quando difendi una città.',
  'text:HISPANIA-26': '+2 dadi per l’assalto, tirati solo dopo che ogni carta è stata giocata.',
  'text:HISPANIA-30': 'Scegli un altro giocatore: prendi in mano una carta a caso dalla sua.',
  'text:HISPANIA-31': 'Riprendi in mano una carta Condottiero o truppa dai tuoi scarti e guadagna 1 PV.',
  'text:HISPANIA-32':
    'Si gioca contro una spedizione in un tratto terrestre (uno sbarco conta). Tira 1d6: con 3 o più perde una carta a caso.',
  'text:GALIA-01': 'Banda di guerrieri; nessun effetto speciale.',
  'text:GALIA-05': '+1 in battaglia campale se è presente un Condottiero della tua parte.',
  'text:GALIA-07': 'All’inizio di una battaglia campale tira 1d6: con un 1 fuggono (scarta questa carta).',
  'text:GALIA-12': 'Tira due dadi come fattore campale.',
  'text:GALIA-13': 'Truppe leggere.',
  'text:GALIA-15':
    'Come carta Impero: un’area barbara non pacificata attacca una città collegata di un altro giocatore. Come truppa: nessun effetto speciale.',
  'text:GALIA-16': 'Si gioca come Flotta (ne trasporta 3, assalto 1) o come Truppa, non entrambe in una spedizione.',
  'text:GALIA-17': 'Le carte tempesta contro una spedizione che contiene questa carta tirano con -1.',
  'text:GALIA-20': 'Navi da trasporto.',
  'text:GALIA-21': '+2 dadi nelle battaglie campali, +1 negli assalti.',
  'text:GALIA-22': '+1 dado nelle battaglie campali, invece +2 dadi quando intercetta entro la Gallia.',
  'text:GALIA-27': '+1 dado per la difesa, e l’attaccante tira un dado in meno.',
  'text:GALIA-30': 'Riprendi in mano una carta qualsiasi dai tuoi scarti.',
  'text:GALIA-35':
    'Si gioca durante lo schieramento di una battaglia campale: la parte che scegli scarta una truppa a caso con 4 o più (1d6).',
  'text:CARTAGO-01': 'Fanteria pesante; nessun effetto speciale.',
  'text:CARTAGO-04': 'Si recupera con 5 o 6.',
  'text:CARTAGO-05': 'All’inizio di una battaglia campale tira 1d6: con un 6 il nemico scarta una truppa a caso.',
  'text:CARTAGO-07': '+2 in battaglia campale se il nemico non ha cavalleria nella battaglia.',
  'text:CARTAGO-10':
    'Tira due dadi come fattore campale (uno negli assalti). All’inizio di una battaglia campale tira 1d6: con un 1 si imbizzarriscono: scarta questa carta e un’altra tua truppa a caso.',
  'text:CARTAGO-12': 'Fanteria mercenaria.',
  'text:CARTAGO-15': 'All’inizio di una battaglia campale tira 1d6: con un 1 fuggono.',
  'text:CARTAGO-16': 'Galera pesante.',
  'text:CARTAGO-19':
    'All’inizio di una battaglia navale tira 1d6: con un 6 il nemico scarta una flotta a caso con il suo carico.',
  'text:CARTAGO-22': '+1 dado nelle battaglie campali e navali.',
  'text:CARTAGO-24': '+2 dadi nelle battaglie navali.',
  'text:CARTAGO-25': '+2 dadi per la difesa di una città, invece +3 a Carthago.',
  'text:CARTAGO-30': 'Guadagna 1 PV per ogni 4 città portuali che controlli (al massimo 2).',
  'text:CARTAGO-31':
    'Scegli una città portuale neutrale di grandezza 2 o meno collegata a una delle tue (non una città chiave); tira 1d6: con 3 o più la ottieni come se l’avessi conquistata.',
  'text:CARTAGO-34':
    'Si gioca quando un altro giocatore gioca una carta Impero: con 3 o più (1d6) quella carta non ha effetto ed è scartata.',
  'text:CARTAGO-35': 'Si gioca durante lo schieramento di un assalto: la parte che scegli riceve +1 dado.',
  'text:GRECIA-01': 'Unità spartana.',
  'text:GRECIA-04': 'Unità ateniese.',
  'text:GRECIA-08': 'Fanteria pesante.',
  'text:GRECIA-10': 'Unità spartana. All’inizio di una battaglia campale tira 1d6: con un 1 fuggono.',
  'text:GRECIA-15': 'Fanti di marina ateniesi.',
  'text:GRECIA-16':
    'Unità ateniese. All’inizio di una battaglia navale tira 1d6: con un 6 il nemico scarta una flotta a caso con il suo carico.',
  'text:GRECIA-19': 'Galera comune, nessun effetto speciale.',
  'text:GRECIA-22':
    '+1 dado nelle battaglie campali e in difesa; ogni truppa spartana della tua parte ottiene +1 in battaglia campale (al massimo +3).',
  'text:GRECIA-24':
    '+1 dado nelle battaglie navali e quando difendi una città; ogni unità ateniese della tua parte ottiene +1 in battaglia navale (al massimo +3).',
  'text:GRECIA-30': 'Guarda le prime 4 carte del tuo mazzo, prendine in mano 2 e metti le altre in fondo.',
  'text:GRECIA-31': 'Riprendi in mano fino a 2 carte di tipo T, F o L dai tuoi scarti.',
  'text:GRECIA-33':
    'Si gioca durante lo schieramento di una battaglia navale o campale, anche fra altri giocatori: +1 dado per la parte che scegli.',
  'text:MACEDONIA-01': '+1 in battaglia campale se la tua parte ha almeno due carte Falange nella battaglia.',
  'text:MACEDONIA-06': 'Fanteria d’urto.',
  'text:MACEDONIA-08': 'Cavalleria pesante; nessun valore d’assalto.',
  'text:MACEDONIA-11': 'Cavalleria leggera; nessun valore d’assalto.',
  'text:MACEDONIA-14': 'Fanteria alleata.',
  'text:MACEDONIA-19': 'Squadra alleata.',
  'text:MACEDONIA-20': '+2 dadi nelle battaglie campali e negli assalti.',
  'text:MACEDONIA-23': '+1 dado nelle battaglie campali e negli assalti, solo se sei il difensore.',
  'text:MACEDONIA-31': 'Riprendi in mano una carta Condottiero dai tuoi scarti.',
  'text:MACEDONIA-34':
    'Si gioca quando in una battaglia viene giocato un Condottiero: con 4 o più (1d6) quel Condottiero è scartato senza effetto.',
  'text:MACEDONIA-35':
    'Guarda la mano di un giocatore e fagli scartare una carta a tua scelta che non sia un Condottiero.',
  'text:EGIPTO-01': '+1 in battaglia campale quando difende entro l’Aegyptus.',
  'text:EGIPTO-05': 'Carri; è inutile portarli in una battaglia navale e non hanno valore d’assalto.',
  'text:EGIPTO-07': 'Opliti mercenari.',
  'text:EGIPTO-12': 'Fanteria libica.',
  'text:EGIPTO-15': 'Fanti di marina mercenari.',
  'text:EGIPTO-24': '+2 dadi per la difesa di una città; in Aegyptus l’attaccante tira anche un dado in meno.',
  'text:EGIPTO-32': 'Guadagna 2 PV.',
  'text:EGIPTO-34':
    'Si gioca contro qualsiasi spedizione dichiarata, prima dell’intercettazione: perde una carta a caso con 3 o più (1d6).',
  'text:EGIPTO-35': 'Si gioca quando viene giocato un Evento speciale: con 4 o più (1d6) non ha effetto.',
  'text:PERSIA-01': 'Si recuperano con 5 o 6.',
  'text:PERSIA-03': 'Muro di scudi.',
  'text:PERSIA-06': 'Fanteria leggera, nessun effetto speciale.',
  'text:PERSIA-17': 'Squadra fenicia.',
  'text:PERSIA-20': 'Squadra ionica.',
  'text:PERSIA-22': '+2 dadi nelle battaglie campali.',
  'text:PERSIA-25': '+1 dado nelle battaglie navali.',
  'text:PERSIA-30':
    'Scegli una città neutrale di grandezza 3 o meno collegata a una delle tue (non una città chiave); tira 1d6: con 4 o più la ottieni.',
  'text:PERSIA-33':
    'Scegli una città di grandezza 1 o 2 di un altro giocatore, non una capitale, collegata a una delle tue; tira 1d6: con 5 o più diventa neutrale (il suo proprietario perde la sua grandezza in PV).',
};
