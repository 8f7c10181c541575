/** What a student says of an answer: why a wrong one in reading was chosen, or what went wrong with a marked text. */
export type AnalysisKind = 'reading' | 'text';

/** What an analysis is asked of. */
export interface Analysable {
  skill: string;
  outcome: string;
  /** Whoever marks the answer. */
  by: 'machine' | 'teacher';
  /** The section asks for an analysis of each marked answer. */
  isAsked: boolean;
}

/**
 * What a student may say of an answer: in reading of one that was given and is not right, elsewhere of one that a teacher
 * has marked, where the section asks for it. Null where nothing is to be said.
 */
export const analysisKindOf = ({ skill, outcome, by, isAsked }: Analysable): AnalysisKind | null => {
  const isShort = outcome === 'wrong' || outcome === 'partial';
  if (skill === 'reading' && isShort) return 'reading';
  return isAsked && by === 'teacher' && (isShort || outcome === 'right') ? 'text' : null;
};
