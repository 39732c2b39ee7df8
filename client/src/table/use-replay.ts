/** Looking back: the position after so many inputs, through one of the eyes this person may use. */
import type { Eye } from '@tabularium/kernel';
import type { Scene } from '@tabularium/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { Screen, TableSource } from '../source/source.ts';

export interface Replay {
  /** Missing while the game is seen as it stands. */
  readonly at: number | undefined;
  readonly eye: Eye;
  readonly eyes: readonly Eye[];
  /** What was seen then, once it is known. */
  readonly scene: Scene | undefined;
  readonly playing: boolean;
  go(at: number | undefined): void;
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
  return {
    at,
    eye,
    eyes: source.eyes(),
    scene,
    playing,
    go: (to) => {
      if (to === undefined) setPlaying(false);
      if (at === undefined) setEye(screen.eye);
      setAt(to === undefined ? undefined : Math.max(0, Math.min(last, to)));
    },
    as: setEye,
    play: setPlaying,
  };
};
