/** The clock of a test school, used by server and test. */
export interface TestClock {
  now(): Date;
  pass(span: { days?: number; hours?: number; minutes?: number; seconds?: number; milliseconds?: number }): void;
  set(at: string): void;
  /** Milliseconds that handlers have waited, in order; waiting takes no real time. */
  readonly pauses: number[];
}

const units = { days: 86_400_000, hours: 3_600_000, minutes: 60_000, seconds: 1000, milliseconds: 1 } as const;

/** A clock that stands still at a time until it is moved. */
export const clockAt = (start: string): TestClock => {
  let time = new Date(start).getTime();
  return {
    pauses: [],
    now: () => new Date(time),
    set: (at) => void (time = new Date(at).getTime()),
    pass(span) {
      for (const [unit, width] of Object.entries(units)) time += (span[unit as keyof typeof units] ?? 0) * width;
    },
  };
};
