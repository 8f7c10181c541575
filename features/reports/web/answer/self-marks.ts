import { createContext, useContext } from 'react';

/** A student's own marks of one report. */
export interface SelfMarks {
  /** True for the student, who gives them; the teacher reads them. */
  isOwn: boolean;
  /** Points by question. */
  marks: ReadonlyMap<number, number>;
  give(questId: number, points: number): void;
}

/** The own marks of the report that is shown; null where the work does not ask for them. */
export const SelfMarksContext = createContext<SelfMarks | null>(null);

/** The own marks around. */
export const useSelfMarks = (): SelfMarks | null => useContext(SelfMarksContext);
