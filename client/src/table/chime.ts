/** The tone itself. */
let audio: AudioContext | undefined;

export const chime = (pitch = 523): void => {
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
