/** A meeting where Laws are voted on, for tests. */
import type { Proc } from '@tabularium/kernel';
import type { Dice } from '@tabularium/kit';
import type { Rome } from '../game.ts';
import type { CardId, SenatorId } from '../ids.ts';
import { at, type At } from './at.ts';
import { gives, type Meeting, sitting } from './meeting.ts';

/** The rule, for any table of three. */
export const WITH_LAWS: At = { seats: 3, options: { advanced: ['passing-laws'] } };
/** A Law without a condition. */
export const CALPURNIAN = 'card:107';

/** Such a meeting as `sitting`, in which seat 1 holds these Laws. */
export const withLaws = <A>(
  tested: Proc<Rome, A, unknown>,
  args: A,
  cards: readonly CardId[],
  patch: (g: Rome) => void = () => {},
  rolling: Dice = [],
): Meeting =>
  at(
    tested,
    args,
    WITH_LAWS,
    (g) => {
      sitting(g);
      gives(g, 1, ...cards);
      patch(g);
    },
    rolling,
  );

/** Seat 1 brings it forward with two Senators of his own. */
export const brings = (
  p: Meeting,
  card: CardId,
  sponsor: SenatorId = 'senator:4',
  coSponsor: SenatorId = 'senator:5',
): Meeting => p.as(1).does('playLaw', card).does('nameSponsor', sponsor).does('nameSponsor', coSponsor);
