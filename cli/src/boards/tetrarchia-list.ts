/** The position of Tetrarchia in sentences. */
import { messages } from '@tabularium/kernel';
import type { TetrarchiaView } from '@tabularium/tetrarchia';
import type { Speaker } from '@tabularium/text';
import { board as words } from '../messages/board-en.ts';
import { idOf, label } from '../refs.ts';
import { BOARD, PLACE_IDS } from './tetrarchia-layout.ts';

const t = messages(words);

const nextOf = (from: string, at: string): string => {
  const path = BOARD.barbarian_routes[idOf(from)]?.path ?? [];
  const next = path[path.indexOf(idOf(at)) + 1];
  return next === undefined ? at : `province:${next}`;
};

const holding = (view: TetrarchiaView, disc: string): string[] =>
  PLACE_IDS.map((id) => `province:${id}` as const).filter((ref) => view.discs[ref] === disc);

const joined = (refs: readonly string[], speak: Speaker): string =>
  refs.length === 0 ? speak.name('board.tet.none') : refs.map((r) => label(r, speak)).join(', ');

export const list = (view: TetrarchiaView, speak: Speaker): string[] => {
  const line = (key: keyof typeof words, text: string): string => `${speak.name(key)}: ${text}.`;
  const frontiers = PLACE_IDS.filter((id) => id.endsWith('-F')).map((id) => `province:${id}` as const);
  const { revolt, unrest, armies } = view.supply;
  const safe = frontiers.filter((f) => view.discs[f] !== undefined);
  const emperors = view.emperors.map((e) => {
    const at = e.at === 'off' ? speak.name('board.tet.off') : label(e.at, speak);
    const glory = e.glory > 0 ? `, ${speak.say(t('board.tet.glory', { n: e.glory }))}` : '';
    return speak.say(t('board.tet.emperor', { who: e.ref, at, n: e.discs })) + glory;
  });
  const marching = view.armies.map((a) =>
    speak.say(t('board.tet.army', { from: a.from, at: label(a.at, speak), next: label(nextOf(a.from, a.at), speak) })),
  );
  const fleets = Object.entries(view.fleets).map(([sea, n]) =>
    speak.say(t('board.tet.sea', { sea, n: speak.say(t('board.tet.fleets', { n })) })),
  );
  const own = view.emperors.map((e) => ({ e, held: holding(view, idOf(e.ref)) })).filter(({ held }) => held.length > 0);
  return [
    `${speak.say(t('board.tet.turn', { round: view.round, who: view.turn, n: view.imperium }))}.`,
    line('board.tet.emperors', emperors.join('; ')),
    line('board.tet.armies', marching.length > 0 ? marching.join('; ') : speak.name('board.tet.none')),
    line('board.tet.seas', fleets.join('; ')),
    line('board.tet.safe', joined(safe, speak)),
    line(
      'board.tet.open',
      joined(
        frontiers.filter((f) => view.discs[f] === undefined),
        speak,
      ),
    ),
    line('board.tet.revolt', joined(holding(view, 'revolt'), speak)),
    line('board.tet.unrest', joined(holding(view, 'unrest'), speak)),
    ...own.map(({ e, held }) => `${speak.say(t('board.tet.discs', { who: e.ref }))}: ${joined(held, speak)}.`),
    `${speak.say(t('board.tet.state', { safe: safe.length, revolt, unrest, armies, score: view.score.total }))}.`,
  ];
};

const heldBy = (view: TetrarchiaView, id: string): string => {
  const disc = view.discs[`province:${id}`];
  const province = BOARD.provinces.find((p) => p.id === id);
  if (disc === 'unrest') return 'unrest';
  if (disc === 'revolt') return 'revolt';
  if (disc !== undefined) return 'disc';
  return province?.wildcard_capital ? 'wildcard' : province?.capital_of ? 'capital' : 'none';
};

export const describe = (view: TetrarchiaView, ref: string, speak: Speaker): string[] | undefined => {
  const id = idOf(ref);
  if (!PLACE_IDS.includes(id)) return undefined;
  const links = (broken: boolean): string =>
    BOARD.links
      .filter((l) => l.broken === broken && (l.a === id || l.b === id))
      .map((l) => label(`province:${l.a === id ? l.b : l.a}`, speak))
      .join(', ');
  const province = BOARD.provinces.find((p) => p.id === id);
  const who = `emperor:${view.discs[`province:${id}`] ?? province?.capital_of ?? ''}`;
  const seas = (province?.sea_zones ?? []).map((z) => `sea:${z}`);
  const army = view.armies.find((a) => a.at === ref);
  const [region = ''] = id.split('-');
  return [
    `${label(ref, speak)}. ${speak.say(t('board.tet.region', { region: `region:${region}` }))}`,
    speak.say({ k: `board.tet.holds.${heldBy(view, id)}`, a: { who } }),
    ...view.emperors.filter((e) => e.at === ref).map((e) => speak.say(t('board.tet.stands', { who: e.ref }))),
    ...(army ? [speak.say(t('board.tet.armyHere', { from: army.from, next: nextOf(army.from, army.at) }))] : []),
    ...(links(false) === '' ? [] : [speak.say(t('board.tet.links', { list: links(false) }))]),
    ...(links(true) === '' ? [] : [speak.say(t('board.tet.brokenLinks', { list: links(true) }))]),
    ...(seas.length > 0 ? [speak.say(t('board.tet.coast', { list: seas }))] : []),
  ];
};
