import type { pontifex as source } from '../en/pontifex.ts';

export const pontifex: Readonly<Record<keyof typeof source, string>> = {
  'rule:pontifex': 'Pontífice Máximo',
  'step:pontifex': 'elección del pontífice máximo',
  'kind:pontifex': 'Pontífice máximo',
  'kind:recall-pontifex': 'Destitución del pontífice máximo',
  'office:pontifex': 'Pontífice máximo',
  'charge:omens': 'un sacrificio sin pagar (mayor)',
  'role:priest': 'como sacerdote',
  'becomes:pontifex': 'si llega a pontífice máximo',
  'board.deal.office.pontifex': 'pontífice máximo',
  'board.floor.pontifex': '{who} como pontífice máximo.',
  'board.floor.recall-pontifex': 'Destituir a {who} como pontífice máximo; hacen falta dos tercios de los votos.',

  'verb.makePriest': 'Nombrar un sacerdote',
  'verb.movePriesthood': 'Quitar un sacerdocio para otro',
  'verb.vetoAsPontifex': 'Vetar como pontífice máximo',

  'tally.doubled': 'doblados por el pontífice máximo',
  'tally.priest': 'un sacerdote',

  'ask.pontifex.nominee': '¿A quién se propone como pontífice máximo?',
  'ask.pontifex.recall': '¿Sometes a votación la destitución de {who} como pontífice máximo?',
  'ask.pontifex.priest': '¿Quién recibe el sacerdocio de {from}?',

  'notNow.pontifex': 'No hay pontífice máximo que destituir, o su destitución ha fracasado este turno.',
  'no.vetoOfRecall': 'El pontífice máximo no puede vetar su propia destitución.',

  'pontifex.nobody': 'Nadie puede ser pontífice máximo.',
  'pontifex.recalled': '{who} queda destituido: ya no es pontífice máximo y pierde 5 de influencia.',
  'pontifex.deposed': 'Los presagios se vuelven contra {who}: ya no es pontífice máximo y pierde 5 de influencia.',
  'pontifex.sacrifices':
    '{who}, como pontífice máximo, paga {n, plural, one {# talento} other {# talentos}} por el sacrificio.',
  'pontifex.factionPays': '{faction} debe {owed} por el sacrificio y la multa, y paga {n}.',
  'pontifex.liable': '{who} puede ser juzgado por ello.',
  'pontifex.collections':
    '{who} recauda como pontífice máximo: dado {die}, {n, plural, one {# talento} other {# talentos}}.',
  'pontifex.priest': '{who} es sacerdote y gana 1 de influencia.',
  'pontifex.priestNoMore': '{who} ya no es sacerdote y pierde 1 de influencia.',
  'pontifex.vetoes': '{who} lo veta como pontífice máximo.',
};
