import type { table as source } from '../en/table.ts';

export const table: Readonly<Record<keyof typeof source, string>> = {
  'option.scenario': 'Scenario',
  'option.auction': 'Asta delle iniziative aggiuntive',
  'option.strictOmens': 'Cattivi auspici su ogni tiro di dadi',
  'option.moves': 'Mosse delle fazioni neutrali',
  'moves.run': 'tutte insieme, fino alla mia prossima decisione',
  'moves.step': 'una alla volta, ognuna con i suoi motivi',
  'option.resigning': 'Si può abbandonare la partita',
  'option.advanced': 'Regole avanzate',
  'advanced.pontifex':
    'Pontefice Massimo: un sommo sacerdote a vita assegna i sacerdozi, pone il veto una volta per seduta e risponde dei cattivi presagi. Qualche minuto in più a turno',
  'advanced.provincial-wars':
    'Guerre provinciali: i governatori arruolano eserciti e flotte propri, e le province attaccate da una guerra devono combatterla. Circa un quarto di tempo in più',
  'advanced.rebel-governors':
    'Governatori ribelli: i governatori possono insorgere con le loro province, marciare su Roma o restarvi. Solo con le Guerre provinciali; una rivolta può durare più turni',
  'advanced.disbandment':
    'Congedo e richiamo: un comandante vittorioso può congedare i suoi veterani in cambio di influenza e oratoria, e richiamarli. Quasi nessun tempo in più',
  'advanced.advocates':
    'Avvocati: chi è accusato può chiedere a un senatore di parlare per lui, e anche un tiro di dadi decide il processo. Qualche minuto in più per ogni processo',
  'advanced.passing-laws':
    'Approvazione delle leggi: una legge ha bisogno di due promotori e di un voto al quale nessuno può opporre il veto. Un voto in più per ogni legge',
  'scenario.early': 'Prima Repubblica',
  'scenario.middle': 'Media Repubblica',
  'scenario.late': 'Tarda Repubblica',
  'scenario.early-middle': 'Prima e Media Repubblica',
  'scenario.middle-late': 'Media e Tarda Repubblica',
  'scenario.early-middle-late': 'Prima, Media e Tarda Repubblica',
  'scenario.alternative': 'Storia alternativa',
  'auction.round': 'un giro di offerte palesi',
  'auction.sealed': 'offerte segrete',
  'ending.people-revolt': 'Roma cade: il popolo insorge',
  'ending.bankruptcy': 'Roma cade: lo Stato è in bancarotta',
  'ending.four-wars': 'Roma cade: quattro guerre sono troppe',
  'ending.era-influence': 'Fine dell’epoca: vince la maggiore influenza',
  'ending.era-senator': 'Fine dell’epoca: influenza pari, decide il senatore più influente',
  'ending.era-votes': 'Fine dell’epoca: influenza pari, decidono i voti',
  'ending.era-dice': 'Fine dell’epoca: parità in tutto, decidono i dadi',
  'ending.era-consul-for-life': 'Fine dell’epoca: un console a vita governa Roma',
  'ending.consul-for-life': 'Un console a vita governa Roma',
  'ending.rebel-battle': 'Il ribelle ha battuto il Senato ed è padrone di Roma',
  'ending.rebel-default': 'Nessuno ha affrontato il ribelle, che è padrone di Roma',
  'ending.rebel-bankruptcy': 'Lo Stato è in bancarotta: il ribelle è padrone di Roma',
  'ending.rebel-people-revolt': 'Il popolo insorge: il ribelle è padrone di Roma',
  'ending.rebel-falls': 'Roma cade, e con lei il ribelle',
  'ending.last-faction': 'Resta una sola fazione',
  'ending.no-player': 'Non resta nessuna fazione di un giocatore',
};
