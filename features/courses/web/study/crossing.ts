import { isPlayed } from '../../rules.ts';

/** A time in a video at which questions are asked. */
export interface CueMark {
  /** In seconds. */
  at: number;
  setId: number;
}

/** The first mark reached by playing between two positions; a mark at the very end is reached when the video ends. */
export const findCrossedMark = <M extends CueMark>(marks: readonly M[], from: number, to: number): M | undefined =>
  isPlayed(from, to) ? marks.find(({ at }) => at > from && at <= to) : undefined;
