/** Makes a statement of the rules readable for players: it removes marks that say where it comes from or which ruling it depends on. */

/** Editions and sources, as RULES.md and RULINGS.md abbreviate them. */
const SOURCES: Readonly<Record<string, string>> = {
  SCAN: 'the printed components',
  DATA: 'the printed components',
  BOARD: 'the board',
  ERRATA: 'the errata',
  CHG: 'the list of changes',
  EN: 'the English edition',
  ES: 'the Spanish edition',
  IT: 'the Italian edition',
};
const marks = () => {
  const source = `\\b(${Object.keys(SOURCES).join('|')})\\b`;
  const ruling = String.raw`\b(?:amb|own)-[A-Z]?\d|\bR\d+\b`;
  return {
    sources: new RegExp(source, 'g'),
    any: new RegExp(`${source}|${ruling}`),
    atFirst: new RegExp(`^(?:${source}|${ruling}|adv(?:anced)?\\b)`),
  };
};
/** Whoever reads no rules does without it (`PURE` is for the build). */
const MARK = /* @__PURE__ */ marks();

/** One of several remarks in brackets: what is left of it without its marks. */
const withoutMarks = (remark: string): string => {
  const said = remark.replace(/[,:]\s*implied.*$/, '').trim();
  if (MARK.atFirst.test(said) || /\bimplied\b/.test(said)) return '';
  return said
    .split(', ')
    .filter((part) => !MARK.any.test(part))
    .join(', ');
};

/** `(to a Province Legions only; implied; amb-4)` keeps its first remark; `(amb-19)` goes altogether. */
const remarks = (text: string): string =>
  text.replaceAll(/(\s*)\(([^()]*)\)/g, (whole, space: string, inside: string) => {
    if (!MARK.any.test(inside) && !/\bimplied\b|^adv(?:anced)?\b/.test(inside)) return whole;
    const kept = inside
      .split(/;\s*/)
      .map(withoutMarks)
      .filter((remark) => remark !== '');
    return kept.length === 0 ? '' : `${space}(${kept.join('; ')})`;
  });

/** `tbl-appeal`: the title of that table. */
const titled = (text: string, titles: ReadonlyMap<string, string>): string =>
  text.replaceAll(/\b(?:table )?(tbl-[a-z]+)\b/g, (found, short: string) => {
    const title = titles.get(short);
    return title === undefined ? found : `the ${title}`;
  });

/** References to rulings and cards in words, to statements by the number they are shown with. */
const referred = (text: string): string =>
  text
    .replaceAll(/\bamb-([A-Z]?\d[\w-]*)/g, 'ruling $1')
    .replaceAll(/\bown-(\d+)/g, 'own ruling $1')
    .replaceAll(/\bR(\d+)\b/g, 'own ruling $1')
    .replaceAll(/\b[A-Z]{3}\.A(\d+)\b/g, 'ruling $1')
    .replaceAll(/\b[A-Z]{3}\.(?=[a-z\d])/g, '')
    .replaceAll(/\bcard-(\d+)(?:-\w+)?\b/g, 'card $1')
    .replaceAll(/\bcomp-[a-z]\b/g, 'components')
    .replaceAll(MARK.sources, (source) => SOURCES[source]!);

export const readable = (markdown: string, titles: ReadonlyMap<string, string>): string =>
  sentences(
    referred(titled(remarks(remarks(markdown.replaceAll(/\s*\[(?:Q&A|sheet)\]/g, ''))), titles))
      .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
      .replaceAll(/[*_`]/g, ''),
  );

/** A sentence that began with a mark begins with a capital letter again. */
const sentences = (text: string): string =>
  text
    .replaceAll(/\s+([.,:])/g, '$1')
    .replaceAll(/\b[Tt]he the\b/g, 'the')
    .replaceAll(/(^|[.?!] )(the |ruling |own )/g, (_, before: string, word: string) =>
      before === '' && word !== 'the ' ? word : before + word[0]!.toUpperCase() + word.slice(1),
    )
    .trim();
