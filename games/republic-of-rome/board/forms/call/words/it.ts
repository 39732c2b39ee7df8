/** Words of the form for calling the Factions to vote. */
export const it = {
  'call.order': 'Chiamarli in ordine',
  'call.clockwise': 'In senso orario',
  'call.sooner': '{who} prima',
  'call.later': '{who} dopo',
  'call.first': '{who} adesso',
  'call.callAll': 'Chiama in quest’ordine',
  'call.callClockwise': 'Chiama tutti in senso orario',
  'call.callOne': 'Chiama {who}',
  'call.beginning': 'prima {who}',
  'call.nobody': 'Non resta nessuno da chiamare.',
};
