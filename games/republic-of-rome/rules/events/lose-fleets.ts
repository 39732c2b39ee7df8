/** Fleets that are lost or go home, chosen by the HRAO — cards 176 and 177, D-EVT-1 */
import { type Cx, end } from '@tabularium/kernel';
import type { Force, Rome } from '../game.ts';
import { factionRef } from '../ids.ts';
import { proc } from '../procs.ts';
import { fleetsInPlay } from '../rome/forces.ts';
import { hraoFaction } from '../rome/hrao.ts';
import { rebelAt } from '../rome/rebels.ts';
import { say } from '../say.ts';
import { mostFirst } from '../table/silence.ts';
import { isNeutral, playerOf } from '../rome/players.ts';

/** Those in the Active Forces box. */
const UNDEPLOYED = 'fleets:active';

/** A Force is called by its Commander, or when it has none by its War, the Rebel by his name. */
const nameOf = (g: Rome, f: Force): string =>
  f.commander === '' ? (rebelAt(g, f.war)?.senator ?? f.war) : f.commander;

/** Where Fleets are, and how many. */
const fleetsByPlace = (g: Rome): Record<string, number> => {
  const out: Record<string, number> = {};
  if (g.fleets > 0) out[UNDEPLOYED] = g.fleets;
  for (const f of g.forces) if (f.fleets > 0) out[nameOf(g, f)] = (out[nameOf(g, f)] ?? 0) + f.fleets;
  return out;
};

/** Those not deployed first, then those of the largest Force. */
const leastMissed = (g: Rome, n: number): Record<string, number> => {
  const out: Record<string, number> = {};
  const places = Object.entries(fleetsByPlace(g));
  let left = n;
  for (const [place, k] of mostFirst(places, ([name, k]) => (name === UNDEPLOYED ? Number.POSITIVE_INFINITY : k))) {
    if (left > 0) out[place] = Math.min(left, k);
    left -= out[place] ?? 0;
  }
  return out;
};

const lose = (g: Rome, from: string, n: number): void => {
  if (from === UNDEPLOYED) {
    g.fleets -= n;
    return;
  }
  let left = n;
  for (const f of g.forces) {
    if (nameOf(g, f) !== from) continue;
    const gone = Math.min(left, f.fleets);
    f.fleets -= gone;
    left -= gone;
  }
};

const loseEverywhere = (cx: Cx<Rome>, shares: Readonly<Record<string, number>>, rule: string): void => {
  const n = Object.values(shares).reduce((a, b) => a + b, 0);
  for (const [from, k] of Object.entries(shares)) lose(cx.g, from, k);
  cx.log(say('event.fleetsLost', { n }), rule);
};

/** [card-177-1-a] So many Fleets of all there are, deployed or not; where there is no choice nobody is asked. */
export const loseFleets = proc(
  'events.lose-fleets',
  { n: 'open', rule: 'open' },
  (a: { readonly n: number; readonly rule: string }) => ({ n: a.n, rule: a.rule }),
  {
    start: (cx, l) => {
      l.n = Math.min(l.n, fleetsInPlay(cx.g));
      const places = fleetsByPlace(cx.g);
      const [only, ...more] = Object.keys(places);
      if (l.n === 0 || only === undefined) return end();
      if (more.length > 0 && l.n < fleetsInPlay(cx.g)) return 'ask';
      loseEverywhere(cx, more.length > 0 ? places : { [only]: l.n }, l.rule);
      return end();
    },
    ask: {
      to: (cx) => playerOf(cx.g, hraoFaction(cx.g)),
      say: ({ g }, l) =>
        isNeutral(g, hraoFaction(g))
          ? say('ask.neutral.fleets', { faction: factionRef(hraoFaction(g)), n: l.n })
          : say('ask.event.fleets', { n: l.n }),
      rules: ['card-177-1-a', 'card-176-1-c'],
      silent: (cx, l) => [{ verb: 'loseFleets', arg: leastMissed(cx.g, l.n) }],
      allots: {
        loseFleets: {
          of: (cx, l) => ({ of: fleetsByPlace(cx.g), min: l.n, max: l.n }),
          take: (cx, l, shares) => {
            loseEverywhere(cx, shares, l.rule);
            return end();
          },
        },
      },
    },
  },
);
