/** Giving Priesthoods and moving them — 2.01.3, 2.01.31 */
import { call, type Cx, end, type Interrupt, interrupt, pick } from '@tabularium/kernel';
import { appointable, appointed } from '../../agreements/enforce.ts';
import { heldBack, type Left, narrowed, whole } from '../../agreements/left.ts';
import type { Rome, Senator } from '../../game.ts';
import type { FactionId, SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { decider } from '../../rome/hrao.ts';
import { ownFaction, playerOf } from '../../rome/players.ts';
import { alignedInRome, idsOf, senator } from '../../rome/senators.ts';
import { changeInfluence } from '../../rome/standing.ts';
import { say } from '../../say.ts';
import { onFloor } from '../../senate/floor.ts';
import { notePresiding } from '../../senate/presiding.ts';
import { isPontifex, pontifexInRome, pontificate } from './pontificate.ts';
import { giveMarker, hasMarkerLeft, isPriest, takeMarker } from './priests.ts';
import { PRIEST_INFLUENCE } from './revolt.ts';

/**
 * [2.01.3-a][2.01.3-b][2.01.3-i][own-68] Once in a Senate Phase if he likes, whenever nothing is being voted on, [2.01.3-j] also in the turn
 * of his election; [2.01.H-e] he must be in Rome.
 */
const actor = (g: Rome): Senator | undefined =>
  g.phase === 'senate' && onFloor(g) === undefined && pontificate(g).acted !== g.turn ? pontifexInRome(g) : undefined;
const mayAct = (g: Rome, by: FactionId): boolean => {
  const s = actor(g);
  return s !== undefined && decider(g, s.faction) === playerOf(g, by);
};

/** [2.01.3-c][2.01.3-d][2.01.3-e] Aligned Senators in Rome, of whatever Faction; [2.01.3-f] no Priest, and [2.01.3-g] never he himself. */
const recipients = (g: Rome): SenatorId[] =>
  idsOf(alignedInRome(g).filter((s) => !isPontifex(s) && !isPriest(g, s.id)));
/** [AGR-15] Of these the one who was promised it. */
const recipientsLeft = (g: Rome): Left<SenatorId> => {
  const s = actor(g);
  if (s === undefined) return NOBODY;
  return g.agreements.all.length === 0 ? whole(recipients(g)) : appointable(g, s.faction, 'priest', recipients(g));
};
const NOBODY = whole<SenatorId>([]);
/** [2.01.3-l] Who may be made one by a marker that nobody has. */
const newPriests = (g: Rome, by: FactionId): Left<SenatorId> =>
  mayAct(g, by) && hasMarkerLeft(g) ? recipientsLeft(g) : NOBODY;
/** [2.01.3-m][A2-06] Any Priest, wherever he is; [2.01.3-h] if there is somebody to take it over. */
const removable = (g: Rome): SenatorId[] => (recipients(g).length > 0 ? pontificate(g).priests : []);

/** [2.01.31-a] */
const makePriest = (cx: Cx<Rome>, id: SenatorId): void => {
  const { g } = cx;
  appointed(cx, pontifexInRome(g)!.faction, 'priest', id);
  pontificate(g).acted = g.turn;
  giveMarker(g, id);
  cx.log(say('pontifex.priest', { who: id }), '2.01.31-a');
  changeInfluence(cx, senator(g, id), PRIEST_INFLUENCE);
  notePresiding(cx);
};
/** [2.01.31-d] */
const unmakePriest = (cx: Cx<Rome>, id: SenatorId): void => {
  takeMarker(cx.g, id);
  cx.log(say('pontifex.priestNoMore', { who: id }), '2.01.31-d');
  changeInfluence(cx, senator(cx.g, id), -PRIEST_INFLUENCE);
};

const appoint = proc('senate.make-priest', { who: 'open' }, (a: { readonly who: SenatorId }) => ({ ...a }), {
  start: (cx, l) => {
    makePriest(cx, l.who);
    return end('priest');
  },
});

interface Moving {
  readonly by: FactionId;
  readonly from: SenatorId;
}
/** [2.01.3-a] From one to another; nobody steps in, and nothing is used up before it is done. */
const movePriesthood = proc('senate.move-priesthood', { by: 'open', from: 'open' }, (a: Moving): Moving => ({ ...a }), {
  start: {
    to: ({ g }, l) => playerOf(g, l.by),
    say: (_, l) => say('ask.pontifex.priest', { from: l.from }),
    rules: ['2.01.3-a', '2.01.3-c', '2.01.31-d'],
    silent: ['drop'],
    picks: {
      makePriest: pick({
        ...narrowed((g) => recipientsLeft(g)),
        take: (cx, l, id) => {
          unmakePriest(cx, l.from);
          makePriest(cx, id);
          return end('priest');
        },
      }),
    },
    buttons: { drop: { take: () => end('dropped') } },
  },
});

const RULES = ['2.01.3-a', '2.01.3-i'];
export const PRIEST_INTERRUPTS: readonly Interrupt<Rome>[] = [
  interrupt({
    verb: 'makePriest',
    window: 'law',
    offer: ({ g }, by) => ({ t: 'pick', of: newPriests(g, ownFaction(g, by)).left, rules: RULES }),
    withheld: ({ g }, by) => heldBack(g, () => newPriests(g, ownFaction(g, by))),
    start: (_, __, who) => call(appoint, { who }),
  }),
  interrupt({
    verb: 'movePriesthood',
    window: 'law',
    offer: ({ g }, by) => (mayAct(g, ownFaction(g, by)) ? { t: 'pick', of: removable(g), rules: RULES } : undefined),
    start: (cx, by, from) => call(movePriesthood, { by: ownFaction(cx.g, by), from }),
  }),
];
export const PRIEST_PROCS = [appoint, movePriesthood];
