/** Looking back: the position after so many inputs, through one of the eyes this person may use. */
import type { Eye } from '@tabularium/kernel';
import type { Scene } from '@tabularium/protocol';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Screen, TableSource } from '../source/source.ts';

export interface Replay {
  /** Missing while the game is seen as it stands. */
  readonly at: number | undefined;
  readonly eye: Eye;
  readonly eyes: readonly Eye[];
  /** What was seen then, once it is known. */
  readonly scene: Scene | undefined;
  readonly playing: boolean;
  /** The same function all the time, so that the record need not be drawn again for it. */
  readonly go: (at: number | undefined) => void;
  as(eye: Eye): void;
  play(on: boolean): void;
}

const STEP_MS = 900;

export const useReplay = (source: TableSource, screen: Screen): Replay => {
  const [at, setAt] = useState<number | undefined>(undefined);
  const [eye, setEye] = useState<Eye>(screen.eye);
  const [scene, setScene] = useState<Scene | undefined>(undefined);
  const [playing, setPlaying] = useState(false);
  const last = screen.scene.inputs;
  useEffect(() => {
    if (at === undefined) {
      setScene(undefined);
      return undefined;
    }
    let wanted = true;
    source.history(at, eye).then(
      (found) => wanted && setScene(found),
      () => wanted && setAt(undefined),
    );
    return () => {
      wanted = false;
    };
  }, [at, eye, source]);
  useEffect(() => {
    if (!playing || at === undefined) return undefined;
    if (at >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => setAt(at + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [playing, at, last]);
  const now = useRef({ at, last, eye: screen.eye });
  now.current = { at, last, eye: screen.eye };
  const go = useCallback((to: number | undefined): void => {
    if (to === undefined) setPlaying(false);
    if (now.current.at === undefined) setEye(now.current.eye);
    setAt(to === undefined ? undefined : Math.max(0, Math.min(now.current.last, to)));
  }, []);
  return {
    at,
    eye,
    eyes: source.eyes(),
    scene,
    playing,
    go,
    as: setEye,
    play: setPlaying,
  };
};
