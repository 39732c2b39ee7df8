import type { laws as source } from '../en/laws.ts';

export const laws: Readonly<Record<keyof typeof source, string>> = {
  'rule:passing-laws': 'Approvazione delle leggi',
  'kind:law': 'Legge',
  'board.floor.law':
    '{card}{n, plural, =0 {; i suoi proponenti sono morti} one {, che propone {sponsors}} other {, che propongono {sponsors}}}.',
  'board.floor.law.repeal':
    '{card}, per abrogare: {law}{n, plural, =0 {; i suoi proponenti sono morti} one {. La propone {sponsors}} other {. La propongono {sponsors}}}.',
  'verb.forKnights': 'Approvarla per i cavalieri',
  'ask.laws.use': '{card}: per attirare cavalieri o per abrogare la legge Acilia?',
  'ask.laws.sponsor': 'Chi propone questa legge: {card}? Guadagna 3 di influenza se passa.',
  'ask.laws.coSponsor': 'Chi propone questa legge ({card}) insieme a {sponsor}? Guadagna 1 di influenza se passa.',
  'ask.laws.consent': '{who} accetta di proporre questa legge: {card}?',
  'laws.brought': '{by} presenta una legge: {card}.',
  'laws.refused': '{who} non vuole proporre questa legge: {card}.',
  'laws.sponsored': '{sponsor} propone questa legge insieme a {coSponsor}: {card}. Si vota subito dopo.',
  'laws.takenBack': '{by} ritira una legge: {card}.',
  'laws.enacted': 'In vigore: {card}.',
  'laws.rejected': 'Respinta e scartata: {card}.',
  'laws.rewarded': '{who} guadagna {n} di influenza come proponente.',
  'no.lawAdjourned': 'Il Senato sta per chiudere la seduta.',
  'no.lawSponsors': 'A Roma non ci sono due senatori che possano proporla.',
  'no.discardLaw': 'Nessuna legge si scarta finché hai un’altra carta.',
  'tally.sponsoring': 'come proponente della legge',
  'tally.cato': 'Catone di fronte alle leggi',
  'tally.catoKnights': 'i suoi cavalieri, ancora una volta',
};
