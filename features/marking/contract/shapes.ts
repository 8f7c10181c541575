import * as z from 'zod';
import { Id } from '@inkstone/base';
import { callsWith } from '@inkstone/call';
import { teacherSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { errorCodes } from '../rules.ts';

/** A call of this feature. */
export const call = callsWith(refusals);

/** Whoever may be a marker; whether of this piece, the query decides. */
export const marker = teacherSide;

/** What kind of error a note names. */
export const ErrorCode = z.enum(errorCodes);

const share = z.number().min(0).max(1);

/** Where a note stands. */
export const NotePlace = z.discriminatedUnion('on', [
  z.object({
    on: z.literal('text'),
    from: z.int().min(0).max(50_000).describe('First character of the answer, from 0, in UTF-16 units.'),
    to: z.int().min(1).max(50_000).describe('One after the last.'),
    quote: z.string().max(5000).describe('The words that stood there when the note was made.'),
  }),
  z.object({
    on: z.literal('time'),
    recordingId: z.uuid().describe('A recording of the answer, or a sound among its files.'),
    fromMs: z.int().min(0).max(7_200_000),
    toMs: z.int().min(0).max(7_200_000),
  }),
  z.object({
    on: z.literal('page'),
    fileId: Id.describe('A file of the answer.'),
    page: z.int().min(1).max(2000),
    strokes: z
      .array(z.array(z.tuple([share, share])).max(2000))
      .max(200)
      .optional()
      .describe('Lines drawn, as shares of width and height of the page as it is shown unturned.'),
    ink: z.enum(['pen', 'highlighter']).optional().describe('What the lines are drawn with; a pen unless said.'),
    box: z.object({ left: share, top: share, width: share, height: share }).optional(),
  }),
]);
export type NotePlace = z.infer<typeof NotePlace>;

/** A note as the desk sends it. */
export const NoteDraft = z.object({
  id: z.uuid().describe('Made by the browser.'),
  place: NotePlace,
  code: ErrorCode.nullable(),
  text: z.string().max(5000),
  voiceFileId: Id.nullable().describe('A spoken note, by `upload/uploadCorrectFile`.'),
  pictureFileId: Id.nullable()
    .optional()
    .describe('The page with everything drawn on it as one picture, by `upload/writingMarkPic`.'),
});
export type NoteDraft = z.infer<typeof NoteDraft>;

/** A file with an address signed for the reader. */
export const SignedFile = z.object({ fileId: z.int(), url: z.string(), mime: z.string() });
export type SignedFile = z.infer<typeof SignedFile>;

/** A note as it is read. */
export const Note = NoteDraft.omit({ voiceFileId: true, pictureFileId: true }).extend({
  voice: SignedFile.nullable(),
  picture: SignedFile.nullable().optional(),
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
    .describe("Hundredths on the rubric's scale. A sum or a mean is made of the scores, whatever stands here."),
  comment: z.string().max(20_000),
  voiceFileId: Id.nullable().describe('The spoken general comment, by `upload/uploadCorrectFile`.'),
  suggested: z
    .string()
    .max(60_000)
    .nullable()
    .describe('A better version of the whole text; null where there is none.'),
  notes: z.array(NoteDraft).max(500),
});
export type MarkDraft = z.infer<typeof MarkDraft>;

/** A mark as it is read. */
export const Mark = MarkDraft.omit({ voiceFileId: true, notes: true }).extend({
  version: z.int().describe('From 1; a save names the one that it was read at.'),
  voice: SignedFile.nullable(),
  notes: z.array(Note),
  markerId: z.int(),
  markerName: z.string().describe('Who saved it last.'),
  savedAt: z.iso.datetime(),
  releasedAt: z.iso.datetime().nullable().describe('Null: a draft, which no student sees.'),
});
export type Mark = z.infer<typeof Mark>;

/** How far the marking of a piece has come. */
export const PieceState = z.enum(['toMark', 'draft', 'released']);

const Person = z.object({ id: z.int(), name: z.string() });

/** Who works on a piece now; runs out by itself. */
export const Holder = Person.extend({ until: z.iso.datetime() });

/** One answer that a teacher marks, as the queue shows it. */
export const Piece = z.object({
  attemptId: z.int(),
  redoId: z.int().nullable().describe('The redo that it answers; null for a first answer.'),
  questId: z.int(),
  number: z.int().describe('From 1, through the whole work.'),
  kind: z.string().describe('Id of the question type.'),
  studentId: z.int(),
  studentName: z.string(),
  sectionId: z.string(),
  sectionName: z.string(),
  skill: z.string().describe("The section's: reading, listening, speaking, writing ..."),
  partId: z.string(),
  partName: z.string(),
  state: PieceState,
  points: z.int().nullable().describe("Hundredths on the rubric's scale; null until given."),
  pointsMost: z.int().describe("The highest of the rubric's scale, in hundredths."),
  holder: Holder.nullable().describe('Somebody else who works on it now.'),
  version: z.int().describe('Of its mark; 0 where there is none.'),
  handedInAt: z.iso.datetime(),
});
export type Piece = z.infer<typeof Piece>;

/** How many pieces stand where. */
export const PieceCounts = z.object({ toMark: z.int(), draft: z.int(), released: z.int() });
