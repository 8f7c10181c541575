import type { PersonData } from '@inkstone/db/person-data';

/** What of this feature's tables belongs to a person, for archives and erasing. */
export const personData = {
  mark_change: {
    kind: 'marks',
    owner: { column: 'mark_id', through: 'mark' },
    mentions: ['by_id'],
    erasing: 'keep',
  },
  mark: {
    kind: 'marks',
    owner: { column: 'attempt_id', through: 'attempt' },
    mentions: ['marker_id'],
    files: ['voice_file_id'],
    erasing: { comment: "''", suggested: 'null', notes: "'[]'", voice_file_id: 'null' },
  },
  marking_lock: {
    kind: 'marks',
    owner: { column: 'attempt_id', through: 'attempt' },
    mentions: ['marker_id'],
    erasing: 'delete',
  },
  paper_marker: { kind: 'marks', owner: null, mentions: ['assigned_by', 'person_id'], erasing: 'keep' },
} satisfies PersonData;
