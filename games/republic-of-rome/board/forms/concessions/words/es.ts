/** Words of the form for Concessions. */
export const es = {
  'concessions.concession': 'Concesión',
  'concessions.brings': 'da',
  'concessions.to': 'a',
  'concessions.pays.each-turn': '{n} T por turno',
  'concessions.pays.each-legion': '{n} T por cada legión reclutada',
  'concessions.pays.each-fleet': '{n} T por cada flota reclutada',
  'concessions.whoHas': 'Quién recibe {what}',
  'concessions.once': 'Cada concesión tiene un voto por turno, acabe como acabe. A nadie se le pregunta si la quiere.',
  'concessions.notNow': 'ahora no',
  'concessions.put':
    '{n, plural, =0 {Someter a votación} one {Someter a votación} =2 {Someter ambas a votación} other {Someter las # a votación}}',
  'concessions.missing': 'aún no se da nada',
};
