/** Data for drawing a waveform. */
export interface Sound {
  seconds: number;
  /** Loudness from 0 to 1, evenly spaced over the recording. */
  peaks: readonly number[];
}

const bars = 240;
const soundCache = new Map<string, Promise<Sound | null>>();
const maxCachedSounds = 24;

/** The peak of each of `count` equal intervals, normalised to 1. */
export const computePeaks = (samples: Float32Array, count: number): number[] => {
  const size = samples.length / count;
  const peaks = Array.from({ length: count }, (_, bar) => {
    let most = 0;
    for (let at = Math.floor(bar * size); at < Math.floor((bar + 1) * size); at += 1) {
      most = Math.max(most, Math.abs(samples[at] ?? 0));
    }
    return most;
  });
  const loudest = Math.max(...peaks, 0);
  return loudest > 0 ? peaks.map((peak) => peak / loudest) : peaks;
};

const decodeSound = async (url: string): Promise<Sound | null> => {
  try {
    const bytes = await (await fetch(url)).arrayBuffer();
    // An offline context needs no user gesture; the low sample rate keeps an hour of speech small.
    const context = new OfflineAudioContext(1, 1, 16_000);
    const sound = await context.decodeAudioData(bytes);
    return { seconds: sound.duration, peaks: computePeaks(sound.getChannelData(0), bars) };
  } catch {
    return null;
  }
};

/** Fetches and decodes a recording, cached while among the most recent; null where the browser cannot. */
export const loadSound = (id: string, url: string): Promise<Sound | null> => {
  const known = soundCache.get(id);
  if (known) return known;
  const loading = decodeSound(url);
  soundCache.set(id, loading);
  void loading.then((sound) => (sound ? undefined : soundCache.delete(id)));
  const [oldest] = soundCache.keys();
  if (soundCache.size > maxCachedSounds && oldest) soundCache.delete(oldest);
  return loading;
};
