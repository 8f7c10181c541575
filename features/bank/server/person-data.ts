import type { PersonData } from '@inkstone/db/person-data';

/** The personal data in this feature's tables, for archives and erasing. */
export const personData = {
  question_set: { kind: 'administration', owner: null, mentions: { owner_id: { prefers: null } }, erasing: 'keep' },
  question_set_share: {
    kind: 'administration',
    owner: { column: 'person_id' },
    merging: { prefers: null },
    erasing: 'delete',
  },
  question_set_revision: {
    kind: 'administration',
    owner: null,
    mentions: { saved_by: { stays: 'deed' } },
    erasing: 'keep',
  },
  paper: { kind: 'administration', owner: null, mentions: { owner_id: { prefers: null } }, erasing: 'keep' },
  paper_revision: { kind: 'administration', owner: null, mentions: { saved_by: { stays: 'deed' } }, erasing: 'keep' },
  key_correction: {
    kind: 'administration',
    owner: null,
    mentions: { by_id: { stays: 'deed' }, reversed_by: { stays: 'deed' }, teacher_id: { prefers: null } },
    erasing: 'keep',
  },
  bank_change: { kind: 'administration', owner: null, mentions: { created_by: { stays: 'deed' } }, erasing: 'keep' },
  rubric: { kind: 'administration', owner: null, mentions: { owner_id: { prefers: null } }, erasing: 'keep' },
  question_import: { kind: 'administration', owner: null, mentions: { owner_id: { prefers: null } }, erasing: 'keep' },
  reading_rule: { kind: 'administration', owner: null, mentions: { author_id: { prefers: null } }, erasing: 'keep' },
  // Files of answers and recordings go with the rows that show them; what the bank and lessons use stays.
  stored_file: { kind: 'administration', owner: null, mentions: { owner_id: { prefers: null } }, erasing: 'keep' },
} satisfies PersonData;
