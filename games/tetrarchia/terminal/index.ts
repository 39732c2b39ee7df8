/** Tetrarchia in a terminal: a map of the Empire with letters and shapes that can be read without colour. */
import { gazetteer, type TetrarchiaView } from '../rules/index.ts';
import { Canvas, idOf, packed, type Style, styled, type Terminal } from '@tabularium/parts/terminal';
import type { Speaker } from '@tabularium/text';
import { messages } from '@tabularium/kernel';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { it } from './messages/it.ts';
import {
  corner,
  HEIGHT,
  isBelowLine,
  type Layout,
  NARROW,
  PLACE_REFS,
  type PlaceRef,
  REGION_SPOTS,
  roomAt,
  route,
  SEA_SPOTS,
  spotOf,
  WIDE,
} from './layout.ts';
import { describe, levelText, list, turnText } from './list.ts';
import { fitted } from './names.ts';

const t = messages(en);

const COLOURS: Readonly<Record<string, 'green' | 'yellow' | 'red' | 'blueBright'>> = {
  diocletian: 'green',
  galerius: 'yellow',
  constantius: 'red',
  maximian: 'blueBright',
};

const OFFERED: Style = ['bold', 'underline', 'yellowBright'];

const letter = (emperor: string): string => emperor.slice(0, 1).toUpperCase();

/** The disc of a place in brackets: round for a province, pointed for a frontier, square for a capital. */
const mark = (view: TetrarchiaView, ref: PlaceRef): readonly [text: string, style: Style | undefined] => {
  const { frontier, capital } = gazetteer(view).places.find((p) => p.ref === ref)!;
  const [open, close] = frontier ? ['<', '>'] : ['(', ')'];
  const disc = view.discs[ref];
  if (disc === 'unrest') return [`${open}~${close}`, undefined];
  if (disc === 'revolt') return [`${open}#${close}`, ['bold', 'inverse']];
  if (disc !== undefined) return [`${open}${letter(disc).toLowerCase()}${close}`, ['bold', COLOURS[disc]!]];
  if (capital === 'all') return ['[*]', 'bold'];
  if (capital) return [`[${letter(idOf(capital)).toLowerCase()}]`, COLOURS[idOf(capital)]!];
  return [`${open} ${close}`, 'dim'];
};

/** Roman numerals as single characters, for where there is no room for more. */
const SHORT: Readonly<Record<string, string>> = { I: 'Ⅰ', II: 'Ⅱ', III: 'Ⅲ', IV: 'Ⅳ', V: 'Ⅴ', VI: 'Ⅵ' };

const drawPlace = (
  canvas: Canvas,
  layout: Layout,
  view: TetrarchiaView,
  ref: PlaceRef,
  speak: Speaker,
  offered: boolean,
): void => {
  const [x, y] = corner(layout, spotOf(ref));
  const id = idOf(ref);
  const [text, style] = mark(view, ref);
  canvas.text(x, y, text, style);
  canvas.text(x + text.length, y, id, offered ? OFFERED : undefined);
  canvas.text(x, y + 1, fitted(speak.name(ref), roomAt(layout, spotOf(ref))), offered ? 'bold' : 'dim');
  let at = x + text.length + id.length;
  for (const e of view.emperors.filter((one) => one.at === ref)) {
    canvas.text(at, y, `♛${letter(idOf(e.ref))}`, ['bold', 'inverse', COLOURS[idOf(e.ref)]!]);
    at += 2;
  }
  for (const army of view.armies.filter((a) => a.at === ref)) {
    const from = idOf(army.from);
    canvas.text(at, y, `▲${layout === WIDE ? from : SHORT[from]}`, ['bold', 'magenta']);
  }
};

const drawWords = (
  canvas: Canvas,
  layout: Layout,
  view: TetrarchiaView,
  speak: Speaker,
  offered: ReadonlySet<string>,
): void => {
  for (const [id, spot] of Object.entries(REGION_SPOTS)) {
    const [x, y] = corner(layout, spot);
    canvas.text(x, y, `${id === 'IT' ? '' : `${id} `}${speak.name(`region:${id}`).toUpperCase()}`, 'dim');
  }
  for (const [id, spot] of Object.entries(SEA_SPOTS)) {
    const [x, y] = corner(layout, spot);
    const n = view.fleets[`sea:${id}`] ?? 0;
    const name = speak.name(`sea:${id}`);
    const lines = name.length <= roomAt(layout, spot) ? [name] : name.split(' ');
    const top = isBelowLine(id) ? y + 1 : y;
    for (const [i, line] of lines.entries()) canvas.text(x, top + i, line, offered.has(`sea:${id}`) ? OFFERED : 'cyan');
    const fleets = `≈ ${speak.say(t('board.tet.fleets', { n }))}`;
    const isLong = fleets.length > roomAt(layout, spot) + 1;
    canvas.text(x, top + lines.length, isLong ? `≈ ${n}` : fleets, n > 0 ? ['bold', 'cyan'] : 'dim');
  }
};

const emperorsShown = (view: TetrarchiaView, speak: Speaker): string[] =>
  view.emperors.map((e) => {
    const id = idOf(e.ref);
    const where = e.at === 'off' ? '–' : idOf(e.at);
    const text = `♛${letter(id)} ${speak.name(e.ref)} ${where} ●${e.discs}${e.glory > 0 ? ` ★${e.glory}` : ''}`;
    const active = e.ref === view.turn;
    return `${active ? '▸' : ' '}${styled(active ? ['bold', 'underline', COLOURS[id]!] : COLOURS[id]!, text)}`;
  });

const status = (view: TetrarchiaView, speak: Speaker, columns: number): string[] => {
  const safe = Object.keys(view.discs).filter((ref) => ref.endsWith('-F')).length;
  const { revolt, unrest, armies } = view.supply;
  const state = t('board.tet.state', { safe, revolt, unrest, armies, score: view.score.total });
  return [
    ` ${styled('bold', turnText(view, speak))} · ${levelText(view, speak)}`,
    ...packed(speak.say(state).split(' · '), ' · ', columns, ' '),
    ...packed(emperorsShown(view, speak), '  ', columns),
  ];
};

export const terminal: Terminal<TetrarchiaView> = {
  messages: { en, es, it },
  draw: (view, speak, offered, columns) => {
    const layout = columns < WIDE.width ? NARROW : WIDE;
    const canvas = new Canvas(layout.width, HEIGHT);
    for (const { a, b, broken } of gazetteer(view).links)
      canvas.line(route(layout, spotOf(a), spotOf(b)), broken, 'dim');
    drawWords(canvas, layout, view, speak, offered);
    for (const ref of PLACE_REFS) drawPlace(canvas, layout, view, ref, speak, offered.has(ref));
    const legend = [t('board.tet.legend.discs'), t('board.tet.legend.figures')].flatMap((m) =>
      packed(speak.say(m).split('  '), '  ', layout.width, ' ').map((line) => styled('dim', line)),
    );
    return [...status(view, speak, layout.width), '', ...canvas.rows(), '', ...legend];
  },
  narrowest: NARROW.width,
  list,
  describe,
  refs: PLACE_REFS,
  moment: (view) => `${view.round}/${view.turn}/${view.over ? 'over' : ''}`,
};
