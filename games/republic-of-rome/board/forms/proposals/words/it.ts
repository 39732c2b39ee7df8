/** Words of the form for the agenda of other business. */
export const it = {
  'proposals.which': 'Che cosa si può proporre',
  'proposals.draw': 'Stendi: {what}',
  'proposals.none': 'Proponi',
  'proposals.nothing': 'ora nulla si può proporre',
  'proposals.wars':
    '{n, plural, =0 {nessuna guerra attiva} one {# guerra attiva} other {# guerre attive}}{alone, plural, =0 {} one {, # senza comandante} other {, # senza comandante}}',
  'proposals.state': 'lo Stato ha {n} T',
  'proposals.units':
    '{legions, plural, one {# legione} other {# legioni}} e {fleets, plural, one {# flotta} other {# flotte}} a Roma',
  'proposals.unrest': 'malcontento {n}',
};
