/** Opens a table where it lives and keeps it on the page. */
import type { Msg } from '@tabularium/kernel';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { lazyPart } from '../app/lazy.tsx';
import { NothingHere } from '../app/nothing-here.tsx';
import { useSettings } from '../app/settings.ts';
import { useStore } from '../app/store.ts';
import type { GameUi } from '../games/game-ui.ts';
import { LearnContext, useShared } from '@tabularium/parts/web';
import { loadForms } from '../form/groups.ts';
import { askedIn } from '../form/send.ts';
import type { Screen, TableSource } from '../source/source.ts';
import { Dialog } from '../ui/dialog.tsx';
import { calling, useWords, type Words, WordsContext, wordsFor } from '../words/words.ts';
import { type Opened, openLocalTable } from './open-local.ts';
import { Table } from './table.tsx';

const JoinOffer = lazyPart(() => import('./rest.ts').then((m) => m.JoinOffer));

export const useOpened = (open: () => Promise<Opened>, key: string): Opened | Error | undefined => {
  const [opened, setOpened] = useState<Opened | Error | undefined>(undefined);
  useEffect(() => {
    let source: TableSource | undefined;
    let left = false;
    open().then(
      (o) => {
        source = o.source;
        if (left) o.source.close();
        else setOpened(o);
      },
      (e: unknown) => setOpened(e instanceof Error ? e : new Error(String(e))),
    );
    return () => {
      left = true;
      source?.close();
    };
  }, [key]);
  return opened;
};

export const LocalPage = ({ id }: { readonly id: string }) => <Page opened={useOpened(() => openLocalTable(id), id)} />;

export const RemotePage = ({ id, token }: { readonly id: string; readonly token?: string }) => {
  // The token is removed from the address at once. Another token, for another seat, opens the table again.
  const last = useRef(token);
  if (token !== undefined) last.current = token;
  const open = async () => (await import('./open-remote.ts')).openRemoteTable(id, last.current);
  return <Page opened={useOpened(open, `${id}/${last.current ?? ''}`)} />;
};

export const Page = ({ opened }: { readonly opened: Opened | Error | undefined }) => {
  const { t } = useWords();
  if (opened === undefined) return <div class="loading" />;
  if (opened instanceof Error) return <Gone text={t('ui.noTable')} />;
  return <OpenTable {...opened} />;
};

/** The table exists, but our token is no longer valid. */
const LOOK_AGAIN = new Set(['server.freed', 'server.badToken', 'server.signedOut']);

const Gone = ({ text, look }: { readonly text: string; readonly look?: boolean }) => {
  const { t } = useWords();
  return (
    <NothingHere title={t('ui.noTableTitle')} text={text}>
      {look && (
        <button type="button" class="btn" onClick={() => location.reload()}>
          {t('ui.look')}
        </button>
      )}
    </NothingHere>
  );
};

/** The table is first drawn with the form of its question, unless that takes too long. */
const PATIENCE_MS = 1500;
const useFirstForms = (ui: GameUi, screen: Screen | undefined): boolean => {
  const [isReady, setReady] = useState(false);
  const isThere = screen !== undefined;
  useEffect(() => {
    if (!screen) return undefined;
    const ready = (): void => setReady(true);
    const timer = setTimeout(ready, PATIENCE_MS);
    void loadForms(ui, askedIn(screen)).then(ready);
    return () => clearTimeout(timer);
  }, [ui, isThere]);
  return isReady;
};

/** The words of a table whose game may call some things by other names. */
const useNames = (words: Words, ui: GameUi, screen: Screen | undefined): Words => {
  const names = screen && ui.module.called?.(screen.scene.view);
  const key = JSON.stringify(names);
  return useMemo(() => (names ? calling(words, names) : words), [words, key]);
};

const OpenTable = ({ ui, source }: Opened) => {
  const screen = useShared(useStore(source));
  const [problem, setProblem] = useState('');
  const { language } = useWords();
  const { language: wanted } = useSettings();
  const words = useNames(
    useMemo(() => wordsFor(language, ui.messages), [language, wanted, ui]),
    ui,
    screen,
  );
  const again = (): void => {
    const failed = (problem = words.t('ui.failed')): void => setProblem(problem);
    if (screen)
      import('./rematch.ts').then(
        ({ rematch, problemOf }) =>
          rematch(ui, source, screen).catch((e: unknown) => failed(problemOf(e, words.speaker))),
        () => failed(),
      );
  };
  const gone = (why: Msg) => <Gone text={words.speaker.say(why)} look={LOOK_AGAIN.has(why.k)} />;
  const isReady = useFirstForms(ui, screen);
  if (!screen) return source.reason ? gone(source.reason) : <div class="loading" />;
  if (screen.link === 'gone') return gone(screen.reason ?? { k: 'ui.noTable' });
  if (!isReady) return <div class="loading" />;
  return (
    <WordsContext.Provider value={words}>
      <LearnContext.Provider value={ui.learn}>
        <Table ui={ui} source={source} screen={screen} onRematch={again} />
      </LearnContext.Provider>
      {problem && (
        <Dialog title={words.t('ui.rematch')} onClose={() => setProblem('')}>
          <p class="problems" role="alert">
            {problem}
          </p>
        </Dialog>
      )}
      {source.kind === 'remote' && <JoinOffer ui={ui} screen={screen} />}
    </WordsContext.Provider>
  );
};
