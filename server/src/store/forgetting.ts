/** What is forgotten with a table, besides the table itself: one text for every database. */
import type { SqlWrite } from './sql.ts';

export const FORGET_TABLE: readonly string[] = ['holds', 'table_choices', 'deliveries', 'reminders'].map(
  (what) => `DELETE FROM ${what} WHERE table_id = $1`,
);

export const forgettingTable = (id: string): readonly SqlWrite[] =>
  FORGET_TABLE.map((text) => ({ text, values: [id] }));
