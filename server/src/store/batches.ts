/** What arrives while a trip to the database is under way goes with the next one, all together. */
interface Waiting<T, R> {
  readonly item: T;
  readonly done: (result: R) => void;
  readonly failed: (e: unknown) => void;
}

export interface Lanes {
  /** How many trips may be under way at once. */
  readonly lanes: number;
  /** How many items a trip carries at most. */
  readonly most: number;
}

/** `carry` answers for each item in order: a result, or an error that concerns this item alone. */
export const inBatches = <T, R>(
  { lanes, most }: Lanes,
  carry: (items: readonly T[]) => Promise<readonly (R | Error)[]>,
): ((item: T) => Promise<R>) => {
  let waiting: Waiting<T, R>[] = [];
  let underWay = 0;
  let isWoken = false;

  const settle = (batch: readonly Waiting<T, R>[], results: readonly (R | Error)[]): void => {
    for (const [i, { done, failed }] of batch.entries()) {
      const result = results[i]!;
      if (result instanceof Error) failed(result);
      else done(result);
    }
  };
  const trip = async (batch: readonly Waiting<T, R>[]): Promise<void> => {
    try {
      settle(batch, await carry(batch.map((w) => w.item)));
    } catch (e) {
      for (const { failed } of batch) failed(e);
    }
    underWay--;
    setOut();
  };
  const setOut = (): void => {
    isWoken = false;
    while (underWay < lanes && waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      underWay++;
      void trip(batch);
    }
  };
  return (item) =>
    new Promise((done, failed) => {
      waiting.push({ item, done, failed });
      if (isWoken) return;
      isWoken = true;
      // Whatever comes in the same moment goes along.
      setImmediate(setOut);
    });
};
