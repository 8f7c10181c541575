/** The duration and waveform of what was recorded, over all takes since the last reset. */
export interface SpeechTimer {
  seconds(): number;
  /** The loudness per 200 ms. */
  wave(): readonly number[];
  begin(): void;
  /** The first chunk of the take is stored. */
  markSaved(): void;
  addLoudness(loudness: number): void;
  end(): void;
  reset(): void;
}

const waveMs = 200;

/** Creates an empty timer. */
export const createSpeechTimer = (): SpeechTimer => {
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
    markSaved() {
      if (take) take.isKept = true;
    },
    addLoudness(loudness) {
      // Samples missed by a busy page are filled with the current value.
      const missed = Math.max(0, Math.floor(spokenMs() / waveMs) - wave.length);
      if (missed > 0) wave = [...wave, ...Array.from({ length: missed }, () => loudness)];
    },
    end() {
      // A take that was never stored does not count: its time and waveform are dropped.
      if (take?.isKept) endedMs = spokenMs();
      else wave = wave.slice(0, Math.floor(endedMs / waveMs));
      take = null;
    },
    reset() {
      [wave, endedMs] = [[], 0];
    },
  };
};
