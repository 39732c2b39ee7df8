/** Who is connected to a table, and the scene each of them saw last. */
import { Digests, type Eye, type Msg } from '@tabularium/kernel';
import type { Scene, ServerMessage } from '@tabularium/protocol';
import { SceneDiff } from './scene-diff.ts';

export interface Viewer {
  readonly eye: Eye;
  readonly owner: boolean;
  /** The hash of the token the viewer came with. If the seat has another hash by now, the seat has changed hands. */
  readonly secret?: string;
  /** `text` is the message as JSON, written once for all who get it. After `bye` the connection is closed. */
  send(message: ServerMessage, text: string): void;
}

/** Viewers with the same eye see the same, so each difference is computed once for all of them. */
interface Row {
  readonly viewers: Set<Viewer>;
  scene: Scene;
  readonly digests: Digests;
}

/** The fields of a view, which eyes and positions share, are two levels down in a scene. */
const VIEW_FIELDS = 2;

export type Audience = Map<Eye, Row>;

export const enter = (audience: Audience, viewer: Viewer, scene: () => Scene): void => {
  const row = audience.get(viewer.eye);
  if (row) row.viewers.add(viewer);
  else audience.set(viewer.eye, { viewers: new Set([viewer]), scene: scene(), digests: new Digests(VIEW_FIELDS) });
};

export const leave = (audience: Audience, viewer: Viewer): void => {
  const row = audience.get(viewer.eye);
  row?.viewers.delete(viewer);
  if (row?.viewers.size === 0) audience.delete(viewer.eye);
};

/** Sends a `bye` to all viewers with this eye and forgets them. */
export const dismiss = (audience: Audience, eye: Eye, reason: Msg): void => {
  const row = audience.get(eye);
  audience.delete(eye);
  const bye: ServerMessage = { t: 'bye', reason };
  for (const v of row?.viewers ?? []) v.send(bye, JSON.stringify(bye));
};

export const countOf = (audience: Audience, eye: Eye): number => audience.get(eye)?.viewers.size ?? 0;

export const isPresent = (audience: Audience, eye: Eye): boolean => audience.has(eye);

/** Sends each eye the message that `about` returns for it, if any. */
export const tell = (audience: Audience, about: (eye: Eye) => ServerMessage | undefined): void => {
  for (const [eye, { viewers }] of audience) {
    const message = about(eye);
    if (!message) continue;
    const text = JSON.stringify(message);
    for (const v of viewers) v.send(message, text);
  }
};

type Step = Extract<ServerMessage, { t: 'step' }>;

/**
 * Sends each eye the new position as a difference from the last. An eye for which `rest` returns nothing is sent nothing, and
 * nothing is worked out for an eye that nobody looks with. Where `rest` returns the same object to several eyes, it is put into words once.
 */
export const showStep = (
  audience: Audience,
  sceneFor: (eye: Eye) => Scene,
  rest: (eye: Eye) => Omit<Step, 't' | 'diff' | 'hash'> | undefined,
): void => {
  const differences = new SceneDiff();
  const walked = new Map<unknown, readonly [number, number]>();
  let [lastTold, words]: [unknown, string] = [undefined, ''];
  for (const [eye, row] of audience) {
    const told = rest(eye);
    if (!told) continue;
    const scene = sceneFor(eye);
    const { diff, text: diffText } = differences.of(row.scene, scene);
    const hash = row.digests.of(scene, walked);
    row.scene = scene;
    const step: Step = { t: 'step', ...told, diff, hash };
    // What eyes share is put into words once, so this is put together by hand.
    if (told !== lastTold) [lastTold, words] = [told, JSON.stringify(told).slice(1, -1)];
    const text = `{"t":"step",${words},"diff":${diffText},"hash":"${hash}"}`;
    for (const v of row.viewers) v.send(step, text);
  }
};
