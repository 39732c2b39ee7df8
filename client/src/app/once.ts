/** What is made of something that never changes is made once, and forgotten with it. */
export const once = <A extends object, T extends object | string>(make: (of: A) => T): ((of: A) => T) => {
  const made = new WeakMap<A, T>();
  return (of) => {
    const known = made.get(of) ?? make(of);
    made.set(of, known);
    return known;
  };
};
