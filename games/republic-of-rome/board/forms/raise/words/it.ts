/** Words of the form for raising and disbanding forces. */
export const it = {
  'raise.ordinary': 'Legioni ordinarie',
  'raise.disbanded': '{n, plural, one {Legione congedata da reclutare} other {# legioni congedate da reclutare}}',
  'raise.veterans': 'Veterane',
  'raise.ofLeft': 'di {n}',
  'raise.all': 'Tutte',
  'raise.state': 'Stato',
  'raise.each': '{n} × {price} T',
  'raise.left': 'restano',
  'raise.owes': 'Resterebbero {left} T; lo Stato deve {owed} T l’anno come stanno le cose.',
  'raise.earns': '{who} ne guadagna {n} T ({what}).',
  'raise.nobodyEarns': 'Nessuno ci guadagna.',
  'raise.atOnce': 'Arruolale',
  'raise.nothing': 'ancora nulla',
  'raise.units': '{n, plural, one {# unità} other {# unità}}',
  'raise.costs': '{n} T',
  'raise.disbandHint': 'Le unità arruolate in questa seduta non sono offerte.',
};
