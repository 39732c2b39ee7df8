/**
 * What a seat is asked, as far as everybody may know it. The rules put the question into words once more, but all they are given is
 * what the public eye sees. So whatever they say follows from what is public, and nothing has to be declared or trusted. Where
 * they need more than that to say it, nothing is said.
 */
import type { Engine } from './engine.ts';
import type { Msg } from './message.ts';
import type { Seat } from './seat.ts';
import type { State } from './state.ts';
import type { Standing, View } from './view.ts';

export const openPrompt = <G>(
  engine: Engine<G>,
  // oxlint-disable-next-line typescript/no-explicit-any -- what else the view shows does not matter here
  view: View<G, any>,
  state: State<G>,
  by: Seat,
): Msg | undefined => {
  if (!engine.waitingFor(state).includes(by)) return undefined;
  const text = JSON.stringify(view.seen(state, 'public'));
  const g: G = JSON.parse(text);
  const { flow }: Standing = JSON.parse(text);
  try {
    const prompt = engine.prompt({ ...state, g, stack: [...flow], orders: [] }, by);
    return prompt && isWhole(prompt) ? prompt : undefined;
  } catch {
    // Something that is hidden would have been needed.
    return undefined;
  }
};

/** Every argument is there: none was made of something that is not seen. */
const isWhole = ({ a = {} }: Msg): boolean => Object.values(a).every(isThere);
const isThere = (arg: unknown): boolean =>
  Array.isArray(arg)
    ? arg.every(isThere)
    : typeof arg === 'number'
      ? Number.isFinite(arg)
      : typeof arg === 'string' && !/\b(undefined|null|NaN)\b|\[object/.test(arg);
