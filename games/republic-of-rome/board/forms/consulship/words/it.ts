/** Words of the form for Rome Consul and Field Consul. */
export const it = {
  'consulship.which': 'Quale consolato',
  'consulship.wantRome': 'Da ora presiede il Senato.',
  'consulship.wantField': 'È il primo a essere mandato in guerra.',
  'consulship.wantEither': 'L’altro ha ciò che vuole; se non gli importa, decidono i dadi.',
  'consulship.other': '{who}, Mil {n}, è allora console di campo.',
  'consulship.wish.wantRome': 'Chiedi Roma',
  'consulship.wish.wantField': 'Chiedi il campo',
  'consulship.wish.wantEither': 'È lo stesso',
  'consulship.names': '{who} resta a Roma',
};
