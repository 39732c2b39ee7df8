/** Parole di una finestra. */
export const it = {
  'window.pass': 'Passa',
  'window.passUntil': 'Passa in {until}',
  'window.alike': 'Si chiede a tutti allo stesso modo e per lo stesso tempo, con o senza carta.',
};
