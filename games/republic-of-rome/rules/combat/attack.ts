/** One Commander against one War: what is asked before, between and after his battles — 1.10.12, card-139, card-125 */
import { call, end, type Look, type Seat } from '@tabularium/kernel';
import type { Force, Rome, War } from '../game.ts';
import { chosen, type FactionId, type None, type SenatorId, UNALIGNED } from '../ids.ts';
import { proc } from '../procs.ts';
import { force } from '../rome/forces.ts';
import { decider } from '../rome/hrao.ts';
import { senator } from '../rome/senators.ts';
import { say } from '../say.ts';
import { OPEN } from '../senate/windows.ts';
import { landStrength, maybeWar } from '../wars/wars.ts';
import { fight, type Fought } from './battle.ts';
import { mayComeOut, cleopatra } from './cleopatra.ts';
import { canFightLand, romanTally } from './land.ts';
import { canFightAtSea, mustFightAtSea, restAfterSea } from './naval.ts';
import { secondVeteran } from './veterans.ts';
import { played, playersOf, ownFaction } from '../rome/players.ts';

/** The Force and its War, if it still has a Commander and the War is not over [1.10.1-a]. */
const ready = (g: Rome, id: number): { f: Force; w: War } | undefined => {
  const f = g.forces.find((x) => x.id === id);
  const w = f && maybeWar(g, f.war);
  return f !== undefined && w !== undefined && f.commander !== '' ? { f, w } : undefined;
};

interface Attacking {
  readonly force: number;
  commander: SenatorId | None;
  /** Factions that let them fight. */
  done: FactionId[];
}
/** [1.10.71-g][amb-16] Factions with a Captive of this War, not asked yet: the last moment for his Ransom is before the dice. */
const ransomers = (g: Rome, l: Attacking): FactionId[] => ransomersOf(g, force(g, l.force).war, l.done);
export const ransomersOf = (g: Rome, war: string, done: readonly FactionId[]): FactionId[] => {
  const theirs = g.senators.flatMap((s) => (s.captive === war && s.faction !== UNALIGNED ? [s.faction] : []));
  return played(g, [...new Set(theirs)]).filter((faction) => !done.includes(faction));
};

const playerOfForce = ({ g }: Look<Rome>, id: number): Seat => decider(g, senator(g, force(g, id).commander).faction);

export const attack = proc(
  'combat.attack',
  { force: 'open', commander: 'open', done: 'open' },
  (a: { readonly force: number }): Attacking => ({ force: a.force, commander: '', done: [] }),
  {
    start: (cx, l) => {
      if (ready(cx.g, l.force) === undefined) return end();
      return ransomers(cx.g, l).length > 0 ? 'ransom' : 'cleopatra';
    },
    ransom: {
      to: (cx, l) => playersOf(cx.g, ransomers(cx.g, l)),
      say: (cx, l) => say('ask.combat.ransom', { war: force(cx.g, l.force).war }),
      rules: ['1.10.71-g', 'amb-16'],
      windows: OPEN,
      silent: ['letFight'],
      buttons: {
        letFight: {
          take: (cx, l, by) => {
            l.done.push(ownFaction(cx.g, by));
            return 'start';
          },
        },
      },
      resumed: () => 'start',
    },
    cleopatra: (cx, l) => {
      const now = ready(cx.g, l.force);
      if (now === undefined) return end();
      // [1.10.1-a] An attack nobody can make is no first battle of the War.
      if (!canAttack(cx.g, now.f, now.w) || !mayComeOut(cx.g, now.w)) return 'battle';
      return call(cleopatra, { force: l.force }, 'battle');
    },
    battle: (cx, l) => {
      const now = ready(cx.g, l.force);
      if (now === undefined) return end();
      const { f, w } = now;
      if (!mustFightAtSea(cx.g, w)) return 'land';
      // [amb-130b] Nothing to fight with: he stays where he is.
      if (!canFightAtSea(f)) return 'idle';
      const { result, fate } = fight(cx, f, w, 'sea');
      if (result !== 'victory' || fate !== 'well') return end();
      // [1.10.12-d] Legions and Support left.
      if (canFightLand(cx.g, f, w)) return 'onLand';
      restAfterSea(cx, f);
      return end();
    },
    /** [1.10.12-d][amb-123] His player's choice, when losses and chits of the Naval Battle are known. */
    onLand: {
      to: (cx, l) => playerOfForce(cx, l.force),
      say: (cx, l) => say('ask.combat.onLand', { war: force(cx.g, l.force).war }),
      rules: ['1.10.12-d', 'amb-123'],
      windows: OPEN,
      // [amb-123] If his Army is no weaker.
      silent: (cx, l) => {
        const now = ready(cx.g, l.force);
        if (now === undefined) return [];
        const isStrong = romanTally(cx.g, now.f, now.w, 'land').total >= landStrength(cx.g, now.w);
        return [{ verb: isStrong ? 'fightOnLand' : 'stayAtSea' }];
      },
      buttons: {
        fightOnLand: { take: () => 'land' },
        stayAtSea: {
          rules: ['1.10.8-b'],
          take: (cx, l) => {
            const now = ready(cx.g, l.force);
            if (now) restAfterSea(cx, now.f);
            return end();
          },
        },
      },
    },
    land: (cx, l) => {
      const now = ready(cx.g, l.force);
      if (now === undefined) return end();
      const { f, w } = now;
      if (!canFightLand(cx.g, f, w)) return 'idle';
      l.commander = f.commander;
      return isWon(fight(cx, f, w, 'land')) ? 'won' : end();
    },
    won: (_, l) =>
      // [card-125-a]
      call(secondVeteran, { at: `force:${l.force}`, holder: chosen(l.commander) }, 'over'),
    idle: (cx, l) => {
      const now = ready(cx.g, l.force);
      if (now) cx.log(say('combat.idle', { who: now.f.commander, war: now.w.id }), '1.10.11-a');
      return end();
    },
    over: () => end(),
  },
);

const isWon = ({ result, fate }: Fought): boolean => result === 'victory' && fate === 'well';

/** Can he fight at all, at sea or on land? */
const canAttack = (g: Rome, f: Force, w: War): boolean =>
  mustFightAtSea(g, w) ? canFightAtSea(f) : canFightLand(g, f, w);
