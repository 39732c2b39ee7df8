/** Words of the form for Land Bills and their repeal. */
export const en = {
  'landBill.bill': 'Bill',
  'landBill.pays': 'State pays',
  'landBill.saves': 'State saves',
  'landBill.sponsor': 'Sponsor',
  'landBill.second': 'Second',
  'landBill.against': 'those against',
  'landBill.thoseFor': 'those for',
  'landBill.unrest': 'Unrest',
  'landBill.aTurn': '{n} T a turn',
  'landBill.once': '{n} T once',
  'landBill.notNow': 'not now',
  'landBill.inForce': '{n, plural, one {in force} other {in force # times}}',
  'landBill.popularity': 'Popularity {n}',
  'landBill.hint':
    'Nobody may abstain on it. Popularity is gained when it passes, and lost by voting against it either way.',
  'landBill.repealHint': 'Popularity is lost whether it passes or not; nobody may abstain.',
  'landBill.ask': 'Ask {who}, then go on',
  'landBill.repeal': 'Put the repeal to the vote',
  'landBill.noType': 'choose a type',
  'landBill.noSponsor': 'name a Sponsor',
  'landBill.noSecond': 'name a second Sponsor',
} as const;
