import type { PersonData } from '@inkstone/db/person-data';

/** The personal data in this feature's tables, for archives and erasing. */
export const personData = {
  question_set: { kind: 'administration', owner: null, mentions: ['owner_id'], erasing: 'keep' },
  question_set_share: {
    kind: 'administration',
    owner: { column: 'person_id' },
    merging: 'stay',
    erasing: 'delete',
  },
  question_set_revision: { kind: 'administration', owner: null, mentions: ['saved_by'], erasing: 'keep' },
  paper: { kind: 'administration', owner: null, mentions: ['owner_id'], erasing: 'keep' },
  paper_revision: { kind: 'administration', owner: null, mentions: ['saved_by'], erasing: 'keep' },
  key_correction: {
    kind: 'administration',
    owner: null,
    mentions: ['by_id', 'reversed_by', 'teacher_id'],
    erasing: 'keep',
  },
  bank_change: { kind: 'administration', owner: null, mentions: ['created_by'], erasing: 'keep' },
  rubric: { kind: 'administration', owner: null, mentions: ['owner_id'], erasing: 'keep' },
  question_import: { kind: 'administration', owner: null, mentions: ['owner_id'], erasing: 'keep' },
  reading_rule: { kind: 'administration', owner: null, mentions: ['author_id'], erasing: 'keep' },
  // Files of answers and recordings go with the rows that show them; what the bank and lessons use stays.
  stored_file: { kind: 'administration', owner: null, mentions: ['owner_id'], erasing: 'keep' },
} satisfies PersonData;
