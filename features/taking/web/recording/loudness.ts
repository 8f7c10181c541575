/** The current loudness. */
export interface Loudness {
  /** From 0 to 1 on a scale of 60 decibels. */
  now: number;
  /** The loudest of the last seconds, on the same scale. */
  peak: number;
  verdict: 'well' | 'nothing' | 'tooLoud';
}

/** Measures the loudness of a stream. */
export interface LoudnessMeter {
  /** Null while the audio context is suspended. */
  read(): Loudness | null;
  stop(): void;
}

const floorDb = 60;
const silent = 0.09;
const clipped = 0.985;
const rememberMs = 3000;
const gestures = ['pointerdown', 'keydown'] as const;

const toDecibelScale = (amplitude: number): number =>
  amplitude <= 0 ? 0 : Math.min(1, Math.max(0, 1 + (20 * Math.log10(amplitude)) / floorDb));

/** Judges the last seconds: `nothing` only if all were silent, `tooLoud` as soon as samples clip. */
export const judgeLoudness = (samples: readonly { loud: number; top: number }[]): Loudness['verdict'] => {
  if (samples.some(({ top }) => top >= clipped)) return 'tooLoud';
  return samples.length > 0 && samples.every(({ loud }) => loud < silent) ? 'nothing' : 'well';
};

/** Creates a loudness meter for a stream. */
export const createLoudnessMeter = (stream: MediaStream): LoudnessMeter => {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 2048;
  const source = context.createMediaStreamSource(stream);
  source.connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let history: { at: number; loud: number; top: number }[] = [];
  const startedAt = performance.now();
  // After a reload the audio context may run only after a user gesture.
  const resume = () => void context.resume();
  resume();
  for (const gesture of gestures) document.addEventListener(gesture, resume);
  return {
    read() {
      if (context.state !== 'running') return null;
      analyser.getFloatTimeDomainData(samples);
      let squares = 0;
      let top = 0;
      for (const sample of samples) {
        squares += sample * sample;
        top = Math.max(top, Math.abs(sample));
      }
      const at = performance.now();
      const loud = toDecibelScale(Math.sqrt(squares / samples.length));
      history = [...history.filter((entry) => at - entry.at < rememberMs), { at, loud, top }];
      const isEarly = at - startedAt < rememberMs;
      const verdict = judgeLoudness(history);
      const peak = Math.max(...history.map((entry) => entry.loud));
      return { now: loud, peak, verdict: verdict === 'nothing' && isEarly ? 'well' : verdict };
    },
    stop() {
      for (const gesture of gestures) document.removeEventListener(gesture, resume);
      source.disconnect();
      void context.close();
    },
  };
};
