/** Words of the form for Concessions. */
export const it = {
  'concessions.concession': 'Concessione',
  'concessions.brings': 'porta',
  'concessions.to': 'a',
  'concessions.pays.each-turn': '{n} T a turno',
  'concessions.pays.each-legion': '{n} T per ogni legione arruolata',
  'concessions.pays.each-fleet': '{n} T per ogni flotta arruolata',
  'concessions.whoHas': 'Chi riceve {what}',
  'concessions.once': 'Ogni concessione ha un voto a turno, comunque finisca. A nessuno si chiede se la vuole.',
  'concessions.notNow': 'non ora',
  'concessions.put':
    '{n, plural, =0 {Metti ai voti} one {Metti ai voti} =2 {Metti ai voti entrambe} other {Metti ai voti tutte e #}}',
  'concessions.missing': 'ancora nulla è dato',
};
