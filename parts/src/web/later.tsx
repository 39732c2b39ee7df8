/** What is loaded when it is first needed, with the words that it says. */
import { type ComponentType, createContext, type FunctionComponent } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { steady } from './steady.tsx';
import type { BoardWords } from './web-table.ts';

/** Teaches a table words that came later; done when it knows them in the reader's language. */
export type Learn = (words: BoardWords) => Promise<void>;
export const LearnContext = createContext<Learn>(() => Promise.resolve());

export interface Later<T> {
  /** What has been loaded for the table that learns so. */
  now(learn: Learn): T | undefined;
  load(learn: Learn): Promise<T>;
}

export const later = <
  T extends
    | { readonly words?: BoardWords }
    | { readonly Part: unknown }
    | { readonly Page: unknown }
    | { readonly explain: unknown }
    | { readonly drawing: unknown },
>(
  fetched: () => Promise<T>,
): Later<T> => {
  const known = new WeakMap<Learn, T>();
  return {
    now: (learn) => known.get(learn),
    load: async (learn) => {
      const found = await fetched();
      if ('words' in found && found.words) await learn(found.words);
      known.set(learn, found);
      return found;
    },
  };
};

const atOnce = (work: () => void): void => work();

/** What is loaded, or nothing while it is loading; `when` may put the loading off. */
export const useLater = <T,>(of: Later<T> | undefined, when = atOnce): T | undefined => {
  const learn = useContext(LearnContext);
  const [, setLoads] = useState(0);
  const found = of?.now(learn);
  useEffect(() => {
    if (!of) return;
    if (of.now(learn)) {
      // It came between drawing and this effect, because somebody else fetched it.
      if (!found) setLoads((n) => n + 1);
      return;
    }
    const load = async (): Promise<void> => {
      await of.load(learn);
      setLoads((n) => n + 1);
    };
    // Without it the rest of the table works; it is tried again when it is next needed.
    when(() => void load().catch(() => undefined));
  }, [of, learn]);
  return found;
};

/** A part of a table; nothing is drawn while it is loading. */
export const laterPart = <P extends object>(of: Later<{ readonly Part: ComponentType<P> }>): FunctionComponent<P> =>
  steady((props: P) => {
    const found = useLater(of);
    return found ? <found.Part {...props} /> : null;
  });
