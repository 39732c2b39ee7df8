/** The forms of a game are loaded by groups: those of the question before it is shown, all others when there is time. */
import type { Asked } from '@tabularium/kernel';
import type { AnyForm } from '@tabularium/parts/web';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { whenIdle } from '../app/idle.ts';
import type { GameUi } from '../games/game-ui.ts';

const groupsFor = (ui: GameUi, asked: Asked<unknown> | undefined) =>
  asked ? (ui.forms ?? []).filter((group) => group.isFor(asked)) : [];

/** Loads what may open for this question. If it cannot be loaded, the question is answered step by step. */
export const loadForms = async (ui: GameUi, asked: Asked<unknown> | undefined): Promise<void> => {
  await Promise.allSettled(groupsFor(ui, asked).map((group) => group.forms.load(ui.learn)));
};

/** The forms that may open for this question, as far as they are there. */
export const useForms = (ui: GameUi, asked: Asked<unknown> | undefined): readonly AnyForm<unknown>[] => {
  const [loads, setLoads] = useState(0);
  const found = useMemo(
    () => groupsFor(ui, asked).map((group) => group.forms.now(ui.learn)),
    [ui, asked?.question, asked?.view, loads],
  );
  const isMissing = found.includes(undefined);
  useEffect(() => {
    if (isMissing) void loadForms(ui, asked).then(() => setLoads((n) => n + 1));
  }, [ui, isMissing, asked?.question]);
  return useMemo(() => found.flatMap((group) => group?.forms ?? []), [found]);
};

/** Everything else of the game that is loaded later, one after the other while nothing else is to be done. */
export const useRest = (ui: GameUi): void => {
  useEffect(() => {
    let isLeft = false;
    const rest = [...(ui.forms ?? []).map((group) => group.forms), ...(ui.later ?? [])];
    const next = (): void => {
      const one = rest.shift();
      if (!one || isLeft) return;
      const again = (): void => whenIdle(next);
      one.load(ui.learn).then(again, again);
    };
    whenIdle(next);
    return () => {
      isLeft = true;
    };
  }, [ui]);
};
