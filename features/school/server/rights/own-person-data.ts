import type { PersonData } from '@inkstone/db/person-data';

/** What is left of a row of a change set whose person is erased. */
const emptiedRow: Readonly<Record<string, string>> = {
  ...{ name: "''", username: "''", changes: "'[]'", about: 'null', target: 'null', before: 'null', link: 'null' },
};

/** What of administration's tables, and of the kernel's, belongs to a person. */
export const personData = {
  person_archive: {
    kind: 'administration',
    owner: { column: 'person_id' },
    mentions: { requested_by: { stays: 'deed' } },
    files: ['file_id'],
    merging: { stays: 'account' },
    erasing: 'delete',
  },
  person_erasure: {
    kind: 'administration',
    owner: { column: 'person_id' },
    mentions: { requested_by: { stays: 'deed' } },
    merging: { stays: 'log' },
    erasing: 'keep',
  },
  school_export: {
    kind: 'administration',
    owner: null,
    mentions: { requested_by: { stays: 'deed' } },
    erasing: 'keep',
  },
  change_set_row: {
    kind: 'administration',
    owner: { column: 'person_id' },
    merging: { stays: 'log' },
    erasing: emptiedRow,
  },
  import_run: { kind: 'administration', owner: null, mentions: { started_by: { stays: 'deed' } }, erasing: 'keep' },
  change_set: {
    kind: 'administration',
    owner: null,
    mentions: { created_by: { stays: 'deed' }, applied_by: { stays: 'deed' }, undone_by: { stays: 'deed' } },
    erasing: 'keep',
  },
  school_record: {
    kind: 'administration',
    owner: { column: 'subject_id', only: "t.subject_kind = 'person'" },
    mentions: { actor_id: { stays: 'deed' } },
    merging: { stays: 'log' },
    erasing: { personal: "'[]'" },
  },
  completed_request: {
    kind: 'signIn',
    owner: { column: 'person_id' },
    withheld: ['response', 'content_mac'],
    merging: { stays: 'account' },
    erasing: 'delete',
  },
} satisfies PersonData;
