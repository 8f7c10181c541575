import type { PersonData } from '@inkstone/db/person-data';

/** What of this feature's tables belongs to a person, for archives and erasing. */
export const personData = {
  attendance: { kind: 'classes', owner: { column: 'student_id' }, mentions: ['marked_by'], erasing: 'keep' },
  class_session: { kind: 'classes', owner: null, mentions: ['teacher_id'], erasing: 'keep' },
  session_colleague: { kind: 'classes', owner: null, mentions: ['teacher_id'], erasing: 'keep' },
} satisfies PersonData;
