/** Words of what lies on the table: they come with it. */
export const en = {
  'board.land': 'land',
  'board.beatenAtSea': 'beaten at sea',
  'board.force':
    '{who}: {legions, plural, one {# Legion} other {# Legions}}, {fleets, plural, one {# Fleet} other {# Fleets}}',
  'board.leaderless':
    'Without commander: {legions, plural, one {# Legion} other {# Legions}}, {fleets, plural, one {# Fleet} other {# Fleets}}',
  'board.marching': 'marching on Rome',
  'board.unaligned': 'Unaligned Senators',
  'board.garrison': '{n, plural, one {# Legion} other {# Legions}}',
  'board.underAttack': 'under attack ({wars})',
  'board.brought': 'Laws before the Senate',
  'board.inProvince': 'in {province}',
  'board.crossing': 'on the way to Italy',
  'board.seaFirst': 'At sea {n}, to be beaten first.',
  'board.rebelFleets': '{n, plural, one {# Fleet follows him} other {# Fleets follow him}}',
  'board.votesInAll': '{n, plural, one {# vote in Rome} other {# votes in Rome}}',
  'board.majority': 'Carried with more than half of the votes cast: {n} if all vote.',
  'board.ifCarried': 'If carried: {who}, {ground}: Rome {ours}, enemy {theirs}',
  'board.ground.land': 'on land',
  'board.ground.sea': 'first at sea',
} as const;
