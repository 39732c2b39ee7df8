import type { revolution as source } from '../en/revolution.ts';

export const revolution: Readonly<Record<keyof typeof source, string>> = {
  'verb.giveTo': 'Dai carte a',
  'verb.offerTo': 'Offri carte a',
  'verb.answerOffer': 'Rispondi all’offerta di',
  'verb.declineOffer': 'Declina l’offerta di',
  'verb.acceptTrade': 'Scambia con',
  'verb.refuseTrade': 'Non scambiare con',
  'verb.layCards': 'Consegna queste carte',
  'verb.dropDraft': 'Ripensaci',
  'verb.doneTrading': 'Niente altri scambi',
  'verb.discard': 'Scarta',
  'verb.layDown': 'Deponi il comando',
  'verb.testLoyalty': 'Interroga le legioni',
  'verb.declareRevolt': 'Dichiara la rivolta',
  'verb.marchOn': 'Marcia ancora verso',
  'verb.testLegions': 'Interroga queste legioni',
  'verb.payLegions': 'Paga un talento a ognuna di queste legioni',
  'verb.lendMoney': 'Prestagli il denaro',
  'verb.refuseMoney': 'Non prestargli nulla',
  'verb.joinRevolt': 'Questi si uniscono alla rivolta',
  'verb.attackWar': 'Attacca',

  'ask.trade': 'Ora si possono scambiare e regalare carte.',
  'ask.trade.cards': 'Quali carte per {to}?',
  'ask.revolution.discard': 'Scarta {n, plural, one {# carta} other {# carte}}: il limite è cinque.',
  'ask.revolution.declare':
    '{who} ha vinto. {n, plural, =0 {Ancora nessuna legione lo segue.} one {Lo segue # legione.} other {Lo seguono # legioni.}} Depone il comando?',
  'ask.revolution.test': 'A quali legioni {who} chiede di seguirlo?',
  'ask.revolution.lend': '{who} presta al dittatore il suo denaro per conquistare le legioni?',
  'ask.revolution.pay': 'Quali legioni ricevono 1 talento, per aggiungere 1 al dado? C’è denaro per {n}.',
  'ask.revolution.join': 'Chi altro della fazione si unisce alla rivolta?',
  'ask.rebel.war': '{wars} guerre minacciano Roma. Quale attacca il ribelle?',

  'no.legionFollows': 'Nessuna legione lo segue.',
  'no.strongerRebel': 'Chi si è dichiarato prima di lui è forte almeno altrettanto ({n}).',

  'trade.gave': '{from} dà {n, plural, one {# carta} other {# carte}} a {to}.',
  'trade.gave.cards': '{from} dà {n, plural, one {# carta} other {# carte}} a {to}: {cards}.',
  'trade.offers': '{from} offre {n, plural, one {# carta} other {# carte}} a {to}.',
  'trade.offers.cards': '{from} offre {n, plural, one {# carta} other {# carte}} a {to}: {cards}.',
  'trade.declined': '{to} declina l’offerta di {from}.',
  'trade.refused': '{from} non scambia con {to}.',
  'revolution.discards': '{faction} scarta {cards}.',
  'revolution.laysDown': '{who} depone il comando.',
  'revolution.declares': '{who} si dichiara in rivolta con una forza di {n}.',
  'revolution.rolls':
    '{who} interroga {asked, plural, one {# legione} other {# legioni}} (tiro richiesto: {needed}): {n, plural, =0 {nessuna lo segue} one {# lo segue} other {# lo seguono}}.',
  'revolution.primary': '{who} marcia su Roma.',
  'revolution.joins': '{who} si unisce alla rivolta.',
  'revolution.veterans':
    '{n, plural, one {# legione veterana passa} other {# legioni veterane passano}} dalla parte del ribelle.',
  'revolution.failed': 'La rivolta è fallita.',
  'law.manilian.march': '{who} conserva la sua armata e prosegue la marcia: {war}.',
  'rebel.triumphs':
    '{who} è padrone di Roma; {wars, plural, one {# guerra la minaccia} other {# guerre la minacciano}}.',
};
