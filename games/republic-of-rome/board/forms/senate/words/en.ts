/** Words that the forms of the Senate share. */
export const en = {
  'form.away': 'away',
  'form.awayAt': 'away: {war}',
  'form.governs': 'governs {province}',
  'form.noFaction': 'of no Faction',
  'form.notNow': 'may not be named now',
  'form.pop': 'Pop',
  'form.votes': 'votes',
  'form.purse': '{n} T',
  'form.nobody': 'nobody yet',
  'form.mustAgree': '{who} must agree',
  'form.fromTo': '{a} → {b}',
  'form.putToVote': 'Put it to the vote',
  'form.drop': 'Drop it',
} as const;
