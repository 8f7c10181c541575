import * as z from 'zod';
import { Stimulus } from '@inkstone/bank/contract';
import { Flag, Id } from '@inkstone/base';
import { Late } from '@inkstone/taking/contract';
import { AnswerId } from './pages.ts';
import { DraftHead } from './earlier.ts';
import { call, Holder, Mark, marker, Piece } from './shapes.ts';

const Pair = z.object({ en: z.string(), zh: z.string() });
const Level = z.object({ points: z.int().describe('Hundredths.'), says: Pair });

/** How a teacher marks a type in a programme: exam/blueprint Rubric. */
export const RubricShape = z.object({
  id: z.string(),
  name: Pair,
  types: z.array(z.string()),
  of: z.array(z.string()).optional(),
  joined: z.enum(['sum', 'mean', 'holistic']),
  criteria: z.array(
    z.object({
      id: z.string(),
      name: Pair,
      least: z.int(),
      most: z.int(),
      step: z.int(),
      levels: z.array(Level),
    }),
  ),
  levels: z.array(Level).optional(),
});
export type RubricShape = z.infer<typeof RubricShape>;

/** A file of an answer with an address signed for the reader. */
export const AnswerFile = z.object({
  id: z.string().describe("The browser's; the answer names it."),
  fileId: z.int().describe('What notes on its pages name.'),
  name: z.string().describe("As the student's device called it."),
  mime: z.string(),
  bytes: z.int(),
  url: z.string(),
  late: Late,
});
export type AnswerFile = z.infer<typeof AnswerFile>;

/** One part of a spoken answer. */
export const AnswerRecording = z.object({
  id: z.string(),
  url: z.string().nullable().describe('A signed address for the reader; null while it has not arrived.'),
  mime: z.string(),
  isWhole: z.boolean().describe('False where only the beginning has arrived.'),
  late: Late,
});

/** One answer with everything that marking it needs. */
export const PieceDetail = Piece.extend({
  prompt: z.unknown(),
  stimulus: Stimulus.describe('With its transcript.'),
  value: z.unknown(),
  recordings: z.array(AnswerRecording),
  files: z.array(AnswerFile).describe('What was handed in as files, in the order of the answer.'),
  words: z.int().nullable().describe('How many words a written answer has; null for others.'),
  key: z.unknown().describe("The type's key: a model answer where there is one."),
  explanation: Pair,
  possible: z.int().describe('Hundredths of the question; it earns them by the share of the rubric.'),
  rubric: RubricShape.nullable().describe('Null: points of the question itself, without criteria.'),
  mark: Mark.nullable(),
  get earlier() {
    return z.array(EarlierDraft).describe('Earlier drafts of a text that is done again, oldest first.');
  },
});
export type PieceDetail = z.infer<typeof PieceDetail>;

const place = { attemptId: Id, questId: Id };

/** A student's paper to be marked. */
export const getTestCorrectDetail = call({
  path: 'do/getTestCorrectDetail',
  method: 'GET',
  effect: 'read',
  summary: "One student's pieces with everything that marking needs; with a question that one alone, to load it ahead.",
  who: marker,
  input: z.object({ attemptId: Id, questId: Id.optional() }),
  output: z.object({ assignmentId: z.int(), title: z.string(), pieces: z.array(PieceDetail) }),
});

/** Who may mark a piece, and who holds it. */
export const checkCorrectTeacher = call({
  path: 'backend/teacher/checkCorrectTeacher',
  method: 'GET',
  effect: 'read',
  summary: 'Who may mark a piece and who works on it now.',
  who: marker,
  input: z.object(place),
  output: z.object({
    isMine: z.boolean().describe('I hold it.'),
    holder: Holder.nullable().describe('Whoever holds it, me too.'),
    version: z.int().describe('Of its mark; 0 where there is none.'),
    markers: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        as: z.enum(['teacher', 'assignment', 'paper']).describe('Gave the work, or was named for it or its paper.'),
      }),
    ),
  }),
});

/** Takes or renews the hold on a piece. */
export const correctTTLCheck = call({
  path: 'correct/correctTTLCheck',
  method: 'GET',
  effect: 'write',
  summary: 'Take or renew the hold on a piece for 90 seconds, or leave it; somebody else who holds it keeps it.',
  who: marker,
  input: z.object({ ...place, leave: Flag.default(false).describe('Give the hold back.') }),
  output: z.object({
    isMine: z.boolean(),
    holder: z.object({ id: z.int(), name: z.string() }).nullable().describe('Whoever holds it now, me too.'),
    until: z.iso.datetime().nullable(),
    version: z.int().describe('Of its mark; 0 where there is none.'),
  }),
});

/** A mark as a report shows it: released, with the rubric that it follows. */
export const ReleasedMark = Mark.extend({
  answerId: AnswerId.describe('What `correct/downloadCorrectDoc` takes.'),
  rubric: RubricShape.nullable(),
  pointsMost: z.int().describe("The highest of the rubric's scale, in hundredths."),
});
export type ReleasedMark = z.infer<typeof ReleasedMark>;

/** An earlier draft of a text that was done again, with its mark once that is released. */
export const EarlierDraft = DraftHead.extend({ mark: ReleasedMark.nullable() });
export type EarlierDraft = z.infer<typeof EarlierDraft>;
