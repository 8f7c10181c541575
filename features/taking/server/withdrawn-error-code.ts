import type { Sitting } from '@inkstone/assignments/server';

/** The error code for an assignment that was withdrawn or deleted, by its kind. */
export const withdrawnErrorCode = (end: 'withdrawn' | 'deleted', kind: Sitting['assignment']['kind']) => {
  if (kind === 'course') return `course.${end}` as const;
  if (end === 'deleted') return 'assignment.deleted';
  if (kind === 'candidate') return 'test.withdrawnByRecruiter';
  return kind === 'test' ? 'test.withdrawn' : 'assignment.withdrawn';
};
