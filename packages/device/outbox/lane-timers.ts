interface LaneTimer {
  timeout: ReturnType<typeof setTimeout>;
  /** When the first of the waiting changes was made, by the clock of the page. */
  since: number;
}

/** One timer per lane. */
export interface LaneTimers {
  isWaiting(lane: string): boolean;
  /** Starts the timer of a lane in place of its present one. */
  start(lane: string, ms: number): void;
  /** As `start`, for a change: it ends at most `maxMs` after the first change that is waiting. */
  startWithin(lane: string, ms: number, maxMs: number): void;
  stop(lane: string): void;
  stopAll(): void;
}

/** Creates the timers; `onDue` is called when one has ended. */
export const createLaneTimers = (onDue: (lane: string) => void): LaneTimers => {
  const timers = new Map<string, LaneTimer>();
  const stop = (lane: string): void => {
    clearTimeout(timers.get(lane)?.timeout);
    timers.delete(lane);
  };
  const start = (lane: string, ms: number, since = performance.now()): void => {
    stop(lane);
    const end = (): void => {
      timers.delete(lane);
      onDue(lane);
    };
    timers.set(lane, { timeout: setTimeout(end, Math.max(0, ms)), since });
  };
  return {
    isWaiting: (lane) => timers.has(lane),
    start: (lane, ms) => start(lane, ms),
    startWithin(lane, ms, maxMs) {
      const now = performance.now();
      const since = timers.get(lane)?.since ?? now;
      start(lane, Math.min(ms, since + maxMs - now), since);
    },
    stop,
    stopAll: () => [...timers.keys()].forEach(stop),
  };
};
