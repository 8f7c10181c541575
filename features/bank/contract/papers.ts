import * as z from 'zod';
import { Flag, Id, RequestId } from '@inkstone/base';
import { alias } from '@inkstone/call';
import {
  call,
  Code,
  ExamRow,
  IdList,
  page,
  paged,
  pageNum,
  Pair,
  PaperType,
  PersonName,
  PickedSet,
  QuestionRecord,
  Search,
  Stimulus,
  Title,
  TitleZh,
} from './shapes.ts';
import { paperEditor, paperReader } from './who.ts';

const stalesOfPapers = ['backend/exam/lists', 'topic/getExamList', 'topic/examDetail', 'topic/getTopicDetailGroup'];

/** What papers there can be. */
export const getExamType = call({
  path: 'topic/getExamType',
  method: 'GET',
  effect: 'read',
  summary: 'Programmes with their exams and paper types, for composing and filtering.',
  who: paperReader,
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        programme: z.string(),
        name: Pair,
        variants: z.array(z.object({ id: z.string(), name: Pair, appliesTo: z.string().nullable() })),
        types: z.array(z.object({ examPaperTypeId: z.int(), report: z.string() })),
      }),
    ),
  }),
});

const Span = z.object({ from: z.int(), to: z.int() });

/** The sections that a paper of an exam is made of. */
export const getTopicSection = call({
  path: 'topic/getTopicSection',
  method: 'GET',
  effect: 'read',
  summary: "The sections and parts of an exam by its programme's blueprint: times, counts, question types.",
  who: paperReader,
  input: z.object({ programme: Code, variant: Code }),
  output: z.object({
    name: Pair,
    seconds: z.int().nullable().describe('Of the whole exam, where it has one clock.'),
    list: z.array(
      z.object({
        section: z.string(),
        part: z.string().nullable().describe('Null where the section has but one.'),
        name: Pair,
        partName: Pair.nullable(),
        skill: z.string(),
        seconds: z.int().nullable().describe('The clock of the section or part, where it has one.'),
        types: z.array(z.object({ id: z.string(), name: Pair })).describe('Empty: any type.'),
        questions: Span.nullable().describe('Questions in all; null where the paper decides.'),
        options: z.int().nullable().describe('Options of a choice.'),
      }),
    ),
  }),
  refusals: ['exam.variantUnknown'],
});

/** One page of papers. */
export const listExams = call({
  path: 'backend/exam/lists',
  method: 'GET',
  effect: 'read',
  summary: 'Papers of the bank, newest first, searched in both languages and filtered.',
  who: paperReader,
  input: z.object({
    search: Search.optional(),
    programme: Code.optional(),
    variant: Code.optional(),
    examPaperTypeId: PaperType.optional(),
    ids: IdList.optional().describe('Only these.'),
    mine: Flag.optional(),
    page,
    pageNum,
  }),
  output: paged(ExamRow),
});

/** The same with filters too long for an address. */
export const listExamsByLongFilter = alias('backend/exam/lists', listExams, {
  method: 'POST',
  summary: 'The same list with filters and id lists too long for an address.',
});

/** The same list under the name that assigning uses. */
export const getExamList = alias('topic/getExamList', listExams);

/** A paper with everything in it. */
export const examDetail = call({
  path: 'topic/examDetail',
  method: 'GET',
  effect: 'read',
  summary: 'A paper with its sections, pinned sets, questions, keys and times.',
  who: paperReader,
  input: z.object({ examId: Id }),
  output: z.object({
    exam: ExamRow.extend({ savedAt: z.iso.datetime(), savedBy: PersonName, name: Pair.describe('Of the exam.') }),
    sections: z.array(
      z.object({
        section: z.string(),
        part: z.string().nullable(),
        name: Pair,
        partName: Pair.nullable(),
        seconds: z.int().nullable().describe("The paper's own time."),
        usualSeconds: z.int().nullable().describe("The programme's."),
        sets: z.array(
          PickedSet.omit({ questions: true }).extend({ stimulus: Stimulus, questions: z.array(QuestionRecord) }),
        ),
      }),
    ),
  }),
});

/** A paper as a composer sends it. */
export const PaperDraft = z.object({
  programme: Code,
  variant: Code,
  examPaperTypeId: PaperType.nullable().default(null),
  title: Title,
  titleZh: TitleZh,
  sections: z
    .array(
      z.object({
        section: Code,
        part: Code.nullable().default(null),
        seconds: z.int().min(60).max(36_000).nullable().default(null).describe('Where it differs from the programme.'),
        sets: z
          .array(
            z.object({
              topicId: Id,
              version: z.int().positive().optional().describe('The revision to pin; absent: the newest.'),
            }),
          )
          .max(200),
      }),
    )
    .min(1)
    .max(40),
});
export type PaperDraft = z.infer<typeof PaperDraft>;

/** Keeps a paper: a new one, or the next revision of one. */
export const saveExam = call({
  path: 'topic/saveExam',
  method: 'POST',
  effect: 'write',
  summary: 'Keep a composed paper, or its next revision; work given from it stays as it was.',
  who: paperEditor,
  input: PaperDraft.extend({
    requestId: RequestId,
    examId: Id.optional(),
    version: z.int().positive().optional().describe('The revision that the editor began with; needed with examId.'),
    anyCount: z.boolean().default(false).describe("Keep the paper although it has not the exam's number of questions."),
  }),
  output: z.object({ examId: z.int(), version: z.int(), revisionId: z.int() }),
  refusals: [
    'exam.savedMeanwhile',
    'exam.variantUnknown',
    'exam.typeUnknown',
    'exam.sectionUnknown',
    'exam.setGone',
    'exam.setForeign',
    'exam.empty',
    'exam.questionTwice',
    'exam.typeNotAllowed',
    'exam.count',
  ],
  stales: stalesOfPapers,
});

/** Hides a paper, or brings it back. */
export const deleteExam = call({
  path: 'backend/examPaper/delete',
  method: 'POST',
  effect: 'write',
  summary: 'Hide an own paper from the bank, or bring it back; work given from it stays.',
  who: paperEditor,
  input: z.object({ examId: Id, restore: z.boolean().default(false) }),
  output: z.object({}),
  stales: stalesOfPapers,
});
