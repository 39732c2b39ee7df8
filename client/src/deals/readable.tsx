/** A part of the page whose names open into leaves, with the keyboard as well. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { markReadable } from '../table/readable.ts';
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
    if (frame.current) markReadable(frame.current, has);
  });
  return (
    <div ref={frame} class={name}>
      {children}
    </div>
  );
};
