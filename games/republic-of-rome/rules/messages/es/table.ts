import type { table as source } from '../en/table.ts';

export const table: Readonly<Record<keyof typeof source, string>> = {
  'option.scenario': 'Escenario',
  'option.auction': 'Subasta de iniciativas adicionales',
  'option.strictOmens': 'Malos augurios en todas las tiradas',
  'option.moves': 'Jugadas de las facciones neutrales',
  'moves.run': 'de una vez, hasta mi próxima decisión',
  'moves.step': 'una a una, cada una con sus motivos',
  'option.resigning': 'Se puede abandonar la partida',
  'option.advanced': 'Reglas avanzadas',
  'advanced.pontifex':
    'Pontífice Máximo: un sumo sacerdote vitalicio reparte sacerdocios, veta una vez por sesión y responde de los malos augurios. Unos minutos más por turno',
  'advanced.provincial-wars':
    'Guerras provinciales: los gobernadores reclutan ejércitos y flotas propios, y las provincias atacadas por una guerra deben combatirla. Alrededor de un cuarto más de tiempo',
  'advanced.rebel-governors':
    'Gobernadores rebeldes: los gobernadores pueden sublevarse con sus provincias, marchar sobre Roma o quedarse en ellas. Solo con Guerras provinciales; una revuelta puede durar varios turnos',
  'advanced.disbandment':
    'Licenciamiento y reenganche: un comandante victorioso puede asentar a sus veteranos a cambio de influencia y oratoria, y volver a llamarlos. Apenas más tiempo',
  'advanced.advocates':
    'Abogados: el acusado puede pedir a un senador que hable por él, y una tirada decide también el juicio. Unos minutos más por cada proceso',
  'advanced.passing-laws':
    'Aprobación de leyes: una ley necesita dos promotores y una votación que nadie puede vetar. Una votación más por cada ley',
  'scenario.early': 'República Temprana',
  'scenario.middle': 'República Media',
  'scenario.late': 'República Tardía',
  'scenario.early-middle': 'República Temprana y Media',
  'scenario.middle-late': 'República Media y Tardía',
  'scenario.early-middle-late': 'República Temprana, Media y Tardía',
  'scenario.alternative': 'Historia alternativa',
  'auction.round': 'una ronda de pujas abiertas',
  'auction.sealed': 'pujas secretas',
  'ending.people-revolt': 'Roma cae: la plebe se subleva',
  'ending.bankruptcy': 'Roma cae: el Estado está en bancarrota',
  'ending.four-wars': 'Roma cae: cuatro guerras son demasiadas',
  'ending.era-influence': 'Fin de la era: gana la mayor influencia',
  'ending.era-senator': 'Fin de la era: igual influencia, decide el senador más influyente',
  'ending.era-votes': 'Fin de la era: igual influencia, deciden los votos',
  'ending.era-dice': 'Fin de la era: empate en todo, deciden los dados',
  'ending.era-consul-for-life': 'Fin de la era: un dictador perpetuo gobierna Roma',
  'ending.consul-for-life': 'Un dictador perpetuo gobierna Roma',
  'ending.rebel-battle': 'El rebelde ha vencido al Senado y es dueño de Roma',
  'ending.rebel-default': 'Nadie ha hecho frente al rebelde, que es dueño de Roma',
  'ending.rebel-bankruptcy': 'El Estado está en bancarrota: el rebelde es dueño de Roma',
  'ending.rebel-people-revolt': 'La plebe se subleva: el rebelde es dueño de Roma',
  'ending.rebel-falls': 'Roma cae y, con ella, el rebelde',
  'ending.last-faction': 'Solo queda una facción',
  'ending.no-player': 'No queda ninguna facción de un jugador',
};
