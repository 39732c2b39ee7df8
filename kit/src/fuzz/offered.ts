/** Whether a question offers an answer. Written a second time here, independently of the kernel, so that its own check is tested. */
import type { Offer, Question } from '@tabularium/kernel';

/** What is looked for in anything that somebody might send. */
interface Sent {
  readonly by?: unknown;
  readonly verb?: unknown;
  readonly arg?: unknown;
}

export const isOffered = (questions: readonly (Question | undefined)[], sent: unknown): boolean => {
  const { by, verb, arg }: Sent = typeof sent === 'object' && sent !== null ? sent : {};
  if (typeof by !== 'number' || typeof verb !== 'string') return false;
  const offer = Object.entries(questions[by]?.verbs ?? {}).find(([name]) => name === verb)?.[1];
  return offer !== undefined && isIn(offer, arg);
};

const has = (of: readonly string[], x: unknown): boolean => of.some((ref) => ref === x);
const isBetween = (n: unknown, min: number, max: number): n is number =>
  typeof n === 'number' && String(n) === n.toFixed(0) && !Object.is(n, -0) && n >= min && n <= max;

const isIn = (o: Offer, arg: unknown): boolean => {
  switch (o.t) {
    case 'button':
      return arg === undefined;
    case 'pick':
      return has(o.of, arg);
    case 'range':
      return isBetween(arg, o.min, o.max);
    case 'choose': {
      if (!Array.isArray(arg)) return false;
      const chosen: unknown[] = Array.from(arg);
      const isOnce = chosen.every((x, i) => chosen.indexOf(x) === i);
      return isOnce && isBetween(chosen.length, o.min, o.max) && chosen.every((x) => has(o.of, x));
    }
    case 'allot': {
      if (typeof arg !== 'object' || arg === null || Array.isArray(arg) || arg instanceof Map) return false;
      const shares: [string, unknown][] = Object.entries(arg);
      const most = new Map(Object.entries(o.of));
      let sum = 0;
      for (const [ref, n] of shares) {
        if (!isBetween(n, 1, most.get(ref) ?? 0)) return false;
        sum += n;
      }
      return isBetween(sum, o.min, o.max);
    }
    case 'text':
      return (
        typeof arg === 'string' &&
        arg !== '' &&
        arg.length <= o.max &&
        arg.trim() === arg &&
        Array.from(arg).every((c) => c >= ' ' && c !== '\u007f' && !(c >= '\u0080' && c <= '\u009f')) &&
        !/[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/.test(arg) &&
        arg.isWellFormed()
      );
    default:
      return o satisfies never;
  }
};
