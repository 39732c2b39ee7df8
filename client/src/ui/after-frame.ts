/**
 * Does something when what was drawn has been laid out and painted: to ask for sizes or visible text then costs nothing. Gives what
 * calls it off.
 */
export const afterFrame = (act: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};
