import type { PersonData } from '@inkstone/db/person-data';

/** The personal data in this feature's tables, for archives and erasing. */
export const personData = {
  attendance: {
    kind: 'classes',
    owner: { column: 'student_id' },
    mentions: { marked_by: { stays: 'deed' } },
    merging: { prefers: null },
    erasing: 'keep',
  },
  class_session: { kind: 'classes', owner: null, mentions: { teacher_id: { prefers: null } }, erasing: 'keep' },
  session_colleague: { kind: 'classes', owner: null, mentions: { teacher_id: { prefers: null } }, erasing: 'keep' },
} satisfies PersonData;
