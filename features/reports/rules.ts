/** The kinds of analysis: why a wrong reading answer was chosen, or what went wrong in a marked text. */
export type AnalysisKind = 'reading' | 'text';

/** The answer that an analysis may be about. */
export interface AnalysisSubject {
  skill: string;
  outcome: string;
  /** Whether a machine or a teacher marks the answer. */
  by: 'machine' | 'teacher';
  /** The section asks for an analysis of each marked answer. */
  isRequested: boolean;
}

/**
 * The analysis that a student may write of an answer: in reading for a wrong answer, elsewhere for a teacher-marked
 * answer where the section asks for it; null otherwise.
 */
export const getAnalysisKind = ({ skill, outcome, by, isRequested }: AnalysisSubject): AnalysisKind | null => {
  const isShort = outcome === 'wrong' || outcome === 'partial';
  if (skill === 'reading' && isShort) return 'reading';
  return isRequested && by === 'teacher' && (isShort || outcome === 'right') ? 'text' : null;
};
