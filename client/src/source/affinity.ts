/**
 * Where several processes serve, a proxy can send everybody of a table to the same one, which then has the table in memory
 * once and not in every process. It goes by `?t=`. Nothing depends on it: any process serves any table.
 */
export const withTable = (path: string, table: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}t=${encodeURIComponent(table)}`;

const TABLE_IN = /^\/tables\/(?!import\b)([^/?]+)/;

/** The path of a request of the API; one about a table says so. */
export const toItsTable = (path: string): string => {
  const table = TABLE_IN.exec(path)?.[1];
  return table === undefined ? path : withTable(path, decodeURIComponent(table));
};
