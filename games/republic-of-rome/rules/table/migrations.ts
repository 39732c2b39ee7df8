/** What changed in the shape of a game since it was saved. */
import type { Migration, State } from '@tabularium/kernel';

interface OldProvince {
  id: string;
  governor: string;
  legate: boolean;
  spoilsTaken?: boolean;
  plunderer?: string;
}
interface Old {
  provinces: OldProvince[];
  turn: number;
  senators: { id: string; at: string; returned: number; corrupt: boolean }[];
  senate: { eliminated: { legions: number[]; veterans?: number[] } };
}

/**
 * [1.13.1-d] Spoils that a Legate took were a mark on the Province and made his principal corrupt. Now the Province says who took
 * them, and a Senator is corrupt only by what he took himself: in the Province where he is, or from which he came back this turn.
 */
const namePlunderers = (g: Old): void => {
  for (const p of g.provinces) {
    const byLegate = p.spoilsTaken === true && p.legate;
    p.plunderer = byLegate ? p.governor : '';
    delete p.spoilsTaken;
    if (!byLegate) continue;
    const s = g.senators.find((x) => x.id === p.governor);
    if (s && !s.at.startsWith('province:') && s.returned !== g.turn) s.corrupt = false;
  }
};

/** [1.09.642-c] Which of the Legions eliminated were Veterans was not kept. */
const noteVeterans = (g: Old): void => {
  g.senate.eliminated.veterans ??= [];
};

interface OneRebel {
  revoltSince: number;
  rebelHorse: string;
  revoltShift: number;
  rebels: object[];
  senators: { id: string; rebel: string }[];
}

/** The one Rebel was told by three fields of the game; now Rebels are a list. */
const listRebels = (g: Partial<OneRebel>): void => {
  const { revoltSince = 0, rebelHorse = '', revoltShift = 0, senators = [] } = g;
  const primary = senators.find((s) => s.rebel === 'primary');
  const isRevolt = revoltSince > 0 && primary !== undefined;
  g.rebels = isRevolt
    ? [{ senator: primary.id, army: 'rebel', since: revoltSince, masterOfHorse: rebelHorse, shift: revoltShift }]
    : [];
  delete g.revoltSince;
  delete g.rebelHorse;
  delete g.revoltShift;
};

/** What a draft of a deployment rests on says since when there are Rebels: nothing, where it used to say 0. */
const keepDrafts = (state: State<unknown>): void => {
  for (const { proc, local } of state.stack) {
    const draft = local as { seen?: string };
    if (proc === 'senate.draft-deployment' && draft.seen !== undefined) draft.seen = draft.seen.replace(/ 0$/, ' ');
  }
};

interface WithoutTrials {
  senate: { diedAtTrial?: string[] };
}

export const migrations: readonly Migration[] = [
  {
    version: 2,
    // oxlint-disable-next-line tabularium/no-english -- the reason is for whoever looks into the file of a game
    why: 'spoils by Legate are told by Province; eliminated Veterans are remembered',
    up: (state: State<unknown>) => {
      const g = state.g as Old;
      namePlunderers(g);
      noteVeterans(g);
    },
  },
  {
    version: 3,
    // oxlint-disable-next-line tabularium/no-english -- the reason is for whoever looks into the file of a game
    why: 'Rebels are a list',
    up: (state: State<unknown>) => {
      listRebels(state.g as Partial<OneRebel>);
      keepDrafts(state);
    },
  },
  {
    version: 4,
    // oxlint-disable-next-line tabularium/no-english -- the reason is for whoever looks into the file of a game
    why: 'who becomes Consul for Life sees other hands: the vote that made him cannot be taken back; a list of who died at a trial',
    up: (state: State<unknown>) => {
      (state.g as WithoutTrials).senate.diedAtTrial ??= [];
    },
  },
];
