import type { Sitting } from '@inkstone/assignments/server';

/** The refusal for work that its teacher has taken away, each kind in its own words. */
export const codeOfEnd = (end: 'withdrawn' | 'deleted', kind: Sitting['assignment']['kind']) => {
  if (kind === 'course') return `course.${end}` as const;
  if (end === 'deleted') return 'assignment.deleted';
  if (kind === 'candidate') return 'test.withdrawnByRecruiter';
  return kind === 'test' ? 'test.withdrawn' : 'assignment.withdrawn';
};
