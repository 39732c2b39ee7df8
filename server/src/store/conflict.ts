/** The event was not added: its number is taken, or the table is gone. Whoever wrote it knows less than the store does. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}
