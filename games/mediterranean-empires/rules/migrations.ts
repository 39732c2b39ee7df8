/** What changed in the rules since a game was saved. */
import type { Migration, Seat, State } from '@tabularium/kernel';
import { extraRecovery } from './cards/effects/bonus-recover-one-troop.ts';
import { FIRST_NAME } from './data/printed.ts';
import type { Empires } from './game.ts';
import type { CardId } from './ids.ts';

interface Extra {
  readonly seat: Seat;
  readonly leader?: CardId;
  readonly min?: number;
}
interface Saved {
  readonly g: Empires;
  readonly stack: readonly { readonly proc: string; readonly local: { extra?: Extra[] } }[];
}

/** A game that names no pack goes on with the first edition, and names it from now on. */
const nameFirstEdition = ({ g: { agreed } }: Saved): void => {
  if (agreed.pack === '') Object.assign(agreed, { pack: FIRST_NAME });
};

/** [MED.9-m] A battle that goes on noted which Leaders give an extra recovery; now it notes the roll they give. */
const noteRolls = ({ g, stack }: Saved): void => {
  const battles = stack.filter(({ proc }) => proc === 'combat.battle' || proc === 'combat.recovery');
  for (const { local } of battles)
    local.extra = (local.extra ?? []).map(({ seat, leader }) => ({ seat, min: extraRecovery(g, leader!) }));
};

const toSecondEdition = (state: State<unknown>): void => {
  const saved = state as Saved;
  nameFirstEdition(saved);
  noteRolls(saved);
};

export const migrations: readonly Migration[] = [
  // [MED.9-l] The shape of the data is the same; only what can be taken back has changed.
  // oxlint-disable-next-line tabularium/no-english -- the reason is for whoever looks into the file of a game
  { version: 2, why: 'the cards of a spent expedition are shown, so the answer before that is not taken back' },
  // oxlint-disable-next-line tabularium/no-english -- the reason is for whoever looks into the file of a game
  { version: 3, why: 'the game has a second edition; this one goes on with the first', up: toSecondEdition },
];
