import * as z from 'zod';
import { Flag, Id, integerBetween } from '@inkstone/base';
import { paperForms } from '@inkstone/exam/forms';
import { paperReader } from './access.ts';
import { call } from './shapes.ts';

const splitList = (raw: unknown): unknown => (typeof raw === 'string' ? raw.split(',').filter(Boolean) : raw);

/** What can be printed of a paper. */
export const printParts = ['booklet', 'answerSheet', 'key'] as const;
export type PaperPrintPart = (typeof printParts)[number];

/** A paper as a PDF for printing. */
export const printPaper = call({
  path: 'backend/exam/print',
  method: 'GET',
  effect: 'read',
  summary:
    'A paper as a PDF of text to be printed: the booklets, answer sheets and key sheets of one or several equivalent forms, each with its own pages.',
  access: paperReader,
  input: z.object({
    paperId: Id.describe('The paper, in its newest revision where no assignment is named.'),
    forms: z
      .preprocess(splitList, z.array(z.enum(paperForms)).min(1).max(paperForms.length))
      .default(['A'])
      .describe('The forms, by their letters, joined by commas; A is the stored order; absent: A alone.'),
    parts: z
      .preprocess(splitList, z.array(z.enum(printParts)).min(1).max(printParts.length))
      .default(['booklet'])
      .describe('What is printed of each form, joined by commas; absent: the booklet alone.'),
    language: z
      .enum(['en', 'zh'])
      .optional()
      .describe("The language of headings and directions; absent: the caller's. Questions stay as they are written."),
    columns: integerBetween(1, 2).default(2).describe('Columns of the booklet; absent: two.'),
    classId: Id.optional().describe(
      "A class of the caller's: each of its students gets an answer sheet with name and code, the forms in turn; absent, and no assignment either: one sheet of each form that names nobody.",
    ),
    assignmentId: Id.optional().describe(
      "An assignment of the caller's with this paper: its revision is printed, and its students, of the class alone where one is named, get the sheets; absent: none.",
    ),
    twoSided: Flag.optional().describe(
      'Begin every booklet and sheet on the front of a sheet of paper; absent or false: on the next page.',
    ),
  }),
  output: z.unknown().describe('A PDF.'),
  responseFormat: 'bytes',
  refusals: ['exam.empty', 'print.noBubbles', 'print.noStudents', 'print.busy', 'print.tooHeavy'],
});
