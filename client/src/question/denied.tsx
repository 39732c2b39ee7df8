/** What may not be done now: greyed, each reason once. Where there is little room it opens on a press. */
import { useState } from 'preact/hooks';
import type { Answering } from '../table/use-answer.ts';
import { useWords } from '../words/words.ts';
import { deniedOf } from './choices.ts';

export const Denied = ({ answer }: { readonly answer: Answering }) => {
  const { t, speaker } = useWords();
  const [open, setOpen] = useState(false);
  const groups = deniedOf(answer.choices);
  if (groups.length === 0) return null;
  const names = new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'unit' }).format(
    groups.flatMap((group) => group.choices.map((c) => c.label)),
  );
  return (
    <div class={open ? 'not-now open' : 'not-now'}>
      <button type="button" class="not-now-open" aria-expanded={open} onClick={() => setOpen(!open)}>
        <b>{t('ui.notNow')}</b> <span>{names}</span>
      </button>
      {groups.map(({ reason, choices }, i) => (
        <div key={choices[0]!.verb} class="denied">
          <span class="denied-verbs">
            {choices.map((choice) => (
              <button
                key={choice.verb}
                type="button"
                data-verb={choice.verb}
                aria-disabled="true"
                aria-describedby={`denied-${i}`}
                aria-keyshortcuts={choice.key.toUpperCase()}
                onClick={() => answer.pressChoice(choice)}
              >
                {choice.label}
              </button>
            ))}
          </span>
          <small id={`denied-${i}`}>{speaker.say(reason)}</small>
        </div>
      ))}
    </div>
  );
};
