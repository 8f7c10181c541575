import type { TeacherAssignment } from '../shared/families.ts';

/**
 * What is said at an instant of those over the deadline with work left: they are late while they can still hand in, and
 * afterwards have not handed in. Null where there is nobody.
 */
export const overdueMessageKey = (
  { late, lateUntil }: Pick<TeacherAssignment, 'late' | 'lateUntil'>,
  now: number,
): 'latePeople' | 'neverHanded' | null => {
  if (late === 0) return null;
  return lateUntil !== null && now < new Date(lateUntil).getTime() ? 'latePeople' : 'neverHanded';
};
