import * as z from 'zod';
import { Id } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { outputFields } from '@inkstone/exam/fields';
import { backendSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { errorCodes } from '../rules.ts';
import { legacy } from './legacy.ts';

/** Defines a call of this feature. */
export const call = createCallFactory(refusals, legacy);

/** Roles that may be markers; whether they may mark a given submission is checked in the query. */
export const markerAccess = backendSide;

/** The kind of error that a note names. */
export const ErrorCode = z.enum(errorCodes);

const share = z.number().min(0).max(1);

/** The position of a note. */
export const NotePlace = z.discriminatedUnion('on', [
  z.object({
    on: z.literal('text').describe('The note stands on written words.'),
    from: z.int().min(0).max(50_000).describe('First character of the answer, from 0, in UTF-16 units.'),
    to: z.int().min(1).max(50_000).describe('One after the last character of the words that the note stands on.'),
    quote: z.string().max(5000).describe('The words that stood there when the note was made.'),
  }),
  z.object({
    on: z.literal('time').describe('The note stands at a stretch of a recording.'),
    recordingId: z.uuid().describe('A recording of the answer, or a sound among its files.'),
    fromMs: z.int().min(0).max(7_200_000).describe('Where the stretch begins, in milliseconds of the recording.'),
    toMs: z.int().min(0).max(7_200_000).describe('Where the stretch ends, in milliseconds of the recording.'),
  }),
  z.object({
    on: z.literal('page').describe('The note stands on a page of a file.'),
    fileId: Id.describe('The stored file of the answer.'),
    page: z.int().min(1).max(2000).describe('Which page of the file, from 1; a picture has one.'),
    strokes: z
      .array(z.array(z.tuple([share, share])).max(2000))
      .max(200)
      .optional()
      .describe(
        'Lines drawn, each a list of points as shares of width and height of the page as it is shown unturned; absent where none are drawn.',
      ),
    ink: z.enum(['pen', 'highlighter']).optional().describe('What the lines are drawn with; absent: a pen.'),
    box: z
      .object({
        left: share.describe('From the left edge, 0 to 1.'),
        top: share.describe('From the upper edge, 0 to 1.'),
        width: share.describe("Share of the page's width, 0 to 1."),
        height: share.describe("Share of the page's height, 0 to 1."),
      })
      .optional()
      .describe('A frame around something on the page, as shares of its width and height; absent where none is drawn.'),
  }),
]);
export type NotePlace = z.infer<typeof NotePlace>;

/** A note as the desk sends it. */
export const NoteDraft = z.object({
  id: z.uuid().describe('The note, an id made by the browser.'),
  place: NotePlace.describe('Where the note stands.'),
  code: ErrorCode.nullable().describe('The kind of error that the note names; null where it names none.'),
  text: z.string().max(5000).describe('What the marker writes; may be empty.'),
  voiceFileId: Id.nullable().describe(
    'A spoken note, by `upload/uploadCorrectFile`; absent or null where there is none.',
  ),
  pictureFileId: Id.nullable()
    .optional()
    .describe(
      'The page with everything drawn on it as one picture, by `upload/writingMarkPic`; absent or null where there is none.',
    ),
});
export type NoteDraft = z.infer<typeof NoteDraft>;

/** A file with a URL signed for the reader. */
export const SignedFile = z.object({
  fileId: z.int().describe('The stored file.'),
  url: z.string().describe('An address signed for the reader, good for two hours.'),
  mime: outputFields.mime,
});
export type SignedFile = z.infer<typeof SignedFile>;

/** A note as it is returned to readers. */
export const Note = NoteDraft.omit({ voiceFileId: true, pictureFileId: true }).extend({
  voice: SignedFile.nullable().describe('The spoken note; null where there is none.'),
  picture: SignedFile.nullable()
    .optional()
    .describe('The page with everything drawn on it as one picture; absent or null where there is none.'),
});
export type Note = z.infer<typeof Note>;

const scores = z
  .record(z.string().max(60), z.int().min(0).max(100_000))
  .describe("Hundredths by criterion; those not given are absent. Within the criterion's bounds, on its steps.");

/** A mark as the desk sends it. */
export const MarkDraft = z.object({
  scores,
  points: z
    .int()
    .min(0)
    .max(1_000_000)
    .nullable()
    .describe(
      "Hundredths on the rubric's scale; null until given. A sum or a mean is made of the scores, whatever stands here.",
    ),
  comment: z.string().max(20_000).describe("The marker's words on the whole answer; may be empty."),
  voiceFileId: Id.nullable().describe(
    'The spoken general comment, by `upload/uploadCorrectFile`; absent or null where there is none.',
  ),
  suggested: z
    .string()
    .max(60_000)
    .nullable()
    .describe('A better version of the whole text; null where there is none.'),
  scoresOvertime: z
    .boolean()
    .optional()
    .describe(
      'True marks the text as it was written on over time: points, notes and version are about it. Absent or false: what was written in time.',
    ),
  notes: z.array(NoteDraft).max(500).describe('The notes, in the order made.'),
});
export type MarkDraft = z.infer<typeof MarkDraft>;

/** A mark as it is returned to readers. */
export const Mark = MarkDraft.omit({ voiceFileId: true, notes: true }).extend({
  version: z.int().describe('From 1; a save names the one that it was read at.'),
  voice: SignedFile.nullable().describe('The spoken general comment; null where there is none.'),
  notes: z.array(Note).describe('The notes, in the order made.'),
  markerId: z.int().describe('Who saved it last.'),
  markerName: z.string().describe("The name of who saved it last, in the reader's language."),
  savedAt: z.iso.datetime().describe('When it was last saved.'),
  releasedAt: z.iso.datetime().nullable().describe('When the student was told; null: a draft, which no student sees.'),
});
export type Mark = z.infer<typeof Mark>;

/** Progress of the marking of a submission. */
export const SubmissionState = z.enum(['toMark', 'draft', 'released']);

const Person = z.object({
  id: z.int().describe('Who works on it.'),
  name: z.string().describe("Their name in the reader's language."),
});

/** Who works on a submission now; expires by itself. */
export const HoldOwner = Person.extend({
  until: z.iso.datetime().describe('When the hold ends unless it is renewed.'),
});

/** One submission as the queue shows it. */
export const Submission = z.object({
  attemptId: outputFields.attemptId,
  redoId: z.int().nullable().describe('The redo that it answers; null for a first answer.'),
  questionId: outputFields.questionId,
  number: outputFields.number,
  kind: outputFields.questionType,
  studentId: outputFields.studentId,
  studentName: outputFields.studentName,
  sectionId: z.string().describe('Id of the section that it stands in.'),
  sectionName: z.string().describe("Name of the section in the reader's language."),
  skill: outputFields.skill,
  partId: z.string().describe('Id of the part; empty where the section has but one.'),
  partName: z.string().describe("Name of the part in the reader's language; empty where the section has but one."),
  state: SubmissionState.describe(
    'toMark: nothing is said yet; draft: marked, and the student does not know; released: the student can read it.',
  ),
  points: z.int().nullable().describe("Hundredths on the rubric's scale; null until given."),
  pointsMost: z.int().describe("The highest of the rubric's scale, in hundredths."),
  holdOwner: HoldOwner.nullable().describe('Somebody else who works on it now; null where nobody does.'),
  version: z.int().describe('Of its mark; 0 where there is none.'),
  handedInAt: z.iso.datetime().describe('When the student handed in.'),
});
export type Submission = z.infer<typeof Submission>;

/** Number of submissions by state. */
export const SubmissionCounts = z.object({
  toMark: z.int().describe('Pieces that nobody has marked.'),
  draft: z.int().describe('Pieces with a mark that is not released.'),
  released: z.int().describe('Pieces whose marks the students can read.'),
});
