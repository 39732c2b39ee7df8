/** What a Neutral takes of the Spoils — 4.05.4, 4.05.414, 4.05.416 */
import { type Because, call, type Candidate, end, type Msg, pick } from '@tabularium/kernel';
import type { Rome, Senator } from '../../game.ts';
import { chosen, type FactionId, factionRef, isProvinceId, type SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { playerOf } from '../../rome/players.ts';
import { idsOf } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { firstOffered } from '../../table/silence.ts';
import { maybeGuideline, type SpoilsKind } from '../guidelines.ts';
import { because, candidate, type Measure, type Narrowed, narrowed, settled } from '../narrowing.ts';
import { type Move, nextMove } from '../next-move.ts';
import { neutralsOf, type Spoil } from '../state.ts';
import { isOfficeSpoil, recipientsOf } from './eligibility.ts';
import { bestProvinces, fewestVotes } from './governorships.ts';
import { leastPopular } from './land-bills.ts';
import { choosable, isMandatoryLeft, spoilRef, spoilsLeft } from './spoils-left.ts';

/** What somebody has chosen, or that he passes. */
export type Chosen = { readonly spoil: Spoil; readonly who: SenatorId } | 'pass';

export const kindOf = (spoil: Spoil): SpoilsKind => {
  if (isOfficeSpoil(spoil)) return spoil;
  if (isProvinceId(spoil)) return 'governor';
  return spoil === 'sponsor' || spoil === 'co-sponsor' ? 'land-bill' : 'concession';
};

/** [4.05.4-f] Its list; [A4-44] who has no Land Bill on it takes the Co-Sponsorship of a mandatory one when nothing else is left. */
const listOf = (g: Rome, by: FactionId): SpoilsKind[] => {
  const list = maybeGuideline(g, by)!.spoils;
  return list.includes('land-bill') || !isMandatoryLeft(g) ? [...list] : [...list, 'land-bill'];
};

/** The first line of its list that it can have, and what there is of it. */
interface Wanted {
  readonly kind: SpoilsKind;
  readonly spoils: readonly Spoil[];
  readonly candidates: readonly Candidate[];
}
/** [4.05.4-e] Nothing if nothing on its list is left for it [4.05.418-c]. */
export const wantedBy = (g: Rome, by: FactionId): Wanted | undefined => {
  const possible = choosable(g, by);
  const kind = listOf(g, by).find((x) => possible.some((spoil) => kindOf(spoil) === x));
  if (kind === undefined) return undefined;
  const spoils = possible.filter((spoil) => kindOf(spoil) === kind);
  if (kind !== 'governor') return { kind, spoils, candidates: [] };
  const { left, candidates } = bestProvinces(g, spoils.filter(isProvinceId));
  return { kind, spoils: left, candidates };
};

/** Which of its own has it: by what kind of thing it is. */
export const measuresFor = (g: Rome, spoil: Spoil): Measure<Senator>[] => {
  const influence = { of: (s: Senator) => s.influence, named: 'measure:influence' } as const;
  switch (kindOf(spoil)) {
    case 'governor':
      return fewestVotes(g);
    case 'concession':
      // [4.05.414-a]
      return [
        {
          pick: 'least',
          of: (s) => g.concessions.filter((c) => c.holder === s.id).length,
          named: 'measure:concessions',
        },
        { pick: 'most', ...influence },
      ];
    case 'land-bill':
      return leastPopular();
    default:
      // [4.05.41-b]
      return [{ pick: 'least', ...influence }];
  }
};
const ownFor = (g: Rome, by: FactionId, spoil: Spoil): Narrowed<Senator> =>
  narrowed(recipientsOf(g, by, spoil), (s) => s.id, measuresFor(g, spoil));

/** Lines of its list above the one it takes, with what ruled them out. */
const linesAbove = (g: Rome, by: FactionId, kind: SpoilsKind | undefined): Candidate[] => {
  const list = listOf(g, by);
  const left = spoilsLeft(g);
  const out = (x: SpoilsKind): Msg =>
    left.some((spoil) => kindOf(spoil) === x) ? say('neutral.spoils.nobody') : say('neutral.spoils.gone');
  return list
    .slice(0, kind === undefined ? list.length : list.indexOf(kind))
    .map((x) => candidate(`spoils:${x}`, out(x)));
};
const guidelineRef = (g: Rome, by: FactionId): string => `guideline:${neutralsOf(g).guidelines[by]!}`;
const reason = (g: Rome, by: FactionId, wanted: Wanted, spoil: Spoil): Because =>
  because(say('neutral.spoils.line', { guideline: guidelineRef(g, by), what: `spoils:${wanted.kind}` }), [
    ...linesAbove(g, by, wanted.kind),
    ...wanted.candidates,
    ...ownFor(g, by, spoil).candidates,
  ]);

interface Local {
  readonly by: FactionId;
  spoil: Spoil | '';
}
const moveOf = (g: Rome, by: FactionId, wanted: Wanted, spoil: Spoil): Move => ({
  faction: by,
  does: say('neutral.spoils.takes', {
    faction: factionRef(by),
    // Of several Provinces that are equal, dice will choose.
    what: wanted.kind === 'governor' ? [...wanted.spoils] : spoilRef(spoil),
    who: idsOf(ownFor(g, by, spoil).left),
  }),
  rule: '4.05.4-e',
  because: reason(g, by, wanted, spoil),
});
const passing = (g: Rome, by: FactionId): Move => ({
  faction: by,
  does: say('neutral.spoils.passes', { faction: factionRef(by) }),
  rule: '4.05.418-c',
  because: because(say('neutral.spoils.nothing', { guideline: guidelineRef(g, by) }), linesAbove(g, by, undefined)),
});

/** [4.05.4-e][4.05.4-h] A Neutral chooses. [4.02.2-a] Of several Concessions the Dominant Player says which. */
export const neutralChooses = proc(
  'neutrals.chooses',
  { by: 'open', spoil: 'open' },
  (a: { readonly by: FactionId }): Local => ({ ...a, spoil: '' }),
  {
    start: (cx, l) => {
      const wanted = wantedBy(cx.g, l.by);
      if (wanted === undefined) return call(nextMove, passing(cx.g, l.by), 'passes');
      if (wanted.kind === 'concession' && wanted.spoils.length > 1) return 'which';
      l.spoil = wanted.spoils[0]!;
      return 'tell';
    },
    passes: () => end<Chosen>('pass'),
    which: {
      to: (cx, l) => playerOf(cx.g, l.by),
      say: (_, l) => say('ask.spoils.concession', { faction: factionRef(l.by) }),
      rules: ['4.05.4-e', '4.02.2-a'],
      silent: ({ g }, l) => firstOffered('concession', wantedBy(g, l.by)?.spoils ?? []),
      aloud: ['concession'],
      picks: {
        concession: pick({
          of: (cx, l) => wantedBy(cx.g, l.by)?.spoils ?? [],
          take: (_, l, spoil) => {
            l.spoil = spoil;
            return 'tell';
          },
        }),
      },
    },
    tell: (cx, l) => call(nextMove, moveOf(cx.g, l.by, wantedBy(cx.g, l.by)!, chosen(l.spoil)), 'settle'),
    // [4.01.3-d] Between equal Provinces, and between equal Senators, dice decide.
    settle: (cx, l) => {
      const { kind, spoils } = wantedBy(cx.g, l.by)!;
      const spoil = kind === 'concession' ? chosen(l.spoil) : settled(cx, { left: spoils, candidates: [] }, spoilRef);
      return end<Chosen>({ spoil, who: settled(cx, ownFor(cx.g, l.by, spoil), (s) => s.id).id });
    },
  },
);
