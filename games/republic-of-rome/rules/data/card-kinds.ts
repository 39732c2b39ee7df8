/** What a card can be. */
export const CARD_KINDS = [
  'war',
  'leader',
  'family',
  'statesman',
  'concession',
  'law',
  'event',
  'era-ends',
  'tribune',
  'secret-bodyguard',
  'open-bodyguard',
  'influence-peddling',
  'assassin',
  'seduction',
  'blackmail',
  'murder-of-a-tribune',
  'graft',
  'mob-incited-to-violence',
  'proscription',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];
