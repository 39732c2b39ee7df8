/** How long people at a table of a server may take over an answer. */
import type { GameModule } from '@tabularium/kernel';
import { ANSWER_TIMES, BANKS } from '@tabularium/protocol';
import { useState } from 'preact/hooks';
import { span } from '../ui/time.ts';
import { useWords } from '../words/words.ts';
import type { TableDraft } from './draft.ts';
import { PACE_NAMES, PACES, type Pace, type PaceName, withAnswerTime, withBank } from './pace.ts';

/** Does this game have a question after which it can go on without an answer? */
export const hasSilence = ({ procs }: Pick<GameModule<never, never>, 'procs'>): boolean =>
  procs.some(({ nodes }) => Object.values(nodes).some((n) => typeof n === 'object' && n.silent !== undefined));

interface Props {
  readonly draft: TableDraft;
  readonly onChange: (pace: Pace) => void;
}

export const PaceField = ({ draft, onChange }: Props) => {
  const { t } = useWords();
  const [name, setName] = useState<PaceName>('none');
  if (draft.where === 'device') return <p class="muted">{t('ui.noClock')}</p>;
  const choose = (wanted: string): void => {
    const now = PACE_NAMES.find((n) => n === wanted) ?? 'none';
    setName(now);
    // By hand one goes on from what was chosen last, with some time at least.
    if (now !== 'own') onChange(PACES[now]);
    else if (draft.pace.answerTime === 0) onChange(PACES.day);
  };
  return (
    <>
      <label class="field">
        <span>{t('ui.pace')}</span>
        <select class="input" value={name} onChange={(e) => choose(e.currentTarget.value)}>
          {PACE_NAMES.map((pace) => (
            <option key={pace} value={pace}>
              {t(`ui.pace.${pace}`)}
            </option>
          ))}
        </select>
        <small class="muted" aria-live="polite">
          <Meaning pace={draft.pace} />
        </small>
      </label>
      {name === 'own' && (
        <div class="two">
          <Seconds
            label={t('ui.answerTime')}
            none={t('ui.noTimeLimit')}
            of={ANSWER_TIMES}
            value={draft.pace.answerTime}
            onChange={(seconds) => onChange(withAnswerTime(draft.pace, seconds))}
          />
          {draft.pace.answerTime > 0 && (
            <Seconds
              label={t('ui.bank')}
              none={t('ui.noBank')}
              of={BANKS}
              value={draft.pace.bank}
              onChange={(seconds) => onChange(withBank(draft.pace, seconds))}
            />
          )}
        </div>
      )}
    </>
  );
};

/** What it means for whoever is asked. */
const Meaning = ({ pace: { answerTime, bank } }: { readonly pace: Pace }) => {
  const { t, language } = useWords();
  if (answerTime === 0) return <>{t('ui.paceNone')}</>;
  const time = span(answerTime, language);
  return <>{bank === 0 ? t('ui.paceTime', { time }) : t('ui.paceBank', { time, bank: span(bank, language) })}</>;
};

interface SecondsProps {
  readonly label: string;
  readonly none: string;
  readonly of: readonly number[];
  readonly value: number;
  readonly onChange: (seconds: string) => void;
}
const Seconds = ({ label, none, of, value, onChange }: SecondsProps) => {
  const { language } = useWords();
  return (
    <label class="field">
      <span>{label}</span>
      <select class="input" value={value} onChange={(e) => onChange(e.currentTarget.value)}>
        <option value={0}>{none}</option>
        {of.map((seconds) => (
          <option key={seconds} value={seconds}>
            {span(seconds, language)}
          </option>
        ))}
      </select>
    </label>
  );
};
