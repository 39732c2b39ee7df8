/** Words of the form for Governors. */
export const es = {
  'governors.province': 'Provincia',
  'governors.spoils': 'Expolio',
  'governors.state': 'Estado',
  'governors.now': 'la gobierna',
  'governors.governor': 'Gobernador',
  'governors.term': 'Un mandato de {n} turnos. El elegido deja Roma al momento.',
  'governors.sits': '{who}, {n} más',
  'governors.last': 'Nombrar al último candidato',
  'governors.of': 'Gobernador de {province}',
  'governors.votes': '{n, plural, one {# voto} other {# votos}}',
  'governors.stays': 'sigue por ahora',
  'governors.none': 'nadie puede ir ahora',
  'governors.leaves': '{who} se va con sus votos: {faction} −{n}.',
  'governors.ask': 'Preguntarle antes',
  'governors.appoint': 'Nombrar sin votación',
  'governors.put':
    '{n, plural, =0 {Someter a votación} one {Someter a votación} =2 {Someter ambos a votación} other {Someter los # a votación}}',
  'governors.missing': 'aún no se nombra a nadie',
};
