/** Why a bonus of a card does not count, in words. */
import type { Say } from '@tabularium/parts/web';
import type { Idle } from '../../rules/combat/idle.ts';

export const idleInWords = ({ card, of, why, kinds, lacks }: Idle, say: Say): string =>
  say('idle.said', {
    of,
    card,
    why: say(`idle.${why}`, { kinds: kinds.map((kind) => say(`idle.in.${kind}`)).join(' / '), lacks: [...lacks] }),
  });
