/** Mediterranean Empires at the table. */
import {
  cityCount,
  empireOf,
  type EmpiresView,
  mediterraneanEmpires,
  open,
  PRINTED,
} from '@tabularium/mediterranean-empires';
import * as drawn from '@tabularium/mediterranean-empires/board';
import '@tabularium/mediterranean-empires/board.css';
import type { Msg } from '@tabularium/kernel';
import type { GameUi } from './game-ui.ts';
import { lookOfSeat, plainUi } from './plain.ts';
import { parseRuleTexts } from './rule-texts.ts';

const ICONS: readonly (readonly [RegExp, string])[] = [
  [/^med\.(declared|route|total|announced|conquered|held|neutralAttack|intercepts$)/, 'war'],
  [/^med\.(strait|danger|wrecked|pirates|interceptsAtSea)/, 'fleet'],
  [/^med\.(enraged|horde|pacified|campaign|migrated)/, 'army'],
  [/^med\.(gains|automatic|band)/, 'laurel'],
  [/^med\.(lost|loses|discards)/, 'x'],
];

const dice = (m: Msg) => {
  const shown = m.a?.['dice'];
  return Array.isArray(shown) && shown.every((n) => Number(n) >= 1)
    ? { dice: shown.map((n) => ({ n: Number(n) })) }
    : undefined;
};

const CHOICES = ['A', 'B', 'C', 'D'];
/** Where there are fewer scenarios for so many players, the last is played. */
const scenarioOf = (seats: number, choice: unknown) => {
  const all = PRINTED.scenarios.filter((x) => x.players === seats);
  return all[Math.min(CHOICES.indexOf(String(choice)), all.length - 1)];
};

export const mediterraneanEmpiresUi: GameUi = {
  ...plainUi(mediterraneanEmpires),
  board: {
    Board: drawn.Board,
    Ground: drawn.Ground,
    viewBox: drawn.VIEW_BOX,
    leastScale: drawn.LEAST_SCALE,
    pointOf: drawn.pointOf,
    Status: drawn.Status,
    Legend: drawn.Legend,
    list: drawn.boardList,
  },
  note: 'board.provenance',
  messages: drawn.MESSAGES,
  namedSums: true,
  weighty: ['declare', 'landing', 'directAssault', 'pass'],
  bots: ['sensible', 'random'],
  figures: (view: EmpiresView, table, { speaker }) =>
    view.agreed.order.map((seat) => ({
      key: empireOf(open(view), seat),
      look: lookOfSeat(seat),
      name: speaker.name(empireOf(open(view), seat)),
      seat,
      now: false,
      line: table.seats[seat]?.name ?? '',
      right: String(view.vp[seat]),
    })),
  roleOf: (seat, seats, options, { speaker }) => {
    const scenario = scenarioOf(seats, options['scenario']);
    if (!scenario) return '';
    const dealt = options['empires'] === 'random';
    return speaker.name(dealt ? `scenario:${scenario.id}` : `empire:${scenario.empires[seat]}`);
  },
  chips: (view: EmpiresView, _table, { speaker }) => [
    speaker.name(`scenario:${view.agreed.scenario}`),
    ...(view.turn > 0
      ? [speaker.say({ k: 'board.turn', a: { turn: view.turn, of: view.agreed.turns, round: view.round } })]
      : []),
  ],
  isHead: (m) => m.k === 'med.round',
  dice,
  icon: (m) => ICONS.find(([keys]) => keys.test(m.k))?.[1],
  actor: (m) => {
    const who = m.a?.['who'];
    return typeof who === 'string' && who.startsWith('empire:') ? who : undefined;
  },
  isVerdict: (m) => m.k === 'med.band' || m.k === 'med.automatic',
  summary: (view: EmpiresView, { t, speaker }) => [
    { label: t('ui.turns'), value: String(view.turn) },
    ...view.agreed.order.map((seat) => ({
      label: speaker.name(empireOf(open(view), seat)),
      value: speaker.say({ k: 'board.summary', a: { vp: view.vp[seat]!, n: cityCount(open(view), seat) } }),
    })),
  ],
  ruleTexts: async () => {
    const [rules, rulings] = await Promise.all([
      import('@tabularium/mediterranean-empires/RULES.md?raw'),
      import('@tabularium/mediterranean-empires/RULINGS.md?raw'),
    ]);
    return parseRuleTexts(rules.default, rulings.default);
  },
};
