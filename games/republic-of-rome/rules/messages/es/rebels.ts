/** Rebel Governors, 2.03. */
export const rebels = {
  'rule:rebel-governors': 'Gobernadores rebeldes',
  'verb.countVeterans': 'Contar a estos Veteranos',
  'verb.testFleets': 'Preguntar a tantas Flotas',
  'verb.payFleets': 'Pagar un Talento a cada una de tantas Flotas',
  'verb.nameRebel': 'Se rebela',
  'verb.declareGovernors': 'Declarar la Rebelión',
  'verb.stayLoyal': 'Nadie se rebela',
  'verb.keepFleets': 'Conservar tantas Flotas',
  'verb.marchOnRome': 'Marchar sobre Roma',
  'verb.stayInProvince': 'Quedarse en la Provincia',
  'verb.giveUpForces': 'Abandonar estas Fuerzas Provinciales',
  'verb.giveUpArmies': 'Abandonar Ejércitos de estas Provincias',
  'verb.giveUpFleets': 'Abandonar Flotas de estas Provincias',
  'verb.keepReleasedFleets': 'Roma mantiene tantas Flotas',
  'verb.intercept': 'Interceptarlos',
  'verb.letLand': 'Dejarlos desembarcar',
  'verb.losePrimaryFleets': 'Tantas del Rebelde Principal',
  'verb.noReinforcements': 'Nadie',
  'verb.reinforceFrom': 'Refuerzos de',
  'verb.sendForces': 'Enviar estas Fuerzas',
  'verb.sendLegions': 'Enviar estas Legiones',

  'ask.rebels.testFleets': '¿A cuántas de sus Flotas pide {who} que le sigan?',
  'ask.rebels.lend': '¿Presta {who} su dinero al Dictador para ganarse Flotas?',
  'ask.rebels.payFleets':
    '{n, plural, one {Se pregunta a # Flota.} other {Se pregunta a # Flotas.}} ¿A cuántas se paga 1 Talento, por 1 más en el dado?',
  'ask.rebels.muster':
    '¿Quién de la Facción se rebela? Sin un Comandante victorioso, el primero que se nombra es el Rebelde Principal. Fuerza hasta ahora: {n}.',
  'ask.rebels.keepFleets':
    '{n, plural, one {# Flota sigue} other {# Flotas siguen}} al Rebelde, que debe pagarlas cada turno. ¿Cuántas conserva?',
  'ask.rebels.march': '¿Marcha {who} sobre Roma, para no volver nunca a su Provincia, o se queda en ella?',
  'ask.rebels.release':
    'Los Rebeldes no pueden pagar todas sus Fuerzas: {n, plural, one {# Legión o Flota vuelve} other {# Legiones o Flotas vuelven}} al Senado. ¿Qué Legiones? El resto son Flotas.',
  'ask.rebels.giveUp':
    'Los Rebeldes no pueden pagar todas sus Fuerzas: {n, plural, one {se abandona # Ejército o Flota Provincial} other {se abandonan # Ejércitos o Flotas Provinciales}}.',
  'ask.rebels.whichArmies':
    '¿De qué Provincias {n, plural, one {se abandona # Ejército Provincial} other {se abandonan # Ejércitos Provinciales}}?',
  'ask.rebels.whichFleets':
    '¿De qué Provincias {n, plural, one {se abandona # Flota Provincial} other {se abandonan # Flotas Provinciales}}?',
  'ask.rebels.releasedFleets':
    'Los Rebeldes han abandonado {n, plural, one {# Flota} other {# Flotas}}. ¿Cuántas mantiene Roma?',
  'ask.rebels.raise': '{who} puede reclutar Fuerzas en {province}, por 10 Talentos propios cada una.',
  'ask.rebels.intercept':
    'Rebeldes de {province} van camino de Italia. ¿Se los intercepta, {n} contra {against} en el mar?',
  'ask.rebels.whoseFleets':
    'Los Rebeldes pierden {n, plural, one {# Flota Provincial} other {# Flotas Provinciales}}. ¿Cuántas son del Rebelde Principal? Las demás son de la Provincia de los otros.',
  'ask.rebels.reinforce': '¿Envía un Gobernador Rebelde Fuerzas a Italia?',
  'ask.rebels.sendForces': '¿Cuántas Fuerzas Provinciales se envían desde {province}?',
  'ask.rebels.sendLegions': '¿Qué Legiones se envían desde {province}?',
  'no.rebels.away': 'Hay Fuerzas de {province} en el mar o en Italia: no puede ser atacada.',
  'no.rebels.nobodyMarches': 'No tiene ni Legiones ni Ejércitos Provinciales.',

  'rebels.leaves': '{who} abandona {province}, donde no está en persona.',
  'rebels.province': '{province} está en Rebelión con {who}.',
  'rebels.provinceFalls': '{province} vuelve al Foro, sin desarrollar y sin Fuerzas Provinciales.',
  'rebels.fleetRolls':
    '{who} pregunta a {asked, plural, one {# Flota} other {# Flotas}} (se necesita: {needed}): {n, plural, =0 {ninguna le sigue} one {# le sigue} other {# le siguen}}.',
  'rebels.fleetsGivenUp': 'El Rebelde devuelve {n, plural, one {# Flota} other {# Flotas}} al Senado.',
  'rebels.stays': '{who} se queda en {province}.',
  'rebels.income': '{who} toma {n, plural, one {# Talento} other {# Talentos}} de {province}.',
  'rebels.givenUp':
    'Los Rebeldes abandonan {armies, plural, =0 {} one {# Ejército Provincial} other {# Ejércitos Provinciales}}{fleets, plural, =0 {} one {# Flota Provincial} other {# Flotas Provinciales}}.',
  'rebels.releasedFleets': 'De las Flotas que los Rebeldes abandonaron, Roma conserva {kept}; se pierden {lost}.',
  'rebels.raised':
    '{who} recluta {armies, plural, =0 {{fleets, plural, one {# Flota Provincial} other {# Flotas Provinciales}}} one {# Ejército Provincial{fleets, plural, =0 {} one { y # Flota Provincial} other { y # Flotas Provinciales}}} other {# Ejércitos Provinciales{fleets, plural, =0 {} one { y # Flota Provincial} other { y # Flotas Provinciales}}}} en {province}.',
  'rebels.navalVictory': 'Las Flotas de {province} están vencidas.',
  'rebels.battle':
    '{who} ataca {province} {ground}: dados {dice}{modifier, plural, =0 {} other {, modificador {modifier}}}, en total {total}: {result}.',
  'rebels.losses':
    'El Senado pierde {legions, plural, one {# Legión} other {# Legiones}}{fleets, plural, =0 {} one { y # Flota} other { y # Flotas}}; el Rebelde, {rebelLegions, plural, one {# Legión} other {# Legiones}}{rebelArmies, plural, =0 {} one {, # Ejército Provincial} other {, # Ejércitos Provinciales}}{rebelFleets, plural, =0 {} one {, # Flota Provincial} other {, # Flotas Provinciales}}.',
  'rebels.sails': '{who} deja {province} para marchar sobre Roma; tiene que cruzar el mar.',
  'rebels.lands': '{who} ha desembarcado en Italia con Fuerzas de {province}.',
  'rebels.stopped': '{who} es detenido en el mar; sus Fuerzas están de vuelta en {province}.',
  'rebels.interception':
    'Las Flotas del Senado interceptan a los Rebeldes de {province}: dados {dice}{modifier, plural, =0 {} other {, modificador {modifier}}}, en total {total}: {result}.',
  'rebels.fleetsLost': 'Flotas perdidas: {ours} del Senado, {theirs} de los Rebeldes.',
  'rebels.reinforces':
    '{who} envía Fuerzas de {province} a Italia: {armies, plural, one {# Ejército Provincial} other {# Ejércitos Provinciales}}, {fleets, plural, one {# Flota Provincial} other {# Flotas Provinciales}}, {legions, plural, one {# Legión} other {# Legiones}}.',

  'tally.declared': 'Fuerza de la Rebelión',
  'tally.interception': 'Se suma a los dados',
  'tally.fleetsAgainst': 'flotas de los rebeldes',
  'tally.provincialForces': 'Fuerzas Provinciales',
} as const;
