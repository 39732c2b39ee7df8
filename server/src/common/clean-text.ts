/** Removes invisible characters from what people type, because they can change how a text reads. */

/**
 * Control characters, line and paragraph separators, and invisible formatting characters (direction marks, zero-width
 * spaces, tags, soft hyphens); then letters and symbols that are drawn as blanks.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/gu;
/** The two joiners are kept where they belong: inside combined emoji, and between letters of scripts that join. */
const PICTURES = /(?<=\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)\u200D(?=\p{Extended_Pictographic})/gu;
const LETTERS =
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Sinhala}\p{M}])[\u200C\u200D](?=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Sinhala}])/gu;
/** Placeholders for the joiners that are kept. They are private-use characters, which were removed just before. */
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
