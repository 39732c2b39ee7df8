/** Money between players — 1.06.3-e, 1.06.3-f, amb-32, amb-67, amb-72 */
import type { Cx } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import type { OpenRome } from '../sight/sight.ts';
import { type FactionId, factionRef, isSenatorId } from '../ids.ts';
import { othersFrom } from '../rome/hrao.ts';
import { move } from '../rome/money.ts';
import { say } from '../say.ts';
import { loyalPurses } from './purses.ts';
import { played, playerOf } from '../rome/players.ts';

/** [1.06.3-e][1.06.3-c][1.06.3-d] The Faction Treasury and loyal Senators who are no Captives, as far as there is money. */
export const giftSources = (g: Rome, faction: FactionId): Record<string, number> => {
  const out: Record<string, number> = {};
  const { treasury } = g.factions[faction]!;
  if (treasury > 0) out[factionRef(faction)] = treasury;
  for (const s of loyalPurses(g, faction)) if (s.talents > 0) out[s.id] = s.talents;
  return out;
};

/** Without building the list: asked at every look. */
export const canGive = (g: Rome, faction: FactionId): boolean =>
  (g.factions[faction]!.treasury > 0 || loyalPurses(g, faction).some((s) => s.talents > 0)) &&
  (g.neutrals === undefined || receivers(g, faction).length > 0);

/** [amb-67] Also to the player of a Rebel: it goes to his Faction Treasury. [A4-64] Not to a Neutral, which has no player. */
export const receivers = (g: OpenRome, faction: FactionId): FactionId[] => played(g, othersFrom(g, faction));

/** [amb-32] At once and for good. [amb-72] What leaves a Personal Treasury is seen by all, from treasury to treasury only that it did. */
export const give = (cx: Cx<Rome>, from: FactionId, to: FactionId, shares: Readonly<Record<string, number>>): void => {
  for (const [source, n] of Object.entries(shares)) {
    if (source === factionRef(from)) {
      const names = { from: factionRef(from), to: factionRef(to) };
      move(cx.g, { treasury: from }, { treasury: to }, n);
      cx.tell(
        [playerOf(cx.g, from), playerOf(cx.g, to)],
        say('revenue.gift.treasury', { ...names, n }),
        say('revenue.gift.secret', names),
      );
    } else if (isSenatorId(source)) {
      move(cx.g, source, { treasury: to }, n);
      cx.log(say('revenue.gift.senator', { who: source, faction: factionRef(to), n }), '1.06.3-e');
    }
  }
  cx.reveal();
};
