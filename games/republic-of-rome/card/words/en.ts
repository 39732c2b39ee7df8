import type { CardWords } from '@tabularium/parts/web';

export const words: CardWords = {
  name: 'Republic of Rome',
  about: 'Lead a faction of the Senate. Outbid, outvote and outlive the others, and keep Rome alive.',
  players: '1–6 players',
  kind: 'negotiation',
  length: '4–8 hours',
  presets: {
    early: 'The Early Republic',
    middle: 'The Middle Republic',
    late: 'The Late Republic',
  },
};
