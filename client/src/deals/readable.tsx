/** A part of the page whose names open into leaves, with the keyboard as well. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { markReadable } from '../table/readable.ts';
import { keepMarked } from '../ui/keep-marked.ts';
import { useLeaves } from '../ui/leaf-context.ts';

export const Readable = ({
  class: name,
  children,
}: {
  readonly class: string;
  readonly children: ComponentChildren;
}) => {
  const frame = useRef<HTMLDivElement>(null);
  const { has } = useLeaves();
  useLayoutEffect(() => {
    const part = frame.current;
    return part ? keepMarked(part, () => markReadable(part, has)) : undefined;
  });
  return (
    <div ref={frame} class={name}>
      {children}
    </div>
  );
};
