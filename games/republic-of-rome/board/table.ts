/** What the table page needs to know about Republic of Rome. */
import { ownDraft, type RomeView } from '../rules/sight/view.ts';
import * as drawn from './index.ts';
import './board.css';
import './forms/forms.css';
import { lookOfSeat, type WebTable } from '@tabularium/parts/web';
import { factionRef } from '../rules/ids.ts';
import { allFactions, isNeutral, ownFaction, playerOf } from '../rules/rome/players.ts';
import { idsOf, senatorsOf } from '../rules/rome/senators.ts';
import { isOwn, lookOf } from './looks.ts';
import { rolled } from './rolled.ts';
import { shownIn } from './shown.ts';

const ICONS: readonly (readonly [RegExp, string])[] = [
  [/^death/, 'x'],
  [/^(wars|battle|combat)\./, 'war'],
  [/^(senate|vote|floor)\./, 'vote'],
  [/^(revenue|money)\./, 'talent'],
  [/^deal\./, 'handshake'],
  [/^(population)\./, 'popularity'],
];

/** [4.01.1-c] The seat of a Neutral. */
const NOBODY = -1;

export const table: WebTable<RomeView> = {
  sheet: drawn.Sheet,
  forms: drawn.FORMS,
  explained: drawn.EXPLAINED,
  End: drawn.End,
  leaves: drawn.LEAVES,
  later: drawn.LATER,
  hand: drawn.hand,
  purse: drawn.purse,
  deals: {
    verbs: ['deal', 'dealNumber', 'dealText', 'answerDeal'],
    answers: 'answerDeal',
    show: (view, seat) => ({ verb: 'showCards', arg: factionRef(ownFaction(view, seat)) }),
    shown: shownIn,
    due: (view) =>
      view.agreements.all.filter(
        (a) =>
          a.status === 'offered' &&
          typeof view.seat === 'number' &&
          a.parties.includes(ownFaction(view, view.seat)) &&
          !a.accepted.includes(ownFaction(view, view.seat)),
      ).length,
    parts: drawn.DEALS,
  },
  underway: (view, { verbs }) =>
    ownDraft(view) === '' ? undefined : ['dealNumber', 'dealText', 'deal'].find((verb) => Object.hasOwn(verbs, verb)),
  soFar: (view, verb, { speaker }) => {
    const said = verb.startsWith('deal')
      ? drawn.stepOfDraft(view, (k, a) => (a ? speaker.say({ k, a }) : speaker.name(k)))
      : '';
    return said === '' ? undefined : said;
  },
  standing: (view, { speaker }) =>
    drawn.ownOrders(view).map((o) => drawn.orderInWords(o, (k, a) => (a ? speaker.say({ k, a }) : speaker.name(k)))),
  ahead: ['orderPass', 'orderVeto', 'orderAssassination', 'withdrawOrders'],
  namedSums: true,
  onward: 'nextMove',
  weighty: [
    'roll',
    'strike',
    'adjourn',
    'appeal',
    'appealWithThree',
    'declareRevolt',
    'assassinate',
    'resign',
    'leaveGame',
    // A card is chosen first and played second.
    ...drawn.HAND_VERBS,
  ],
  words: drawn.WORDS,
  bots: ['normal', 'easy', 'random'],
  // [4.01.1-c] With one or two players there are Neutrals already, and nobody plays those.
  standIns: (seats) => (seats < 3 ? [] : ['neutral']),
  figures: (view, table, { speaker }) =>
    allFactions(view).map((faction) => {
      const seat = isNeutral(view, faction) ? NOBODY : playerOf(view, faction);
      return {
        key: factionRef(faction),
        look: lookOf(
          view,
          table.seats.map((_, i) => lookOfSeat(i)),
          faction,
        ),
        name: speaker.name(factionRef(faction)),
        seat,
        now: false,
        line: table.seats[seat]?.name ?? '',
        right: String(senatorsOf(view, faction).reduce((sum, x) => sum + x.influence, 0)),
      };
    }),
  // [4.01.1-i] With one or two, Factions are given out by chance, and names with them (`neutrals/called.ts`).
  roleOf: (seat, seats, _options, { speaker }) => speaker.name(`faction:${seats < 3 ? seat + 1 : seat}`),
  chips: (view, _table, { speaker }) => [
    speaker.name(`era:${view.era}`),
    ...(view.turn > 0 ? [speaker.say({ k: 'turn.n', a: { n: view.turn } })] : []),
  ],
  // A vote is one entry: how it ended, and behind it who proposed it and how everybody voted.
  logGroups: [
    {
      begins: /^senate\.proposed$/,
      goesOn:
        /^senate\.(called|voted|tribune|murdered|notMurdered|graft|grafted|mobIncited|laenas)$|^prosecution\.(appeal|crowd)$/,
      ends: /^senate\.(passed|defeated|vetoed|cancelled)$/,
    },
  ],
  own: (view, seat) =>
    allFactions(view)
      .filter((faction) => isOwn(view, seat, faction))
      .flatMap((faction) => [factionRef(faction), ...idsOf(senatorsOf(view, faction))]),
  isHead: (m) => m.k === 'phase',
  dice: rolled,
  icon: (m) => ICONS.find(([keys]) => keys.test(m.k))?.[1],
  actor: (m) => {
    const who = m.a?.['faction'];
    return typeof who === 'string' ? who : undefined;
  },
  won: (how) => !['people-revolt', 'bankruptcy', 'four-wars', 'rebel-falls', 'no-player'].includes(how),
  summary: (view, { speaker }) => [
    { label: speaker.say({ k: 'ui.turns' }), value: String(view.turn) },
    ...view.factions.map((_, faction) => ({
      label: speaker.name(`faction:${faction}`),
      value: speaker.say({
        k: 'board.summary',
        a: { n: view.senators.filter((s) => s.faction === faction).reduce((sum, s) => sum + s.influence, 0) },
      }),
    })),
  ],
};
