import * as z from 'zod';
import { Id } from '@inkstone/base';
import { outputFields } from '@inkstone/exam/fields';
import { call, Code, IdList, LocalizedText, PersonName } from './shapes.ts';
import { homeworkAssigner, publisher } from './access.ts';

const sets = z.int().positive().describe('Question sets of the bank that it leaves, deleted ones apart.');

/** The filters of the bank for assigning homework. */
export const getHomeworkFilters = call({
  path: 'backend/homework/getTopicParam',
  method: 'GET',
  effect: 'read',
  summary:
    'The filters of giving homework, with how many sets each leaves: programmes, and of one or all of them subjects, places of the tree, question types and recordings. What no set has is left out; `topic/getTopicParam` gives the filters of the bank itself, without counts.',
  access: homeworkAssigner,
  input: z.object({
    programme: Code.optional().describe(
      'Only what sets of this programme have, by its id: homework is of one programme; absent: of any. Programmes are listed all the same.',
    ),
  }),
  output: z.object({
    total: z.int().describe('Question sets that can be given.'),
    heard: z.int().describe('Of these, sets with a recording.'),
    programmes: z
      .array(
        z.object({
          id: outputFields.programme,
          name: LocalizedText.describe('What the programme is called.'),
          count: sets,
        }),
      )
      .describe('Programmes that have sets, in the order of the tree.'),
    subjects: z
      .array(
        z.object({
          programme: outputFields.programme,
          id: outputFields.subject,
          name: LocalizedText.describe('What the subject is called.'),
          count: sets,
        }),
      )
      .describe('Subjects that have sets, in the order of the tree.'),
    places: z
      .array(
        z.object({
          id: z.int().describe('The place in the tree.'),
          parentId: z.int().nullable().describe('The place that it lies under; null for a programme.'),
          kind: z
            .enum(['programme', 'subject', 'section', 'knowledgePoint'])
            .describe('What kind of place it is, from the top of the tree to its leaves.'),
          name: LocalizedText.describe('What the place is called.'),
          count: sets,
        }),
      )
      .describe('Places of the tree at or below which sets stand, each behind its parent.'),
    types: z
      .array(
        z.object({
          id: outputFields.questionType,
          name: LocalizedText.describe('What the question type is called.'),
          count: sets,
        }),
      )
      .describe('Question types that occur; a set with several is counted with each.'),
  }),
});

/** Which questions of a paper the chosen students have seen before. */
export const listSeenQuestions = call({
  path: 'backend/exam/questWithStudent',
  method: 'GET',
  effect: 'read',
  summary:
    'Which questions of a paper the chosen students have already met, in whatever revision: in work of any teacher that holds the question and that they have begun. For choosing a paper before it is given.',
  access: publisher,
  input: z.object({
    paperId: Id.describe('The paper, in its newest revision.'),
    studentIds: IdList.default([]).describe(
      "Students that the paper is meant for, the caller's own or, for a test, own staff; joined by commas in a query; absent: none.",
    ),
    classIds: IdList.default([]).describe(
      'Classes that the paper is meant for, joined by commas in a query; absent: none.',
    ),
  }),
  output: z.object({
    total: z.int().describe('Questions of the paper.'),
    students: z.int().describe('Students who were chosen, each once.'),
    seenBy: z
      .array(
        PersonName.extend({
          questions: z.int().positive().describe('Questions of the paper that the student has met.'),
          at: z.iso.datetime().describe('When work with one of them was last answered, or began to be open.'),
        }),
      )
      .describe('The chosen students who have met some, who have met most first.'),
    questions: z
      .array(
        z.object({
          questionId: outputFields.questionId,
          number: z.int().positive().describe('Place of the question in the paper, from 1.'),
          students: z.int().positive().describe('Chosen students who have met it.'),
        }),
      )
      .describe('The questions that somebody has met, in the order of the paper.'),
  }),
});
