/** Rules that somebody pointed at: first in a dialog, then, on demand, in their context. */
import { useState } from 'preact/hooks';
import type { ShowRules } from '../ui/rules-context.ts';

interface RulesShown {
  readonly inDialog: readonly string[] | undefined;
  readonly inContext: readonly string[];
  readonly show: ShowRules;
  readonly close: () => void;
  /** Out of the dialog, to be read where they stand among the others. */
  readonly moveToContext: () => void;
}

export const useRulesShown = (): RulesShown => {
  const [inDialog, show] = useState<readonly string[] | undefined>(undefined);
  const [inContext, setInContext] = useState<readonly string[]>([]);
  return {
    inDialog,
    inContext,
    show,
    close: () => show(undefined),
    moveToContext: () => {
      setInContext(inDialog ?? []);
      show(undefined);
    },
  };
};
