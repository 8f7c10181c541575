import type { PersonData } from '@inkstone/db/person-data';
import { getQuestionType, questionTypeIds } from '@inkstone/exam/logic';

const ofAttempt = { column: 'attempt_id', through: 'attempt' };

/** The types whose answers statistics of a question need, and which say nothing of the person. */
const selectedTypes = questionTypeIds.filter((id) => getQuestionType(id).isSelectedResponse);

/** SQL: the answer where it is a choice, else nothing. */
const choiceAlone = (column: string): string =>
  `case when exists (select 1 from question_revision q where q.question_id = t.question_id
     and q.type in (${selectedTypes.map((name) => `'${name}'`).join(', ')})) then t.${column} end`;

/** The personal data in this feature's tables, for archives and erasing. */
export const personData = {
  attempt_event: { kind: 'activity', owner: ofAttempt, erasing: 'delete' },
  answer: { kind: 'answers', owner: ofAttempt, erasing: { value: choiceAlone('value') } },
  late_answer: { kind: 'answers', owner: ofAttempt, mentions: { decided_by: { stays: 'deed' } }, erasing: 'delete' },
  overtime_answer: { kind: 'answers', owner: ofAttempt, erasing: 'delete' },
  self_mark: { kind: 'answers', owner: ofAttempt, erasing: 'keep' },
  answer_file: { kind: 'answers', owner: ofAttempt, files: ['file_id'], erasing: 'delete' },
  phone_camera: {
    kind: 'activity',
    owner: ofAttempt,
    withheld: ['token_hash', 'phone_hash'],
    erasing: 'delete',
  },
  recording_chunk: {
    kind: 'recordings',
    owner: { column: 'recording_id', through: 'recording' },
    withheld: ['bytes'],
    erasing: 'delete',
  },
  recording: { kind: 'recordings', owner: ofAttempt, files: ['file_id'], erasing: 'delete' },
  environment_check: {
    kind: 'recordings',
    owner: { column: 'person_id' },
    files: ['file_id'],
    merging: { prefers: null },
    erasing: 'delete',
  },
  attempt: {
    kind: 'work',
    owner: { column: 'student_id' },
    withheld: ['blueprint', 'writer_window_id'],
    // What was not scored yet is ended without a score.
    merging: { follows: 'recipient_id', through: 'recipient' },
    erasing: {
      submitted_at: 'coalesce(t.submitted_at, :now)',
      ended_by: "coalesce(t.ended_by, 'teacher')",
      scored_at: 'coalesce(t.scored_at, :now)',
    },
  },
} satisfies PersonData;
