/** What is said in a room reaches its members: others learn nothing of it, not even that there is one. */
import type { ServerMessage } from '@tabularium/protocol';
import { expect, test } from 'vitest';
import { talk, writes } from '../src/tables/talk.ts';
import { PrivateTable } from './private-acts.ts';

/** A stretch of play with talk on the floor. `isSecretive`: the first two seats talk in a room as well, and in a group with a third. */
const played = async (isSecretive: boolean) => {
  const t = await PrivateTable.open();
  let nonce = 0;
  const says = (seat: number, room: 'table' | number[], text: string): Promise<ServerMessage> =>
    talk(t.room, { eye: seat, owner: false }, { nonce: `say${nonce++}`, room, text });
  const listed: unknown[] = [];
  for (let i = 0; i < 40; i++) {
    if ((await t.playOn(`move ${i}`)) === undefined) break;
    await t.passTime(1000);
    if (isSecretive) {
      writes(t.room, { eye: i % 2 }, { room: [1 - (i % 2)] });
      if (i % 10 === 3) writes(t.room, { eye: 0 }, { room: [1, 2] });
      expect(await says(i % 2, [1 - (i % 2)], `whisper ${i}`)).toMatchObject({ t: 'ok' });
      if (i % 10 === 3) expect(await says(0, [1, 2], `group ${i}`)).toMatchObject({ t: 'ok' });
    }
    await t.passTime(1000);
    if (i % 4 === 0) await says(2, 'table', `open ${i}`);
    listed.push(await t.store.summaries(['rome']));
    if (i === 20) await t.reload();
  }
  const asked = new Map<unknown, readonly unknown[]>();
  for (const eye of t.received.keys()) asked.set(eye, await t.asked(eye, 12));
  return { t, listed, asked };
};

test('[AGR-05] a room and who writes in it leave no trace with those who are not in it: frames, numbers, counts, lists, replay', async () => {
  const quiet = await played(false);
  const secretive = await played(true);
  // It was said, and is kept.
  expect(secretive.t.room.record.chat.filter((line) => line.room !== 'table')).toHaveLength(44);
  expect(secretive.listed).toEqual(quiet.listed);
  for (const eye of [3, 'public'] as const) {
    const frames = secretive.t.received.get(eye)!;
    expect(frames.length).toBeGreaterThan(40);
    expect(frames).toEqual(quiet.t.received.get(eye));
    expect(secretive.asked.get(eye)).toEqual(quiet.asked.get(eye));
  }
  // A member of the group alone reads what was said in it, and of the room of two nothing.
  const member = [...secretive.t.received.get(2)!, ...secretive.asked.get(2)!.map(String)].join('\n');
  expect(member).toContain('group 3');
  expect(member).not.toContain('whisper');
  // That somebody was writing in the group he was told then, and of the room of two nothing.
  const told = secretive.t.received.get(2)!.flatMap((frame) => /\{"t":"writing".*/.exec(frame) ?? []);
  expect(told).toEqual([3, 13, 23, 33].map(() => '{"t":"writing","by":0,"room":[0,1,2]}'));
}, 120_000);
