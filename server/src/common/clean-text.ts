/** Text from people, without signs that cannot be seen but change what is read. */

/**
 * Controls, line and paragraph separators, and everything that formats without being seen (marks of direction, spaces of
 * no width, tags, soft hyphens); then letters and signs that are drawn as nothing.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/gu;
/** Two joiners are part of how some things are written: emoji of several, and letters of scripts that join. */
const PICTURES = /(?<=\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)\u200D(?=\p{Extended_Pictographic})/gu;
const LETTERS =
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Sinhala}\p{M}])[\u200C\u200D](?=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Sinhala}])/gu;
/** Where a joiner that stays is kept meanwhile: signs for private use, which nobody else may send. */
const KEPT = { '\u200C': '\uE000', '\u200D': '\uE001' } as const;

export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\p{Co}/gu, ' ')
    .replaceAll(PICTURES, KEPT['\u200D'])
    .replaceAll(LETTERS, (joiner) => KEPT[joiner === '\u200C' ? '\u200C' : '\u200D'])
    .replaceAll(UNSEEN, ' ')
    .replaceAll(KEPT['\u200C'], '\u200C')
    .replaceAll(KEPT['\u200D'], '\u200D')
    .trim();
