/** Minor Motions — 1.09.83. Polls that nobody waits for and that change nothing. */
import { type Cx, type Interrupt, interrupt, type Seat } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { factionRef, seatOf } from '../ids.ts';
import { say } from '../say.ts';

/** What can be moved. */
const MOTIONS = [
  'motion:thanks',
  'motion:blame',
  'motion:triumph',
  'motion:carthage',
  'motion:feast',
  'motion:mourning',
] as const;

const MOVE = { t: 'pick', of: MOTIONS, rules: ['1.09.83-a', 'amb-107'] } as const;

/** The most characters of one in the mover's own words. */
const LONGEST = 120;

/** Motions of others to which this seat has not answered. */
const unanswered = (g: Rome, by: Seat): string[] => {
  const found: string[] = [];
  for (const m of g.senate.motions) {
    if (m.by !== by && !m.ayes.includes(by) && !m.nays.includes(by)) found.push(factionRef(m.by));
  }
  return found;
};
const answering = (verb: string, way: 'ayes' | 'nays'): Interrupt<Rome> =>
  interrupt({
    verb,
    window: 'senate',
    offer: ({ g }, by) => {
      if (g.senate.motions.length === 0 || g.factions[by]!.status === 'out') return undefined;
      return { t: 'pick', of: unanswered(g, by), rules: ['1.09.83-a'] };
    },
    act: (cx, by, of) => {
      const motion = cx.g.senate.motions.find((m) => m.by === seatOf(of))!;
      motion[way].push(by);
      const told = { by: factionRef(by), about: motion.about, way: way === 'ayes' ? 'way:for' : 'way:against' };
      cx.log(say('senate.motionAnswered', told), '1.09.83-a');
    },
  });

/** [amb-107] One for each player. */
const mayMove = (g: Rome, by: Seat): boolean =>
  g.factions[by]!.status === 'in' && !g.senate.motions.some((m) => m.by === by);
const move = (cx: Cx<Rome>, by: Seat, about: string): void => {
  cx.g.senate.motions.push({ by, about, ayes: [], nays: [] });
  cx.log(say('senate.motion', { by: factionRef(by), about }), '1.09.83-a');
};

export const MOTION_INTERRUPTS: readonly Interrupt<Rome>[] = [
  interrupt({
    verb: 'moveMotion',
    window: 'senate',
    offer: ({ g }, by) => (mayMove(g, by) ? MOVE : undefined),
    act: (cx, by, about) => move(cx, by, about),
  }),
  interrupt({
    // In the mover's own words.
    verb: 'moveInWords',
    window: 'senate',
    offer: ({ g }, by) => (mayMove(g, by) ? { t: 'text', max: LONGEST, rules: ['1.09.83-a', 'amb-107'] } : undefined),
    act: (cx, by, about) => move(cx, by, about),
  }),
  answering('backMotion', 'ayes'),
  answering('opposeMotion', 'nays'),
];
