import * as z from 'zod';
import { Flag, Id, pagingInput, integerBetween } from '@inkstone/base';
import { outputFields } from '@inkstone/exam/fields';
import {
  call,
  Code,
  Difficulty,
  IdList,
  pageSchema,
  LocalizedText,
  PersonName,
  SetSummary,
  QuestionRecord,
  Search,
  Stimulus,
  SetListItem,
  TagList,
} from './shapes.ts';
import { publisher, setReader } from './access.ts';

/** The tree of the bank with the number of sets at each node. */
export const getBankTree = call({
  path: 'teacher/getTopicTree',
  method: 'GET',
  effect: 'read',
  summary: "The bank's tree: programmes, subjects, sections and knowledge points, parents before children.",
  access: setReader,
  input: z.object({
    isRetiredShown: Flag.optional().describe(
      'True: points that the school retired stand in it too; absent or false: they do not.',
    ),
  }),
  output: z.object({
    list: z
      .array(
        z.object({
          id: z.int().describe('The place in the tree.'),
          parentId: z.int().nullable().describe('The place that it lies under; null for a programme.'),
          kind: z
            .enum(['programme', 'subject', 'section', 'knowledgePoint'])
            .describe('What kind of place it is, from the top of the tree to its leaves.'),
          code: z.string().describe("Id of the place among its siblings, such as a programme's or a subject's."),
          name: z.string().describe('What the place is called in English.'),
          nameZh: z.string().describe('What the place is called in Chinese.'),
          count: z.int().describe('Sets at this place or below it.'),
          isOwn: z.boolean().describe("Named by the school; false for the exam's own places, which stay as they are."),
          isRetired: z.boolean().describe('No longer offered for questions.'),
        }),
      )
      .describe('Places of the tree, each behind its parent.'),
  }),
});

/** One page of the bank's sets. */
export const listQuestionSets = call({
  path: 'topic/getTopicList',
  method: 'GET',
  effect: 'read',
  summary: 'Question sets of the bank, newest first, searched in both languages and filtered.',
  access: setReader,
  input: z.object({
    search: Search.optional().describe(
      'Words of the title or text, each of which must occur, in Chinese or English; absent: any.',
    ),
    programme: Code.optional().describe('Only sets of this programme, by its id; absent: of any.'),
    papersOf: Code.optional().describe(
      'Sets that a paper of this programme may take: its own and those of the other forms of its exam; absent: any.',
    ),
    subject: Code.optional().describe('Only sets of this subject, by its id; absent: of any.'),
    nodeId: Id.optional().describe('A place in the tree; what lies below it is taken in; absent: anywhere.'),
    type: Code.optional().describe('Sets with a question of this type; absent: of any.'),
    onlyTypes: z
      .string()
      .max(400)
      .optional()
      .describe('Question types joined by commas: only sets of which every question is of one of them; absent: any.'),
    mine: Flag.optional().describe("Only the caller's own sets; absent or false: everyone's."),
    isSharedWithMe: Flag.optional().describe(
      "Only others' sets that are shared with the caller or a team of theirs; absent or false: all.",
    ),
    difficulty: Difficulty.optional().describe('Sets with a question of this difficulty; absent: of any.'),
    tags: TagList.optional().describe('Tags that a set has to have, all of them; joined by commas; absent: any.'),
    ...pagingInput(),
  }),
  output: pageSchema(SetListItem),
});

/** The filters of the bank. */
export const getBankFilters = call({
  path: 'topic/getTopicParam',
  method: 'GET',
  effect: 'read',
  summary: 'The filters of the bank: programmes, their subjects, question types.',
  access: setReader,
  input: z.object({}),
  output: z.object({
    programmes: z
      .array(z.object({ id: outputFields.programme, name: LocalizedText.describe('What the programme is called.') }))
      .describe('Programmes that have sets.'),
    subjects: z
      .array(
        z.object({
          programme: outputFields.programme,
          id: outputFields.subject,
          name: LocalizedText.describe('What the subject is called.'),
        }),
      )
      .describe('Subjects that have sets.'),
    types: z
      .array(
        z.object({ id: outputFields.questionType, name: LocalizedText.describe('What the question type is called.') }),
      )
      .describe('Question types that occur.'),
  }),
});

