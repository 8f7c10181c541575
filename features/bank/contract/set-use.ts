import * as z from 'zod';
import { Id } from '@inkstone/base';
import { setUseReader } from './access.ts';
import { call, LocalizedText, PersonName } from './shapes.ts';

/** The most assignments that are named with a set. */
export const maxNamedAssignments = 50;

/** Where a set is used. */
export const getSetUse = call({
  path: 'topic/getSetUse',
  method: 'GET',
  effect: 'read',
  summary:
    'Where a question set is used: the papers that hold it, and the assignments that asked it in any of its revisions, alone or in a paper, with their classes.',
  access: setUseReader,
  input: z.object({ setId: Id.describe('The question set.') }),
  output: z.object({
    papers: z
      .array(
        z.object({
          id: z.int().describe('The paper.'),
          title: z.string().describe('Its title.'),
          titleZh: z.string().nullable().describe('Its Chinese title; null where there is none.'),
          isNewest: z.boolean().describe('Whether the paper holds the newest revision of the set.'),
        }),
      )
      .describe('Papers whose newest revision holds the set, by their titles.'),
    assignmentCount: z
      .int()
      .describe('Assignments that asked the set; practice of students themselves is not among them.'),
    assignments: z
      .array(
        z.object({
          id: z.int().describe('The assignment.'),
          title: z.string().describe('Its title.'),
          titleZh: z.string().nullable().describe('Its Chinese title; null where there is none.'),
          beginsAt: z.iso.datetime().describe('When it opens or opened.'),
          teacher: PersonName.describe('Who gave it.'),
          classes: z
            .array(LocalizedText)
            .describe('The classes that it was given to; empty where only single students got it.'),
          students: z.int().describe('Everybody who got it.'),
          begun: z.int().describe('How many of them have begun it, and so have met the questions.'),
        }),
      )
      .describe('The newest of them, at most 50.'),
  }),
});
