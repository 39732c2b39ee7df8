import { useEffect, useState } from 'preact/hooks';
import { formatRoute } from '../app/route.ts';
import { deviceSaves, type ListedGame } from '../source/saves.ts';
import { Icon, Mark, SEAT_LOOKS } from '@tabularium/parts/marks';
import { useT, useWords } from '../words/words.ts';
import { type MyTable, myTables, notePresence, session, tablesWaiting } from '../app/my-tables.ts';
import type { TableSummary } from '@tabularium/protocol';
import { api } from '../app/api.ts';
import { lastSeen } from '../table/last-seen.ts';
import { lasted } from './lasted.ts';
import { ImportButton } from './import-button.tsx';
import { cardWords, shownGame } from '../games/cards.ts';
import { othersAt, seatName } from './names.ts';

type Row =
  | { readonly t: 'local'; readonly when: number; readonly game: ListedGame }
  | { readonly t: 'remote'; readonly when: number; readonly mine: MyTable; readonly row: TableSummary | undefined };

const SHOWN_AT_FIRST = 6;

const EVERY_MS = 20_000;
/** How many tables the server can be asked about at once. */
const MOST_ASKED = 100;

/** The seat of this person. */
const seatOf = ({ own, seats }: MyTable): number => own ?? Number(Object.keys(seats)[0] ?? -1);

const isMyTurn = (row: Row): boolean =>
  row.t === 'remote' && row.row !== undefined && !row.row.ended && row.row.waiting.includes(seatOf(row.mine));

/** First those that wait for this person, then the latest. */
const byUrgency = (a: Row, b: Row): number => Number(isMyTurn(b)) - Number(isMyTurn(a)) || b.when - a.when;

const present = (): readonly MyTable[] => myTables().filter((mine) => mine.missing === undefined);

const withRow = (mine: MyTable, tables: readonly TableSummary[]): MyTable & { readonly row?: TableSummary } => {
  const row = tables.find((found) => found.id === mine.id);
  return row ? { ...mine, row } : mine;
};

/** Since when this seat is waited for; or, of all others, whoever is waited for longest. */
const waitedSince = ({ waiting, since, updated }: TableSummary, seat: number | undefined): number | undefined => {
  const moments = waiting.filter((s) => seat === undefined || s === seat).map((s) => since[s] ?? updated);
  return moments.length === 0 ? undefined : Math.min(...moments);
};

