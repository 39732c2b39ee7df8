/** Words of the form for the agenda of other business. */
export const es = {
  'proposals.which': 'Qué se puede proponer',
  'proposals.draw': 'Redactar: {what}',
  'proposals.none': 'Proponer',
  'proposals.nothing': 'nada se puede proponer ahora',
  'proposals.wars':
    '{n, plural, =0 {ninguna guerra activa} one {# guerra activa} other {# guerras activas}}{alone, plural, =0 {} one {, # sin comandante} other {, # sin comandante}}',
  'proposals.state': 'el Estado tiene {n} T',
  'proposals.units':
    '{legions, plural, one {# legión} other {# legiones}} y {fleets, plural, one {# flota} other {# flotas}} en Roma',
  'proposals.unrest': 'descontento {n}',
};
