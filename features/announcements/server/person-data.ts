import type { PersonData } from '@inkstone/db/person-data';

/** What of this feature's tables belongs to a person, for archives and erasing. */
export const personData = {
  announcement_recipient: {
    kind: 'messages',
    owner: { column: 'person_id' },
    merging: { prefers: null },
    erasing: 'delete',
  },
  announcement: { kind: 'messages', owner: null, mentions: { teacher_id: { prefers: null } }, erasing: 'keep' },
} satisfies PersonData;
