/** The pictures of the rulebook: recorded games, and which part of the map is shown. */
import type { Pictures } from '@tabularium/parts/book';

/** Eight Empires, so that the whole map is in play. */
const WHOLE_MAP = { golden: 'scenario-8a-8-players', inputs: 216 };

export const pictures: Pictures = {
  sicily: {
    ...WHOLE_MAP,
    around: { refs: ['city:panormus', 'city:syracusae', 'city:rhegium', 'city:messana', 'city:utica'], margin: 40 },
  },
  straits: {
    ...WHOLE_MAP,
    around: { refs: ['city:roma', 'city:aleria', 'city:nora', 'city:utica'], margin: 45 },
    route: ['city:roma', 'city:aleria', 'city:nora', 'city:utica'],
  },
  naval: {
    ...WHOLE_MAP,
    around: { refs: ['city:roma', 'city:segeda', 'city:nora', 'city:massilia'], margin: 40 },
  },
  assault: {
    ...WHOLE_MAP,
    around: { refs: ['city:capua', 'city:tarquinii', 'city:neapolis'], margin: 30 },
  },
  area: {
    ...WHOLE_MAP,
    around: { refs: ['area:LIGVRES', 'city:genua', 'city:massilia', 'city:mediolanum'], margin: 35 },
  },
};
