/** Cleopatra, a Leader who is held in hand — card-139, amb-26, amb-169 */
import { type Cx, end } from '@tabularium/kernel';
import type { Rome, War } from '../game.ts';
import type { CardId, FactionId } from '../ids.ts';
import { proc } from '../procs.ts';
import { discard, mayBeHeld, maybeHolder, playCard } from '../rome/cards.ts';
import { force } from '../rome/forces.ts';
import { factionsFrom } from '../rome/hrao.ts';
import { move } from '../rome/money.ts';
import { senator } from '../rome/senators.ts';
import { changePopularity } from '../rome/standing.ts';
import { say } from '../say.ts';
import { war } from '../wars/wars.ts';
import { played, playersOf, ownFaction } from '../rome/players.ts';

const CARD: CardId = 'card:139';
const ALEXANDRINE = 'war:118';
/** [card-139-c] */
const GIFT = 50;
const SHAME = 5;

/**
 * [amb-26] Before the first battle of the Alexandrine War in this Combat Phase, unless everybody can see where she is.
 * [amb-F4] Then all are asked, whoever holds her.
 */
export const mayComeOut = (g: Rome, w: War): boolean =>
  w.id === ALEXANDRINE && !w.foughtSea && !w.foughtLand && mayBeHeld(g, CARD);

/** [card-139-a][card-139-b] Held in hand; played for one of two effects, which last while the War does. */
export const cleopatra = proc(
  'combat.cleopatra',
  { force: 'open', done: 'open' },
  (a: { readonly force: number }): { readonly force: number; done: FactionId[] } => ({ force: a.force, done: [] }),
  {
    start: (cx, l) => (waiting(cx.g, l.done).length > 0 ? 'ask' : end()),
    ask: {
      to: (cx, l) => playersOf(cx.g, waiting(cx.g, l.done)),
      say: (cx, l) => say('ask.combat.cleopatra', { who: force(cx.g, l.force).commander }),
      rules: ['card-139-b', 'amb-26', 'amb-F4'],
      silent: ['pass'],
      buttons: {
        pass: {
          take: (cx, l, by) => {
            l.done.push(ownFaction(cx.g, by));
            return 'start';
          },
        },
        cleopatraHelps: {
          rules: ['card-139-c'],
          when: (cx, _, by) => maybeHolder(cx.g, by, CARD) !== undefined,
          take: (cx, l, by) => {
            comesOut(cx, maybeHolder(cx.g, by, CARD)!, l.force, 'ally');
            return end();
          },
        },
        cleopatraOpposes: {
          rules: ['card-139-d'],
          when: (cx, _, by) => maybeHolder(cx.g, by, CARD) !== undefined,
          take: (cx, l, by) => {
            comesOut(cx, maybeHolder(cx.g, by, CARD)!, l.force, 'enemy');
            return end();
          },
        },
      },
    },
  },
);

const waiting = (g: Rome, done: readonly FactionId[]): FactionId[] =>
  played(g, factionsFrom(g, 0)).filter((faction) => !done.includes(faction));

/** [card-139-c] For Rome: money for the Commander and 3 more MIL, at a price. [card-139-d] Or a Leader of the enemy's. */
const comesOut = (cx: Cx<Rome>, by: FactionId, id: number, side: 'ally' | 'enemy'): void => {
  const { g } = cx;
  playCard(cx, by, CARD);
  discard(g, CARD);
  war(g, ALEXANDRINE).cleopatra = side;
  const commander = senator(g, force(g, id).commander);
  cx.log(say(`combat.cleopatra.${side}`, { who: commander.id }), side === 'ally' ? 'card-139-c' : 'card-139-d');
  if (side === 'enemy') return;
  move(g, 'bank', commander.id, GIFT);
  changePopularity(g, commander, -SHAME);
};
