/** What those who play can decide together, from the menu of the table. */
import type { Proposal } from '@tabularium/protocol';
import { ANSWER_TIMES, BANKS } from '@tabularium/protocol';
import { Icon } from '@tabularium/parts/marks';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { GameUi } from '../games/game-ui.ts';
import type { Screen, TableSource } from '../source/source.ts';
import { Dialog } from '../ui/dialog.tsx';
import { span } from '../ui/time.ts';
import type { Words } from '../words/words.ts';
import { nameOfBot } from './sentences.ts';
import { useVoteWords } from './use-vote-words.ts';
import './votes.css';

interface Props {
  readonly ui: Pick<GameUi, 'bots' | 'standIns'>;
  readonly source: TableSource;
  readonly screen: Screen;
  readonly onClose: () => void;
}

type Kind = Proposal['kind'];

export const DecideDialog = ({ ui, source, screen, onClose }: Props) => {
  const words = useVoteWords();
  const [refused, setRefused] = useState('');
  if (!words) return null;
  const { t, speaker } = words;
  const { table, eye } = screen;
  const isAlone = table.seats.filter((s) => s.kind === 'human').length === 1;
  const propose = (about: Proposal): void =>
    void source.propose(about).then((no) => (no ? setRefused(speaker.say(no.reason)) : onClose()));
  const form = { words, table, ui, eye, propose };
  return (
    <Dialog title={t('ui.vote.title')} onClose={onClose}>
      <div class="decide">
        <p class="muted">{isAlone ? t('ui.vote.alone') : t('ui.vote.intro')}</p>
        {refused && (
          <p class="refused" role="alert">
            {refused}
          </p>
        )}
        <Fold {...form} kind={table.paused === undefined ? 'pause' : 'goOn'} icon="clock" />
        {table.answerTime !== undefined && <Extend {...form} />}
        <Pace {...form} />
        {table.seats.length > 1 && <Replace {...form} />}
        <Fold {...form} kind="rewind" icon="replay" isTold />
        <End {...form} />
      </div>
    </Dialog>
  );
};

interface FormProps {
  readonly words: Words;
  readonly table: Screen['table'];
  readonly ui: Props['ui'];
  readonly eye: Screen['eye'];
  readonly propose: (about: Proposal) => void;
}

interface FoldProps extends Pick<FormProps, 'words' | 'propose'> {
  readonly kind: Kind;
  readonly icon: string;
  /** Without it, the kind itself is proposed. */
  readonly about?: (() => Proposal) | undefined;
  /** It is only said how it is done. */
  readonly isTold?: boolean;
  readonly children?: ComponentChildren;
}

const Fold = ({ words: { t }, propose, kind, icon, about, isTold, children }: FoldProps) => (
  <details name="decide">
    <summary>
      <Icon name={icon} />
      {t(`ui.vote.kind.${kind}`)}
    </summary>
    <form
      onSubmit={(e) => {
        e.preventDefault();
        if (about) propose(about());
        else if (kind === 'pause' || kind === 'goOn') propose({ kind });
      }}
    >
      <p class="muted">{t(`ui.vote.hint.${kind}`)}</p>
      {children}
      {!isTold && (
        <button type="submit" class="btn primary">
          {t('ui.vote.propose')}
        </button>
      )}
    </form>
  </details>
);

interface Option {
  readonly value: string;
  readonly text: string;
}
interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly of: readonly Option[];
  readonly onPick: (value: string) => void;
}
const Pick = ({ label, value, of, onPick }: PickProps) => (
  <label class="field">
    <span>{label}</span>
    <select class="input" value={value} onChange={(e) => onPick(e.currentTarget.value)}>
      {of.map((o) => (
        <option key={o.value} value={o.value}>
          {o.text}
        </option>
      ))}
    </select>
  </label>
);

const timesIn = ({ language }: Words): Option[] =>
  ANSWER_TIMES.map((seconds) => ({ value: String(seconds), text: span(seconds, language) }));
const timeOf = (value: string) => ANSWER_TIMES.find((seconds) => String(seconds) === value);

