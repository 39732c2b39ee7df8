/** Rebel Governors, 2.03. */
export const rebels = {
  'rule:rebel-governors': 'Governatori ribelli',
  'verb.countVeterans': 'Contare questi Veterani',
  'verb.testFleets': 'Interrogare tante Flotte',
  'verb.payFleets': 'Pagare un Talento ciascuna a tante Flotte',
  'verb.nameRebel': 'Si ribella',
  'verb.declareGovernors': 'Dichiarare la Rivolta',
  'verb.stayLoyal': 'Nessuno si ribella',
  'verb.keepFleets': 'Tenere tante Flotte',
  'verb.marchOnRome': 'Marciare su Roma',
  'verb.stayInProvince': 'Restare nella Provincia',
  'verb.giveUpForces': 'Abbandonare queste Forze Provinciali',
  'verb.giveUpArmies': 'Abbandonare Eserciti di queste Province',
  'verb.giveUpFleets': 'Abbandonare Flotte di queste Province',
  'verb.keepReleasedFleets': 'Roma mantiene tante Flotte',
  'verb.intercept': 'Intercettarli',
  'verb.letLand': 'Lasciarli sbarcare',
  'verb.losePrimaryFleets': 'Tante del Ribelle Principale',
  'verb.noReinforcements': 'Nessuno',
  'verb.reinforceFrom': 'Rinforzi da',
  'verb.sendForces': 'Inviare queste Forze',
  'verb.sendLegions': 'Inviare queste Legioni',

  'ask.rebels.testFleets': 'A quante delle sue Flotte {who} chiede di seguirlo?',
  'ask.rebels.lend': '{who} presta il suo denaro al Dittatore, per conquistare Flotte?',
  'ask.rebels.payFleets':
    '{n, plural, one {# Flotta è interrogata.} other {# Flotte sono interrogate.}} A quante si paga 1 Talento, per 1 in più al dado?',
  'ask.rebels.muster':
    'Chi della Fazione si ribella? Senza un Comandante vittorioso, il primo nominato è il Ribelle Principale. Forza finora: {n}.',
  'ask.rebels.keepFleets':
    '{n, plural, one {# Flotta segue} other {# Flotte seguono}} il Ribelle, che deve pagarle ogni turno. Quante ne tiene?',
  'ask.rebels.march': '{who} marcia su Roma, per non tornare mai più nella sua Provincia, o vi resta?',
  'ask.rebels.release':
    'I Ribelli non possono pagare tutte le loro Forze: {n, plural, one {# Legione o Flotta torna} other {# Legioni o Flotte tornano}} al Senato. Quali Legioni? Le altre sono Flotte.',
  'ask.rebels.giveUp':
    'I Ribelli non possono pagare tutte le loro Forze: {n, plural, one {si abbandona # Esercito o Flotta Provinciale} other {si abbandonano # Eserciti o Flotte Provinciali}}.',
  'ask.rebels.whichArmies':
    'Di quali Province {n, plural, one {si abbandona # Esercito Provinciale} other {si abbandonano # Eserciti Provinciali}}?',
  'ask.rebels.whichFleets':
    'Di quali Province {n, plural, one {si abbandona # Flotta Provinciale} other {si abbandonano # Flotte Provinciali}}?',
  'ask.rebels.releasedFleets':
    'I Ribelli hanno abbandonato {n, plural, one {# Flotta} other {# Flotte}}. Quante ne mantiene Roma?',
  'ask.rebels.raise': '{who} può reclutare Forze in {province}, per 10 Talenti propri ciascuna.',
  'ask.rebels.intercept':
    'Ribelli da {province} sono in viaggio verso l’Italia. Vengono intercettati, {n} contro {against} in mare?',
  'ask.rebels.whoseFleets':
    'I Ribelli perdono {n, plural, one {# Flotta Provinciale} other {# Flotte Provinciali}}. Quante sono del Ribelle Principale? Le altre sono della Provincia degli altri.',
  'ask.rebels.reinforce': 'Un Governatore Ribelle invia Forze in Italia?',
  'ask.rebels.sendForces': 'Quante Forze Provinciali si inviano da {province}?',
  'ask.rebels.sendLegions': 'Quali Legioni si inviano da {province}?',
  'no.rebels.away': 'Forze di {province} sono in mare o in Italia: non può essere attaccata.',
  'no.rebels.nobodyMarches': 'Non ha né Legioni né Eserciti Provinciali.',

  'rebels.leaves': '{who} lascia {province}, dove non è di persona.',
  'rebels.province': '{province} è in Rivolta con {who}.',
  'rebels.provinceFalls': '{province} torna al Foro, non sviluppata e senza Forze Provinciali.',
  'rebels.fleetRolls':
    '{who} interroga {asked, plural, one {# Flotta} other {# Flotte}} (serve: {needed}): {n, plural, =0 {nessuna lo segue} one {# lo segue} other {# lo seguono}}.',
  'rebels.fleetsGivenUp': 'Il Ribelle restituisce {n, plural, one {# Flotta} other {# Flotte}} al Senato.',
  'rebels.stays': '{who} resta in {province}.',
  'rebels.income': '{who} prende {n, plural, one {# Talento} other {# Talenti}} da {province}.',
  'rebels.givenUp':
    'I Ribelli abbandonano {armies, plural, =0 {} one {# Esercito Provinciale} other {# Eserciti Provinciali}}{fleets, plural, =0 {} one {# Flotta Provinciale} other {# Flotte Provinciali}}.',
  'rebels.releasedFleets': 'Delle Flotte che i Ribelli hanno abbandonato Roma ne tiene {kept}; {lost} sono perdute.',
  'rebels.raised':
    '{who} recluta {armies, plural, =0 {{fleets, plural, one {# Flotta Provinciale} other {# Flotte Provinciali}}} one {# Esercito Provinciale{fleets, plural, =0 {} one { e # Flotta Provinciale} other { e # Flotte Provinciali}}} other {# Eserciti Provinciali{fleets, plural, =0 {} one { e # Flotta Provinciale} other { e # Flotte Provinciali}}}} in {province}.',
  'rebels.navalVictory': 'Le Flotte di {province} sono vinte.',
  'rebels.battle':
    '{who} attacca {province} {ground}: dadi {dice}{modifier, plural, =0 {} other {, modificatore {modifier}}}, in tutto {total}: {result}.',
  'rebels.losses':
    'Il Senato perde {legions, plural, one {# Legione} other {# Legioni}}{fleets, plural, =0 {} one { e # Flotta} other { e # Flotte}}, il Ribelle {rebelLegions, plural, one {# Legione} other {# Legioni}}{rebelArmies, plural, =0 {} one {, # Esercito Provinciale} other {, # Eserciti Provinciali}}{rebelFleets, plural, =0 {} one {, # Flotta Provinciale} other {, # Flotte Provinciali}}.',
  'rebels.sails': '{who} lascia {province} per marciare su Roma; deve attraversare il mare.',
  'rebels.lands': '{who} è sbarcato in Italia con Forze di {province}.',
  'rebels.stopped': '{who} è fermato in mare; le sue Forze sono di nuovo in {province}.',
  'rebels.interception':
    'Le Flotte del Senato intercettano i Ribelli da {province}: dadi {dice}{modifier, plural, =0 {} other {, modificatore {modifier}}}, in tutto {total}: {result}.',
  'rebels.fleetsLost': 'Flotte perdute: {ours} del Senato, {theirs} dei Ribelli.',
  'rebels.reinforces':
    '{who} invia Forze di {province} in Italia: {armies, plural, one {# Esercito Provinciale} other {# Eserciti Provinciali}}, {fleets, plural, one {# Flotta Provinciale} other {# Flotte Provinciali}}, {legions, plural, one {# Legione} other {# Legioni}}.',

  'tally.declared': 'Forza della Rivolta',
  'tally.interception': 'Si somma ai dadi',
  'tally.fleetsAgainst': 'flotte dei ribelli',
  'tally.provincialForces': 'Forze Provinciali',
} as const;
