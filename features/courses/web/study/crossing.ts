/** A moment of a film at which questions stand. */
export interface CueMark {
  /** In seconds. */
  at: number;
  setId: number;
}

/** The longest step between two looks at a playing film, in seconds of the film; a longer one was a jump. */
const maxStepSeconds = 3;

/** Whether a film went from one moment to the next by playing. */
export const isPlayed = (from: number, to: number): boolean => to > from && to - from <= maxStepSeconds;

/** The first mark that playing has come to between two moments; one that stands at the end waits for the end. */
export const findCrossedMark = <M extends CueMark>(marks: readonly M[], from: number, to: number): M | undefined =>
  isPlayed(from, to) ? marks.find(({ at }) => at > from && at <= to) : undefined;
