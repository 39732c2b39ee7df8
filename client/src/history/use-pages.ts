/** Lists that come in pages: the first with the page, others when they are wanted. */
import { useEffect, useState } from 'preact/hooks';
import { problemOf } from '../app/api.ts';
import { useWords } from '../words/words.ts';

interface Listed<G> {
  readonly games: readonly G[];
  readonly next?: string;
}

/** `key` says what is listed: with another one it begins anew. What of an earlier list comes late is dropped. */
export const usePages = <G, P extends Listed<G>>(key: string, ask: (before?: string) => Promise<P>) => {
  const { t, speaker } = useWords();
  const [found, setFound] = useState<{
    readonly key: string;
    readonly first: P;
    readonly games: readonly G[];
    readonly next?: string | undefined;
  }>();
  const [problem, setProblem] = useState('');
  const failed = (e: unknown): void => setProblem(problemOf(e, speaker) ?? t('ui.failed'));
  useEffect(() => {
    let wanted = true;
    setProblem('');
    ask().then(
      (first) => wanted && setFound({ key, first, games: first.games, next: first.next }),
      (e: unknown) => wanted && failed(e),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  const now = found?.key === key ? found : undefined;
  const next = now?.next;
  const more = (): void => {
    if (next === undefined) return;
    ask(next).then(
      (page) =>
        setFound((was) =>
          was?.key === key && was.next === next
            ? { ...was, games: [...was.games, ...page.games], next: page.next }
            : was,
        ),
      failed,
    );
  };
  return { first: found?.first, games: now?.games, problem, onMore: next === undefined ? undefined : more };
};
