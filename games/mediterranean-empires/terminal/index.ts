/**
 * Mediterranean Empires in a terminal: the Empires in numbers, then their cities, the barbarians, the attack and the
 * hand.
 */
import { howMany, listed as seen, messages } from '@tabularium/kernel';
import {
  capitalMarker,
  cityCount,
  contentOf,
  type EmpiresView,
  empireOf,
  isReconstructed,
  isKeyCity,
  keyCities,
  placeOf,
  refOf,
  scenarioOf,
  sourcesOf,
  type OpenEmpires,
} from '../rules/index.ts';
import type { Speaker } from '@tabularium/text';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { it } from './messages/it.ts';
import { styled, wrapped } from '@tabularium/parts/terminal';
import type { Terminal } from '@tabularium/parts/terminal';

const t = messages(en);
type Offered = ReadonlySet<string>;
type ForceView = NonNullable<EmpiresView['attack']>['force'];
const NOBODY: Offered = new Set();
const NAME = 16;

const lit = (ref: string, text: string, offered: Offered): string =>
  offered.has(ref) ? styled(['bold', 'underline'], text) : text;

const stateLine = (v: EmpiresView, speak: Speaker): string => {
  const scenario = speak.name(`scenario:${v.agreed.scenario}`);
  const { victoryCities } = scenarioOf(v);
  if (v.turn === 0) return speak.say(t('board.med.building', { scenario }));
  const event = v.event === '' ? speak.name('board.med.noEvent') : speak.name(`event:${v.event}`);
  const { turn, round, enraged, agreed } = v;
  return speak.say(
    t('board.med.state', { scenario, turn, of: agreed.turns, round, event, rage: enraged, win: victoryCities }),
  );
};

const COLUMNS = ['vp', 'cities', 'key', 'hand', 'deck', 'discards'] as const;
const WIDE = 9;

const empireTable = (v: EmpiresView, speak: Speaker): string[] => {
  const g: OpenEmpires = v;
  const head = COLUMNS.map((k) => speak.name(`board.med.${k}`).padStart(WIDE)).join('');
  const rows = v.agreed.order.map((seat) => {
    const { length: gone } = v.discards[seat]!;
    const numbers = [v.vp[seat], cityCount(g, seat), keyCities(g, seat), howMany(v.hands[seat]!), v.decks[seat], gone];
    const row = `${`${seat + 1}. ${speak.name(empireOf(g, seat))}`.padEnd(NAME)}${numbers.map((n) => String(n).padStart(WIDE)).join('')}`;
    return seat === v.seat ? styled('bold', row) : row;
  });
  return [styled('dim', `${''.padEnd(NAME)}${head}`), ...rows];
};

/** "Roma 3+2 ♛": size and forts; a port, a capital, a key city have their signs. */
const cityWord = (g: OpenEmpires, place: number, speak: Speaker, offered: Offered): string => {
  const { size, port } = contentOf(g).cities[place]!;
  const forts = g.forts[place]!;
  const ref = refOf(g, place);
  const signs = `${port ? '~' : ''}${capitalMarker(g, place) >= 0 ? '♛' : ''}${isKeyCity(g, place) ? '*' : ''}`;
  return lit(ref, `${speak.name(ref)} ${size}${forts > 0 ? `+${forts}` : ''}${signs}`, offered);
};

const listed = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : wrapped(`${title}: ${items.join(', ')}`);

const cityLines = (v: EmpiresView, speak: Speaker, offered: Offered): string[] => {
  const g: OpenEmpires = v;
  const of = (seat: number): string[] =>
    v.owner.flatMap((o, place) => (o === seat ? [cityWord(g, place, speak, offered)] : []));
  return [
    ...v.agreed.order.flatMap((seat) => listed(speak.name(empireOf(g, seat)), of(seat))),
    ...listed(speak.name('board.med.neutral'), of(-1)),
  ];
};

const areaLines = (v: EmpiresView, speak: Speaker, offered: Offered): string[] => {
  const { areas } = contentOf(v);
  const of = (state: string): string[] =>
    areas.flatMap(({ id, strength }, i) =>
      v.areas[i] === state ? [lit(`area:${id}`, `${speak.name(`area:${id}`)} ${strength}`, offered)] : [],
    );
  return [
    ...listed(speak.name('board.med.wild'), of('wild')),
    ...listed(speak.name('board.med.pacified'), of('pacified')),
  ];
};

const factor = (f: number | { readonly dice: number } | null): string =>
  f === null ? '–' : typeof f === 'number' ? String(f) : `${f.dice}D`;

/** "Legio [T 5/1/4]": what it can be played as, and its field, naval and assault factors. */
const cardWord = (v: EmpiresView, ref: string, speak: Speaker): string => {
  const card = contentOf(v).cards[ref];
  if (!card) return speak.name(ref);
  const { field, naval, assault } = card.factors;
  const fights = card.types.some((x) => x === 'T' || x === 'F');
  return `${speak.name(ref)} [${card.types.join('')}${fights ? ` ${[field, naval, assault].map(factor).join('/')}` : ''}]`;
};

const handLines = (v: EmpiresView, speak: Speaker, offered: Offered): string[] =>
  v.hands.flatMap((hand, seat) => {
    const title = seat === v.seat ? speak.name('board.med.yours') : speak.name(empireOf(v, seat));
    return listed(
      title,
      seen(hand).map((c) => lit(c, cardWord(v, c, speak), offered)),
    );
  });

