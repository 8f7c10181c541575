import type { PersonData } from '@inkstone/db/person-data';

/** What of this feature's tables belongs to a person, for archives and erasing. */
export const personData = {
  own_practice: {
    kind: 'work',
    owner: { column: 'student_id' },
    merging: { prefers: null },
    erasing: { wish: '\'{"pointIds": []}\'::jsonb' },
  },
  error_occurrence: { kind: 'study', owner: { column: 'entry_id', through: 'error_entry' }, erasing: 'delete' },
  error_entry: { kind: 'study', owner: { column: 'student_id' }, merging: { prefers: null }, erasing: 'delete' },
} satisfies PersonData;
