/** Words of the form for raising and disbanding forces. */
export const es = {
  'raise.ordinary': 'Legiones ordinarias',
  'raise.disbanded':
    '{n, plural, one {Legión licenciada que se recluta} other {# legiones licenciadas que se reclutan}}',
  'raise.veterans': 'Veteranas',
  'raise.ofLeft': 'de {n}',
  'raise.all': 'Todas',
  'raise.state': 'Estado',
  'raise.each': '{n} × {price} T',
  'raise.left': 'quedan',
  'raise.owes': 'Quedarían {left} T; el Estado debe {owed} T al año tal como está.',
  'raise.earns': '{who} gana {n} T con ello ({what}).',
  'raise.nobodyEarns': 'Nadie gana con ello.',
  'raise.atOnce': 'Levantarlas',
  'raise.nothing': 'nada aún',
  'raise.units': '{n, plural, one {# unidad} other {# unidades}}',
  'raise.costs': '{n} T',
  'raise.disbandHint': 'No se ofrecen las unidades reclutadas en esta sesión.',
};
