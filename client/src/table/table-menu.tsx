/** Everything about the table that is not a move. */
import { useState } from 'preact/hooks';
import { lazyPart } from '../app/lazy.tsx';
import { formatRoute, go } from '../app/route.ts';
import { SettingsForm } from '../app/settings-form.tsx';
import { api, problemOf } from '../app/api.ts';
import { forgetTable, rememberTable, secretsFor } from '../app/my-tables.ts';
import type { GameUi } from '../games/game-ui.ts';
import type { Screen, TableSource } from '../source/source.ts';
import { saveAs } from '../ui/save-as.ts';
import { Dialog } from '../ui/dialog.tsx';
import { mayPropose } from '../votes/may-propose.ts';
import { Icon } from '@tabularium/parts/marks';
import { lengthOf, span } from '../ui/time.ts';
import { useWords } from '../words/words.ts';
import { mayRematch } from './end-bar.tsx';
import { continueOnline } from './continue-online.ts';
import { FreeSeats } from './free-seats.tsx';
import { InviteLinks } from './invite-links.tsx';
import { nameOf } from './name-of.ts';
import { DiceProof } from './dice-proof.tsx';
import { Vacation } from './vacation.tsx';

const RatedNote = lazyPart(() => import('../history/rated-note.tsx').then((m) => m.RatedNote));

const TellMe = lazyPart(() => import('../notices/tell-me.tsx').then((m) => m.TellMe));

interface Props {
  readonly ui: GameUi;
  readonly source: TableSource;
  readonly screen: Screen;
  readonly onClose: () => void;
  readonly onRematch: () => void;
  /** Opens what those who play can decide together. */
  readonly onDecide: () => void;
}

export const TableMenu = ({ ui, source, screen, onClose, onRematch, onDecide }: Props) => {
  const { t, speaker, language } = useWords();
  const [problem, setProblem] = useState('');
  const [sure, setSure] = useState(false);
  const [tells, setTells] = useState(false);
  const attempt = (work: () => Promise<void>) => () => {
    setProblem('');
    work().catch((e: unknown) => setProblem(problemOf(e, speaker) ?? t('ui.failed')));
  };
  const { table } = screen;
  const exportFile = attempt(async () =>
    saveAs(`${ui.module.meta.id}-${table.id}.json`, JSON.stringify(await source.file())),
  );
  const online = attempt(async () => {
    const id = await continueOnline(await source.file(), screen, (seat) => t('ui.seatN', { n: seat + 1 }));
    onClose();
    go({ at: 'table', id });
  });
  const clone = attempt(async () => {
    const opened = await api.clone(table.id, secretsFor(table.id));
    rememberTable(opened, table, typeof screen.eye === 'number' ? screen.eye : undefined);
    onClose();
    go({ at: 'table', id: opened.id });
  });
  const remove = attempt(async () => {
    await api.remove(table.id, secretsFor(table.id));
    forgetTable(table.id);
    onClose();
    go({ at: 'home' });
  });
  if (tells)
    return (
      <Dialog title={t('ui.tellMe')} onClose={onClose}>
        <TellMe table={table.id} name={table.name || speaker.name(`game:${ui.module.meta.id}`)} onLeave={onClose} />
      </Dialog>
    );
  return (
    <Dialog title={table.name || t('ui.thisTable')} onClose={onClose}>
      {source.kind === 'remote' && <InviteLinks screen={screen} />}
      <div class="menu-list">
        {source.kind === 'remote' && mayPropose(screen) && (
          <button type="button" class="btn" onClick={onDecide}>
            <Icon name="handshake" />
            {t('ui.decide')}
          </button>
        )}
        {source.kind === 'remote' && typeof screen.eye === 'number' && !screen.scene.over && (
          <button type="button" class="btn" onClick={() => setTells(true)}>
            <Icon name="clock" />
            {t('ui.tellMe')}
          </button>
        )}
        <a class="btn" href={formatRoute({ at: 'rules', game: ui.module.meta.id })} target="_blank" rel="noopener">
          <Icon name="scroll" />
          {t('ui.rules')}
        </a>
        <button type="button" class="btn" onClick={exportFile}>
          <Icon name="scroll" />
          {t('ui.export')}
        </button>
        {source.kind === 'local' && !screen.scene.over && (
          <button type="button" class="btn" onClick={online}>
            <Icon name="popularity" />
            {t('ui.continueOnline')}
          </button>
        )}
        {source.kind === 'remote' && (
          <button type="button" class="btn" onClick={clone}>
            <Icon name="disc" />
            {t('ui.clone')}
          </button>
        )}
        {(source.kind === 'local' || (screen.scene.over && mayRematch(screen))) && (
          <button
            type="button"
            class={table.rematch === undefined ? 'btn' : 'btn offered'}
            onClick={() => {
              onClose();
              onRematch();
            }}
          >
            <Icon name="replay" />
            {table.rematch === undefined ? t('ui.rematch') : t('ui.goToRematch')}
          </button>
        )}
        {source.kind === 'remote' && <FreeSeats screen={screen} attempt={attempt} onLeft={onClose} />}
        {screen.owner && source.kind === 'remote' && (
          <button type="button" class="btn" onClick={sure ? remove : () => setSure(true)}>
            <Icon name="x" />
            {sure ? t('ui.reallyDelete') : t('ui.deleteTable')}
          </button>
        )}
      </div>
      {problem && (
        <p class="problems" role="alert">
          {problem}
        </p>
      )}
      {source.kind === 'remote' && <Vacation screen={screen} attempt={attempt} />}
      <SettingsForm board={ui.board !== undefined} onward={Object.hasOwn(ui.module.messages, `verb.${ui.onward}`)} />
      {table.rated && <RatedNote screen={screen} />}
      {table.answerTime !== undefined && (
        <p class="muted">{t('ui.timeHere', { time: span(table.answerTime, language) })}</p>
      )}
      {table.bank !== undefined && <Banks screen={screen} bank={table.bank} />}
      {table.pack !== undefined && <p class="muted">{t('ui.pack', { pack: table.pack })}</p>}
      <DiceProof of={table.dice} />
    </Dialog>
  );
};

/** What everybody has left in their bank. */
const Banks = ({ screen, bank }: { readonly screen: Screen; readonly bank: number }) => {
  const { t, language } = useWords();
  const left = screen.table.seats.flatMap((info, seat) =>
    info.bank === undefined
      ? []
      : [`${nameOf(screen, seat, [], t('ui.seatN', { n: seat + 1 }))} ${lengthOf(info.bank, language)}`],
  );
  return (
    <p class="muted">
      {t('ui.bankHere', { bank: span(bank, language), left: new Intl.ListFormat(language).format(left) })}
    </p>
  );
};
