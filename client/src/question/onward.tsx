/**
 * Lets go on what goes on by itself: one step, or all until something else is asked. How fast is a setting of this device:
 * each step is pressed, comes after a pause, or comes at once.
 */
import './onward.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { changeSettings, useSettings } from '../app/settings.ts';
import type { Answering } from '../table/use-answer.ts';
import { useWords } from '../words/words.ts';
import type { Choice } from './choices.ts';
import { isGoing, nextGoing, pauseFor } from './onward-pace.ts';

interface Props {
  /** The answer that lets it go on. */
  readonly choice: Choice;
  readonly answer: Answering;
  /** What is about to happen, as it is read: the longer, the longer the pause. */
  readonly said: string;
  readonly decision: string;
  /** Something was taken back, and nothing has been done since. */
  readonly isBack: boolean;
  /** Is it running to the next decision of this seat? Kept while somebody else is asked. */
  readonly running: { current: boolean };
}

/** What was pressed may still be on its way: it is tried again. */
const AGAIN_MS = 250;

/** Somebody reads something else, or does not look. */
const isAway = (): boolean => document.hidden || document.querySelector('dialog[open]') !== null;

export const Onward = ({ choice, answer, said, decision, isBack, running }: Props) => {
  const { t } = useWords();
  const { pace } = useSettings();
  const [going, setGoing] = useState(nextGoing(isBack ? 'stops' : running.current ? 'runs' : 'begins', pace));
  running.current = going === 'runs';
  const now = useRef({ choice, answer });
  now.current = { choice, answer };
  const press = (): void => now.current.answer.pressChoice(now.current.choice);
  useEffect(() => {
    // Whoever takes something back wants to look at it.
    if (isBack || answer.refused) setGoing(nextGoing('stops', pace));
  }, [decision, isBack, answer.refused]);
  // Whoever is about to do something else has time for it.
  const goes = isGoing(going, pace) && answer.draft === undefined && !answer.refused;
  useEffect(() => {
    if (!goes) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const go = (): void => {
      timer = setTimeout(go, AGAIN_MS);
      if (!isAway()) press();
    };
    timer = setTimeout(go, pauseFor(going, pace, said));
    return () => clearTimeout(timer);
  }, [goes, going, pace, decision]);
  const run = (): void => setGoing(nextGoing(goes ? 'stops' : 'runs', pace));
  const step = (): void => {
    setGoing(nextGoing('steps', pace));
    press();
  };
  const keys = useRef(run);
  keys.current = run;
  // Before the page is seen: a key that is pressed at once counts too.
  useLayoutEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.key !== 'Enter' || !e.shiftKey || e.ctrlKey || e.metaKey || e.altKey) return;
      if (e.target instanceof HTMLInputElement || e.target instanceof HTMLTextAreaElement || isAway()) return;
      e.preventDefault();
      if (!e.repeat) keys.current();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return (
    <>
      <button type="button" class="btn primary commit" data-verb={choice.verb} aria-keyshortcuts="Enter" onClick={step}>
        <span>{choice.label}</span>
        <span class="kbd" aria-hidden="true">
          ↵
        </span>
      </button>
      <button
        type="button"
        class="btn"
        data-onward={goes ? 'stop' : 'run'}
        aria-keyshortcuts="Shift+Enter"
        onClick={run}
      >
        <span>{t(goes ? 'ui.onward.stop' : 'ui.onward.run')}</span>
        <span class="kbd" aria-hidden="true">
          ⇧↵
        </span>
      </button>
      <div class="onward-pace" role="group" aria-label={t('ui.onward.pace')}>
        {(['step', 'calm', 'once'] as const).map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === pace}
            onClick={() => {
              changeSettings({ pace: value });
              setGoing(nextGoing('begins', value));
            }}
          >
            {t(`ui.onward.${value}`)}
          </button>
        ))}
      </div>
    </>
  );
};
