import type { PersonData } from '@inkstone/db/person-data';

/** What of this feature's tables belongs to a person, for archives and erasing. */
export const personData = {
  calendar_feed: { kind: 'signIn', owner: { column: 'person_id' }, withheld: ['salt'], erasing: 'delete' },
} satisfies PersonData;
