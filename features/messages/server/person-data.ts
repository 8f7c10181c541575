import type { PersonData } from '@inkstone/db/person-data';

/** What of this feature's tables belongs to a person, for archives and erasing. */
export const personData = {
  message: {
    kind: 'messages',
    owner: { column: 'person_id' },
    // Teachers are told by name who has handed in.
    about: [
      { column: 'recipient_id', through: 'recipient' },
      { column: 'attempt_id', through: 'attempt' },
    ],
    merging: { prefers: null },
    erasing: 'delete',
  },
} satisfies PersonData;
