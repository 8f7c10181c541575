import type { PersonData } from '@inkstone/db/person-data';

/** What of this feature's tables belongs to a person, for archives and erasing. */
export const personData = {
  redo: {
    kind: 'work',
    owner: { column: 'recipient_id', through: 'recipient' },
    mentions: { requested_by: { stays: 'deed' } },
    erasing: {
      message: 'null',
      withdrawn_at: "case when t.status in ('none', 'started') then :now else t.withdrawn_at end",
    },
  },
  window_change: {
    kind: 'work',
    owner: { column: 'recipient_id', through: 'recipient' },
    mentions: { by_id: { stays: 'deed' } },
    erasing: { reason: 'null' },
  },
  // Scores stay under the bare id, for the statistics; what was not handed in is taken out.
  recipient: {
    kind: 'work',
    owner: { column: 'student_id' },
    merging: {
      prefers: "t.removed_at is null and (s.removed_at is not null or t.status <> 'none' and s.status = 'none')",
    },
    erasing: {
      removed_at: "case when t.status in ('none', 'started') then coalesce(t.removed_at, :now) else t.removed_at end",
    },
  },
  assignment_marker: { kind: 'work', owner: null, mentions: { person_id: { prefers: null } }, erasing: 'keep' },
  removed_question: { kind: 'work', owner: null, mentions: { by_id: { stays: 'deed' } }, erasing: 'keep' },
  assignment: { kind: 'work', owner: null, mentions: { teacher_id: { prefers: null } }, erasing: 'keep' },
} satisfies PersonData;
