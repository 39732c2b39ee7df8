import type { neutralIntrigue as source } from '../en/neutral-intrigue.ts';

export const neutralIntrigue: Readonly<Record<keyof typeof source, string>> = {
  'neutral.peddling':
    '{faction} gioca {card} e pesca una carta di {k, plural, one {{from}} other {una di queste, come decidono i dadi: {from}}}.',
  'neutral.peddling.by': 'Contro la fazione con più carte intrigo, poi più influenza',
  'neutral.peddling.less': 'meno carte intrigo o meno influenza',
  'neutral.persuading':
    '{faction} giocherà {card} e avvicina {k, plural, one {{target}} other {uno di questi, come decidono i dadi: {target}}}.',
  'neutral.persuading.by': 'Nessuno può opporsi: il senatore più disponibile, senza contare le casse di fazione',
};
