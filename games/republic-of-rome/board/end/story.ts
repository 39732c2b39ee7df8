/** The story of a game, from its record: what brought each Faction up and down, who won which War, and the moment of each turn. */
import type { Msg } from '@tabularium/kernel';
import type { EndProps, Recorded } from '@tabularium/parts/web';
import type { Senator } from '../../rules/game.ts';
import { type FactionId, factionRef } from '../../rules/ids.ts';
import { maybeSenator } from '../../rules/rome/senators.ts';
import type { RomeView } from '../../rules/sight/view.ts';

type Turn = EndProps<RomeView>['turns'][number];

/** A line with when it was said. */
export interface Told {
  readonly input: number;
  /** The line that began its phase. */
  readonly phase: Msg | undefined;
  readonly m: Msg;
}

const text = ({ a }: Msg, key: string): string => String(a?.[key] ?? '');

export const toldIn = (record: readonly Recorded[]): Told[] => {
  let phase: Msg | undefined;
  const told: Told[] = [];
  for (const { input, lines } of record)
    for (const { m } of lines) {
      if (m.k === 'phase') phase = m;
      else told.push({ input, phase, m });
    }
  return told;
};

const turnOf = ({ phase }: Told): number => Number(phase?.a?.['turn'] ?? 0);

/** The battle that decided each War that was won, by War. */
export const victories = (told: readonly Told[]): ReadonlyMap<string, Told> => {
  const battles = new Map<string, Told>();
  const won = new Map<string, Told>();
  for (const t of told) {
    if (t.m.k === 'combat.battle') battles.set(text(t.m, 'war'), t);
    const battle = t.m.k === 'wars.ended.victory' ? battles.get(text(t.m, 'war')) : undefined;
    if (battle) won.set(text(t.m, 'war'), battle);
  }
  return won;
};

/** Which position was the last before an input. */
const lastBefore = (turns: readonly Turn[], input: number): number =>
  Math.max(
    0,
    turns.findLastIndex((t) => t.input < input),
  );

/** A Senator as he was when the turn began in which something happened. */
const senatorThen = (turns: readonly Turn[], { input }: Told, who: string): Senator | undefined => {
  const then = turns[lastBefore(turns, input)];
  return then && maybeSenator(then.view, who);
};

/** Whose Senator somebody was then; who joined in that turn is looked for at its end. */
const factionThen = (turns: readonly Turn[], told: Told, who: string): FactionId | undefined => {
  const next = turns[lastBefore(turns, told.input) + 1];
  const found = [senatorThen(turns, told, who), next && maybeSenator(next.view, who)];
  return found.map((s) => s?.faction).find((faction) => faction !== undefined && faction >= 0);
};

/** [1.09.2][1.09.33][1.09.4] Offices that bring Influence. */
const HIGH = ['office:rome-consul', 'office:field-consul', 'office:dictator', 'office:censor'];

/** What brought it up: its high offices and the Wars that it won. */
const rise = (told: readonly Told[], turns: readonly Turn[], faction: FactionId): Msg => {
  const isIts = (t: Told): boolean => factionThen(turns, t, text(t.m, 'who')) === faction;
  const n = told.filter((t) => t.m.k === 'senate.takesOffice' && HIGH.includes(text(t.m, 'office')) && isIts(t)).length;
  const wars = [...victories(told)].filter(([, battle]) => isIts(battle)).map(([war]) => war);
  if (wars.length === 0) return n === 0 ? { k: 'end.neither' } : { k: 'end.held', a: { n } };
  return n === 0 ? { k: 'end.won', a: { wars } } : { k: 'end.heldAndWon', a: { n, wars } };
};

/** Smaller losses are no story. */
const LEAST = 5;

/** The Senator with most Influence whom it lost, by death or to another Faction, with what he had when that turn began. */
const fall = (told: readonly Told[], turns: readonly Turn[], faction: FactionId): Msg[] => {
  let most: { readonly n: number; readonly m: Msg } | undefined;
  const lost = (t: Told, who: string, m: (a: { who: string; n: number; turn: number }) => Msg | undefined): void => {
    const s = senatorThen(turns, t, who);
    if (s?.faction !== faction || s.influence < Math.max(LEAST, most?.n ?? 0)) return;
    const said = m({ who, n: s.influence, turn: turnOf(t) });
    if (said) most = { n: s.influence, m: said };
  };
  for (const t of told) {
    if (t.m.k === 'death')
      lost(t, text(t.m, 'who'), (a) => ({ k: 'end.lost', a: { ...a, cause: text(t.m, 'cause') } }));
    if (t.m.k === 'forum.persuaded') {
      const by = factionThen(turns, t, text(t.m, 'who'));
      lost(t, text(t.m, 'target'), (a) =>
        by === undefined ? undefined : { k: 'end.left', a: { ...a, by: factionRef(by) } },
      );
    }
  }
  return most ? [most.m] : [];
};

/** In a line or two why it came to what it came to. */
export const storyOf = (told: readonly Told[], turns: readonly Turn[], faction: FactionId): Msg[] => [
  rise(told, turns, faction),
  ...fall(told, turns, faction),
];

/** How much a line tells of its turn, by its key. */
const WEIGHTS: Readonly<Record<string, number>> = {
  'senate.life': 100,
  'life.automatic': 100,
  'revolution.primary': 90,
  'combat.civil': 80,
  'combat.captured': 40,
  'prosecution.guilty': 40,
  'forum.persuaded': 8,
  'senate.takesOffice': 5,
};
const DECIDED_A_WAR = 60;
const LOST = 50;
const DIED = 10;
const DICTATOR = 9;

const weightOf = (t: Told, turns: readonly Turn[], deciding: ReadonlySet<Told>): number => {
  const { m } = t;
  if (deciding.has(t)) return DECIDED_A_WAR;
  if (m.k === 'combat.battle') return ['result:defeat', 'result:disaster'].includes(text(m, 'result')) ? LOST : 0;
  // Who had much is missed more.
  if (m.k === 'death') return DIED + (senatorThen(turns, t, text(m, 'who'))?.influence ?? 0);
  if (text(m, 'office') === 'office:dictator') return DICTATOR;
  return WEIGHTS[m.k] ?? 0;
};

/** What tells most of the time between a position and the one before it; the last of those that tell as much. */
export const momentBefore = (told: readonly Told[], turns: readonly Turn[], at: number): Told | undefined => {
  const deciding = new Set(victories(told).values());
  let best: { readonly t: Told; readonly n: number } | undefined;
  for (const t of told) {
    const n = lastBefore(turns, t.input) === at - 1 ? weightOf(t, turns, deciding) : 0;
    if (n > 0 && n >= (best?.n ?? 0)) best = { t, n };
  }
  return best?.t;
};
