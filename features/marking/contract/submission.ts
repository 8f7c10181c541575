import * as z from 'zod';
import { LocalizedText, Stimulus } from '@inkstone/bank/contract';
import { Flag, Id } from '@inkstone/base';
import { inputFields, outputFields } from '@inkstone/exam/fields';
import { LateArrival, Lateness, LateAnswer, OvertimeText, PastLimit } from '@inkstone/taking/contract';
import { AnswerId } from './pages.ts';
import { DraftHead } from './draft-head.ts';
import { call, HoldOwner, Mark, markerAccess, Submission } from './shapes.ts';

const Level = z.object({
  points: z.int().describe("Hundredths of the rubric's scale that the level earns."),
  says: LocalizedText.describe("What an answer of the level is like, in the provider's words."),
});

/** How a teacher marks a question type in a programme; see Rubric in exam/blueprint. */
export const RubricShape = z.object({
  id: z.string().describe('The rubric, by its id within the programme.'),
  name: LocalizedText.describe('What the rubric is called.'),
  types: z.array(z.string()).describe('Ids of the question types that it marks.'),
  of: z
    .array(z.string())
    .optional()
    .describe('Sections, or parts as section/part, that it is for; absent: wherever its types occur.'),
  joined: z
    .enum(['sum', 'mean', 'holistic'])
    .describe('How criteria make the mark: their sum, their mean, or one mark for the whole.'),
  criteria: z
    .array(
      z.object({
        id: z.string().describe('The criterion, by its id within the rubric.'),
        name: LocalizedText.describe('What the criterion is called.'),
        least: z.int().describe('The lowest score, in hundredths.'),
        most: z.int().describe('The highest score, in hundredths.'),
        step: z.int().describe('The smallest difference between two scores, in hundredths.'),
        levels: z.array(Level).describe('What its scores mean, highest first.'),
      }),
    )
    .describe('What is marked apart; empty for a mark of the whole.'),
  levels: z
    .array(Level)
    .optional()
    .describe('What marks of the whole mean, highest first; absent where only criteria have levels.'),
});
export type RubricShape = z.infer<typeof RubricShape>;

/** A file of an answer with a URL signed for the reader. */
export const AnswerFile = z.object({
  id: z.string().describe('The file as the answer names it, made by the browser.'),
  fileId: z.int().describe('The stored file, as notes on its pages name it.'),
  name: z.string().describe("As the student's device called it."),
  mime: outputFields.mime,
  bytes: z.int().describe('Length in bytes.'),
  url: z.string().describe('An address signed for the reader, good for two hours.'),
  late: Lateness,
});
export type AnswerFile = z.infer<typeof AnswerFile>;

/** One recording of a spoken answer. */
export const AnswerRecording = z.object({
  id: z.string().describe('The recording as the answer names it, made by the browser.'),
  url: z.string().nullable().describe('A signed address for the reader; null while it has not arrived.'),
  mime: outputFields.mime,
  isWhole: z.boolean().describe('False where only the beginning has arrived.'),
  removedAt: z.iso
    .datetime()
    .nullish()
    .describe("When it was removed under the school's retention; null or absent where it was not."),
  late: Lateness,
});

/** One submission with everything that marking it needs. */
export const SubmissionDetail = Submission.extend({
  prompt: outputFields.prompt,
  stimulus: Stimulus.describe('What the question is about: passage, pictures, recording with its transcript.'),
  value: outputFields.value,
  recordings: z.array(AnswerRecording).describe('The parts of a spoken answer, in the order made.'),
  files: z.array(AnswerFile).describe('What was handed in as files, in the order of the answer.'),
  arrival: LateArrival.describe('That the answer arrived after its end; null where it arrived in time.'),
  pastLimit: PastLimit.optional().describe(
    'That the answer was changed after a time limit that does not end the work; absent: it was not.',
  ),
  lateAnswer: LateAnswer.describe(
    'Another answer to the question that came too late to count; null where there is none.',
  ),
  words: z.int().nullable().describe('How many words a written answer has; null for others.'),
  overtime: OvertimeText.optional().describe(
    'The text as it was written on over time, beside the answer in time; absent or null where there is none.',
  ),
  key: z.unknown().describe("The question type's key: a model answer where there is one."),
  explanation: LocalizedText.describe('Why the key is right, as rich text; empty where nobody wrote one.'),
  possible: z.int().describe('Hundredths of the question; it earns them by the share of the rubric.'),
  rubric: RubricShape.nullable().describe('Null: points of the question itself, without criteria.'),
  mark: Mark.nullable().describe('The mark as it stands, a draft too; null where there is none.'),
  history: z
    .array(
      z.object({
        by: z.string().describe('Who changed it, by name.'),
        at: z.iso.datetime().describe('When it was changed.'),
        oldPoints: z.int().describe('Points before, in hundredths.'),
        newPoints: z.int().describe('Points since, in hundredths; the same where only comments or notes changed.'),
      }),
    )
    .describe('How the mark was changed after its release, newest first.'),
  handScore: z
    .number()
    .nullable()
    .describe(
      'The total of the work that a teacher set by hand, in points: marks leave it as it is; null where it is computed.',
    ),
  handScorePredatesReopening: z
    .boolean()
    .describe('That total was set before more time opened the work again, and nobody has said since whether it stays.'),
  asksAnalysis: z.boolean().describe('The work asks the student to analyse this answer once its mark is released.'),
  analysis: z
    .object({
      reason: z.string().describe("What went wrong, in the student's words."),
      plan: z.string().describe("What comes next, in the student's words."),
      savedAt: z.iso.datetime().describe('When it was last saved.'),
    })
    .nullable()
    .describe('What the student says of the marked answer; null where nothing was written.'),
  get earlier() {
    return z.array(EarlierDraft).describe('Earlier drafts of a text that is done again, oldest first.');
  },
});
export type SubmissionDetail = z.infer<typeof SubmissionDetail>;

