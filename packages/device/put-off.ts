/** An act that comes later; of several moments the last one counts. */
export interface PutOff {
  /** It comes after so many milliseconds. */
  to(milliseconds: number): void;
  /** It has failed: it comes again, after each failure in twice the time, up to the longest. */
  again(): void;
  /** It went well: the next failure is a first one. */
  wentWell(): void;
  /** It does not come. */
  stop(): void;
}

interface Waits {
  /** After a first failure. */
  firstMs: number;
  mostMs: number;
}

/** Puts an act off; it does not come before it is said when. */
export const putOff = (act: () => void, { firstMs, mostMs }: Waits): PutOff => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = firstMs;
  const to = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  };
  return {
    to,
    again() {
      to(waitMs);
      waitMs = Math.min(waitMs * 2, mostMs);
    },
    wentWell() {
      waitMs = firstMs;
    },
    stop: () => clearTimeout(timer),
  };
};
