import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'plan.inRome': 'Non schierate',
  'plan.units':
    '{legions, plural, =0 {nessuna legione} one {# legione} other {# legioni}}, {fleets, plural, =0 {nessuna flotta} one {# flotta} other {# flotte}}',
  'plan.state': 'Tesoro dello Stato',
  'plan.talents': '{n} T',
  'plan.situation': 'Si segue',
  'plan.wars': 'Guerre attive',
  'plan.byList': 'le liste dicono che cosa si attacca e si arruola',
  'plan.own': 'arruoli e invii tu dopo il bottino',
  'plan.land': 'terra {n}',
  'plan.sea': 'mare {n}',
  'plan.support': 'appoggio {n}',
  'plan.spoils': 'bottino {n} T',
  'plan.by': 'Secondo',
  'plan.entry': '{list}, voce {entry}',
  'plan.attack': 'Attacca: {what}',
  'plan.mil': 'Militare {n}, Influenza {influence}',
  'plan.victory': 'vittoria {n} % con le unità minime',
  'plan.send': 'Invia {what}',
  'plan.enemy': '{what}',
  'plan.atLeast': 'Con lui vanno almeno',
  'plan.errand':
    'parte con {legions, plural, =0 {nessuna legione} one {# legione} other {# legioni}} e {fleets, plural, =0 {nessuna flotta} one {# flotta} other {# flotte}}',
  'plan.brings': 'porta {n} T allo Stato',
  'plan.collect': 'Riscuoti {what}',
  'plan.against': 'contro {what}',
  'plan.recall': '{n, plural, =0 {Non richiamare nessuno} one {Richiamalo} other {Richiamane #}}',
  'plan.owes': 'deve fedeltà a {who}',
  'plan.owesNobody': 'non deve fedeltà a nessuno',
  'plan.along':
    '{n, plural, =0 {Non inviare altre veterane} one {Invia anche # legione veterana} other {Invia anche # legioni veterane}}',
  'plan.build':
    'Arruola {legions, plural, =0 {nessuna legione} one {# legione} other {# legioni}}, {fleets, plural, =0 {nessuna flotta} one {# flotta} other {# flotte}}',
  'plan.of': 'di {n}',
  'plan.legionsInPlay': 'Legioni in gioco (in pace {n})',
  'plan.fleetsInPlay': 'Flotte in gioco (in pace {n})',
};
