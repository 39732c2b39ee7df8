import type { events as source } from '../en/events.ts';

export const events: Readonly<Record<keyof typeof source, string>> = {
  event: 'Evento: {event}.',
  'event.nothing': '{event} ya ha salido; no ocurre nada más.',
  'event.statePays': 'El erario paga {n, plural, one {# talento} other {# talentos}}.',
  'event.disasterDie': 'Desastre natural: el dado marca {die}.',
  'event.allies': 'Unos aliados entusiastas dan al erario {n, plural, one {# talento} other {# talentos}}.',
  'event.provinceRevolts': '{province} se subleva.',
  'event.raid.saved': '{province} rechaza a los bárbaros ({n}).',
  'event.raid.overrun': 'Los bárbaros arrasan {province} ({n}).',
  'event.raid.captured': '{who} cae en manos de los bárbaros.',
  'event.disorder.quiet': '{province} sigue en calma ({n}).',
  'event.disorder.revolt': '{province} se alza ({n}).',
  'event.refuge': '{leader} encontrará refugio en la próxima guerra.',
  'event.rise': '{leader} resurge y se une a todas las guerras.',
  'event.spoils': 'El erario recibe {n, plural, one {# talento} other {# talentos}}.',
  'event.leaderDies': 'Muere {leader}.',
  'event.pretender': 'Aparece un pretendiente en {province}.',
  'event.pretender.battle':
    'La guarnición de {province} combate al pretendiente: dados {dice}, en total {n}; bajas: {lost, plural, one {# legión} other {# legiones}}.',
  'event.fleetsLost': '{n, plural, one {Se pierde # flota} other {Se pierden # flotas}}.',
  'event.storm':
    '{n, plural, =0 {La tormenta no encuentra ninguna flota.} one {La tormenta se lleva # flota.} other {La tormenta se lleva # flotas.}}',
  'event.rhodes': 'Rodas envía {n, plural, one {# flota} other {# flotas}}.',
  'event.rhodes.nothing': 'Ninguna guerra necesita flotas: Rodas no envía nada.',
  'event.rhodes.home':
    'La alianza con Rodas ha terminado: {n, plural, one {# flota vuelve} other {# flotas vuelven}} a casa.',
  'event.bequest': '{who} trae el {card}: {n, plural, one {# talento} other {# talentos}} para el erario.',
  'event.bequest.kept': '{who} está en rebeldía y se queda el {card}: {n, plural, one {# talento} other {# talentos}}.',
  'event.bequest.useless': '{card}: la provincia ya existe.',
  'event.catilina': 'La conjuración de Catilina: {n, plural, one {# ficha} other {# fichas}} contra {faction}.',

  'verb.leaderDies': 'Muere',
  'verb.ally': 'Hacer las paces con',
  'verb.loseFleets': 'Elegir las flotas que se pierden',
  'verb.accuseFaction': 'Señalar una facción',
  'ask.event.leaderDies': '¿Qué líder enemigo muere?',
  'ask.event.newAlliance': 'Nueva alianza: ¿qué guerra termina?',
  'ask.event.fleets': '{n, plural, one {Se pierde # flota. ¿Cuál?} other {Se pierden # flotas. ¿Cuáles?}}',
  'ask.event.catilina': 'Catilina: ¿qué facción está en la conjuración?',

  'fleets:active': 'Flotas en Italia',
  'tally.garrison': 'Guarnición',
};
