/** All that lies on the table. Closed hands are not here: they are locals of the procedure that asks for them. */
export interface ParImpar {
  readonly goal: number;
  /** By seat. The first wants even, the second odd. */
  readonly points: number[];
  /** The hands that were opened last, by seat. */
  opened: readonly number[];
}
