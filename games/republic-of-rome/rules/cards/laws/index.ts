/** Laws — 1.07.36. [1.07.36-b][card-law-a] In the Basic Game they are not voted on, [card-33-b][card-126-b] so that no Cato has votes to add. */
import { call, end, type Interrupt, interrupt, type Look, type Seat } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import { type CardId, type FactionId, factionRef } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { playCard } from '../../rome/cards.ts';
import { say } from '../../say.ts';
import { isItsOwn } from '../../senate/step-in.ts';
import { acilian } from './acilian.ts';
import { calpurnian } from './calpurnian.ts';
import { FINE_INTERRUPTS, FINE_PROCS } from './fine.ts';
import { gabinian, GABINIAN_PROCS } from './gabinian.ts';
import { julian } from './julian.ts';
import type { Law } from './law.ts';
import { manilian } from './manilian.ts';
import { militaryReforms } from './military-reforms.ts';
import { plautianPapirian } from './plautian-papirian.ts';
import { servilian } from './servilian.ts';
import { traditionErodes } from './tradition-erodes.ts';
import { vatinian } from './vatinian.ts';
import { ownFaction } from '../../rome/players.ts';

const LAWS: readonly Law[] = [
  calpurnian,
  militaryReforms,
  traditionErodes,
  servilian,
  acilian,
  plautianPapirian,
  gabinian,
  vatinian,
  manilian,
  julian,
];

const BY_CARD: Readonly<Record<CardId, Law>> = Object.fromEntries(LAWS.map((law) => [law.card, law]));

/** [1.07.35-a] Those in his hand whose own condition is met. */
const playable = (g: Rome, by: FactionId): CardId[] =>
  g.factions[by]!.hand.filter((card) => {
    const law = BY_CARD[card];
    return law !== undefined && (law.mayPlay?.(g) ?? true);
  });

/** [1.07.36-b] Playing it is enough. [1.07.36-d] It stays on display. */
const playLaw = proc(
  'laws.play',
  { by: 'open', card: 'open' },
  (a: { readonly by: FactionId; readonly card: CardId }) => ({ ...a }),
  {
    start: (cx, l) => {
      const { card } = l;
      playCard(cx, l.by, card);
      cx.g.laws.push(card);
      cx.log(say('laws.played', { by: factionRef(l.by), card }), '1.07.36-b');
      BY_CARD[card]?.play?.(cx, l.by);
      return end('law');
    },
  },
);

/** [1.07.36-a][1.07.36-c][amb-9] In any open state of the Senate Phase, by anybody who plays his own cards [amb-78]. */
const offer = ({ g }: Look<Rome>, seat: Seat) => {
  const by = ownFaction(seat);
  if (g.phase !== 'senate' || !isItsOwn(g, by)) return undefined;
  const of = playable(g, by);
  return of.length === 0 ? undefined : ({ t: 'pick', of, rules: ['1.07.36-a', '1.07.36-b', '1.07.35-a'] } as const);
};

export const LAW_INTERRUPTS: readonly Interrupt<Rome>[] = [
  interrupt({
    verb: 'playLaw',
    window: 'law',
    offer,
    start: (_, by, card) => call(playLaw, { by: ownFaction(by), card }),
  }),
  ...FINE_INTERRUPTS,
];
export const LAW_PROCS = [playLaw, ...FINE_PROCS, ...GABINIAN_PROCS];
