/** Words of the chances of a battle, wherever they are shown. */
export const en = {
  'odds.span': '{least} to {most}',
  'odds.lost': '{units} lost',
  'odds.legions': '{n} {most, plural, one {Legion} other {Legions}}',
  'odds.fleets': '{n} {most, plural, one {Fleet} other {Fleets}}',
  'odds.noLoss': 'nothing lost',
  'odds.win': '{n} % won',
  'odds.draw': '{n} % drawn',
  'odds.lose': '{n} % lost',
  'odds.rome': 'Rome',
  'odds.enemy': 'enemy',
} as const;
