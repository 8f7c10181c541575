import * as z from 'zod';
import { Id, pageFields, pagingInput, RequestId } from '@inkstone/base';
import { createCallFactory, signedIn } from '@inkstone/call';
import { refusals } from '../refusals.ts';
import { legacy } from './legacy.ts';

const call = createCallFactory(refusals, legacy);

/** The meaning of a word, as the reader's dictionary gave it when it was collected. */
export const Meaning = z.object({
  part: z.string().max(20).describe('Part of speech: noun, verb, adjective, adverb; empty where unknown.'),
  en: z.string().max(500).describe('The meaning in English; empty where unknown.'),
  zh: z.string().max(500).describe('The meaning in Chinese; empty where unknown.'),
});

const CollectedWord = z.object({
  id: z.int().describe('The entry of the notebook.'),
  word: z.string().describe('The word in its dictionary form.'),
  meanings: z.array(Meaning).describe('What it means.'),
  sentence: z.string().describe('Where it was met; empty where it was not said.'),
  editionId: z.int().nullable().describe('The edition where it was met; null outside a book.'),
  bookName: z.string().describe('What that book is called, in the reader’s language; empty outside a book.'),
  page: z.int().nullable().describe('The page where it was met; null outside a book.'),
  collectedAt: z.iso.datetime().describe('When it was collected.'),
});

/** Collects a word, removes one, and returns the notebook. */
export const collectWord = call({
  path: 'lms/word/collect',
  method: 'POST',
  effect: 'write',
  summary: 'My word notebook: collect a word, forget one, or neither; answers one page of the notebook, newest first.',
  access: signedIn,
  input: z.object({
    requestId: RequestId,
    collect: z
      .object({
        word: z.string().trim().min(1).max(60).describe('The word in its dictionary form.'),
        meanings: z.array(Meaning).max(8).default([]).describe('What it means; absent: nothing is known of it.'),
        sentence: z.string().trim().max(600).default('').describe('Where it was met; absent: not said.'),
        editionId: Id.optional().describe(
          'The edition where it was met, one that the caller may read; absent: outside a book.',
        ),
        page: z.int().min(1).max(5000).optional().describe('The page where it was met; absent: outside a book.'),
      })
      .optional()
      .describe('The word to collect; collected again it moves to the top; absent: none.'),
    forget: Id.optional().describe('The entry to take out; absent: none.'),
    search: z.string().trim().max(60).optional().describe('Part of a word; absent: any.'),
    ...pagingInput(),
  }),
  output: z.object({
    list: z.array(CollectedWord).describe('One page of the notebook.'),
    collectedId: z.int().nullable().describe('The entry that was collected now; null for none.'),
    ...pageFields,
  }),
  refusals: ['word.notebookFull'],
});
