import { createContext, useContext } from 'react';

/** A student's self-marks of one report. */
export interface SelfMarks {
  /** True for the student, who may change them; teachers only read them. */
  isOwn: boolean;
  /** Points by question. */
  marks: ReadonlyMap<number, number>;
  setPoints(questionId: number, points: number): void;
}

/** The self-marks of the displayed report; null where the assignment has none. */
export const SelfMarksContext = createContext<SelfMarks | null>(null);

export const useSelfMarks = (): SelfMarks | null => useContext(SelfMarksContext);
