/** A quiet tone when it is one's turn: made by the browser itself, and only when wanted. */
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import type { Screen } from '../source/source.ts';

let audio: AudioContext | undefined;

const chime = (pitch = 523): void => {
  // Nobody has touched the page yet: browsers let nothing be heard, and complain.
  if (navigator.userActivation?.hasBeenActive === false) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  const { currentTime: now, destination } = audio;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = pitch;
  tone.type = 'triangle';
  volume.gain.setValueAtTime(0.0001, now);
  volume.gain.exponentialRampToValueAtTime(0.12, now + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + 0.5);
  tone.connect(volume).connect(destination);
  tone.start(now);
  tone.stop(now + 0.55);
};

export const useTurnSound = (screen: Screen): void => {
  const { question, over } = screen.scene;
  const asked = question?.due === true;
  const ended = over !== undefined;
  const before = useRef({ asked, ended });
  useEffect(() => {
    const isNew = (asked && !before.current.asked) || (ended && !before.current.ended);
    before.current = { asked, ended };
    if (settings.get().sound && isNew) chime(ended ? 392 : 523);
  }, [asked, ended]);
};
