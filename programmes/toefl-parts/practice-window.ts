import type { ExamWindowRules } from '@inkstone/exam/blueprint';

const notes = { tools: ['notes'] } as const;
const forward = { ...notes, navigation: 'none' } as const;

/** Practice in a window as in the exam: notes alone, meanings of words in Reading, forward only but in Reading. */
export const practiceWindow: ExamWindowRules['practice'] = {
  reading: { tools: ['glossary', 'notes'] },
  listening: forward,
  speaking: forward,
  writing: forward,
};
