/** What was spoken so far, over all takes since it was last begun anew: how long, and how loud. */
export interface Spoken {
  seconds(): number;
  /** Loudness each fifth of a second. */
  wave(): readonly number[];
  begin(): void;
  /** The device has something of the take. */
  keep(): void;
  hear(loudness: number): void;
  end(): void;
  beginAnew(): void;
}

const waveMs = 200;

/** Nothing spoken yet. */
export const nothingSpoken = (): Spoken => {
  let endedMs = 0;
  let take: { at: number; isKept: boolean } | null = null;
  let wave: readonly number[] = [];
  const spokenMs = () => endedMs + (take ? Math.max(0, performance.now() - take.at) : 0);
  return {
    seconds: () => spokenMs() / 1000,
    wave: () => wave,
    begin() {
      take = { at: performance.now(), isKept: false };
    },
    keep() {
      if (take) take.isKept = true;
    },
    hear(loudness) {
      // A page that was busy has missed some: they are drawn as this one.
      const missed = Math.max(0, Math.floor(spokenMs() / waveMs) - wave.length);
      if (missed > 0) wave = [...wave, ...Array.from({ length: missed }, () => loudness)];
    },
    end() {
      // What came to nothing was not spoken either: neither its time nor its loudness is shown as if it were there.
      if (take?.isKept) endedMs = spokenMs();
      else wave = wave.slice(0, Math.floor(endedMs / waveMs));
      take = null;
    },
    beginAnew() {
      [wave, endedMs] = [[], 0];
    },
  };
};
