import * as z from 'zod';
import { Id, Ids, integerBetween, RequestId } from '@inkstone/base';
import { PaperComposition } from './paper-rules.ts';
import { call, Code, PaperType, SectionSettings, Title, TitleZh } from './shapes.ts';
import { paperEditor } from './access.ts';

const invalidatedByPapers = [
  'backend/exam/lists',
  'topic/getExamList',
  'topic/examDetail',
  'topic/getTopicDetailGroup',
];

/** A paper as the editor sends it. */
export const PaperDraft = z.object({
  programme: Code.describe('The programme, by its id.'),
  variant: Code.describe('The exam within the programme, by its id.'),
  paperTypeId: PaperType.nullable()
    .default(null)
    .describe("The paper type that chooses the report page; absent or null: the programme's usual one."),
  title: Title,
  titleZh: TitleZh,
  sections: z
    .array(
      z.object({
        section: Code.describe('Id of the section within the exam.'),
        part: Code.nullable()
          .default(null)
          .describe('Id of the part within the section; null where the section has but one.'),
        seconds: z
          .int()
          .min(60)
          .max(36_000)
          .nullable()
          .default(null)
          .describe("Seconds, where they differ from the programme's; null: as the programme has them."),
        settings: SectionSettings.nullable()
          .optional()
          .describe(
            'Name and calculator of a section that the exam leaves open, and cuts of an adaptive one; absent or null: as the exam has them.',
          ),
        sets: z
          .array(
            z.object({
              setId: Id.describe('The question set.'),
              version: integerBetween(1, 100_000)
                .optional()
                .describe('Number of the revision to pin; absent: the newest.'),
              questionIds: Ids.min(1)
                .max(200)
                .optional()
                .describe('The questions of the set that the paper takes, by their ids; absent: all.'),
            }),
          )
          .max(200)
          .describe('The question sets of the section, in order.'),
      }),
    )
    .min(1)
    .max(40)
    .describe('The sections and parts that have sets.'),
});
export type PaperDraft = z.infer<typeof PaperDraft>;

/** Saves a paper: a new one, or the next revision. */
export const savePaper = call({
  path: 'topic/saveExam',
  method: 'POST',
  effect: 'write',
  summary: 'Keep a composed paper, or its next revision; work given from it stays as it was.',
  access: paperEditor,
  input: PaperDraft.extend({
    requestId: RequestId,
    paperId: Id.optional().describe('The paper that goes on; absent: a new one.'),
    version: integerBetween(1, 100_000)
      .optional()
      .describe('Number of the revision that the editor began with; needed with examId, absent for a new paper.'),
    composition: PaperComposition.nullable()
      .default(null)
      .describe('How the paper was found by rules; absent or null: it was composed by hand.'),
    anyCount: z.boolean().default(false).describe("Keep the paper although it has not the exam's number of questions."),
  }),
  output: z.object({
    paperId: z.int().describe('The paper that was kept.'),
    version: z.int().describe('Number of the revision that was made, from 1.'),
    revisionId: z.int().describe('The revision that was made, as given work pins it.'),
  }),
  refusals: [
    'exam.savedMeanwhile',
    'exam.variantUnknown',
    'exam.typeUnknown',
    'exam.sectionUnknown',
    'exam.sectionFixed',
    'exam.notAdaptive',
    'exam.cutsInvalid',
    'exam.pointCutsInvalid',
    'exam.moduleEmpty',
    'exam.setGone',
    'exam.questionGone',
    'exam.setForeign',
    'exam.empty',
    'exam.questionTwice',
    'exam.typeNotAllowed',
    'exam.noCalculator',
    'exam.count',
  ],
  invalidates: invalidatedByPapers,
});

/** Hides a paper, or restores it. */
export const deletePaper = call({
  path: 'backend/examPaper/delete',
  method: 'POST',
  effect: 'write',
  summary: 'Hide an own paper from the bank, or bring it back; work given from it stays.',
  access: paperEditor,
  input: z.object({
    paperId: Id.describe('The paper, one that the caller composed.'),
    restore: z.boolean().default(false).describe('True brings a hidden paper back.'),
  }),
  output: z.object({}),
  invalidates: invalidatedByPapers,
});
