import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'hint.med.attack':
    '{place} ti varrebbe circa {gain} punti. Tolti il rischio e {cards, plural, one {la carta} other {le # carte}} che costa, ne restano circa {worth}.',
  'hint.med.attackAll':
    'Una spedizione contro {place} vale circa {worth} punti, con tutto ciò che {cards, plural, one {la carta può} other {le # carte possono}} dare oltre alla città.',
  'hint.med.area':
    'Una spedizione contro {place} vale circa {worth} punti: quanto la campagna rende in media, meno il rischio e {cards, plural, one {la carta} other {le # carte}} che costa.',
  'hint.med.card': 'Giocare {card} ora vale circa {worth} punti.',
  'hint.med.pass': 'Nessuna spedizione e nessuna carta vale ora ciò che costerebbe.',
  'hint.med.change':
    'Nessuna spedizione e nessuna carta vale ora ciò che costerebbe, e {card} è la più povera della mano: un’altra può essere migliore.',
  'hint.med.wins': 'Con {place} hai le città che vincono la partita.',
  'hint.med.keyCity': '{place} è una città chiave: rende un punto e una carta in ogni conteggio che resta.',
  'hint.med.fromRival': 'Chi tiene {place} perde ciò che tu guadagni.',
  'hint.med.next': 'Poi viene {other}, che vale circa {worth} punti.',
  'hint.med.asGood': '{other} sarebbe quasi altrettanto buono.',
  'hint.med.unitsFor':
    'Per {place} la misura migliore {n, plural, one {è una carta} other {sono # carte}}: così la spedizione vale circa {worth} punti.',
  'hint.med.units': 'Tante carte quante bastano, e una in più dove il difensore può averne di proprie.',
  'hint.med.guard': 'Tante carte quante possono decidere la battaglia, e non più della posta in gioco.',

  'hint.med.intercept':
    'Intercettare con {n, plural, one {una carta} other {# carte}} vale circa {worth} punti, rischio compreso.',
  'hint.med.letPass': 'Fermare questo attacco costerebbe più carte di quanto vale.',
  'hint.med.interception':
    'Dipende da quanto è probabile che l’attacco prenda la città, da quanto vale la città e da ciò che è in gioco nella battaglia stessa.',
  'hint.med.forAttacker': 'Se l’attaccante vince questo combattimento, per te vale circa {worth} punti.',
  'hint.med.forDefender': 'Se il difensore vince questo combattimento, per te vale circa {worth} punti.',
  'hint.med.play': '{card} può deciderlo per meno della posta in gioco.',
  'hint.med.keep': 'Nessuna carta che si può giocare ora renderebbe più di quanto costa.',
  'hint.med.others': 'Nel combattimento di altri una carta deve valere più del suo prezzo.',
  'hint.med.price': 'Una carta in mano vale ora circa {worth} punti: meno, quanti meno giri restano.',
  'hint.med.cardsOrPoints': 'Tante carte contro tanti punti: ciò che vale di più.',
  'hint.med.side': 'Ciò che aiuta va alla parte che deve vincere, ciò che nuoce all’altra.',
  'hint.med.respond': 'Una risposta vale la sua carta se combatti tu stesso, o se l’altra carta ti nuoce.',
  'hint.med.half': 'Circa una risposta su due riesce.',

  'hint.med.settle': 'Prima le città grandi e i porti, sulla via delle città chiave e dove verrebbero gli altri.',
  'hint.med.fort': 'Un forte va a una città preziosa alla portata di altri e non ancora ben difesa.',
  'hint.med.victim': 'Deve far male: una città preziosa di un rivale in vantaggio, e non troppo difesa.',
  'hint.med.rival': 'Chi è in vantaggio e ha molte carte ha più da perdere.',
  'hint.med.dearest': 'Conta a che cosa servono le carte: questa è la più stimata.',
  'hint.med.poorest': 'Conta a che cosa servono le carte: si può fare a meno delle meno stimate.',
  'hint.med.gain': 'La città che rende di più: la sua grandezza, se è città chiave, e ciò che perde chi la tiene.',
  'hint.med.harm': 'La città la cui perdita fa più danno a un rivale in vantaggio.',
  'hint.med.road': 'Conta quali vie verso le città apre la zona.',
  'hint.med.horde': 'Dove i barbari sono abbastanza forti da prendere una città che mancherebbe a un rivale.',
  'hint.med.migrate': 'Meglio accanto alle città degli altri che accanto alle tue.',
  'hint.med.first': 'Chi comincia può prendere ciò che gli altri vogliono prima di loro.',
  'hint.med.draw': 'Una carta in più non nuoce mai.',
  'hint.med.route': 'La via più breve incontra meno avversari.',
  'hint.med.refused': 'Combattere per il passaggio costerebbe carte destinate ad altro.',
  'hint.med.passage': 'Se rifiuti, l’attacco potrebbe volgersi contro di te.',
  'hint.med.storm': 'Una carta che calma la tempesta salva l’intera spedizione.',
  'hint.med.load': 'Una nave porta a fondo le sue truppe: meglio distribuirle.',
  'hint.med.use': 'Come comandante la carta aiuta in ogni combattimento della sua spedizione.',
  'hint.med.anything': 'Per questa domanda il bot non ha numeri: gli va bene qualsiasi risposta offerta.',
};
