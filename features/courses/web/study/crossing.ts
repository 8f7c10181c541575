/** A time in a video at which questions are asked. */
export interface CueMark {
  /** In seconds. */
  at: number;
  setId: number;
}

/** The longest step between two time updates of a playing video, in seconds of the video; a longer one was a seek. */
const maxStepSeconds = 3;

/** Whether the video moved between two positions by playing. */
export const isPlayed = (from: number, to: number): boolean => to > from && to - from <= maxStepSeconds;

/** The first mark reached by playing between two positions; a mark at the very end is reached when the video ends. */
export const findCrossedMark = <M extends CueMark>(marks: readonly M[], from: number, to: number): M | undefined =>
  isPlayed(from, to) ? marks.find(({ at }) => at > from && at <= to) : undefined;
