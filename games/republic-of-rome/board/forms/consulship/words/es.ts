/** Words of the form for Rome Consul and Field Consul. */
export const es = {
  'consulship.which': 'Qué consulado',
  'consulship.wantRome': 'Desde ahora preside el Senado.',
  'consulship.wantField': 'Es el primero a quien se envía a la guerra.',
  'consulship.wantEither': 'El otro tiene lo que desea; si le da igual, deciden los dados.',
  'consulship.other': '{who}, Mil {n}, es entonces cónsul de campaña.',
  'consulship.wish.wantRome': 'Pedir Roma',
  'consulship.wish.wantField': 'Pedir la campaña',
  'consulship.wish.wantEither': 'Me da igual',
  'consulship.names': '{who} se queda en Roma',
};