/** A set with all its questions and keys. */
export const getQuestionSet = call({
  path: 'topic/getTopicDetailGroup',
  method: 'GET',
  effect: 'read',
  summary: 'A question set with all its questions, keys and explanations, as it stands or stood.',
  access: setReader,
  input: z.object({
    setId: Id.describe('The question set.'),
    version: integerBetween(1, 100_000).optional().describe('Number of an earlier revision; absent: the newest.'),
  }),
  output: z.object({
    set: SetListItem.extend({
      stimulus: Stimulus.describe('What the questions are about.'),
      savedAt: z.iso.datetime().describe('When the revision shown was saved.'),
      savedBy: PersonName.describe('Who saved the revision shown.'),
      shownVersion: z.int().describe('Number of the revision shown, from 1.'),
      paperCount: z.int().describe('Papers whose newest revision uses the set.'),
    }).describe('The set as lists show it, with what it is about and who saved it.'),
    keyChanges: z
      .array(
        z.object({
          batchId: z.int().describe('The change, as `topic/regrade` approves or declines it.'),
          questionId: outputFields.questionId,
          number: z.int().describe('Place of the question in the set, from 1.'),
          by: z.string().describe('Who changed the key, by name.'),
          at: z.iso.datetime().describe('When it was changed.'),
          from: z.string().describe('The key before, as it is spelled.'),
          to: z.string().describe('The key since, as it is spelled.'),
        }),
      )
      .describe(
        "Keys that teachers changed in their own work and that wait to count for everybody; empty for whoever is neither the set's author nor manages the bank.",
      ),
    questions: z.array(QuestionRecord).describe('The questions of the revision shown, in order.'),
  }),
});

/** The sets with these ids, for composing a paper. */
export const listPickedSets = call({
  path: 'topic/getTopicArrList',
  method: 'GET',
  effect: 'read',
  summary: 'The sets of a list of ids in that order, with the types and points of their questions, for composing.',
  access: setReader,
  input: z.object({ ids: IdList.describe('The question sets, in the order wanted; joined by commas in a query.') }),
  output: z.object({
    list: z.array(SetSummary).describe('The sets in that order; those that do not exist are left out.'),
  }),
});

/** The sets with these ids, for assigning. */
export const listSeenSets = call({
  path: 'teacher/getTopicArrList',
  method: 'GET',
  effect: 'read',
  summary: 'The sets of a list of ids, with who of the chosen students has already seen each of them.',
  access: publisher,
  input: z.object({
    ids: IdList.describe('The question sets, in the order wanted; joined by commas in a query.'),
    studentIds: IdList.default([]).describe(
      'Students that the work is meant for, joined by commas in a query; absent: none.',
    ),
    classIds: IdList.default([]).describe(
      'Classes that the work is meant for, joined by commas in a query; absent: none.',
    ),
  }),
  output: z.object({
    list: z
      .array(
        SetSummary.extend({
          seenBy: z
            .array(PersonName.extend({ at: z.iso.datetime().describe('When work with the set was last begun.') }))
            .describe("Of the chosen students who are the caller's own."),
        }),
      )
      .describe('The sets in that order; those that do not exist are left out.'),
  }),
});

/** The revisions of a set. */
export const listRevisions = call({
  path: 'topic/getRevisions',
  method: 'GET',
  effect: 'read',
  summary: 'The revisions of a set, newest first: who saved them when.',
  access: setReader,
  input: z.object({ setId: Id.describe('The question set.') }),
  output: z.object({
    list: z
      .array(
        z.object({
          version: z.int().describe('Number of the revision, from 1.'),
          revisionId: z.int().describe('The revision, as papers and given work pin it.'),
          title: z.string().describe("The title that the set had in this revision, in the reader's language."),
          questionCount: z.int().describe('Questions of the revision.'),
          savedAt: z.iso.datetime().describe('When the revision was saved.'),
          savedBy: PersonName.describe('Who saved the revision.'),
        }),
      )
      .describe('The revisions, newest first.'),
  }),
});
