import type { PersonData } from '@inkstone/db/person-data';

/** The personal data in this feature's tables, for archives and erasing. */
export const personData = {
  phase_letter: {
    kind: 'reports',
    owner: { column: 'report_id', through: 'phase_report' },
    mentions: { sent_by: { stays: 'deed' } },
    withheld: ['token_hash'],
    erasing: 'delete',
  },
  phase_report: {
    kind: 'reports',
    owner: { column: 'student_id' },
    mentions: { author_id: { prefers: null } },
    merging: { prefers: null },
    erasing: 'delete',
  },
  answer_analysis: { kind: 'answers', owner: { column: 'attempt_id', through: 'attempt' }, erasing: 'delete' },
  score_change: {
    kind: 'marks',
    owner: { column: 'attempt_id', through: 'attempt' },
    mentions: { by_id: { stays: 'deed' } },
    erasing: { reason: "''" },
  },
  regrade: {
    kind: 'marks',
    owner: null,
    mentions: { by_id: { stays: 'deed' }, teacher_id: { prefers: null }, decided_by: { stays: 'deed' } },
    erasing: 'keep',
  },
  answer_sheet: {
    kind: 'answers',
    owner: { column: 'student_id' },
    mentions: { uploaded_by: { stays: 'deed' } },
    files: ['file_id'],
    merging: { prefers: null },
    erasing: 'delete',
  },
  paper_test: { kind: 'marks', owner: null, mentions: { teacher_id: { prefers: null } }, erasing: 'keep' },
  mark_sheet: { kind: 'marks', owner: null, mentions: { by_id: { stays: 'deed' } }, erasing: 'keep' },
  paper_mark: {
    kind: 'marks',
    owner: { column: 'student_id' },
    mentions: { marked_by: { stays: 'deed' } },
    merging: { prefers: null },
    erasing: 'delete',
  },
  paper_mark_change: {
    kind: 'marks',
    owner: { column: 'student_id' },
    mentions: { by_id: { stays: 'deed' } },
    merging: { prefers: null },
    erasing: 'delete',
  },
  past_score_sheet: { kind: 'administration', owner: null, mentions: { by_id: { stays: 'deed' } }, erasing: 'keep' },
  past_score: { kind: 'marks', owner: { column: 'student_id' }, merging: { prefers: null }, erasing: 'delete' },
  gradebook_scheme: { kind: 'administration', owner: null, mentions: { saved_by: { stays: 'deed' } }, erasing: 'keep' },
} satisfies PersonData;
