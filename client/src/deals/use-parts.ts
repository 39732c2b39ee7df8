/** What a game brings for bargaining, loaded when it is first wanted. */
import type { DealParts, Deals } from '@tabularium/parts/web';
import { useEffect, useState } from 'preact/hooks';

const loaded = new WeakMap<Deals<unknown>, DealParts<unknown>>();

export const useDealParts = (deals: Deals<unknown> | undefined, wanted: boolean): DealParts<unknown> | undefined => {
  const [, setLoaded] = useState(0);
  const known = deals && loaded.get(deals);
  useEffect(() => {
    if (!deals || !wanted || known) return;
    void deals.load().then((parts) => {
      loaded.set(deals, parts);
      setLoaded((n) => n + 1);
    });
  }, [deals, wanted]);
  return known;
};
