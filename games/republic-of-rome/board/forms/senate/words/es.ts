/** Words that the forms of the Senate share. */
export const es = {
  'form.away': 'ausente',
  'form.awayAt': 'ausente: {war}',
  'form.governs': 'gobierna {province}',
  'form.noFaction': 'de ninguna facción',
  'form.notNow': 'no se le puede nombrar ahora',
  'form.pop': 'Pop',
  'form.votes': 'votos',
  'form.purse': '{n} T',
  'form.nobody': 'nadie aún',
  'form.mustAgree': '{who} debe aceptar',
  'form.fromTo': '{a} → {b}',
  'form.putToVote': 'Someter a votación',
  'form.drop': 'Dejarlo',
};
