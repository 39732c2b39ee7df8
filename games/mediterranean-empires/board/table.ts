/** What the table page needs to know about Mediterranean Empires. */
import { howMany } from '@tabularium/kernel';
import { cityCount, contentOf, empireOf, type EmpiresView, OWN } from '../rules/basic.ts';
import { HandFace } from './cards/face.tsx';
import { hand, piles } from './cards/hand.ts';
import * as drawn from './index.ts';
import './board.css';
import { pagesOf } from '@tabularium/parts/pages';
import { lookOfSeat, type WebTable, type Words } from '@tabularium/parts/web';
import { lookOf, looksOf } from './looks.ts';
import type { SeatInfo } from '@tabularium/protocol';
import { battlePage } from './battle/index.ts';
import { END, End } from './end/index.ts';
import { COUNT_PAGE } from './scores/index.ts';
import { FORMS } from './forms/index.ts';
import { eventIcon } from './panels/event.tsx';
import { LEAVES } from './leaf/index.ts';
import { rolled } from './rolled.ts';

const ICONS: readonly (readonly [RegExp, string])[] = [
  [
    /^med\.(declared|route|battle|total|announced|wins|nothingLeft|conquered|held|neutralAttack|attackOver|intercepts$)/,
    'war',
  ],
  [/^med\.(strait|danger|wrecked|pirates|interceptsAtSea)/, 'fleet'],
  [/^med\.(enraged|horde|pacified|campaign|migrated)/, 'army'],
  [/^med\.(gains|automatic|band)/, 'laurel'],
  [/^med\.(lost|loses|discards)/, 'x'],
];

/**
 * A bot is named after its kind, which has a translation; a bot that stands in for a person has the name of that
 * person.
 */
const lineOf = (player: SeatInfo | undefined, { speaker }: Words): string => {
  const kind = `ui.bot.${player?.bot}`;
  return player?.kind === 'bot' && !player.standsIn && speaker.knows(kind) ? speaker.name(kind) : (player?.name ?? '');
};

const CHOICES = ['A', 'B', 'C', 'D'];
/** If there are fewer scenarios than that for this number of players, the last one is played. */
const scenarioOf = (pack: string, seats: number, choice: unknown) => {
  const all = contentOf({ agreed: { pack } }).scenarios.filter((x) => x.players === seats);
  return all[Math.min(CHOICES.indexOf(String(choice)), all.length - 1)];
};

/** What depends on the content that is played with. */
const playedWith = (pack: string) =>
  ({
    roleOf: (seat, seats, options, { speaker }) => {
      const scenario = scenarioOf(pack, seats, options['scenario']);
      if (!scenario) return '';
      const dealt = options['empires'] === 'random';
      return speaker.name(dealt ? 'empires.random' : `empire:${scenario.empires[seat]}`);
    },
    look: (seat, seats, options) => {
      const scenario = scenarioOf(pack, seats, options['scenario']);
      return scenario && options['empires'] !== 'random' ? looksOf(scenario.empires)[seat]! : lookOfSeat(seat);
    },
  }) satisfies WebTable<EmpiresView>;

/** Cities, with how many more or fewer than at the start of the turn, and cards in hand. */
const countsOf = (view: EmpiresView, seat: number, { speaker }: Words) => {
  const n = cityCount(view, seat);
  const more = n - view.before[seat]!;
  return [
    {
      icon: 'city',
      n,
      label: speaker.name('board.cities'),
      ...(view.turn > 0 && { more: more > 0 ? `+${more}` : more < 0 ? `−${-more}` : '±0' }),
    },
    { icon: 'hand', n: howMany(view.hands[seat]!), label: speaker.name('board.handSize') },
  ];
};

export const table: WebTable<EmpiresView> = {
  ...playedWith(OWN),
  playedWith,
  board: drawn.boardFor(OWN, '8A'),
  boardOf: drawn.boardOf,
  note: 'board.provenance',
  words: drawn.WORDS,
  hand,
  piles,
  HandFace,
  leaves: LEAVES,
  End,
  namedSums: true,
  lookAt: lookOf,
  forms: FORMS,
  pages: pagesOf([battlePage, COUNT_PAGE]),
  later: [battlePage.Page, COUNT_PAGE.Page, END],
  keys: { decline: 'n', letPass: 'n', keepHidden: 'n', recoverNone: 'n', enough: 'n', drawNone: 'n', pass: 'p' },
  weighty: ['declare', 'landing', 'directAssault', 'pass'],
  bots: ['normal', 'easy', 'random'],
  figures: (view, table, words) =>
    view.agreed.order.map((seat) => ({
      key: empireOf(view, seat),
      look: lookOf(view, seat),
      name: words.speaker.name(empireOf(view, seat)),
      seat,
      now: false,
      line: lineOf(table.seats[seat], words),
      counts: countsOf(view, seat, words),
      points: { n: view.vp[seat]!, unit: words.speaker.name('board.vpShort') },
      defends: view.attack !== null && !view.attack.over && view.owner[view.attack.target] === seat,
    })),
  chips: (view, _table, { speaker }) => [
    speaker.name(`scenario:${view.agreed.scenario}`),
    ...(view.turn > 0
      ? [speaker.say({ k: 'board.turn', a: { turn: view.turn, of: view.agreed.turns, round: view.round } })]
      : []),
  ],
  // An attack is one entry: how it ended, and behind it everything from its declaration on.
  logGroups: [
    {
      begins: /^med\.(declared|neutralAttack|pirates|horde)$/,
      goesOn: /^med\.(?!(attackOver|round|turnEnds|declared|neutralAttack|pirates|horde|passes)$)/,
      ends: /^med\.attackOver$/,
    },
  ],
  isHead: (m) => m.k === 'med.round',
  dice: rolled,
  icon: (m) => (m.k === 'med.event' ? eventIcon(m.a?.['event']) : ICONS.find(([keys]) => keys.test(m.k))?.[1]),
  actor: (m) => {
    const who = m.a?.['who'] ?? m.a?.['side'];
    return typeof who === 'string' && who.startsWith('empire:') ? who : undefined;
  },
  isVerdict: (m) => m.k === 'med.automatic',
  summary: (view, { speaker }) => [
    { label: speaker.say({ k: 'ui.turns' }), value: String(view.turn) },
    ...view.agreed.order.map((seat) => ({
      label: speaker.name(empireOf(view, seat)),
      value: speaker.say({ k: 'board.summary', a: { vp: view.vp[seat]!, n: cityCount(view, seat) } }),
    })),
  ],
};
