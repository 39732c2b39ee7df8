/** What may not be done now: greyed, each reason once. Where there is little room it opens on a press. */
import type { Msg } from '@tabularium/kernel';
import { useId, useState } from 'preact/hooks';
import type { Answering } from '../table/use-answer.ts';
import { useWords } from '../words/words.ts';
import { type Choice, deniedOf } from './choices.ts';

interface Greyed {
  readonly label: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly rules: readonly string[];
}
interface Group {
  readonly reason: Msg;
  readonly all: readonly Greyed[];
}

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'unit' }).format(names);

const NotNow = ({ groups, answer }: { readonly groups: readonly Group[]; readonly answer: Answering }) => {
  const { t, speaker } = useWords();
  const id = useId();
  const [open, setOpen] = useState(false);
  if (groups.length === 0) return null;
  return (
    <div class={open ? 'not-now open' : 'not-now'}>
      <button type="button" class="not-now-open" aria-expanded={open} onClick={() => setOpen(!open)}>
        <b>{t('ui.notNow')}</b> <span>{listed(groups.flatMap(({ all }) => all.map((one) => one.label)))}</span>
      </button>
      {groups.map(({ reason, all }, i) => (
        <div key={i} class="denied">
          <span class="denied-verbs">
            {all.map(({ label, attributes, rules }) => (
              <button
                key={label}
                type="button"
                aria-disabled="true"
                aria-describedby={`${id}-${i}`}
                {...attributes}
                onClick={() => answer.tell(reason, rules)}
              >
                {label}
              </button>
            ))}
          </span>
          <small id={`${id}-${i}`}>{speaker.say(reason)}</small>
        </div>
      ))}
    </div>
  );
};

/** Choices that may not be made. */
export const Denied = ({ choices, answer }: { readonly choices: readonly Choice[]; readonly answer: Answering }) => {
  const { t, speaker } = useWords();
  const groups = deniedOf(choices).map(({ reason, all }) => ({
    reason,
    all: all.map(({ choice: { verb, label, key, rules }, refs }) => ({
      label:
        refs.length === 0 ? label : t('ui.verbOf', { verb: label, what: listed(refs.map((r) => speaker.name(r))) }),
      attributes: { 'data-verb': verb, ...(key !== '' && { 'aria-keyshortcuts': key.toUpperCase() }) },
      rules,
    })),
  }));
  return <NotNow groups={groups} answer={answer} />;
};

/** Things that may not be the answer to a choice. */
export const HeldBack = ({ choice, answer }: { readonly choice: Choice; readonly answer: Answering }) => {
  const { t, speaker } = useWords();
  const groups = choice.held.map(({ reason, refs }) => ({
    reason,
    all: refs.map((ref) => ({
      label: ref === '' ? t('ui.anythingElse') : speaker.name(ref),
      attributes: { 'data-held': ref },
      rules: choice.rules,
    })),
  }));
  return <NotNow groups={groups} answer={answer} />;
};
