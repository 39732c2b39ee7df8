/** Words of the form for Governors. */
export const it = {
  'governors.province': 'Provincia',
  'governors.spoils': 'Bottino',
  'governors.state': 'Stato',
  'governors.now': 'la governa',
  'governors.governor': 'Governatore',
  'governors.term': 'Un mandato di {n} turni. Chi è eletto lascia Roma subito.',
  'governors.sits': '{who}, ancora {n}',
  'governors.last': 'Nomina l’ultimo candidato',
  'governors.of': 'Governatore di {province}',
  'governors.votes': '{n, plural, one {# voto} other {# voti}}',
  'governors.stays': 'resta per ora',
  'governors.none': 'ora nessuno può andare',
  'governors.leaves': '{who} parte con i suoi voti: {faction} −{n}.',
  'governors.ask': 'Chiedi prima a lui',
  'governors.appoint': 'Nomina senza voto',
  'governors.put':
    '{n, plural, =0 {Metti ai voti} one {Metti ai voti} =2 {Metti ai voti entrambi} other {Metti ai voti tutti e #}}',
  'governors.missing': 'ancora nessuno è nominato',
};
