import * as z from 'zod';
import { Flag, Id, RequestId, whole } from '@inkstone/base';
import {
  call,
  Clip,
  Code,
  Explanation,
  IdList,
  page,
  paged,
  pageNum,
  Pair,
  PersonName,
  PickedSet,
  QuestionRecord,
  Search,
  Stimulus,
  StimulusDraft,
  Title,
  TitleZh,
  TopicRow,
} from './shapes.ts';
import { publisher, setEditor, setReader } from './who.ts';

const stalesOfSets = ['topic/*', 'teacher/getTopicTree', 'teacher/getTopicArrList', 'backend/exam/lists'];

/** The tree of the bank with how many sets stand at each place. */
export const getTopicTree = call({
  path: 'teacher/getTopicTree',
  method: 'GET',
  effect: 'read',
  summary: "The bank's tree: programmes, subjects, sections and knowledge points, parents before children.",
  who: setReader,
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        id: z.int(),
        parentId: z.int().nullable(),
        kind: z.enum(['programme', 'subject', 'section', 'knowledgePoint']),
        code: z.string(),
        name: z.string(),
        nameZh: z.string(),
        count: z.int().describe('Sets at this place or below it.'),
      }),
    ),
  }),
});

/** One page of the bank's sets. */
export const getTopicList = call({
  path: 'topic/getTopicList',
  method: 'GET',
  effect: 'read',
  summary: 'Question sets of the bank, newest first, searched in both languages and filtered.',
  who: setReader,
  input: z.object({
    search: Search.optional(),
    programme: Code.optional(),
    papersOf: Code.optional().describe(
      'Sets that a paper of this programme may take: its own and those of the other forms of its exam.',
    ),
    subject: Code.optional(),
    nodeId: Id.optional().describe('A place in the tree; what lies below it is taken in.'),
    type: Code.optional().describe('Sets with a question of this type.'),
    onlyTypes: z
      .string()
      .max(400)
      .optional()
      .describe('Question types joined by commas: sets of which every question is of one of them.'),
    mine: Flag.optional().describe("Only the caller's own sets."),
    page,
    pageNum,
  }),
  output: paged(TopicRow),
});

/** What the bank can be filtered by. */
export const getTopicParam = call({
  path: 'topic/getTopicParam',
  method: 'GET',
  effect: 'read',
  summary: 'The filters of the bank: programmes, their subjects, question types.',
  who: setReader,
  input: z.object({}),
  output: z.object({
    programmes: z.array(z.object({ id: z.string(), name: Pair })),
    subjects: z.array(z.object({ programme: z.string(), id: z.string(), name: Pair })),
    types: z.array(z.object({ id: z.string(), name: Pair })),
  }),
});

/** A set with all its questions and keys. */
export const getTopicDetailGroup = call({
  path: 'topic/getTopicDetailGroup',
  method: 'GET',
  effect: 'read',
  summary: 'A question set with all its questions, keys and explanations, as it stands or stood.',
  who: setReader,
  input: z.object({ topicId: Id, version: whole(1, 100_000).optional().describe('An earlier revision.') }),
  output: z.object({
    topic: TopicRow.extend({
      stimulus: Stimulus,
      savedAt: z.iso.datetime(),
      savedBy: PersonName,
      shownVersion: z.int(),
      paperCount: z.int().describe('Papers whose newest revision uses the set.'),
    }),
    questions: z.array(QuestionRecord),
  }),
});

/** The sets of a list of ids, for composing. */
export const getTopicArrList = call({
  path: 'topic/getTopicArrList',
  method: 'GET',
  effect: 'read',
  summary: 'The sets of a list of ids in that order, with the types and points of their questions, for composing.',
  who: setReader,
  input: z.object({ ids: IdList }),
  output: z.object({ list: z.array(PickedSet) }),
});

/** The same for assigning. */
export const getTopicArrListForStudents = call({
  path: 'teacher/getTopicArrList',
  method: 'GET',
  effect: 'read',
  summary: 'The sets of a list of ids, with who of the chosen students has already seen each of them.',
  who: publisher,
  input: z.object({ ids: IdList, studentIds: IdList.default([]), classIds: IdList.default([]) }),
  output: z.object({
    list: z.array(
      PickedSet.extend({
        seenBy: z
          .array(PersonName.extend({ at: z.iso.datetime().describe('When work with the set was last begun.') }))
          .describe("Of the chosen students who are the caller's own."),
      }),
    ),
  }),
});

/** One question as an editor sends it. */
export const QuestionDraft = z.object({
  id: Id.optional().describe('The question that goes on; absent: a new one.'),
  type: Code,
  prompt: z.unknown(),
  key: z.unknown(),
  explanation: Explanation,
  points: z.int().min(1).max(100_000).describe('Hundredths.'),
  knowledgeNodeId: Id.nullable().default(null),
  clip: Clip.nullable().default(null),
});

/** A set as an editor sends it. */
export const SetDraft = z.object({
  programme: Code,
  subject: Code,
  title: Title,
  titleZh: TitleZh,
  stimulus: StimulusDraft,
  questions: z.array(QuestionDraft).min(1).max(60),
});
export type SetDraft = z.infer<typeof SetDraft>;
export type QuestionDraft = z.infer<typeof QuestionDraft>;

/** Keeps a set: a new one, or the next revision of one. */
export const saveTopic = call({
  path: 'topic/saveTopic',
  method: 'POST',
  effect: 'write',
  summary: 'Keep a new question set, or the next revision of one; what was given to students stays as it was.',
  who: setEditor,
  input: SetDraft.extend({
    requestId: RequestId,
    topicId: Id.optional().describe('The set that goes on; absent: a new one.'),
    version: z.int().positive().optional().describe('The revision that the editor began with; needed with topicId.'),
  }),
  output: z.object({ topicId: z.int(), version: z.int(), revisionId: z.int(), questionIds: z.array(z.int()) }),
  refusals: [
    'set.savedMeanwhile',
    'set.placeUnknown',
    'set.fileMissing',
    'question.typeUnknown',
    'question.promptWrong',
    'question.keyWrong',
    'question.pointUnknown',
    'question.clipAlone',
    'question.clipOutside',
    'question.clipLong',
    'question.notOfSet',
  ],
  stales: stalesOfSets,
  maxBytes: 4 * 1024 * 1024,
});

/** Hides a set from the bank, or brings it back. */
export const deleteTopic = call({
  path: 'topic/deleteTopic',
  method: 'POST',
  effect: 'write',
  summary: 'Hide an own set from the bank, or bring it back; papers and given work keep it.',
  who: setEditor,
  input: z.object({ topicId: Id, restore: z.boolean().default(false) }),
  output: z.object({}),
  stales: stalesOfSets,
});

/** Who saved a set when. */
export const getRevisions = call({
  path: 'topic/getRevisions',
  method: 'GET',
  effect: 'read',
  summary: 'The revisions of a set, newest first: who saved them when.',
  who: setReader,
  input: z.object({ topicId: Id }),
  output: z.object({
    list: z.array(
      z.object({
        version: z.int(),
        revisionId: z.int(),
        title: z.string(),
        questionCount: z.int(),
        savedAt: z.iso.datetime(),
        savedBy: PersonName,
      }),
    ),
  }),
});
