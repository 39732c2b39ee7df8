/** Rebel Governors, 2.03. */
export const rebels = {
  'verb.askFleets': 'Interrogare le Flotte',
  'verb.testFleets': 'Interrogare tante Flotte',
  'verb.payFleets': 'Pagare un Talento ciascuna a tante Flotte',
  'verb.nameRebel': 'Si ribella',
  'verb.declareGovernors': 'Dichiarare la Rivolta',
  'verb.stayLoyal': 'Nessuno si ribella',
  'verb.keepFleets': 'Tenere tante Flotte',
  'verb.marchOnRome': 'Marciare su Roma',
  'verb.stayInProvince': 'Restare nella Provincia',

  'ask.rebels.testFleets': 'A quante delle sue Flotte {who} chiede di seguirlo?',
  'ask.rebels.lend': '{who} presta il suo denaro al Dittatore, per conquistare Flotte?',
  'ask.rebels.payFleets':
    '{n, plural, one {# Flotta è interrogata.} other {# Flotte sono interrogate.}} A quante si paga 1 Talento, per 1 in più al dado?',
  'ask.rebels.muster':
    'Chi della Fazione si ribella? Senza un Comandante vittorioso, il primo nominato è il Ribelle Principale. Forza finora: {n}.',
  'ask.rebels.keepFleets':
    '{n, plural, one {# Flotta segue} other {# Flotte seguono}} il Ribelle, che deve pagarle ogni turno. Quante ne tiene?',
  'ask.rebels.march': '{who} marcia su Roma, per non tornare mai più nella sua Provincia, o vi resta?',

  'rebels.leaves': '{who} lascia {province}, dove non è di persona.',
  'rebels.province': '{province} è in Rivolta con {who}.',
  'rebels.provinceFalls': '{province} torna al Foro, non sviluppata e senza Forze Provinciali.',
  'rebels.fleetRolls':
    '{who} interroga {asked, plural, one {# Flotta} other {# Flotte}} (serve: {needed}): {n, plural, =0 {nessuna lo segue} one {# lo segue} other {# lo seguono}}.',
  'rebels.fleetsGivenUp': 'Il Ribelle restituisce {n, plural, one {# Flotta} other {# Flotte}} al Senato.',
  'rebels.stays': '{who} resta in {province}.',

  'tally.declared': 'Forza della Rivolta',
  'tally.provincialForces': 'Forze Provinciali',
} as const;
