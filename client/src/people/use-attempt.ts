import { useState } from 'preact/hooks';
import { problemOf } from '../app/api.ts';
import { useWords } from '../words/words.ts';
import { isSignedOut } from './people-api.ts';

/** Does something that the server may refuse. */
export type Attempt = (work: () => Promise<unknown>) => void;

/** Tries, and says why it did not work; `onSignedOut` when it was because this device is signed out. */
export const useAttempt = (onSignedOut: () => void): { readonly problem: string; readonly attempt: Attempt } => {
  const { t, speaker } = useWords();
  const [problem, setProblem] = useState('');
  const attempt: Attempt = (work) => {
    setProblem('');
    work().catch((e: unknown) => {
      setProblem(problemOf(e, speaker) ?? t('ui.failed'));
      if (isSignedOut(e)) onSignedOut();
    });
  };
  return { problem, attempt };
};
