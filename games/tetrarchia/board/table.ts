/** What the table page needs to know about Tetrarchia. */
import { messages, type Msg, rehearse, setChosen } from '@tabularium/kernel';
import {
  type DiceShown,
  type DiceSum,
  type Figure,
  lookOfSeat,
  numberIn,
  type SeatLook,
  type WebTable,
  type Words,
} from '@tabularium/parts/web';
import type { TableInfo } from '@tabularium/protocol';
import { EMPEROR_REFS, seatsOf, tetrarchia, type TetrarchiaView } from '../rules/index.ts';
import './board.css';
import * as drawn from './index.ts';
import { en } from './messages/en.ts';

const own = messages(en);

const LOOKS: readonly SeatLook[] = ['verdigris', 'ochre', 'minium', 'lapis'];
const RANKS = ['ui.tet.augustusEast', 'ui.tet.caesarEast', 'ui.tet.caesarWest', 'ui.tet.augustusWest'] as const;
const IMPERIUM = 6;
const OUTER = 6;

const figures = (view: TetrarchiaView, table: TableInfo, { speaker }: Words): Figure[] =>
  view.emperors.map(({ ref, at, discs }, e) => {
    const seat = view.agreed.seats[e]!;
    const player = table.seats[seat];
    const alone = table.seats.length === 1;
    const rank = speaker.say(own(RANKS[e]!));
    return {
      key: ref,
      look: LOOKS[e]!,
      letter: speaker.name(ref).slice(0, 1),
      name: speaker.name(ref),
      seat,
      now: view.turn === ref && !view.over,
      line: alone || !player?.name || (player.kind === 'bot' && !player.standsIn) ? rank : `${player.name} · ${rank}`,
      right: at === 'off' ? speaker.say(own('ui.tet.offBoard')) : speaker.name(at),
      left: { n: discs, of: view.agreed.level.discs, label: speaker.say(own('ui.tet.discsLeft', { n: discs })) },
    };
  });

const REGIONS = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** The roman die names a region. */
const romanOf = (m: Msg): number => {
  const roman = m.a?.['roman'];
  if (typeof roman === 'number') return roman;
  return REGIONS.indexOf(String(m.a?.['region'] ?? '').replace('region:', '')) + 1;
};

/** The Emperor's die with what counts for him, against all that counts for the army. */
const battleSum = (m: Msg): DiceSum | undefined => {
  const [rolled, total, n] = ['roman', 'imperial', 'barbarian'].map((name) => numberIn(m, name));
  if (m.k !== 'tet.battle' || rolled === undefined || total === undefined || n === undefined) return undefined;
  const parts = total === rolled ? [] : [{ n: total - rolled, word: own('ui.tet.added') }];
  return {
    rolled,
    parts,
    total,
    against: { n, how: 'versus' },
    ...(total !== n && { end: total > n ? 'good' : 'bad' }),
  };
};

const dice = (m: Msg): DiceShown | undefined => {
  const roman = romanOf(m);
  const die = m.a?.['die'];
  const shown = [...(roman > 0 ? [{ n: roman, roman: true }] : []), ...(typeof die === 'number' ? [{ n: die }] : [])];
  const sum = battleSum(m);
  return shown.length > 0 ? { dice: shown, ...(sum && { sum }) } : undefined;
};

const ICONS: readonly (readonly [RegExp, string])[] = [
  [/^tet\.(army|aftermath|advance|battack|blocked|romaEntered|setup\.army)/, 'army'],
  [/^tet\.(unrest|revolt|uprising|spread|quiet|rolled|setup\.revolt|link|deposed)/, 'unrest'],
  [/^tet\.(fleet)/, 'fleet'],
  [/^tet\.(battle|attacks|drawn)/, 'war'],
  [/^tet\.(won|grande|glory|score)/, 'laurel'],
  [/^tet\.no/, 'x'],
];

