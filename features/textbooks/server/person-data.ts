import type { PersonData } from '@inkstone/db/person-data';

/** What of this feature's tables belongs to a person, for archives and erasing. */
export const personData = {
  collected_word: {
    kind: 'study',
    owner: { column: 'person_id' },
    withheld: ['search_text'],
    merging: { prefers: null },
    erasing: 'delete',
  },
  book_reading: { kind: 'study', owner: { column: 'recipient_id', through: 'recipient' }, erasing: 'delete' },
  pdf_export: { kind: 'study', owner: { column: 'requested_by' }, merging: { stays: 'account' }, erasing: 'delete' },
  book: { kind: 'administration', owner: null, mentions: { owner_id: { prefers: null } }, erasing: 'keep' },
  book_edition: { kind: 'administration', owner: null, mentions: { owner_id: { prefers: null } }, erasing: 'keep' },
} satisfies PersonData;
