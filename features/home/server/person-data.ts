import type { PersonData } from '@inkstone/db/person-data';

/** The personal data in this feature's tables, for archives and erasing. */
export const personData = {
  practice_attempt: { kind: 'study', owner: { column: 'student_id' }, merging: { stays: 'count' }, erasing: 'keep' },
  practice_week: { kind: 'study', owner: { column: 'student_id' }, merging: { stays: 'count' }, erasing: 'keep' },
  practice_total: { kind: 'study', owner: { column: 'student_id' }, merging: { stays: 'count' }, erasing: 'keep' },
} satisfies PersonData;
