/**
 * Parts of a page that are drawn again only when something has changed that they were drawn from. It is noted which fields of
 * the view each has read; a field that has not changed is the same object in the next position (`shared.ts`).
 */
import type { ComponentType, FunctionComponent, VNode } from 'preact';
import { useRef } from 'preact/hooks';

interface Drawn<P> {
  readonly props: P;
  /** What was read of the view, and what stood there. */
  readonly read: ReadonlyMap<PropertyKey, unknown>;
  /** The last view: what is read of it only later, when somebody presses something, is read as it is then. */
  view: object;
  readonly node: VNode;
}

const NO_VIEW = {};
const viewIn = (props: object): object => ('view' in props && props.view instanceof Object ? props.view : NO_VIEW);

const drawn = <P extends object>(Part: ComponentType<P>, props: P): Drawn<P> => {
  const read = new Map<PropertyKey, unknown>();
  const view = viewIn(props);
  const watched = new Proxy(view, {
    get: (_, key) => {
      const found: unknown = Reflect.get(made.view, key);
      read.set(key, found);
      return found;
    },
  });
  const node = <Part {...props} {...(view !== NO_VIEW && { view: watched })} />;
  const made: Drawn<P> = { props, read, view, node };
  return made;
};

const isStill = ({ props, read }: Drawn<object>, next: object): boolean => {
  const view = viewIn(next);
  const names = Object.keys(next);
  return (
    names.length === Object.keys(props).length &&
    names.every((name) => name === 'view' || Reflect.get(props, name) === Reflect.get(next, name)) &&
    [...read].every(([key, was]) => Reflect.get(view, key) === was)
  );
};

/** The same part. One inside another is looked at by itself, and what it has read counts for both. */
export const steady =
  <P extends object>(Part: ComponentType<P>): FunctionComponent<P> =>
  (props: P) => {
    const last = useRef<Drawn<P>>(undefined);
    if (last.current && isStill(last.current, props)) last.current.view = viewIn(props);
    else last.current = drawn(Part, props);
    return last.current.node;
  };
