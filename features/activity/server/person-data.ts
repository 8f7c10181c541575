import type { PersonData } from '@inkstone/db/person-data';

/** The personal data in this feature's tables, for archives and erasing. */
export const personData = {
  activity_entry: { kind: 'activity', owner: { column: 'person_id' }, merging: { stays: 'log' }, erasing: 'delete' },
  click_count: { kind: 'activity', owner: { column: 'person_id' }, merging: { stays: 'log' }, erasing: 'delete' },
} satisfies PersonData;
