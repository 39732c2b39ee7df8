import type { asks as source } from '../en/asks.ts';

export const asks: Readonly<Record<keyof typeof source, string>> = {
  'med.ask.fort':
    'Colloca una fortificazione in una città libera accanto alle tue, o in una tua: {n, plural, one {l’ultima} other {ne restano #}}.',
  'med.ask.first': 'Chi comincia tutti i round di questo turno?',
  'med.ask.act': 'Che cosa fai?',
  'med.ask.again':
    '{event, select, diplomacy {Diplomazia: una seconda carta Impero?} other {Tempo di campagne: una seconda spedizione?}}',
  'med.ask.draw': 'Hai scartato {card}. Peschi una carta in cambio?',
  'med.ask.prosperity': 'Prosperità: peschi due carte o guadagni 2 punti?',
  'med.ask.scarcity': 'Carestia: scarti due carte a caso o perdi 2 punti?',
  'med.ask.homecoming': 'Ritorno a casa: quale delle tue carte scartate riprendi?',
  'med.ask.neutralFrom': 'Guidi i neutrali (campo {field}, assalto {assault}): quale città neutrale attacca?',
  'med.ask.neutralTarget': 'Quale città è attaccata da {city}, con {field} in campo e {assault} nell’assalto?',
  'med.ask.neutralVia': 'Quale strada prende {city} verso {place}?',
  'med.ask.pirates': 'Guidi i pirati: quale porto attaccano, con {naval} in mare e {assault} nell’assalto?',
  'med.ask.way': 'Come raggiungi {place}?',
  'med.ask.route': 'Da {from}, dove prosegui verso {place}?',
  'med.ask.units':
    '{purpose, select, attack {Quali carte vanno a {place}?} land {Quali carte affrontano {who} a {place}?} other {Quali carte salpano contro {who}?}} {n, plural, =0 {Ancora nessuna.} one {# carta finora.} other {# carte finora.}}',
  'med.ask.feint': 'Quali carte vanno a {place}? Finora nessuna potrebbe conquistare l’obiettivo.',
  'med.ask.drafting': '{who} prepara una spedizione.',
  'med.ask.shedding': '{who} lascia indietro delle truppe.',
  'med.ask.surplus':
    'Sulle tue flotte non c’è posto per tutte: lascia indietro {n, plural, one {# truppa} other {# truppe}}.',
  'med.ask.passage':
    '{who} può passare per la tua {city} {side, select, attack {per attaccare {place} con {n, plural, one {# carta} other {# carte}}} other {per affrontare l’attacco contro {place}}}?',
  'med.ask.refused': '{who} nega il passaggio per {city}. La attacchi o annulli la tua spedizione contro {place}?',
  'med.ask.intercept':
    '{kind, select, expedition {{who} manda {n, plural, one {# carta} other {# carte}} contro la tua {place}} neutral {{who} attacca la tua {place}} other {{who} attaccano la tua {place}}}: intercetti per terra{leg, select, before {, prima che salpi} after {, dove sbarca} other {}}?',
  'med.ask.interceptAtSea':
    '{kind, select, expedition {{who} salpa con {n, plural, one {# carta} other {# carte}} contro la tua {place}} neutral {{who} attacca la tua {place}} other {{who} attaccano la tua {place}}}: intercetti in mare?',
  'med.ask.load': 'Battaglia navale contro {whom}: quale flotta trasporta {card}?',
  'med.ask.window':
    '{kind, select, event {Dopo l’evento} between {Fra le azioni} route {{whose, select, attacker {La tua spedizione contro {place}} defender {{who} {n, plural, one {avanza} other {avanzano}} contro la tua {place}} owned {{who} {n, plural, one {avanza} other {avanzano}} contro {place} ({whom})} other {{who} {n, plural, one {avanza} other {avanzano}} contro {place}}}} naval {{whose, select, attacker {La tua battaglia navale contro {whom}, verso {place}} defender {La tua battaglia navale contro {n, plural, one {{who}} other {i pirati}}, per {place}} other {Battaglia navale tra {n, plural, one {{who}} other {i pirati}} e {whom}, per {place}}}} field {{whose, select, attacker {La tua battaglia campale contro {whom} a {at}} defender {La tua battaglia campale contro {who} a {at}} other {Battaglia campale di {who} e {whom} a {at}}}} area {{whose, select, attacker {La tua battaglia contro {place}} other {Battaglia di {who} contro {place}}}} other {{whose, select, attacker {Il tuo assalto a {place}} defender {{who} {n, plural, one {assalta} other {assaltano}} la tua {place}} owned {{who} {n, plural, one {assalta} other {assaltano}} {place} ({whom})} other {{who} {n, plural, one {assalta} other {assaltano}} {place}}}}}: giochi una carta?',
  'med.ask.use': 'Come usi {card}?',
  'med.ask.side': 'Quale parte riguarda {card}: l’attaccante ({who}) o il difensore ({whom})?',
  'med.ask.respond':
    '{whose, select, none {Rispondi} attacker {Il tuo attacco contro {place}: rispondi} defender {{who} contro la tua {place}: rispondi} other {{who} contro {place}: rispondi}} a {card}, giocata da {by}?',
  'med.ask.storm': '{card} minaccia la tua spedizione contro {place}: mostri una carta che la plachi?',
  'med.ask.recover': 'Quale tua truppa provi a salvare? Serve {min} o più.',
  'med.ask.spy': 'Quale mano guardi?',
  'med.ask.spyDiscard': 'Quale carta scarta {on}?',
  'med.ask.placeFort': 'Dove collochi una fortificazione? {n, plural, one {L’ultima.} other {Ne restano #.}}',
  'med.ask.acquire': 'Quale città neutrale conquisti alla tua causa, con {min} o più al dado?',
  'med.ask.seize': 'Di quale città ti impadronisci, con {min} o più al dado?',
  'med.ask.revolt': 'Quale città si ribella, con {min} o più al dado?',
  'med.ask.takeBack': 'Quale carta riprendi? {n, plural, one {L’ultima.} other {Ne restano #.}}',
  'med.ask.forceDiscard': 'Chi scarta {n, plural, one {una carta} other {# carte}} a caso?',
  'med.ask.steal': 'A chi togli {n, plural, one {una carta} other {# carte}} a caso?',
  'med.ask.lookTake': 'Quale carta tieni? {n, plural, one {L’ultima.} other {Ne restano #.}}',
  'med.ask.lookBury': 'Quale carta metti adesso in fondo al mazzo?',
  'med.ask.horde': 'Quali barbari sollevi?',
  'med.ask.hordeTarget': 'Quale città attaccano i barbari ({area})?',
  'med.ask.pacify': 'Quale area pacifichi?',
  'med.ask.hard': 'Una campagna dura contro {area}: 1 punto, o 2 punti e una carta a caso in meno?',
  'med.ask.migrate': '{area}: il popolo migra. Quale area vicina torna a sollevarsi?',
  'med.ask.fear': '{area}: area pacificata, e la paura si diffonde. Pacifichi un’altra area vicina?',
  'med.ask.surplusHand':
    'Il conteggio ti lascia con {n, plural, one {# carta} other {# carte}} di troppo: quali scarti?',

  'med.no.area': 'Nelle aree barbare non si collocano mai fortificazioni.',
  'med.no.free': 'Quella città non è libera, o non è collegata a una delle tue.',
  'med.no.cards': 'Alla spedizione servono prima carte adatte.',
  'med.no.direct': 'Le flotte sono troppo deboli per un assalto diretto a una città di questa grandezza.',
  'med.no.deck': 'Il tuo mazzo è vuoto.',
  'med.no.noTroop': 'Nessuna truppa in mano.',
  'med.no.noFleet': 'Nessuna flotta in mano.',
  'med.no.noLand': 'Nessuna via di terra.',
  'med.no.noSea': 'Nessun porto conduce lì.',
};