export const YourTables = () => {
  const t = useT();
  const [local, setLocal] = useState<readonly ListedGame[]>([]);
  const [remote, setRemote] = useState<readonly (MyTable & { readonly row?: TableSummary })[]>(present);
  const [all, setAll] = useState(false);
  const readLocal = (): void => void deviceSaves.all().then(setLocal, () => {});
  useEffect(readLocal, []);
  const [elsewhere, setElsewhere] = useState<readonly (MyTable & { readonly row?: TableSummary })[]>([]);
  useEffect(() => {
    const look = (): void => {
      if (session() !== undefined && !document.hidden)
        import('../people/held.ts').then((m) => m.heldElsewhere()).then(setElsewhere, () => {});
      const ids = myTables().map((m) => m.id);
      if (ids.length === 0 || document.hidden) return;
      api.summaries(ids).then(
        ({ tables }) => {
          notePresence(ids.slice(0, MOST_ASKED), new Set(tables.map((row) => row.id)), Date.now());
          setRemote(present().map((mine) => withRow(mine, tables)));
        },
        () => {},
      );
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const rows: Row[] = [
    ...local.map((game) => ({ t: 'local', when: game.changed, game }) as const),
    ...[...remote, ...elsewhere.filter((e) => !remote.some((mine) => mine.id === e.id))].map(
      (mine) => ({ t: 'remote', when: mine.visited, mine, row: mine.row }) as const,
    ),
  ].sort(byUrgency);
  const waiting = rows.flatMap((row) => (row.t === 'remote' && isMyTurn(row) ? [row.mine.id] : [])).join();
  useEffect(() => {
    // Nothing waits and nothing did: whoever plays alone loads nothing for it.
    const isNews = waiting !== '' || tablesWaiting().length > 0;
    if (isNews && 'setAppBadge' in navigator)
      void import('../notices/badge.ts').then((m) => m.noteAllWaiting(waiting ? waiting.split(',') : []));
  }, [waiting]);
  return (
    <section class="panel" aria-labelledby="your-tables">
      <h2 id="your-tables">{t('ui.yourTables')}</h2>
      {rows.length === 0 && <p class="none">{t('ui.noTables')}</p>}
      <ul>
        {rows
          .slice(0, all ? undefined : SHOWN_AT_FIRST)
          .map((row) =>
            row.t === 'local' ? (
              <LocalRow key={row.game.id} game={row.game} onGone={readLocal} />
            ) : (
              <RemoteRow key={row.mine.id} mine={row.mine} row={row.row} />
            ),
          )}
      </ul>
      <div class="panel-end">
        {rows.length > SHOWN_AT_FIRST && !all && (
          <button type="button" class="link" onClick={() => setAll(true)}>
            {t('ui.allTables', { n: rows.length })}
          </button>
        )}
        <a class="link" href={formatRoute({ at: 'you' })}>
          {t('ui.youAndDevices')}
        </a>
        <span class="grow" />
        <ImportButton />
      </div>
    </section>
  );
};

const LocalRow = ({ game, onGone }: { readonly game: ListedGame; readonly onGone: () => void }) => {
  const { t, language } = useWords();
  const played = cardWords(game.game, language).name;
  const [sure, setSure] = useState(false);
  const people = game.seats.filter((s) => s.kind === 'human').length;
  const bots = game.seats.length - people;
  const kind = people > 1 ? t('ui.oneScreen', { n: people }) : bots > 0 ? t('ui.withBots', { n: bots }) : t('ui.alone');
  const title = game.name || played;
  return (
    <li class="tb">
      <Mark look={shownGame(game.game)?.card?.look ?? 'umber'} />
      <div>
        <b>{title}</b>
        <small>
          {game.name ? `${played} · ` : ''}
          {kind} · {t('ui.movesDone', { n: game.inputs })}
        </small>
      </div>
      <span class="state">
        {game.over !== undefined ? <span class="chip">{t('ui.ended')}</span> : t('ui.onDevice')}
      </span>
      <span class="do">
        {sure ? (
          <button
            type="button"
            class="btn"
            onClick={() => {
              void deviceSaves.remove(game.id).then(onGone);
            }}
          >
            {t('ui.reallyDelete')}
          </button>
        ) : (
          <button
            type="button"
            class="iconbtn"
            aria-label={t('ui.deleteGame', { name: title })}
            onClick={() => setSure(true)}
          >
            <Icon name="x" />
          </button>
        )}
        <a class={game.over === undefined ? 'btn offered' : 'btn'} href={formatRoute({ at: 'local', id: game.id })}>
          {game.over === undefined ? t('ui.continue') : t('ui.replay')}
        </a>
      </span>
    </li>
  );
};

const RemoteRow = ({ mine, row }: { readonly mine: MyTable; readonly row: TableSummary | undefined }) => {
  const { t, language } = useWords();
  const played = cardWords(mine.game, language).name;
  const seat = seatOf(mine);
  const since = (row?.inputs ?? 0) - (lastSeen(mine.id) ?? row?.inputs ?? 0);
  const yours = row !== undefined && !row.ended && row.waiting.includes(seat);
  const who = row?.waiting.map((s) => seatName(t, row.seats[s]!, s)).join(', ');
  const others = row && othersAt(t, row.seats, seat);
  const waited = row && !row.ended ? waitedSince(row, yours ? seat : undefined) : undefined;
  const time = waited === undefined ? undefined : lasted(Date.now() - waited, language);
  return (
    <li class="tb">
      <Mark look={SEAT_LOOKS[seat >= 0 ? seat % 8 : 7]!} />
      <div>
        <b>{mine.name || played}</b>
        <small>
          {played}
          {others ? ` · ${others}` : ''}
        </small>
        {since > 0 && <small class="since">{t('ui.movesSince', { n: since })}</small>}
      </div>
      <span class="state">
        {row === undefined ? (
          t('ui.onServer')
        ) : row.ended ? (
          <span class="chip">{t('ui.ended')}</span>
        ) : yours ? (
          <span class="yours">
            <Icon name="crown" /> {t('ui.yourTurn')}
          </span>
        ) : (
          <>
            <Icon name="clock" /> {who ? t('ui.waitingForShort', { who }) : t('ui.notBegun')}
          </>
        )}
        {time !== undefined && <small>{t('ui.forSoLong', { time })}</small>}
      </span>
      <span class="do">
        <a class={yours ? 'btn offered' : 'btn'} href={formatRoute({ at: 'table', id: mine.id })}>
          {row?.ended ? t('ui.replay') : yours ? t('ui.continue') : t('ui.look')}
        </a>
      </span>
    </li>
  );
};
