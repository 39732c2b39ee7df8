import { type ComponentType, h, render } from 'preact';
import { useState } from 'preact/hooks';
import { expect, test } from 'vitest';
import { shared } from './shared.ts';
import { steady } from './steady.tsx';

interface View {
  readonly money: { readonly of: number };
  readonly wars: readonly string[];
  readonly turn: number;
}
const FIRST: View = { money: { of: 3 }, wars: ['punic'], turn: 1 };

/** A page on which nothing comes to stand: parts only note that they were drawn. */
const page = <P extends object>(Part: ComponentType<P>): ((props: P) => void) => {
  const nowhere = { nodeType: 1, childNodes: [], firstChild: null } as unknown as Element;
  return (props) => render(h(Part, props), nowhere);
};
/** The next position as it comes: what is equal is the same object. */
const next = (was: View, change: Partial<View>): View => shared(was, structuredClone({ ...was, ...change }));

test('a part is drawn again when a field of the view that it has read has changed, and not otherwise', () => {
  const drawn: number[] = [];
  const show = page(
    steady(({ view }: { readonly view: View }) => {
      drawn.push(view.money.of);
      return null;
    }),
  );
  show({ view: FIRST });
  const second = next(FIRST, { wars: ['punic', 'gallic'], turn: 2 });
  show({ view: second });
  expect(drawn).toEqual([3]);
  show({ view: next(second, { money: { of: 5 } }) });
  expect(drawn).toEqual([3, 5]);
});

test('a part is drawn again when anything else that it is given is another', () => {
  const drawn: string[] = [];
  const show = page(
    steady(({ name }: { readonly name: string; readonly hint?: string }) => {
      drawn.push(name);
      return null;
    }),
  );
  show({ name: 'Cato' });
  show({ name: 'Cato' });
  show({ name: 'Cicero' });
  show({ name: 'Cicero', hint: 'consul' });
  show({ name: 'Cicero' });
  expect(drawn).toEqual(['Cato', 'Cicero', 'Cicero', 'Cicero']);
});

test('what a part inside has read counts for the one around it, also when the part inside was left as it was', () => {
  const drawn: string[] = [];
  const Inner = steady(({ view }: { readonly view: View }) => {
    drawn.push(`wars ${view.wars.length}`);
    return null;
  });
  const show = page(
    steady(({ view }: { readonly view: View }) => {
      drawn.push(`turn ${view.turn}`);
      return h(Inner, { view });
    }),
  );
  show({ view: FIRST });
  const second = next(FIRST, { turn: 2 });
  show({ view: second });
  show({ view: next(second, { wars: [] }) });
  expect(drawn).toEqual(['turn 1', 'wars 1', 'turn 2', 'turn 2', 'wars 0']);
});

test('what somebody opens in a part that was not drawn again shows how things stand now', async () => {
  const drawn: string[] = [];
  let open: () => void = () => {};
  const show = page(
    steady(({ view }: { readonly view: View }) => {
      const [isOpen, setOpen] = useState(false);
      open = () => setOpen(true);
      drawn.push(isOpen ? `wars ${view.wars.length}` : 'shut');
      return null;
    }),
  );
  show({ view: FIRST });
  const second = next(FIRST, { wars: ['punic', 'gallic'] });
  show({ view: second });
  open();
  await Promise.resolve();
  show({ view: next(second, { wars: [] }) });
  expect(drawn).toEqual(['shut', 'wars 2', 'wars 0']);
});
