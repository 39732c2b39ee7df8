/** What shows drawn boards, and seats beside them. A game that is shown as a page does without it. */
type Drawing = typeof import('./drawn-board.tsx');

let loaded: Drawing | undefined;

export const loadDrawing = async (): Promise<void> => {
  loaded = await import('./drawn-board.tsx');
};
/** `loadGame` has seen to it that it is there for a game that is no page. */
export const drawing = (): Drawing | undefined => loaded;
