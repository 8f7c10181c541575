import * as z from 'zod';
import { Id } from '@inkstone/base';
import { QuestionRubric } from '@inkstone/bank/contract';

/** The most tasks in one homework written by a teacher. */
export const maxTasks = 20;

/** The most files of one task, counting the files that all tasks share. */
export const maxFiles = 10;

const Text = z
  .object({
    en: z.string().max(20_000).default('').describe('Rich text in English; empty where there is none.'),
    zh: z.string().max(20_000).default('').describe('Rich text in Chinese; empty where there is none.'),
  })
  .describe('Rich text in one language or both; each reader gets their own where there is one.');

const Files = z
  .array(
    z.object({
      id: Id.describe('The stored file, as upload/testFiles gave it.'),
      seconds: z
        .int()
        .min(1)
        .max(7200)
        .optional()
        .describe('Length of a recording in seconds, as the browser measured it; absent for what is no recording.'),
    }),
  )
  .max(maxFiles)
  .default([])
  .describe('Pictures, PDF files and recordings, in order.');

/** One task of homework written by a teacher. */
export const DefinedTask = z.object({
  text: Text.describe(
    'What is to be done, as rich text in one language or both; each reader gets their own where there is one.',
  ),
  files: Files.describe('What stands beside the task: pictures, PDF files and recordings, in order; absent: nothing.'),
  accepts: z
    .array(z.enum(['text', 'files', 'recording']))
    .min(1)
    .max(3)
    .describe('How it may be answered.'),
  mostFiles: z.int().min(1).max(20).default(10).describe('How many files an answer may have at most.'),
  leastWords: z.int().min(0).max(5000).default(0).describe('Shown beside the word count; 0 says nothing.'),
  points: z.int().min(100).max(10_000).describe('Hundredths that full marks earn.'),
  model: z.string().max(20_000).default('').describe('A good answer as rich text: for the marker and the report.'),
  rubric: QuestionRubric.nullish().describe('By which a person marks the answers; null or absent: by points alone.'),
});

/** Homework written by a teacher instead of chosen from the bank. */
export const DefinedHomework = z.object({
  text: Text.describe('What holds for all tasks, as rich text in one language or both.'),
  files: Files.describe('Shown with every task; absent: none.'),
  tasks: z.array(DefinedTask).min(1).max(maxTasks).describe('The tasks, in order.'),
});
export type DefinedHomework = z.infer<typeof DefinedHomework>;
