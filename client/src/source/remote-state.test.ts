import { copy, diff, digest } from '@tabularium/kernel';
import type { Scene, ServerMessage } from '@tabularium/protocol';
import { describe, expect, test } from 'vitest';
import { chatted, type Known, LOST, stepped, synced } from './remote-state.ts';

const scene = (inputs: number, view: unknown = { at: 'a' }): Scene => ({
  view,
  decision: `d${inputs}`,
  waiting: [0],
  call: false,
  canUndo: false,
  inputs,
});
const entry = (input: number) => ({ input, by: 0, at: 0, lines: [{ m: { k: `line${input}` } }] });
const table = { id: 't', name: '', game: 'toy' } as never;
const sync = (from: number, inputs: readonly number[], now: Scene): Extract<ServerMessage, { t: 'sync' }> => ({
  t: 'sync',
  n: 10,
  seat: 0,
  owner: false,
  table,
  scene: now,
  hash: digest(now),
  from,
  record: inputs.map(entry),
  chat: [],
});
const first = (): Known => synced(undefined, sync(0, [0, 1], scene(1)));
const step = (before: Scene, after: Scene, n = 11): Extract<ServerMessage, { t: 'step' }> => ({
  t: 'step',
  n,
  diff: diff(before, after),
  hash: digest(after),
  entry: entry(after.inputs),
});

describe('what is known of a table', () => {
  test('a step is patched in and checked by its digest', () => {
    const known = first();
    const after = scene(2, { at: 'b' });
    const next = stepped(known, step(known.scene, after)) as Known;
    expect(next.scene).toEqual(after);
    expect(next.record.map((e) => e.input)).toEqual([0, 1, 2]);
    expect(known.scene).toEqual(scene(1));
  });
  test('a digest that does not fit, or a change that leads nowhere, is a lost thread', () => {
    const known = first();
    const m = step(known.scene, scene(2));
    expect(stepped(known, { ...m, hash: '0'.repeat(16) })).toBe(LOST);
    expect(stepped(known, { ...m, diff: [[['no', 'such', 'place'], 1]] })).toBe(LOST);
  });
  test('a step that comes twice changes nothing', () => {
    const known = first();
    const m = step(known.scene, scene(2));
    const next = stepped(known, m) as Known;
    expect(stepped(next, m)).toBe(next);
  });
  test('an undone input leaves the record', () => {
    const known = first();
    const before = scene(0);
    const m = { ...step(known.scene, before), undone: 1 };
    const { entry: _, ...undo } = m;
    expect((stepped(known, undo) as Known).record.map((e) => e.input)).toEqual([0]);
  });
  test('after an absence only what is new is taken in, and what no longer counts goes', () => {
    const known = first();
    const next = synced(known, sync(1, [1, 2, 3], scene(3)));
    expect(next.record.map((e) => e.input)).toEqual([0, 1, 2, 3]);
  });
  test('chat is kept once and in order', () => {
    const line = (n: number) => ({ n, at: 0, by: 0, room: 'table' as const, text: String(n) });
    const known = chatted(chatted(first(), { t: 'chat', n: 12, line: line(12) }), { t: 'chat', n: 11, line: line(11) });
    const again = chatted(known, { t: 'chat', n: 12, line: line(12) });
    expect(again.chat.map((l) => l.n)).toEqual([11, 12]);
    expect(again.n).toBe(12);
    expect(copy(again.chat)).toEqual(again.chat);
  });
});
