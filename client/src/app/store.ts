/** A value that several parts of the page look at. */
import { useEffect, useState } from 'preact/hooks';

export interface Store<T> {
  get(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}

export const store = <T>(first: T): Store<T> => {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const tell of listeners) tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export const useStore = <T>(of: Pick<Store<T>, 'get' | 'subscribe'>): T => {
  const [, again] = useState(0);
  const value = of.get();
  useEffect(() => {
    const look = (): void => again((n) => n + 1);
    // The value may have changed between the first drawing and the subscription.
    if (of.get() !== value || value === undefined) look();
    return of.subscribe(look);
  }, [of]);
  return value;
};
