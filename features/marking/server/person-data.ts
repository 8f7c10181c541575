import type { PersonData } from '@inkstone/db/person-data';

/** What of this feature's tables belongs to a person, for archives and erasing. */
export const personData = {
  mark_change: {
    kind: 'marks',
    owner: { column: 'mark_id', through: 'mark' },
    mentions: { by_id: { stays: 'deed' } },
    erasing: 'keep',
  },
  mark: {
    kind: 'marks',
    owner: { column: 'attempt_id', through: 'attempt' },
    mentions: { marker_id: { prefers: null } },
    files: ['voice_file_id'],
    erasing: { comment: "''", suggested: 'null', notes: "'[]'", voice_file_id: 'null' },
  },
  marking_lock: {
    kind: 'marks',
    owner: { column: 'attempt_id', through: 'attempt' },
    mentions: { marker_id: { stays: 'brief' } },
    erasing: 'delete',
  },
  paper_marker: {
    kind: 'marks',
    owner: null,
    mentions: {
      assigned_by: { prefers: null, except: 't.person_id in (:source, :target)' },
      person_id: { prefers: null, except: 't.assigned_by in (:source, :target)' },
    },
    erasing: 'keep',
  },
} satisfies PersonData;
