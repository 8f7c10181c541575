import type { PersonData } from '@inkstone/db/person-data';

/** What of this feature's tables belongs to a person, for archives and erasing. */
export const personData = {
  activity_entry: { kind: 'activity', owner: { column: 'person_id' }, erasing: 'delete' },
  click_count: { kind: 'activity', owner: { column: 'person_id' }, erasing: 'delete' },
} satisfies PersonData;
