import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { NothingHere } from '../app/nothing-here.tsx';
import { changeSettings, useSettings } from '../app/settings.ts';
import { TopBar } from '../app/top-bar.tsx';
import { useChoosing } from '../games/choosing.ts';
import { isContest } from '../games/contest.ts';
import type { GameUi } from '../games/game-ui.ts';
import { loadGame } from '../games/registry.ts';
import { Segments } from '../ui/segments.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { Switch } from '../ui/switch.tsx';
import { useWords, WordsContext, wordsFor } from '../words/words.ts';
import { hasSilence, PaceField } from './pace-field.tsx';
import { firstDraft, mayBeRated, movedTo, seatDrafts, type TableDraft } from './draft.ts';
import { openTable } from './open.ts';
import { fitted, optionsFor } from '@tabularium/parts';
import { OptionFields } from './option-fields.tsx';
import { SeatRows } from './seat-rows.tsx';
import { problemOf } from '../app/api.ts';

export const NewTablePage = ({ game }: { readonly game: string }) => {
  const { language, t } = useWords();
  const [ui, setUi] = useState<GameUi | undefined>(undefined);
  const [missing, setMissing] = useState(false);
  useEffect(() => void loadGame(game, { options: {} }).then(setUi, () => setMissing(true)), [game]);
  const words = useMemo(() => wordsFor(language, ui?.messages), [language, ui]);
  if (missing) return <NothingHere title={t('ui.nowhereTitle')} text={t('ui.noSuchGame')} />;
  return (
    <WordsContext.Provider value={words}>
      <TopBar />
      <main class="wrap narrow">{ui ? <Form ui={ui} /> : <div class="loading" />}</main>
    </WordsContext.Provider>
  );
};

const BOTS = ['random'];

const Form = ({ ui }: { readonly ui: GameUi }) => {
  const { t, speaker, language } = useWords();
  const { meta } = ui.module;
  const choosing = useChoosing(meta.id, language);
  const { name: player } = useSettings();
  const bots = ui.bots ?? BOTS;
  const [draft, setDraft] = useState<TableDraft>(() => firstDraft(meta, player, bots[0]!));
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [nameless, setNameless] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const title = speaker.name(`game:${meta.id}`);
  useEffect(() => {
    document.title = `${title}: ${t('ui.newTable')} – Tabularium`;
  }, [title]);
  const change = (part: Partial<TableDraft>): void => setDraft({ ...draft, ...part });
  const several = draft.seats.filter((s) => s.kind === 'me' || s.kind === 'here').length > 1;
  const submit = (): void => {
    if (draft.where === 'server' && !player.trim()) {
      setNameless(true);
      nameField.current?.focus();
      return;
    }
    setBusy(true);
    openTable(meta.id, draft, player).catch((e: unknown) => {
      setBusy(false);
      setProblem(problemOf(e, speaker) ?? (draft.where === 'server' ? t('ui.noServer') : t('ui.notSaved')));
    });
  };
  return (
    <form
      class="setup"
      onSubmit={(e) => {
        e.preventDefault();
        submit();
      }}
    >
      <div class="hero">
        <div>
          <h1>{title}</h1>
          <p>{t('ui.newTable')}</p>
        </div>
      </div>
      {ui.note !== undefined && <p class="muted">{speaker.name(ui.note)}</p>}
      <section class="form-card">
        <h2>{t('ui.people')}</h2>
        <div class="two">
          <Segments
            name="where"
            label={t('ui.where')}
            value={draft.where}
            of={[
              { value: 'device', label: t('ui.whereDevice') },
              { value: 'server', label: t('ui.whereServer') },
            ]}
            onChange={(where) => setDraft(movedTo(draft, where, player, bots[0]!))}
          />
          <label class="field">
            <span>{t('ui.yourName')}</span>
            <input
              ref={nameField}
              class="input"
              maxLength={40}
              value={player}
              autoComplete="nickname"
              onInput={(e) => {
                changeSettings({ name: e.currentTarget.value });
                setNameless(false);
              }}
            />
            {nameless && (
              <span class="problems" role="alert">
                {t('ui.nameNeeded')}
              </span>
            )}
          </label>
        </div>
        <div class="hrow">
          <span class="legend">{t('ui.players')}</span>
          <Stepper
            label={t('ui.players')}
            value={draft.seats.length}
            min={meta.seats.min}
            max={meta.seats.max}
            onChange={(n) =>
              change({
                seats: seatDrafts(draft.seats, n, draft.where, player, bots[0]!),
                options: fitted(meta, n, draft.options),
              })
            }
          />
        </div>
        {/* It is there from the beginning, so that a reader hears it when the number of players makes it speak. */}
        <p class="muted" aria-live="polite">
          {choosing?.seats[draft.seats.length]}
        </p>
        <SeatRows ui={ui} draft={draft} bots={bots} about={choosing?.bots ?? {}} onChange={setDraft} />
        {draft.where === 'device' && several && (
          <Switch
            label={t('ui.screen')}
            hint={t('ui.screenHint')}
            on={draft.screen}
            onChange={(screen) => change({ screen })}
          />
        )}
        {draft.where === 'server' && (
          <div class="two">
            <label class="field">
              <span>{t('ui.tableName')}</span>
              <input
                class="input"
                maxLength={60}
                value={draft.name}
                onInput={(e) => change({ name: e.currentTarget.value })}
              />
            </label>
            <Segments
              name="visibility"
              label={t('ui.visibility')}
              value={draft.visibility}
              of={[
                { value: 'link', label: t('ui.byLink') },
                { value: 'public', label: t('ui.public') },
              ]}
              onChange={(visibility) => change({ visibility })}
            />
          </div>
        )}
        {hasSilence(ui.module) && <PaceField draft={draft} onChange={(pace) => change({ pace })} />}
        {isContest(meta.id) && mayBeRated(draft) && (
          <Switch
            label={t('ui.rated')}
            hint={t('ui.ratedHint')}
            on={draft.rated}
            onChange={(rated) => change({ rated })}
          />
        )}
      </section>
      <section class="form-card">
        <h2>{t('ui.agreement')}</h2>
        <OptionFields
          game={meta.id}
          specs={Object.fromEntries(
            Object.entries(optionsFor(meta, draft.seats.length)).filter(
              ([option]) => ui.matters?.(option, draft.seats.length, draft.options) ?? true,
            ),
          )}
          values={draft.options}
          onChange={(option, value) => change({ options: { ...draft.options, [option]: value } })}
        />
      </section>
      {problem && (
        <p class="problems" role="alert">
          {problem}
        </p>
      )}
      <div class="form-end">
        <button type="submit" class="btn primary" disabled={busy}>
          {draft.where === 'device' ? t('ui.startGame') : t('ui.openTable')}
        </button>
        <a class="btn ghost" href="#/">
          {t('ui.cancel')}
        </a>
      </div>
    </form>
  );
};
