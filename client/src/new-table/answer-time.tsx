/** How long people at a table of a server may take over an answer. */
import type { GameModule } from '@tabularium/kernel';
import { ANSWER_TIMES } from '@tabularium/protocol';
import { span } from '../ui/time.ts';
import { useWords } from '../words/words.ts';
import type { TableDraft } from './draft.ts';

/** Does this game have a question after which it can go on without an answer? */
export const hasSilence = ({ procs }: Pick<GameModule<never, never>, 'procs'>): boolean =>
  procs.some(({ nodes }) => Object.values(nodes).some((n) => typeof n === 'object' && n.silent !== undefined));

interface Props {
  readonly draft: TableDraft;
  readonly onChange: (answerTime: TableDraft['answerTime']) => void;
}

export const AnswerTime = ({ draft, onChange }: Props) => {
  const { t, language } = useWords();
  if (draft.where === 'device') return <p class="muted">{t('ui.noClock')}</p>;
  return (
    <label class="field">
      <span>{t('ui.answerTime')}</span>
      <select
        class="input"
        value={draft.answerTime}
        onChange={(e) => onChange(ANSWER_TIMES.find((seconds) => `${seconds}` === e.currentTarget.value) ?? 0)}
      >
        <option value={0}>{t('ui.noTimeLimit')}</option>
        {ANSWER_TIMES.map((seconds) => (
          <option key={seconds} value={seconds}>
            {span(seconds, language)}
          </option>
        ))}
      </select>
      <small class="muted">{t('ui.answerTimeHint')}</small>
    </label>
  );
};
