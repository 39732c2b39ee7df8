import type { events as source } from '../en/events.ts';

export const events: Readonly<Record<keyof typeof source, string>> = {
  event: 'Evento: {event}.',
  'event.nothing': '{event}: già uscito, non succede altro.',
  'event.statePays': 'Lo Stato paga {n, plural, one {# talento} other {# talenti}}.',
  'event.disasterDie': 'Disastro naturale: il dado dà {die}.',
  'event.allies': 'Alleati entusiasti danno allo Stato {n, plural, one {# talento} other {# talenti}}.',
  'event.provinceRevolts': '{province} si ribella.',
  'event.raid.saved': '{province} respinge i barbari ({n}).',
  'event.raid.overrun': 'I barbari travolgono {province} ({n}).',
  'event.raid.captured': '{who} è prigioniero dei barbari.',
  'event.disorder.quiet': 'In {province} regna la calma ({n}).',
  'event.disorder.revolt': '{province} insorge ({n}).',
  'event.refuge': '{leader} troverà rifugio nella prossima guerra.',
  'event.rise': '{leader} risorge e si unisce a ogni guerra.',
  'event.spoils': 'Lo Stato riceve {n, plural, one {# talento} other {# talenti}}.',
  'event.leaderDies': 'Muore {leader}.',
  'event.pretender': 'Emerge un pretendente in {province}.',
  'event.pretender.battle':
    'La guarnigione di {province} combatte il pretendente: dadi {dice}, in tutto {n}; perdite: {lost, plural, one {# legione} other {# legioni}}.',
  'event.fleetsLost': '{n, plural, one {Si perde # flotta} other {Si perdono # flotte}}.',
  'event.storm':
    '{n, plural, =0 {La tempesta non trova nessuna flotta.} one {La tempesta si porta via # flotta.} other {La tempesta si porta via # flotte.}}',
  'event.rhodes': 'Rodi invia {n, plural, one {# flotta} other {# flotte}}.',
  'event.rhodes.nothing': 'Nessuna guerra ha bisogno di flotte: Rodi non invia nulla.',
  'event.rhodes.home':
    'L’alleanza con Rodi è finita: {n, plural, one {# flotta torna} other {# flotte tornano}} a casa.',
  'event.bequest': '{who} porta il {card}: {n, plural, one {# talento} other {# talenti}} per lo Stato.',
  'event.bequest.kept': '{who} è in rivolta e tiene il {card}: {n, plural, one {# talento} other {# talenti}}.',
  'event.bequest.useless': '{card}: la provincia esiste già.',
  'event.catilina': 'La congiura di Catilina: {n, plural, one {# segnalino} other {# segnalini}} contro {faction}.',

  'verb.leaderDies': 'Muore',
  'verb.ally': 'Fai pace con',
  'verb.loseFleets': 'Scegli le flotte perse',
  'verb.accuseFaction': 'Indica una fazione',
  'ask.event.leaderDies': 'Quale condottiero nemico muore?',
  'ask.event.newAlliance': 'Nuova alleanza: quale guerra finisce?',
  'ask.event.fleets': '{n, plural, one {Si perde # flotta. Quale?} other {Si perdono # flotte. Quali?}}',
  'ask.event.catilina': 'Catilina: quale fazione è nella congiura?',

  'fleets:active': 'Flotte in Italia',
  'tally.garrison': 'Guarnigione',
};
