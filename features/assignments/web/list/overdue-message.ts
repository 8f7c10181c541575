import type { TeacherAssignment } from '../shared/families.ts';

/**
 * The message key for recipients who have not submitted by the deadline: late while they still can, afterwards not
 * submitted; null if there are none.
 */
export const overdueMessageKey = (
  { late, lateUntil }: Pick<TeacherAssignment, 'late' | 'lateUntil'>,
  now: number,
): 'latePeople' | 'neverHanded' | null => {
  if (late === 0) return null;
  return lateUntil !== null && now < new Date(lateUntil).getTime() ? 'latePeople' : 'neverHanded';
};
