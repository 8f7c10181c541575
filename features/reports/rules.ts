/** Whether a student may say what went wrong with an answer: it was given, and in reading it was not right. */
export const isForAnalysis = (it: { skill: string; outcome: string }): boolean =>
  it.skill === 'reading' && (it.outcome === 'wrong' || it.outcome === 'partial');
