import * as z from 'zod';
import { RequestId } from '@inkstone/base';
import { ExchangedSet, problemCodes as setProblemCodes } from '@inkstone/bank/contract';
import { createCallFactory } from '@inkstone/call';
import { teacherSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals);

/** Value of the `format` field in the list of a content package. */
export const contentFormat = 'inkstone-content';

/** The version of content packages that is written and read. */
export const contentVersion = 1;

/** The name of the list within a content package. */
export const contentListName = 'content.json';

/** The most bytes of one content package, packed and unpacked. */
export const maxPackageBytes = 2 * 1024 ** 3;

/** The most bytes of the list within a content package. */
export const maxContentListBytes = 64 * 1024 * 1024;

/** The most objects of one kind in a content package. */
export const maxContentObjects = 2000;

/** The most files in a content package, beside its list. */
export const maxContentFiles = 20_000;

/** A question set of a content package; papers and courses name it by its place, from 1. */
export const ContentSet = ExchangedSet.extend({
  isHidden: z
    .boolean()
    .default(false)
    .describe('Whether only papers of the package need it: it is kept as they pin it and not shown in the bank.'),
});
export type ContentSet = z.infer<typeof ContentSet>;

/** A picture, recording, film or PDF of a content package. */
export const ContentFile = z.object({
  id: z.int().positive().max(1_000_000).describe('Its number, by which objects of the package name it.'),
  name: z.string().min(1).max(200).describe('What it is called.'),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  path: z.string().min(1).max(400).describe('Where it lies in the archive.'),
});
export type ContentFile = z.infer<typeof ContentFile>;

/** The kinds of objects in a content package, in the order in which they are imported. */
export const contentKinds = ['set', 'paper', 'course', 'textbook'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Why an object of a content package cannot be imported. */
export const contentProblemCodes = [
  ...setProblemCodes,
  'content.notAllowed',
  'paper.setMissing',
  'paper.questionMissing',
  'paper.variantUnknown',
  'paper.typeUnknown',
  'paper.sectionUnknown',
  'paper.setForeign',
  'paper.empty',
  'paper.questionTwice',
  'paper.typeNotAllowed',
  'paper.cutsInvalid',
  'course.fileMissing',
  'course.notFilm',
  'course.notPoster',
  'course.notCaptions',
  'course.cueLate',
  'course.setTwice',
  'course.setMissing',
  'book.fileMissing',
  'book.notPdf',
] as const;
export type ContentProblemCode = (typeof contentProblemCodes)[number];

const ContentObject = z.object({
  kind: z.enum(contentKinds).describe('What it is.'),
  number: z.int().describe('Place among the objects of its kind in the package, from 1.'),
  title: z.string().describe('The title as the package gives it; empty where it gives none.'),
  titleZh: z.string().nullable().describe('The Chinese title; null where there is none.'),
  state: z
    .enum(['new', 'same', 'refused'])
    .describe('new: it is made; same: the school or the package has it already; refused: it is left out.'),
  objectId: z
    .int()
    .nullable()
    .describe(
      'The object that was made, or that is the same; of a textbook its edition; null where there is none yet.',
    ),
  problems: z
    .array(
      z.object({
        place: z
          .int()
          .nullable()
          .describe('The question of a set, or the lesson of a course, from 1; null where the whole is meant.'),
        code: z.enum(contentProblemCodes).describe('What is wrong, by the code of its sentence.'),
        detail: z.string().describe('The field, file or set that is meant; empty where there is none.'),
      }),
    )
    .describe('Why it is left out, at most 20 reasons; empty where it is not.'),
});
export type ContentObject = z.infer<typeof ContentObject>;

/** Imports the objects of a content package. */
export const importContent = call({
  path: 'topic/importContent',
  method: 'POST',
  effect: 'write',
  summary:
    'Import question sets, papers, courses and textbooks of a content package (a ZIP file of format "inkstone-content", version 1, as the export of a school writes it: content.json with its files beside it). A dry run gives a receipt of every object: new, the same already, or left out and why; applying makes all new ones at once. Left out is also what the caller may not make, and a paper or course whose sets are left out. What is made belongs to the caller.',
  access: teacherSide.may('repository_quest', 'repository_exampaper', 'publish_video', 'textbook'),
  requestFormat: 'multipart',
  input: z.object({
    requestId: RequestId,
    mode: z.enum(['dryRun', 'apply']).describe('dryRun: tell what would be made and change nothing; apply: make it.'),
  }),
  output: z.object({
    objects: z
      .array(ContentObject)
      .describe('Every object of the package, by kinds: sets, papers, courses, textbooks.'),
    files: z.int().describe('Pictures, recordings, films and PDFs that the package carries.'),
    made: z.int().describe('Objects that were made; 0 for a dry run.'),
  }),
  refusals: [
    'content.none',
    'content.tooLarge',
    'content.unreadable',
    'content.version',
    'content.broken',
    'content.busy',
  ],
  invalidates: [
    'topic/*',
    'teacher/getTopicTree',
    'teacher/getTopicArrList',
    'backend/homework/*',
    'backend/exam/lists',
    'backend/video/*',
    'backend/textbook/*',
  ],
  maxBytes: maxPackageBytes + 64 * 1024,
});
