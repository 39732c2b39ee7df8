/** Words of the form for Land Bills and their repeal. */
export const es = {
  'landBill.bill': 'Ley',
  'landBill.pays': 'paga el Estado',
  'landBill.saves': 'ahorra el Estado',
  'landBill.sponsor': 'Promotor',
  'landBill.second': 'Segundo',
  'landBill.against': 'los contrarios',
  'landBill.thoseFor': 'los favorables',
  'landBill.unrest': 'Descontento',
  'landBill.aTurn': '{n} T por turno',
  'landBill.once': '{n} T una vez',
  'landBill.notNow': 'ahora no',
  'landBill.inForce': '{n, plural, one {en vigor} other {en vigor # veces}}',
  'landBill.popularity': 'popularidad {n}',
  'landBill.hint':
    'Nadie puede abstenerse. La popularidad se gana si se aprueba, y se pierde al votar en contra en todo caso.',
  'landBill.repealHint': 'La popularidad se pierde se apruebe o no; nadie puede abstenerse.',
  'landBill.ask': 'Preguntar a {who} y seguir',
  'landBill.repeal': 'Someter la derogación a votación',
  'landBill.noType': 'elige un tipo',
  'landBill.noSponsor': 'nombra un promotor',
  'landBill.noSecond': 'nombra un segundo promotor',
};
