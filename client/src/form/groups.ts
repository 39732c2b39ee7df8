/** The forms of a game are loaded by groups: those of the question before it is shown, all others when there is time. */
import type { Asked } from '@tabularium/kernel';
import type { AnyForm } from '@tabularium/parts/web';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { whenIdle } from '../app/idle.ts';
import type { GameUi } from '../games/game-ui.ts';

/** `beside` is what was chosen beside the question, if that has a form. */
const groupsFor = (ui: GameUi, asked: Asked<unknown> | undefined, beside?: string) =>
  asked
    ? (ui.forms ?? []).filter((group) => group.isFor(asked) || (beside !== undefined && group.asides?.includes(beside)))
    : [];

/** Loads what may open for this question. If it cannot be loaded, the question is answered step by step. */
export const loadForms = async (ui: GameUi, asked: Asked<unknown> | undefined, beside?: string): Promise<void> => {
  await Promise.allSettled(groupsFor(ui, asked, beside).map((group) => group.forms.load(ui.learn)));
};

/** The forms that may open for this question, as far as they are there. */
export const useForms = (
  ui: GameUi,
  asked: Asked<unknown> | undefined,
  beside: string | undefined,
): readonly AnyForm<unknown>[] => {
  const [loads, setLoads] = useState(0);
  const found = useMemo(
    () => groupsFor(ui, asked, beside).map((group) => group.forms.now(ui.learn)),
    [ui, asked?.question, asked?.view, beside, loads],
  );
  const isMissing = found.includes(undefined);
  useEffect(() => {
    if (isMissing) void loadForms(ui, asked, beside).then(() => setLoads((n) => n + 1));
  }, [ui, isMissing, asked?.question, beside]);
  return useMemo(() => found.flatMap((group) => group?.forms ?? []), [found]);
};

/**
 * Everything else that is loaded later, of the shell and of the game, one after the other while nothing else is to be done:
 * from the first question on (`isTime`), so that nobody waits longer for that one. Whether it has begun.
 */
export const useRest = (ui: GameUi, view: unknown, isTime: boolean): boolean => {
  const hasBegun = useRef(false);
  hasBegun.current ||= isTime;
  useEffect(() => {
    if (!hasBegun.current) return undefined;
    let isLeft = false;
    const groups = (ui.forms ?? []).filter((group) => group.isPlayed?.(view) ?? true);
    const parts = [...(ui.later ?? []), ...groups.map((group) => group.forms)];
    const rest = [() => import('../table/rest.ts'), ...parts.map((part) => () => part.load(ui.learn))];
    const next = (): void => {
      const load = rest.shift();
      if (!load || isLeft) return;
      const again = (): void => whenIdle(next);
      load().then(again, again);
    };
    // Not before what the board is drawn from: somebody waits for that.
    const drawing = (ui.boardOf?.(view) ?? ui.board)?.drawing;
    const begin = (): void => whenIdle(next);
    if (drawing) drawing.load(ui.learn).then(begin, begin);
    else begin();
    return () => {
      isLeft = true;
    };
  }, [ui, hasBegun.current]);
  return hasBegun.current;
};
