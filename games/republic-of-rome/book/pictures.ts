/** The pictures of the rulebook: recorded games, and which part of the table is shown. */
import type { Pictures } from '@tabularium/parts/book';

export const pictures: Pictures = {
  'imminent-wars': { golden: 'era-votes-early-6-players', inputs: 425, part: '.rr-wars' },
  'senate-vote': { golden: 'send-veterans-late-4-players', inputs: 577, part: '.rr-floor' },
  persuasion: { golden: 'era-influence-early-5-players', inputs: 377, part: '.rr-attempt' },
  trial: { golden: 'raise-provincial-middle-5-players', inputs: 103, part: '.rr-floor' },
  deployment: { golden: 'lay-down-alternative-4-players', inputs: 133, part: '.rr-wars' },
};
