import type { PersonData } from '@inkstone/db/person-data';

/** The personal data in this feature's tables, for archives and erasing. */
export const personData = {
  calendar_feed: {
    kind: 'signIn',
    owner: { column: 'person_id' },
    withheld: ['salt'],
    merging: { stays: 'account' },
    erasing: 'delete',
  },
} satisfies PersonData;
