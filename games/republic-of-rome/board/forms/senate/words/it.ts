/** Words that the forms of the Senate share. */
export const it = {
  'form.away': 'assente',
  'form.awayAt': 'assente: {war}',
  'form.governs': 'governa {province}',
  'form.noFaction': 'di nessuna fazione',
  'form.notNow': 'ora non si può nominare',
  'form.pop': 'Pop',
  'form.votes': 'voti',
  'form.purse': '{n} T',
  'form.nobody': 'ancora nessuno',
  'form.mustAgree': '{who} deve accettare',
  'form.fromTo': '{a} → {b}',
  'form.putToVote': 'Metti ai voti',
  'form.drop': 'Lascia perdere',
};
