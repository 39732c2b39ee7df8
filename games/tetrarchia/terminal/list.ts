/** The position of Tetrarchia in sentences. */
import { messages } from '@tabularium/kernel';
import { gazetteer, type TetrarchiaView } from '../rules/index.ts';
import type { Speaker } from '@tabularium/text';
import { en } from './messages/en.ts';
import { idOf, label } from '@tabularium/parts/terminal';
import { PLACE_REFS } from './layout.ts';

const t = messages(en);

/** "Round 3 · Galerius · 2 points left". */
export const turnText = (view: TetrarchiaView, speak: Speaker): string =>
  speak.say(
    view.supply.fleets > 0
      ? t('board.tet.setup')
      : t('board.tet.turn', { round: view.round, who: view.turn, n: view.imperium }),
  );

export const levelText = ({ agreed }: TetrarchiaView, speak: Speaker): string => {
  const { discs, fleets, revolts, armies } = agreed.level;
  return speak.say(t('board.tet.level', { level: `[${discs}${fleets}${revolts}${armies}]` }));
};

const nextOf = (view: TetrarchiaView, from: string, at: string): string => {
  const path: readonly string[] = gazetteer(view).routes[from] ?? [];
  return path[path.indexOf(at) + 1] ?? at;
};

const holding = (view: TetrarchiaView, disc: string): string[] => PLACE_REFS.filter((ref) => view.discs[ref] === disc);

const joined = (refs: readonly string[], speak: Speaker): string =>
  refs.length === 0 ? speak.name('board.tet.none') : refs.map((r) => label(r, speak)).join(', ');

export const list = (view: TetrarchiaView, speak: Speaker): string[] => {
  const line = (key: keyof typeof en, text: string): string => `${speak.name(key)}: ${text}.`;
  const frontiers = gazetteer(view)
    .places.filter((p) => p.frontier)
    .map((p) => p.ref);
  const { revolt, unrest, armies } = view.supply;
  const safe = frontiers.filter((f) => view.discs[f] !== undefined);
  const emperors = view.emperors.map((e) => {
    const at = e.at === 'off' ? speak.name('board.tet.off') : label(e.at, speak);
    const glory = e.glory > 0 ? `, ${speak.say(t('board.tet.glory', { n: e.glory }))}` : '';
    return speak.say(t('board.tet.emperor', { who: e.ref, at, n: e.discs })) + glory;
  });
  const marching = view.armies.map((a) =>
    speak.say(
      t('board.tet.army', { from: a.from, at: label(a.at, speak), next: label(nextOf(view, a.from, a.at), speak) }),
    ),
  );
  const fleets = Object.entries(view.fleets).map(([sea, n]) =>
    speak.say(t('board.tet.sea', { sea, n: speak.say(t('board.tet.fleets', { n })) })),
  );
  const own = view.emperors.map((e) => ({ e, held: holding(view, idOf(e.ref)) })).filter(({ held }) => held.length > 0);
  return [
    `${turnText(view, speak)} · ${levelText(view, speak)}.`,
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

type Place = ReturnType<typeof gazetteer>['places'][number];

const heldBy = (disc: string | undefined, { capital }: Place): string => {
  if (disc === 'unrest' || disc === 'revolt') return disc;
  if (disc !== undefined) return 'disc';
  return capital === 'all' ? 'wildcard' : capital ? 'capital' : 'none';
};

export const describe = (view: TetrarchiaView, ref: string, speak: Speaker): string[] | undefined => {
  const { places, links: all } = gazetteer(view);
  const place = places.find((p) => p.ref === ref);
  if (!place) return undefined;
  const links = (broken: boolean): string =>
    all
      .filter((l) => l.broken === broken && (l.a === ref || l.b === ref))
      .map((l) => label(l.a === ref ? l.b : l.a, speak))
      .join(', ');
  const disc = view.discs[place.ref];
  const who = disc === undefined ? (place.capital ?? '') : `emperor:${disc}`;
  const army = view.armies.find((a) => a.at === ref);
  return [
    `${label(ref, speak)}. ${speak.say(t('board.tet.region', { region: place.region }))}`,
    speak.say({ k: `board.tet.holds.${heldBy(disc, place)}`, a: { who } }),
    ...view.emperors.filter((e) => e.at === ref).map((e) => speak.say(t('board.tet.stands', { who: e.ref }))),
    ...(army ? [speak.say(t('board.tet.armyHere', { from: army.from, next: nextOf(view, army.from, army.at) }))] : []),
    ...(links(false) === '' ? [] : [speak.say(t('board.tet.links', { list: links(false) }))]),
    ...(links(true) === '' ? [] : [speak.say(t('board.tet.brokenLinks', { list: links(true) }))]),
    ...(place.seas.length > 0 ? [speak.say(t('board.tet.coast', { list: place.seas }))] : []),
  ];
};