const submissionInput = { attemptId: inputFields.attemptId, questionId: inputFields.questionId };

/** A student's submissions to be marked. */
export const getStudentSubmissions = call({
  path: 'do/getTestCorrectDetail',
  method: 'GET',
  effect: 'read',
  summary: "One student's pieces with everything that marking needs; with a question that one alone, to load it ahead.",
  access: markerAccess,
  input: z.object({
    attemptId: inputFields.attemptId,
    questionId: Id.optional().describe('Only this question; absent: every piece of the attempt.'),
  }),
  output: z.object({
    assignmentId: outputFields.assignmentId,
    title: z.string().describe("Title of the work in the reader's language."),
    submissions: z.array(SubmissionDetail).describe('The pieces in the order of the work.'),
  }),
});

/** Who may mark a submission, and who holds it. */
export const getMarkers = call({
  path: 'backend/teacher/checkCorrectTeacher',
  method: 'GET',
  effect: 'read',
  summary: 'Who may mark a piece and who works on it now.',
  access: markerAccess,
  input: z.object(submissionInput),
  interfaceFor:
    'a program that shares pieces out among markers: who may take one, and who has it; the desk learns that with the piece and by its hold.',
  output: z.object({
    isMine: z.boolean().describe('The caller holds the piece.'),
    holdOwner: HoldOwner.nullable().describe('Whoever holds it, the caller too; null where nobody does.'),
    version: z.int().describe('Of its mark; 0 where there is none.'),
    markers: z
      .array(
        z.object({
          id: z.int().describe('The teacher.'),
          name: z.string().describe("The teacher's name in the reader's language."),
          as: z.enum(['teacher', 'assignment', 'paper']).describe('Gave the work, or was named for it or its paper.'),
        }),
      )
      .describe('Everyone who may mark it.'),
  }),
});

/** Takes, renews or gives up the hold on a submission. */
export const acquireHold = call({
  path: 'correct/correctTTLCheck',
  method: 'GET',
  effect: 'write',
  summary: 'Take or renew the hold on a piece for 90 seconds, or leave it; somebody else who holds it keeps it.',
  access: markerAccess,
  input: z.object({
    ...submissionInput,
    leave: Flag.default(false).describe('True gives the hold back; absent or false takes or renews it.'),
  }),
  output: z.object({
    isMine: z.boolean().describe('The caller holds the piece.'),
    holdOwner: z
      .object({
        id: z.int().describe('Who holds it.'),
        name: z.string().describe("The holder's name in the reader's language."),
      })
      .nullable()
      .describe('Whoever holds it now, the caller too; null where nobody does.'),
    until: z.iso.datetime().nullable().describe('When the hold ends unless it is renewed; null where nobody holds it.'),
    version: z.int().describe('Of its mark; 0 where there is none.'),
  }),
});

/** A released mark as a report shows it, with its rubric. */
export const ReleasedMark = Mark.extend({
  answerId: AnswerId.describe('What `correct/downloadCorrectDoc` takes.'),
  rubric: RubricShape.nullable().describe(
    'The rubric that the mark follows; null: points of the question itself, without criteria.',
  ),
  pointsMost: z.int().describe("The highest of the rubric's scale, in hundredths."),
});
export type ReleasedMark = z.infer<typeof ReleasedMark>;

/** An earlier draft of a text that was redone, with its mark once released. */
export const EarlierDraft = DraftHead.extend({
  mark: ReleasedMark.nullable().describe("The draft's mark; null until it is released."),
});
export type EarlierDraft = z.infer<typeof EarlierDraft>;
