/** What is made of something that never changes is made once, and forgotten with it. */
export const once = <A extends object, T>(make: (of: A) => T): ((of: A) => T) => {
  const made = new WeakMap<A, { readonly it: T }>();
  return (of) => {
    const known = made.get(of) ?? { it: make(of) };
    made.set(of, known);
    return known.it;
  };
};