const Extend = ({ words, table, eye, propose }: FormProps) => {
  const { t } = words;
  const [seat, setSeat] = useState(typeof eye === 'number' ? String(eye) : '');
  const [time, setTime] = useState(String(table.answerTime));
  const people = table.seats.flatMap((s, i) => (s.kind === 'human' ? [{ value: String(i), text: s.name }] : []));
  const about = (): Proposal => ({
    kind: 'extend',
    ...(seat !== '' && { seat: Number(seat) }),
    seconds: timeOf(time) ?? ANSWER_TIMES[0],
  });
  return (
    <Fold words={words} propose={propose} kind="extend" icon="clock" about={about}>
      <Pick
        label={t('ui.vote.whom')}
        value={seat}
        of={[...people, { value: '', text: t('ui.vote.everybody') }]}
        onPick={setSeat}
      />
      <Pick label={t('ui.vote.howLong')} value={time} of={timesIn(words)} onPick={setTime} />
    </Fold>
  );
};

/** Of the bank nothing is said as long as nobody chooses another. */
const Pace = ({ words, table, propose }: FormProps) => {
  const { t, language } = words;
  const now = String(table.answerTime ?? '');
  const times = [{ value: '', text: t('ui.vote.untimed') }, ...timesIn(words)];
  const banks = [
    { value: '', text: t('ui.vote.sameBank') },
    { value: '0', text: t('ui.vote.noBank') },
    ...BANKS.map((seconds) => ({ value: String(seconds), text: span(seconds, language) })),
  ].filter(({ value }) => value !== String(table.bank ?? 0));
  const [time, setTime] = useState(now);
  const [bank, setBank] = useState('');
  const answerTime = timeOf(time) ?? null;
  const wanted = answerTime === null ? undefined : [0 as const, ...BANKS].find((seconds) => String(seconds) === bank);
  const about = (): Proposal => ({ kind: 'pace', answerTime, ...(wanted !== undefined && { bank: wanted }) });
  return (
    <Fold words={words} propose={propose} kind="pace" icon="clock" about={about}>
      <Pick label={t('ui.vote.timeToAnswer')} value={time} of={times} onPick={setTime} />
      {answerTime !== null && <Pick label={t('ui.vote.bank')} value={bank} of={banks} onPick={setBank} />}
    </Fold>
  );
};

const PERSON = 'person';

const Replace = ({ words, table, ui, eye, propose }: FormProps) => {
  const { t } = words;
  const away = table.seats.flatMap((s, i) =>
    i !== eye && (s.kind === 'bot' || (s.kind === 'human' && !s.online)) ? [i] : [],
  );
  const [picked, setPicked] = useState<string | undefined>(undefined);
  const [by, setBy] = useState<string | undefined>(undefined);
  const seat = away.find((s) => String(s) === picked) ?? away[0];
  if (seat === undefined)
    return (
      <Fold words={words} propose={propose} kind="replace" icon="hand" isTold>
        <p>{t('ui.vote.nobodyAway')}</p>
      </Fold>
    );
  const bots =
    table.seats[seat]?.kind === 'bot' ? [] : [...(ui.bots ?? []), ...(ui.standIns?.(table.seats.length) ?? [])];
  const all = [
    ...bots.map((bot) => ({ value: bot, text: nameOfBot(words, bot) })),
    { value: PERSON, text: t('ui.vote.byPerson') },
  ];
  const chosen = all.find((o) => o.value === by)?.value ?? all[0]!.value;
  const about = (): Proposal =>
    chosen === PERSON ? { kind: 'replace', seat, with: 'person' } : { kind: 'replace', seat, with: 'bot', bot: chosen };
  return (
    <Fold words={words} propose={propose} kind="replace" icon="hand" about={about}>
      <Pick
        label={t('ui.vote.whom')}
        value={String(seat)}
        of={away.map((s) => ({ value: String(s), text: table.seats[s]!.name || t('ui.seatN', { n: s + 1 }) }))}
        onPick={setPicked}
      />
      <Pick label={t('ui.vote.withWhat')} value={chosen} of={all} onPick={setBy} />
    </Fold>
  );
};

const End = ({ words, propose }: FormProps) => {
  const { t } = words;
  const [how, setHow] = useState<'ended' | 'abandoned'>('ended');
  return (
    <Fold words={words} propose={propose} kind="end" icon="x" about={() => ({ kind: 'end', how })}>
      <Pick
        label={t('ui.vote.how')}
        value={how}
        of={[
          { value: 'ended', text: t('ui.vote.end.ended') },
          { value: 'abandoned', text: t('ui.vote.end.abandoned') },
        ]}
        onPick={(value) => setHow(value === 'abandoned' ? value : 'ended')}
      />
    </Fold>
  );
};
