/** Playing Statesmen and Concessions: before the first turn and in every Revolution Phase — 3.01.9, 1.11.1 */
import { concessionOn } from '../data/content.ts';
import { choose, end, type Msg, pick } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import { type Left, leaving, whole, withheldIn } from '../agreements/left.ts';
import type { Rome } from '../game.ts';
import { type CardId, chosen, type ConcessionId, type FactionId, type LegionId, type None } from '../ids.ts';
import { proc } from '../procs.ts';
import { heldOf, playCard } from '../rome/cards.ts';
import { idsOf, senatorsOf } from '../rome/senators.ts';
import { say } from '../say.ts';
import { firstOffered } from '../table/silence.ts';
import { OPEN } from '../senate/windows.ts';
import { assignConcession, canAssignConcession } from './concessions.ts';
import { canPlayStatesman, playStatesman } from './senators.ts';
import { playerOf } from '../rome/players.ts';

const statesmen = (g: Rome, faction: FactionId): Left<CardId> =>
  leaving(heldOf(g, faction, 'statesman'), (id) => whyNot(canPlayStatesman(g, faction, id)));
/** [4.04.1-e] With Neutrals they are played at any time once the game has begun, here as elsewhere: `neutrals/forum/any-time.ts`. */
const concessions = (g: Rome, faction: FactionId): Left<CardId> =>
  senatorsOf(g, faction).length === 0 || (g.neutrals !== undefined && g.phase !== 'setup')
    ? whole([])
    : leaving(heldOf(g, faction, 'concession'), (id) => whyNot(canAssignConcession(g, faction, id)));
const veterans = (g: Rome, faction: FactionId): Left<LegionId> =>
  plays(g, 'disbandment') ? advanced().disbandable(g, faction) : whole([]);
const whyNot = (can: true | Msg): Msg | undefined => (can === true ? undefined : can);

/** [1.07.312-a][1.07.32-b][3.01.9-d] As many as he likes, or none. */
export const playHand = proc(
  'cards.play-hand',
  { seat: 'open', concession: 'open' },
  (a: { readonly seat: FactionId }): { readonly seat: FactionId; concession: ConcessionId | None } => ({
    seat: a.seat,
    concession: '',
  }),
  {
    start: {
      to: (cx, l) => playerOf(cx.g, l.seat),
      say: () => say('ask.cards.play'),
      rules: ['1.11.1-b', '3.01.9-d'],
      windows: OPEN,
      silent: ['done'],
      aloud: ['done'],
      picks: {
        playStatesman: {
          rules: ['1.07.312-a', '3.01.9-b'],
          of: (cx, l) => statesmen(cx.g, l.seat).left,
          withheld: (cx, l) => withheldIn(statesmen(cx.g, l.seat)),
          take: (cx, l, card) => {
            playStatesman(cx, l.seat, card);
            return 'start';
          },
        },
        playConcession: {
          rules: ['1.07.32-b', '3.01.9-c'],
          of: (cx, l) => concessions(cx.g, l.seat).left,
          withheld: (cx, l) => withheldIn(concessions(cx.g, l.seat)),
          take: (cx, l, card) => {
            // Face up in the Forum until he says whose it is.
            const id = concessionOn(playCard(cx, l.seat, card));
            l.concession = id;
            cx.g.concessions.push({ id, holder: 'forum', revealed: false, voted: 0 });
            return 'holder';
          },
        },
      },
      chooses: {
        /** [2.04.2-a] */
        disbandVeterans: choose({
          rules: ['2.04.2-b', '2.04.2-c', '2.04.2-g', '2.04.2-k'],
          of: (cx, l) => {
            const of = veterans(cx.g, l.seat).left;
            return { of, min: 1, max: of.length };
          },
          withheld: (cx, l) => withheldIn(veterans(cx.g, l.seat)),
          take: (cx, _, ids) => {
            advanced().disbandVeterans(cx, ids);
            return 'start';
          },
        }),
      },
      buttons: { done: { take: () => end() } },
    },
    /** [1.07.32-b][1.11.1-d][1.11.1-e] Any Senator of his own, in Rome or not. */
    holder: {
      to: (cx, l) => playerOf(cx.g, l.seat),
      say: (_, l) => say('ask.cards.holder', { concession: l.concession }),
      rules: ['1.07.32-b', '1.11.1-d', '1.11.1-e'],
      // The Leader has it, if nobody is named.
      silent: ({ g }, l) =>
        firstOffered('giveConcession', [g.factions[l.seat]!.leader, ...idsOf(senatorsOf(g, l.seat))]),
      picks: {
        giveConcession: pick({
          of: (cx, l) => idsOf(senatorsOf(cx.g, l.seat)),
          take: (cx, l, id) => {
            assignConcession(cx, chosen(l.concession), id);
            l.concession = '';
            return 'start';
          },
        }),
      },
    },
  },
);
