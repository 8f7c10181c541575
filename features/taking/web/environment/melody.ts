// A phrase of eight notes in C, in hertz; each sounds for so many seconds.
const notes = [523.25, 659.25, 783.99, 659.25, 698.46, 587.33, 493.88, 523.25];
const noteSeconds = 0.7;

/** Length of the melody. */
export const melodySeconds = notes.length * noteSeconds;

/** A melody made by the browser itself, so that nothing has to be fetched to test the sound. */
export interface Melody {
  play(): Promise<void>;
  pause(): Promise<void>;
  /** How loud it is from now on, 0 to 1. */
  setVolume(volume: number): void;
  /** Seconds played. */
  at(): number;
  stop(): void;
}

const sound = (context: AudioContext, out: AudioNode): void => {
  notes.forEach((frequency, index) => {
    const from = context.currentTime + index * noteSeconds;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0.0001, from);
    gain.gain.exponentialRampToValueAtTime(0.3, from + 0.05);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + noteSeconds - 0.02);
    tone.connect(gain).connect(out);
    tone.start(from);
    tone.stop(from + noteSeconds);
  });
};

/** A melody at its beginning. */
export const openMelody = (): Melody => {
  const context = new AudioContext();
  const began = context.currentTime;
  const loudness = context.createGain();
  loudness.connect(context.destination);
  sound(context, loudness);
  return {
    play: () => context.resume(),
    pause: () => context.suspend(),
    setVolume: (volume) => void (loudness.gain.value = volume),
    at: () => Math.min(melodySeconds, Math.max(0, context.currentTime - began)),
    stop: () => void context.close(),
  };
};
