import type { neutralIntrigue as source } from '../en/neutral-intrigue.ts';

export const neutralIntrigue: Readonly<Record<keyof typeof source, string>> = {
  'neutral.peddling':
    '{faction} juega {card} y roba una carta de {k, plural, one {{from}} other {una de estas, según los dados: {from}}}.',
  'neutral.peddling.by': 'Contra la facción con más cartas de intriga, luego más influencia',
  'neutral.peddling.less': 'menos cartas de intriga o menos influencia',
  'neutral.persuading':
    '{faction} va a jugar {card} y aborda a {k, plural, one {{target}} other {uno de estos, según los dados: {target}}}.',
  'neutral.persuading.by': 'Nadie puede oponerse: el senador más disponible, sin contar los tesoros de facción',
};
