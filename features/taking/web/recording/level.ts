/** Loudness of a moment. */
export interface Loudness {
  /** 0 to 1 on a scale of 60 decibels. */
  now: number;
  /** The loudest of the last seconds, on the same scale. */
  peak: number;
  verdict: 'well' | 'nothing' | 'tooLoud';
}

/** Hears how loud a stream is. */
export interface LevelEar {
  /** Null while the browser does not let sound be heard. */
  read(): Loudness | null;
  stop(): void;
}

const floorDb = 60;
const silent = 0.09;
const clipped = 0.985;
const rememberMs = 3000;
const gestures = ['pointerdown', 'keydown'] as const;

const scaled = (amplitude: number): number =>
  amplitude <= 0 ? 0 : Math.min(1, Math.max(0, 1 + (20 * Math.log10(amplitude)) / floorDb));

/** Judges the last seconds: silence only when all of them were silent, too loud as soon as samples are cut off. */
export const verdictOf = (heard: readonly { loud: number; top: number }[]): Loudness['verdict'] => {
  if (heard.some(({ top }) => top >= clipped)) return 'tooLoud';
  return heard.length > 0 && heard.every(({ loud }) => loud < silent) ? 'nothing' : 'well';
};

/** Begins to hear a stream. */
export const hearLevel = (stream: MediaStream): LevelEar => {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 2048;
  const source = context.createMediaStreamSource(stream);
  source.connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let heard: { at: number; loud: number; top: number }[] = [];
  const startedAt = performance.now();
  // A page that was loaded again may hear only after it was touched.
  const wake = () => void context.resume();
  wake();
  for (const gesture of gestures) document.addEventListener(gesture, wake);
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
      const loud = scaled(Math.sqrt(squares / samples.length));
      heard = [...heard.filter((one) => at - one.at < rememberMs), { at, loud, top }];
      const isEarly = at - startedAt < rememberMs;
      const verdict = verdictOf(heard);
      const peak = Math.max(...heard.map((one) => one.loud));
      return { now: loud, peak, verdict: verdict === 'nothing' && isEarly ? 'well' : verdict };
    },
    stop() {
      for (const gesture of gestures) document.removeEventListener(gesture, wake);
      source.disconnect();
      void context.close();
    },
  };
};
