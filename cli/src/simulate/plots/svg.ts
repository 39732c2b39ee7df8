/** Plots as SVG text: every number in them also stands in words or in a table beside them. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const WIDTH = 840;
export const at = (n: number): string => n.toFixed(1);
export const svg = (height: number, title: string, body: readonly string[]): string =>
  `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">${body.join('')}</svg>`;

/** The height of a row of bars or points, and what is left and right of them. */
export const ROW = 38;
export const LABELS = 300;
export const VALUES = 190;

/** As many letters as have room beside a row. */
const LETTERS = 42;
const LINE = 15;

/** What a row is called, on two lines if it is long. */
export const rowLabel = (label: string, middle: number): string => {
  const lines = ['', ''];
  for (const word of label.split(' ')) {
    const onFirst = lines[1] === '' && `${lines[0]} ${word}`.length <= LETTERS;
    const line = onFirst ? 0 : 1;
    lines[line] = lines[line] === '' ? word : `${lines[line]} ${word}`;
  }
  const used = lines.filter((line) => line !== '');
  const top = middle + 4 - ((used.length - 1) * LINE) / 2;
  return used
    .map((line, i) => `<text x="${LABELS - 10}" y="${at(top + i * LINE)}" text-anchor="end">${escaped(line)}</text>`)
    .join('');
};
