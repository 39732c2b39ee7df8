/** What a game shows: how it ends, what was answered in it, what happened. Recorded games must show everything there is. */
import { begin, engineOf, fromSeed, type Input, type LogLine, parseTable, type State } from '@tabularium/kernel';
import type { GoldenFile } from '@tabularium/kit';
import { OP_NAMES } from '../data/effects.ts';
import { PRINTED } from '../data/printed.ts';
import { cityCount, keyCities } from '../empire/places.ts';
import { ENDINGS } from '../end/endings.ts';
import type { Empires } from '../game.ts';
import { BANDS, CAMPAIGNS, EVENTS } from '../ids.ts';
import { mediterraneanEmpires } from '../index.ts';

/** For packs: no printed card can be played in a window as more than one thing. */
const OF_PACKS = ['useAs'];

/** Every answer that any question knows. */
const VERBS: readonly string[] = [
  ...new Set(
    mediterraneanEmpires.procs.flatMap((p) =>
      Object.values(p.nodes).flatMap((node) =>
        typeof node === 'object'
          ? [node.buttons, node.picks, node.ranges, node.chooses, node.allots].flatMap((verbs) =>
              Object.keys(verbs ?? {}),
            )
          : [],
      ),
    ),
  ),
]
  .filter((v) => !OF_PACKS.includes(v))
  .sort();

/** What decides a game that is played to its end [MED.4.4-b]. */
const DECIDED = ['points', 'cities', 'key-cities', 'shared'] as const;

/** Windows in which a card is played, in the order of play, by the kind that the rules give them. */
const WINDOWS = {
  event: 'after the event',
  I: 'answering an Empire card',
  route: 'against a route',
  naval: 'in a naval battle',
  field: 'in a field battle',
  assault: 'in an assault',
  L: 'answering a Leader',
  X: 'answering a special event',
  between: 'between actions',
} as const;

/** Answers that put a card to its use. */
const USES = ['play', 'respond', 'show', 'empire', 'troop', 'fleet'];

const ATTACKS = ['expedition', 'neutral', 'pirates', 'horde'] as const;

/** [MED.8.1-a][MED.8.2-a][MED.8.3-a][MED.8.4-a] Optional rules, each seen at work. */
const OPTIONS = [
  'the leader chooses who begins',
  'a fourth turn',
  'a fifth turn',
  'passage granted',
  'passage refused',
  'a shorter turn',
] as const;

/** All that the recorded games are to show. */
export const WANTED: readonly string[] = [
  ...ENDINGS.map((how) => `ending: ${how}`),
  ...DECIDED.map((by) => `decided by: ${by}`),
  ...EVENTS.map((e) => `event: ${e}`),
  ...Object.values(WINDOWS).map((w) => `a card ${w}`),
  ...OPTIONS.map((o) => `option: ${o}`),
  ...ATTACKS.map((kind) => `attack: ${kind}`),
  ...CAMPAIGNS.map((c) => `campaign: ${c}`),
  ...BANDS.map((b) => `band: ${b}`),
  ...PRINTED.scenarios.map((s) => `scenario: ${s.id}`),
  ...[2, 3, 4, 5, 6, 7, 8].map((n) => `players: ${n}`),
  ...VERBS.map((v) => `verb: ${v}`),
  ...OP_NAMES.map((op) => `effect: ${op}`),
];

/** What decided between the winners and those with as many points. */
const decidedBy = (g: Empires, winners: readonly number[]): (typeof DECIDED)[number] => {
  if (winners.length > 1) return 'shared';
  const most = Math.max(...g.vp);
  const tied = [...g.vp.keys()].filter((s) => g.vp[s] === most);
  if (tied.length === 1) return 'points';
  const cities = Math.max(...tied.map((s) => cityCount(g, s)));
  const level = tied.filter((s) => cityCount(g, s) === cities);
  if (level.length === 1) return 'cities';
  // So that a game cannot be called decided by what did not decide it.
  const keys = Math.max(...level.map((s) => keyCities(g, s)));
  return level.filter((s) => keyCities(g, s) === keys).length === 1 ? 'key-cities' : 'shared';
};

/** What an input shows by itself. */
const shownBy = ({ g, stack }: State<Empires>, { verb, arg }: Input): string[] => {
  const shown = [`verb: ${verb}`];
  if (USES.includes(verb) && typeof arg === 'string')
    shown.push(...(PRINTED.cards[arg]?.effects ?? []).map((e) => `effect: ${e.op}`));
  const { kind, as } = (stack.at(-1)?.local ?? {}) as { kind?: keyof typeof WINDOWS; as?: keyof typeof WINDOWS };
  if (verb === 'play') shown.push(`a card ${WINDOWS[kind!]}`);
  if (verb === 'respond') shown.push(`a card ${WINDOWS[as!]}`);
  if (verb === 'begins' && g.agreed.firstLeads) shown.push('option: the leader chooses who begins');
  if (verb === 'grant' && g.agreed.freePassage) shown.push('option: passage granted');
  if (verb === 'refuse' && g.agreed.freePassage) shown.push('option: passage refused');
  return shown;
};

/** What a line of the record shows. */
const shownIn = (g: Empires, { m }: LogLine): string[] => {
  const said = (name: string): string => String(m.a?.[name]).replace(/^\w+:/, '');
  switch (m.k) {
    case 'med.event': {
      // [MED.8.4-a] Only from the fifth round on.
      const isShorter = g.agreed.shorter && Number(m.a?.['modifier']) >= 6;
      return [`event: ${said('event')}`, ...(isShorter ? ['option: a shorter turn'] : [])];
    }
    case 'med.campaign':
      return [`campaign: ${said('result')}`];
    case 'med.band':
      return [`band: ${said('band')}`];
    case 'med.declared':
      return ['attack: expedition'];
    case 'med.neutralAttack':
      return ['attack: neutral'];
    case 'med.pirates':
      return ['attack: pirates'];
    case 'med.horde':
      return ['attack: horde'];
    default:
      return [];
  }
};

/** Only a game that is played out shows what a table agreed. */
const shownAtEnd = ({ g, over, seats }: State<Empires>): string[] => {
  if (!over) return [];
  const shown = [`ending: ${over.how}`, `scenario: ${g.agreed.scenario}`, `players: ${seats}`];
  if (over.how === 'points') shown.push(`decided by: ${decidedBy(g, over.winners)}`);
  if (g.turn === 4) shown.push('option: a fourth turn');
  if (g.turn === 5) shown.push('option: a fifth turn');
  return shown;
};

/** What has been seen, and after how many inputs. */
export class Watch {
  readonly seen = new Map<string, number>();
  private inputs = 0;

  /** Applies the input and looks at what comes of it. */
  apply(state: State<Empires>, input: Input): void {
    const log: LogLine[] = [];
    const shown = shownBy(state, input);
    engineOf(mediterraneanEmpires).apply(state, input, { log });
    this.inputs++;
    shown.push(...log.flatMap((line) => shownIn(state.g, line)), ...shownAtEnd(state));
    for (const what of shown) if (!this.seen.has(what)) this.seen.set(what, this.inputs);
  }
}

/** Everything that a recorded game shows. */
export const featuresOf = (file: GoldenFile): ReadonlySet<string> => {
  const table = parseTable(mediterraneanEmpires, file.seats, file.options);
  const state = begin(mediterraneanEmpires, table, fromSeed(file.seed));
  const watch = new Watch();
  for (const [by, verb, arg] of file.inputs) watch.apply(state, arg === undefined ? { by, verb } : { by, verb, arg });
  return new Set(watch.seen.keys());
};
