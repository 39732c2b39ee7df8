/** What lies on a board, at its corners; told what is under the pointer or has the focus. */
import type { BoardPanel, Drawn, Say } from '@tabularium/parts/web';
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface Props {
  readonly panels: readonly BoardPanel<unknown>[];
  /** What they lie in, with the board. */
  readonly room: RefObject<HTMLElement | null>;
  readonly view: unknown;
  readonly say: Say;
  readonly drawn: Drawn | undefined;
}

const CORNERS = ['left-top', 'right-top', 'left-bottom'] as const;

const refOn = (target: EventTarget | null): string | undefined =>
  target instanceof SVGElement ? target.closest<SVGElement>('[data-ref]')?.dataset['ref'] : undefined;

/** The thing on the board that the reader points at. */
const usePointedAt = (room: RefObject<HTMLElement | null>): string | undefined => {
  const [on, setOn] = useState<string>();
  useEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const look = (e: Event): void => setOn(refOn(e.target));
    const leave = (): void => setOn(undefined);
    const told = { pointerover: look, focusin: look, pointerleave: leave, focusout: leave };
    for (const [name, listen] of Object.entries(told)) element.addEventListener(name, listen);
    return () => {
      for (const [name, listen] of Object.entries(told)) element.removeEventListener(name, listen);
    };
  }, [room]);
  return on;
};

export const BoardPanels = ({ panels, room, view, say, drawn }: Props) => {
  const on = usePointedAt(room);
  return (
    <>
      {CORNERS.map((corner) => (
        <div key={corner} class={`panels ${corner}`}>
          {panels.map(
            ({ at, Panel }, i) =>
              at === corner && (
                <Panel key={i} view={view} say={say} {...(drawn && { drawn })} {...(on !== undefined && { on })} />
              ),
          )}
        </div>
      ))}
    </>
  );
};