const forceWords = (v: EmpiresView, f: ForceView, speak: Speaker): string => {
  const who = f.seat < 0 ? '' : `${speak.name(empireOf(v, f.seat))}: `;
  const cards = [...seen(f.units).map((u) => u.card), ...f.leaders].map((c) => cardWord(v, c, speak));
  const parts = [
    ...cards,
    ...(typeof f.units === 'number' && f.units > 0 ? [speak.say(t('board.med.faceDown', { n: f.units }))] : []),
    ...(f.t === 'fixed' ? [[f.field, f.naval, f.assault].join('/')] : []),
    ...(f.dice > 0 ? [speak.say(t('board.med.dice', { n: f.dice }))] : []),
  ];
  return `${who}${parts.join(', ')}`;
};

const attackLines = (v: EmpiresView, speak: Speaker): string[] => {
  const { attack, table } = v;
  const played = listed(
    speak.name('board.med.table'),
    table.map((p) => cardWord(v, p.card, speak)),
  );
  if (!attack) return played;
  const g: OpenEmpires = v;
  const path = attack.force.path.map((p) => speak.name(refOf(g, p))).join(' → ');
  return [
    ...wrapped(speak.say(t('board.med.attack', { place: refOf(g, attack.target), path }))),
    ...wrapped(`${speak.name('side:attacker')} ${forceWords(v, attack.force, speak)}`, '  '),
    ...(attack.guard ? wrapped(`${speak.name('side:defender')} ${forceWords(v, attack.guard, speak)}`, '  ') : []),
    ...played,
  ];
};

const all = (v: EmpiresView, speak: Speaker, offered: Offered): string[] => [
  ...wrapped(stateLine(v, speak)).map((l) => styled('bold', l)),
  ...empireTable(v, speak),
  ...cityLines(v, speak, offered),
  ...areaLines(v, speak, offered),
  ...wrapped(speak.name('board.med.signs')).map((l) => styled('dim', l)),
  ...(isReconstructed(contentOf(v)) ? wrapped(speak.name('board.med.reconstructed')).map((l) => styled('dim', l)) : []),
  ...attackLines(v, speak),
  ...handLines(v, speak, offered),
];

const waysFrom = (v: EmpiresView, place: number, speak: Speaker): string[] => {
  const g: OpenEmpires = v;
  const links = contentOf(g).links[place]!;
  const names = (strait: boolean): string[] =>
    links.filter((l) => l.strait === strait).map((l) => speak.name(refOf(g, l.to)));
  return [
    ...listed(speak.name('board.med.roads'), names(false)),
    ...listed(speak.name('board.med.straits'), names(true)),
  ];
};

const placeLines = (v: EmpiresView, ref: string, speak: Speaker): string[] => {
  const g: OpenEmpires = v;
  const place = placeOf(g, ref);
  const owner = v.owner[place];
  if (owner === undefined) {
    const area = place - v.owner.length;
    const state = speak.name(`board.med.is.${v.areas[area]!}`);
    const { strength } = contentOf(g).areas[area]!;
    return [speak.say(t('board.med.area', { area: ref, n: strength, state })), ...waysFrom(v, place, speak)];
  }
  const who =
    owner >= 0 ? speak.name(empireOf(g, owner)) : speak.name(`board.med.is.${owner === -1 ? 'neutral' : 'out'}`);
  const marker = capitalMarker(g, place);
  const said = [
    ...(contentOf(g).cities[place]!.port ? [speak.name('board.med.port')] : []),
    ...(marker < 0 ? [] : [speak.say(t('board.med.capital', { who: empireOf(g, marker) }))]),
    ...(isKeyCity(g, place) ? [speak.name('board.med.keyCity')] : []),
  ];
  const { size } = contentOf(g).cities[place]!;
  const first = speak.say(t('board.med.city', { city: ref, who, size, forts: v.forts[place]! }));
  return [...wrapped([first, ...said].join(', ')), ...waysFrom(v, place, speak)];
};

const cardLines = (v: EmpiresView, ref: string, speak: Speaker): string[] => [
  ...wrapped(cardWord(v, ref, speak)),
  ...wrapped(speak.name(ref.replace('card:', 'text:')), '  '),
];

const sourceLines = (v: EmpiresView, ref: string, speak: Speaker): string[] => {
  const said = sourcesOf(contentOf(v), ref, (k, a = {}) => speak.say({ k, a }));
  return wrapped(said.join(' ')).map((l) => styled('dim', l));
};

const NARROWEST = 72;

export const terminal: Terminal<EmpiresView> = {
  messages: { en, es, it },
  draw: (view, speak, offered) => all(view, speak, offered),
  narrowest: NARROWEST,
  list: (view, speak) => all(view, speak, NOBODY),
  describe: (view, ref, speak) => {
    const { places, cards } = contentOf(view);
    const isPlace = places[ref] !== undefined;
    if (!isPlace && !cards[ref]) return undefined;
    return [
      ...(isPlace ? placeLines(view, ref, speak) : cardLines(view, ref, speak)),
      ...sourceLines(view, ref, speak),
    ];
  },
  brief: (view, speak) => [
    styled('dim', wrapped(stateLine(view, speak)).join('\n')),
    ...attackLines(view, speak),
    ...handLines(view, speak, NOBODY).map((l) => styled('dim', l)),
  ],
  refs: [],
  known: (view) => [...contentOf(view).refs, ...view.hands.flatMap(seen)],
  seatName: (view, seat, speak) => speak.name(empireOf(view, seat)),
  moment: (view) => `${view.turn} ${view.round}`,
};
