/** Minor Motions — 1.09.83. Polls that nobody waits for and that change nothing. */
import { type Cx, type Interrupt, interrupt } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { type FactionId, factionOf, factionRef } from '../ids.ts';
import { say } from '../say.ts';
import { checkedFaction, ownFaction } from '../rome/players.ts';

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
const unanswered = (g: Rome, by: FactionId): string[] => {
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
      if (g.senate.motions.length === 0 || g.factions[ownFaction(g, by)]!.status === 'out') return undefined;
      return { t: 'pick', of: unanswered(g, ownFaction(g, by)), rules: ['1.09.83-a'] };
    },
    act: (cx, by, of) => {
      const motion = cx.g.senate.motions.find((m) => m.by === checkedFaction(cx.g, factionOf(of)))!;
      motion[way].push(ownFaction(cx.g, by));
      const told = {
        by: factionRef(ownFaction(cx.g, by)),
        about: motion.about,
        way: way === 'ayes' ? 'way:for' : 'way:against',
      };
      cx.log(say('senate.motionAnswered', told), '1.09.83-a');
    },
  });

/** [amb-107] One for each player. */
const mayMove = (g: Rome, by: FactionId): boolean =>
  g.factions[by]!.status === 'in' && !g.senate.motions.some((m) => m.by === by);
const move = (cx: Cx<Rome>, by: FactionId, about: string): void => {
  cx.g.senate.motions.push({ by, about, ayes: [], nays: [] });
  cx.log(say('senate.motion', { by: factionRef(by), about }), '1.09.83-a');
};

export const MOTION_INTERRUPTS: readonly Interrupt<Rome>[] = [
  interrupt({
    verb: 'moveMotion',
    window: 'senate',
    offer: ({ g }, by) => (mayMove(g, ownFaction(g, by)) ? MOVE : undefined),
    act: (cx, by, about) => move(cx, ownFaction(cx.g, by), about),
  }),
  interrupt({
    // In the mover's own words.
    verb: 'moveInWords',
    window: 'senate',
    offer: ({ g }, by) =>
      mayMove(g, ownFaction(g, by)) ? { t: 'text', max: LONGEST, rules: ['1.09.83-a', 'amb-107'] } : undefined,
    act: (cx, by, about) => move(cx, ownFaction(cx.g, by), about),
  }),
  answering('backMotion', 'ayes'),
  answering('opposeMotion', 'nays'),
];
