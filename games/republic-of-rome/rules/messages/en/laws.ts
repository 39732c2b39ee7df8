/** Words about voting on Laws: 2.06 */
export const laws = {
  'rule:passing-laws': 'Passing Laws',
  'kind:law': 'Law',
  'board.floor.law':
    '{card}{n, plural, =0 {; its Sponsors are dead} one {, sponsored by {sponsors}} other {, sponsored by {sponsors}}}.',
  'board.floor.law.repeal':
    '{card}, to repeal: {law}{n, plural, =0 {; its Sponsors are dead} one {. Sponsored by {sponsors}} other {. Sponsored by {sponsors}}}.',
  'verb.forKnights': 'Pass it for the Knights',
  'ask.laws.use': '{card}: is it to bring you Knights, or to repeal the Acilian Law?',
  'ask.laws.sponsor': 'Who sponsors this Law: {card}? He gains 3 Influence if it passes.',
  'ask.laws.coSponsor': 'Who sponsors this Law ({card}) together with {sponsor}? He gains 1 Influence if it passes.',
  'ask.laws.consent': 'Does {who} sponsor this Law: {card}?',
  'laws.brought': '{by} bring a Law forward: {card}.',
  'laws.refused': '{who} will not sponsor this Law: {card}.',
  'laws.sponsored': '{sponsor} sponsors this Law together with {coSponsor}: {card}. It is voted on next.',
  'laws.takenBack': '{by} take a Law back: {card}.',
  'laws.enacted': 'In force: {card}.',
  'laws.rejected': 'Rejected and discarded: {card}.',
  'laws.rewarded': '{who} gains {n} Influence as Sponsor.',
  'no.lawAdjourned': 'The Senate is about to close.',
  'no.lawSponsors': 'There are not two Senators in Rome who could sponsor it.',
  'no.discardLaw': 'No Law is discarded while you hold another card.',
  'tally.sponsoring': 'as Sponsor of the Law',
  'tally.cato': 'Cato on Laws',
  'tally.catoKnights': 'his Knights once more',
} as const;
