import type { pontifex as source } from '../en/pontifex.ts';

export const pontifex: Readonly<Record<keyof typeof source, string>> = {
  'rule:pontifex': 'Pontefice Massimo',
  'step:pontifex': 'elezione del pontefice massimo',
  'kind:pontifex': 'Pontefice massimo',
  'kind:recall-pontifex': 'Destituzione del pontefice massimo',
  'office:pontifex': 'Pontefice massimo',
  'charge:omens': 'un sacrificio non pagato (maggiore)',
  'role:priest': 'come sacerdote',
  'becomes:pontifex': 'se diventa pontefice massimo',
  'board.deal.office.pontifex': 'pontefice massimo',
  'board.floor.pontifex': '{who} pontefice massimo.',
  'board.floor.recall-pontifex': 'Destituire {who} da pontefice massimo; servono due terzi dei voti.',

  'verb.makePriest': 'Nominare un sacerdote',
  'verb.movePriesthood': 'Togliere un sacerdozio per un altro',
  'verb.vetoAsPontifex': 'Veto del pontefice massimo',

  'tally.doubled': 'raddoppiati dal pontefice massimo',
  'tally.priest': 'un sacerdote',

  'ask.pontifex.nominee': 'Chi è candidato a pontefice massimo?',
  'ask.pontifex.recall': 'Metti ai voti la destituzione di {who} da pontefice massimo?',
  'ask.pontifex.priest': 'Chi riceve il sacerdozio di {from}?',

  'notNow.pontifex': 'Non c’è un pontefice massimo da destituire, o la sua destituzione è fallita in questo turno.',
  'no.vetoOfRecall': 'Il pontefice massimo non può porre il veto alla propria destituzione.',

  'pontifex.nobody': 'Nessuno può essere pontefice massimo.',
  'pontifex.recalled': '{who} è destituito: non è più pontefice massimo e perde 5 di influenza.',
  'pontifex.deposed': 'I presagi si volgono contro {who}: non è più pontefice massimo e perde 5 di influenza.',
  'pontifex.sacrifices':
    '{who}, come pontefice massimo, paga {n, plural, one {# talento} other {# talenti}} per il sacrificio.',
  'pontifex.factionPays': '{faction} deve {owed} per il sacrificio e la multa, e paga {n}.',
  'pontifex.liable': '{who} può essere processato per questo.',
  'pontifex.collections':
    '{who} raccoglie come pontefice massimo: dado {die}, {n, plural, one {# talento} other {# talenti}}.',
  'pontifex.priest': '{who} è sacerdote e guadagna 1 di influenza.',
  'pontifex.priestNoMore': '{who} non è più sacerdote e perde 1 di influenza.',
  'pontifex.vetoes': '{who} pone il veto come pontefice massimo.',
};
