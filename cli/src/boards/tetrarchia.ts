/** Tetrarchia in a terminal: the Empire as a plan, with letters and shapes that do without colour. */
import type { TetrarchiaView } from '@tabularium/tetrarchia';
import type { Speaker } from '@tabularium/text';
import { messages } from '@tabularium/kernel';
import { board as words } from '../messages/board-en.ts';
import { styled } from '../output.ts';
import { idOf } from '../refs.ts';
import type { Board } from './board.ts';
import { Canvas } from './canvas.ts';
import {
  BOARD,
  corner,
  HEIGHT,
  isBelowLine,
  PLACE_IDS,
  REGION_SPOTS,
  route,
  SEA_SPOTS,
  spotOf,
  WIDTH,
} from './tetrarchia-layout.ts';
import { describe, list } from './tetrarchia-list.ts';
import { fitted, roomAt } from './tetrarchia-names.ts';

const t = messages(words);
type Style = Parameters<typeof styled>[0];

const COLOURS: Readonly<Record<string, 'green' | 'yellow' | 'red' | 'blueBright'>> = {
  diocletian: 'green',
  galerius: 'yellow',
  constantius: 'red',
  maximian: 'blueBright',
};

const OFFERED: Style = ['bold', 'underline', 'yellowBright'];

const letter = (emperor: string): string => emperor.slice(0, 1).toUpperCase();

const capital = new Map(BOARD.provinces.map((p) => [p.id, p.wildcard_capital ? '*' : p.capital_of]));

/** The disc of a place between brackets: round for a province, pointed for a frontier, square for a printed capital. */
const mark = (view: TetrarchiaView, id: string): readonly [text: string, style: Style | undefined] => {
  const [open, close] = id.endsWith('-F') ? ['<', '>'] : ['(', ')'];
  const disc = view.discs[`province:${id}`];
  if (disc === 'unrest') return [`${open}~${close}`, undefined];
  if (disc === 'revolt') return [`${open}#${close}`, ['bold', 'inverse']];
  if (disc !== undefined) return [`${open}${letter(disc).toLowerCase()}${close}`, ['bold', COLOURS[disc]!]];
  const printed = capital.get(id);
  if (printed === '*') return ['[*]', 'bold'];
  if (printed) return [`[${letter(printed).toLowerCase()}]`, COLOURS[printed]!];
  return [`${open} ${close}`, 'dim'];
};

const drawPlace = (canvas: Canvas, view: TetrarchiaView, id: string, speak: Speaker, offered: boolean): void => {
  const [x, y] = corner(spotOf(id));
  const ref = `province:${id}` as const;
  const [text, style] = mark(view, id);
  canvas.text(x, y, text, style);
  canvas.text(x + text.length, y, id, offered ? OFFERED : undefined);
  canvas.text(x, y + 1, fitted(speak.name(ref), roomAt(spotOf(id))), offered ? 'bold' : 'dim');
  let at = x + text.length + id.length;
  for (const e of view.emperors.filter((one) => one.at === ref)) {
    canvas.text(at, y, `♛${letter(idOf(e.ref))}`, ['bold', 'inverse', COLOURS[idOf(e.ref)]!]);
    at += 2;
  }
  for (const army of view.armies.filter((a) => a.at === ref))
    canvas.text(at, y, `▲${idOf(army.from)}`, ['bold', 'magenta']);
};

const drawWords = (canvas: Canvas, view: TetrarchiaView, speak: Speaker, offered: ReadonlySet<string>): void => {
  for (const [id, spot] of Object.entries(REGION_SPOTS)) {
    const [x, y] = corner(spot);
    canvas.text(x, y, `${id === 'IT' ? '' : `${id} `}${speak.name(`region:${id}`).toUpperCase()}`, 'dim');
  }
  for (const [id, spot] of Object.entries(SEA_SPOTS)) {
    const [x, y] = corner(spot);
    const n = view.fleets[`sea:${id}`] ?? 0;
    const name = speak.name(`sea:${id}`);
    const lines = name.length <= roomAt(spot) ? [name] : name.split(' ');
    const top = isBelowLine(id) ? y + 1 : y;
    for (const [i, line] of lines.entries()) canvas.text(x, top + i, line, offered.has(`sea:${id}`) ? OFFERED : 'cyan');
    const fleets = `≈ ${speak.say(t('board.tet.fleets', { n }))}`;
    canvas.text(x, top + lines.length, fleets, n > 0 ? ['bold', 'cyan'] : 'dim');
  }
};

const emperorsLine = (view: TetrarchiaView, speak: Speaker): string =>
  view.emperors
    .map((e) => {
      const id = idOf(e.ref);
      const where = e.at === 'off' ? '–' : idOf(e.at);
      const text = `♛${letter(id)} ${speak.name(e.ref)} ${where} ●${e.discs}${e.glory > 0 ? ` ★${e.glory}` : ''}`;
      const active = e.ref === view.turn;
      return `${active ? '▸' : ' '}${styled(active ? ['bold', 'underline', COLOURS[id]!] : COLOURS[id]!, text)}`;
    })
    .join('  ');

const status = (view: TetrarchiaView, speak: Speaker): string[] => {
  const { discs, fleets, revolts, armies } = view.agreed.level;
  const safe = Object.keys(view.discs).filter((ref) => ref.endsWith('-F')).length;
  const turn =
    view.supply.fleets > 0
      ? t('board.tet.setup')
      : t('board.tet.turn', { round: view.round, who: view.turn, n: view.imperium });
  const level = t('board.tet.level', { level: `[${discs}${fleets}${revolts}${armies}]` });
  const { revolt, unrest, armies: reserve } = view.supply;
  const state = t('board.tet.state', { safe, revolt, unrest, armies: reserve, score: view.score.total });
  return [
    ` ${styled('bold', speak.say(turn))} · ${speak.say(level)}`,
    ` ${speak.say(state)}`,
    emperorsLine(view, speak),
  ];
};

export const tetrarchiaBoard: Board<TetrarchiaView> = {
  draw: (view, speak, offered) => {
    const canvas = new Canvas(WIDTH, HEIGHT);
    for (const { a, b, broken } of BOARD.links) canvas.line(route(spotOf(a), spotOf(b)), broken, 'dim');
    drawWords(canvas, view, speak, offered);
    for (const id of PLACE_IDS) drawPlace(canvas, view, id, speak, offered.has(`province:${id}`));
    const legend = [t('board.tet.legend.discs'), t('board.tet.legend.figures')].map((m) =>
      styled('dim', ` ${speak.say(m)}`),
    );
    return [...status(view, speak), '', ...canvas.rows(), '', ...legend];
  },
  list,
  describe,
  refs: PLACE_IDS.map((id) => `province:${id}`),
  moment: (view) => `${view.round}/${view.turn}/${view.over ? 'over' : ''}`,
};
