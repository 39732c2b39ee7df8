/** Naming one Senator for an office: what the elections of Dictator, Censor and Consul for Life share. */
import { end, type Msg, pick, type Proc } from '@tabularium/kernel';
import { naming, offered } from '../../agreements/offers.ts';
import { nameable } from '../../agreements/proposing.ts';
import type { Rome } from '../../game.ts';
import type { SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { DRAFTING, drafter, dropped, mayGoOn } from '../drafting.ts';
import type { Drafting } from '../proposal-kind.ts';
import type { Kind } from '../proposal.ts';

/** [1.09.172-a] Nobody is asked whether he wants it. */
export const nomination = <P>(
  name: string,
  spec: {
    readonly kind: Kind;
    readonly rules: readonly string[];
    say(): Msg;
    of(g: Rome): SenatorId[];
    make(nominee: SenatorId): P;
  },
): Proc<Rome, Drafting, P | undefined> => {
  // [AGR-13][AGR-14] Who draws it up need not go on when nobody is left to him; [AGR-22] once he is asked he names somebody.
  const mayBegin = (g: Rome, l: Drafting): boolean =>
    nameable(g, l.by, l.means, spec.kind, spec.of(g), false).left.length > 0;
  return proc(name, { by: 'open', means: 'open' }, (a: Drafting) => ({ ...a }), {
    start: (cx, l) => (mayGoOn(cx.g, l) && mayBegin(cx.g, l) ? 'ask' : end(undefined)),
    ask: {
      to: (cx, l) => drafter(cx, l),
      say: () => spec.say(),
      rules: spec.rules,
      windows: DRAFTING,
      silent: dropped,
      picks: {
        nominate: pick({
          ...offered((g, _draft: Drafting) => spec.of(g), naming(spec.kind)),
          take: (_, __, id) => end(spec.make(id)),
        }),
      },
      resumed: () => 'start',
    },
  });
};