export const table: WebTable<TetrarchiaView> = {
  board: {
    Board: drawn.Board,
    Ground: drawn.Ground,
    viewBox: drawn.VIEW_BOX,
    leastScale: drawn.LEAST_SCALE,
    pointOf: drawn.pointOf,
    pieces: ['emperor', 'army', 'fleet'],
    placeOf: (view, figure) => {
      const at = view.emperors.find((e) => e.ref === figure)?.at;
      return at === 'off' ? undefined : at;
    },
    Status: drawn.Empire,
    Legend: drawn.Legend,
    list: drawn.boardList,
    risks: drawn.risksOf,
  },
  words: drawn.WORDS,
  weighty: ['attack', 'endPhase'],
  figures,
  bots: ['hard', 'normal', 'easy', 'random'],
  matters: (option, seats, options) => {
    if (option === 'sharedCaesar') return seats === 3;
    if (option === 'harmony') return setChosen(options, 'variants').includes('el-grande');
    return true;
  },
  roleOf: (seat, seats, options, { speaker }) =>
    seatsOf(seats, String(options['sharedCaesar']))
      .flatMap((s, e) => (s === seat ? [speaker.name(EMPEROR_REFS[e]!)] : []))
      .join(', '),
  look: (seat, seats, options) =>
    LOOKS[seatsOf(seats, String(options['sharedCaesar'])).indexOf(seat)] ?? lookOfSeat(seat),
  chips: (view, table, { speaker }) => [
    speaker.say(own('ui.tet.level', { level: String(table.options['level']).split('').join(' ') })),
    speaker.say(own('ui.tet.round', { n: view.round })),
  ],
  pool: (view, { speaker }) =>
    view.imperium > 0
      ? {
          left: view.imperium,
          of: Math.max(IMPERIUM, view.imperium),
          label: speaker.say(own('ui.tet.left', { n: view.imperium, of: IMPERIUM })),
        }
      : undefined,
  cost: (view, verb, ref) => tetrarchia.explain?.(view, verb, ref ?? '')?.cost,
  // By the rules themselves: nothing more is asked before dice fall.
  endsTurn: (view, verb, ref) => {
    const cost = tetrarchia.explain?.(view, verb, ref ?? '')?.cost;
    if (typeof view.seat !== 'number' || cost === undefined || cost < view.imperium) return false;
    let answers = 0;
    const once = () => (answers++ === 0 ? { verb, ...(ref !== undefined && { arg: ref }) } : undefined);
    return rehearse(tetrarchia, view, view.seat, once).length === 1;
  },
  costWords: (n, { speaker }) => speaker.say(own('ui.tet.imperium', { n })),
  warning: (view, verb, { speaker }) =>
    verb === 'endPhase' ? speaker.say(own('ui.tet.endPhase', { n: view.imperium })) : undefined,
  isHead: (m) => m.k === 'tet.turn',
  dice,
  icon: (m) => ICONS.find(([keys]) => keys.test(m.k))?.[1],
  actor: (m) => {
    const who = m.a?.['who'];
    return typeof who === 'string' &&
      /^tet\.(moved|entered|sailed|protected|subdued|appeased|attacks|imperium|glory)/.test(m.k)
      ? who
      : undefined;
  },
  asked: (view, question) => {
    const who = question?.prompt.a?.['who'];
    return typeof who === 'string' ? who : view.turn;
  },
  won: (how) => how === 'frontiers-protected',
  isVerdict: (m) => /^tet\.grande\.(great|east|west|harmony|bitter)$/.test(m.k),
  summary: (view, { speaker }) => {
    const of = (k: string, n: number, all: number) => ({
      label: speaker.name(k),
      value: speaker.say({ k: 'board.of', a: { n, all } }),
    });
    const parts = view.score.parts.map(
      ({ k, n }) => `${n < 0 ? '−' : '+'}${Math.abs(n)} ${speaker.name(`tally.${k}`)}`,
    );
    return [
      { label: speaker.say(own('ui.tet.rounds')), value: String(view.round) },
      of('board.frontiers', drawn.guarded(view), OUTER),
      of('board.revoltLeft', view.supply.revolt, drawn.DISCS),
      of('board.unrestLeft', view.supply.unrest, drawn.DISCS),
      { ...of('tally.score', view.score.total, 10), why: parts.join(', ') },
    ];
  },
};
