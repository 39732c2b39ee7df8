/** Governors whom the barbarians have just taken — 1.10.71-g, R-REV-1 */
import { end } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { proc } from '../procs.ts';
import { say } from '../say.ts';
import { OPEN } from '../senate/windows.ts';
import type { FactionId } from '../ids.ts';
import { factionsIn, played, playersOf, ownFaction } from '../rome/players.ts';

const waiting = (g: Rome, done: readonly FactionId[]): FactionId[] =>
  played(g, factionsIn(g)).filter(
    (faction) => !done.includes(faction) && g.senators.some((s) => s.faction === faction && isTaken(s)),
  );
const isTaken = (s: Rome['senators'][number]): boolean => s.captive === 'barbarians';

/**
 * [1.10.71-g][amb-16] A Ransom may be paid at any time: so before the revenue, which a Captive does not have [1.10.71-b]. Asked
 * whether or not there is the money, since Faction Treasuries are secret.
 */
export const capturedGovernors = proc(
  'events.captured-governors',
  { done: 'open' },
  (): { done: FactionId[] } => ({ done: [] }),
  {
    start: (cx, l) => (waiting(cx.g, l.done).length > 0 ? 'ask' : end()),
    ask: {
      to: (cx, l) => playersOf(cx.g, waiting(cx.g, l.done)),
      say: () => say('ask.revenue.ransom'),
      rules: ['1.10.71-g', '1.10.71-b', 'card-163-1-d'],
      windows: OPEN,
      silent: ['pass'],
      buttons: {
        pass: {
          take: (cx, l, by) => {
            l.done.push(ownFaction(cx.g, by));
            return 'start';
          },
        },
      },
      resumed: () => 'start',
    },
  },
);
