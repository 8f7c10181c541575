import * as z from 'zod';
import { LocalizedText } from '@inkstone/bank/contract';
import { distractorKinds } from '@inkstone/exam/evidence';
import { Id, integerBetween } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { outputFields } from '@inkstone/exam/fields';
import { teacherSide } from '@inkstone/session/contract';
import { ItemFigures } from './item-figures.ts';
import { legacy } from './legacy.ts';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals, legacy);

const ItemFlag = z.enum(['tooHard', 'tooEasy', 'weak', 'keySuspect', 'distractorAttracts', 'distractorUnused']);

/** Statistics of one question over all answers; null where there are too few. */
export const ItemStatistics = z.object({
  questionId: outputFields.questionId,
  number: outputFields.number,
  kind: outputFields.questionType,
  setTitle: outputFields.setTitle,
  setId: z.int().describe('The question set that it belongs to.'),
  prompt: outputFields.prompt,
  excerpt: z.string().describe('The beginning of the question as plain text; empty where it has no text.'),
  key: outputFields.key,
  keyText: z
    .string()
    .describe('The key in the spelling of answers; empty where a teacher marks, or where there is no key.'),
  explanation: LocalizedText.describe('Why the key is right, as rich text; empty where nobody wrote one.'),
  knowledgePoint: z
    .string()
    .nullable()
    .describe("What it tests, in the reader's language; null where it names no knowledge point."),
  shown: z
    .int()
    .describe('Students who were shown it: not those of another module, nor whose time ended before its section.'),
  answered: z.int().describe('Students with an answer.'),
  blank: z.int().describe('Students who were shown it and gave no answer.'),
  right: z.int().describe('Students with all the points.'),
  byTeacher: z
    .boolean()
    .describe('Whether a teacher marks it: its mean points say more than how many had all of them.'),
  marked: z.int().describe('Students who have points for it; an answer that waits for its mark is left out.'),
  meanPoints: z.number().nullable().describe('Mean of their points; null while nobody has any.'),
  possible: z.number().describe('Points that it can earn.'),
  difficulty: z
    .number()
    .nullable()
    .describe(
      'Mean share of the points among those who have points for it, 0 to 1: higher is easier; null where fewer have handed in than needed.',
    ),
  discrimination: z
    .number()
    .nullable()
    .describe(
      'Point-biserial correlation with the rest score, -1 to 1; null where a side does not vary or responses are too few.',
    ),
  upperLower: z
    .number()
    .nullable()
    .describe(
      'Share right among the best 27 % minus that among the last 27 %, -1 to 1; null below the number of responses needed.',
    ),
  alphaIfDeleted: z
    .number()
    .nullable()
    .describe(
      "Cronbach's alpha of the paper without this question; null below three questions or the number of responses needed.",
    ),
  meanSeconds: z
    .int()
    .nullable()
    .describe('Mean seconds that students spent on it on screen; null where nobody met it there.'),
  options: z
    .array(
      z.object({
        optionId: z.string().describe('The option, as answers and the key name it.'),
        letter: z.string().describe("The option's letter as it is printed."),
        count: z.int().describe('Students who chose it.'),
        percent: z.int().describe('Percent of the students who chose it.'),
        isKey: z.boolean().describe('Whether it is right.'),
        distractor: z
          .enum(distractorKinds)
          .nullable()
          .describe('Why somebody takes it where it is wrong; null where nobody said, and of the key.'),
        discrimination: z
          .number()
          .nullable()
          .describe(
            'Correlation of choosing it with the rest score, -1 to 1; null where everyone or no one did, or responses are too few.',
          ),
      }),
    )
    .describe("What was chosen, by option in the question's own order; empty for types without options."),
  flags: z
    .array(ItemFlag)
    .describe(
      'What to look at: too hard, too easy, hardly told apart by ability, an option that draws the able, one that nobody takes, all below the number of responses needed left out; and the key may be wrong, by the intervals of any number.',
    ),
  figures: ItemFigures.describe(
    'Facility, discrimination and choices with their intervals, for any number of students.',
  ),
  corrections: z
    .array(
      z.object({
        batchId: z.int().describe('The change, as `topic/regrade` reverses it.'),
        oldKey: z.unknown().describe("The key before, in the question type's own shape."),
        newKey: z.unknown().describe("The key since, in the question type's own shape."),
        by: z.string().describe('Who changed it, by name.'),
        at: z.iso.datetime().describe('When it was changed.'),
        changed: z.int().describe('Attempts whose points changed.'),
        reversedAt: z.iso.datetime().nullable().describe('When it was taken back; null while it counts.'),
        appliesTo: z
          .enum(['everyone', 'ownWork'])
          .describe('Whose work the key counts in: that of everyone, or only of the teacher who changed it.'),
        approval: z
          .enum(['waiting', 'approved', 'declined'])
          .nullable()
          .describe(
            "What the set's author has decided on counting it for everyone; null where nobody had to be asked.",
          ),
        mayReverse: z.boolean().describe('Whether the reader may take it back.'),
        mayDecide: z.boolean().describe('Whether the reader may approve or decline it.'),
      }),
    )
    .describe('Changes of its key that touched this work, newest first.'),
});

const access = teacherSide.may('publish_homework', 'publish_test');
const whichReport = {
  id: Id.describe('The assignment.'),
  classId: Id.optional().describe('Only students of this class; absent: everyone who got the work.'),
};

/** The report of a whole assignment as a PDF. */
export const downloadAssignmentReport = call({
  path: 'backend/test/assignmentPdf',
  method: 'GET',
  effect: 'read',
  summary: 'The class report of work that this teacher gave as a PDF of text: every tab of its screen.',
  access,
  input: z.object(whichReport),
  output: z.unknown().describe('A PDF.'),
  responseFormat: 'bytes',
  refusals: ['report.busy', 'report.tooHeavy', 'report.tooManyAnswers'],
});

/** The report of a whole assignment. */
export const getAssignmentReport = call({
  path: 'backend/test/report',
  method: 'GET',
  effect: 'read',
  summary: 'The class report of work that this teacher gave: scores, item statistics, every student’s answers.',
  access,
  input: z.object({
    ...whichReport,
    page: integerBetween(1, 10_000)
      .optional()
      .describe('Which page of the students, from 1; absent: the first. Pages after the first have no items.'),
    pageNum: integerBetween(1, 500).optional().describe('Students a page; absent: all of them on one.'),
  }),
  output: z.object({
    assignmentId: outputFields.assignmentId,
    title: z.string().describe("Title of the work in the reader's language."),
    kind: outputFields.workKind,
    programme: outputFields.programme,
    variantName: z.string().describe("What the exam is called, in the reader's language."),
    deadline: z.iso.datetime().describe("When the work was due, without anybody's extra time."),
    reportAt: z
      .enum(['submitted', 'closed', 'byHand'])
      .describe(
        "When students may read their report: on handing in, when nobody can answer any more, or by the teacher's hand.",
      ),
    reportOpenedAt: z.iso
      .datetime()
      .nullable()
      .describe('When the teacher opened the reports by hand; null where no hand did.'),
    classes: z
      .array(z.object({ id: z.int().describe('The class.'), name: z.string().describe('What the class is called.') }))
      .describe('The classes that got the work, to filter by.'),
    recipients: z.int().describe('Students who got it.'),
    handedIn: z.int().describe('Students who handed in.'),
    scoreMax: z.number().describe('The highest total that can be reported, in points.'),
    mean: z.number().nullable().describe('Mean of the scores, in points; null while none is scored.'),
    median: z.number().nullable().describe('Middle one of the scores, in points; null while none is scored.'),
    highest: z.number().nullable().describe('The highest score, in points; null while none is scored.'),
    lowest: z.number().nullable().describe('The lowest score, in points; null while none is scored.'),
    deviation: z
      .number()
      .nullable()
      .describe('Population standard deviation of the scores, in points; null while fewer than two are scored.'),
    alpha: z.number().nullable().describe("Cronbach's alpha; null below the number of responses that it needs."),
    sem: z
      .number()
      .nullable()
      .describe(
        'Standard error of measurement, in points of the score; null below the number of responses that it needs.',
      ),
    responsesNeeded: z.int().describe('Below so many responses item statistics are withheld.'),
    distribution: z
      .array(
        z.object({
          from: z.number().describe('Where the step begins, in points.'),
          to: z.number().describe('Where the step ends, in points.'),
          count: z.int().describe('Scores within the step.'),
        }),
      )
      .describe('How many scores lie where, in steps over the whole scale.'),
    students: z
      .array(
        z.object({
          studentId: outputFields.studentId,
          attemptId: outputFields.attemptId,
          name: outputFields.studentName,
          className: z.string().describe('The class through which the student got it; empty where singly.'),
          score: z.number().nullable().describe('The reported total in points; null while a teacher has to mark.'),
          setByHand: z.boolean().describe('A teacher has set the total by hand: rescoring does not change it.'),
          setBeforeReopening: z
            .boolean()
            .describe(
              'It was set before more time opened the work again, and a teacher has not yet said whether it stays.',
            ),
          computedScore: z
            .number()
            .nullable()
            .describe(
              'The computed total beside one set by hand, in points; null for none, or while a teacher has to mark.',
            ),
          right: z.int().describe('Questions with all the points.'),
          partial: z.int().describe('Questions with part of the points.'),
          wrong: z.int().describe('Questions that were answered and earned nothing.'),
          blank: z.int().describe('Questions without an answer.'),
          byTeacher: z.int().describe('Answers that a teacher marks; they are in none of the other counts.'),
          selfMark: z
            .object({
              earned: z.number().describe('Points that the student gave.'),
              possible: z.number().describe('Points that these questions could earn.'),
            })
            .nullable()
            .describe('Points that the student gave for the questions marked so far; null where none are.'),
          seconds: z.int().describe('Active seconds on questions.'),
          isFromPaper: z
            .boolean()
            .optional()
            .describe(
              'True where the answers came on an answer sheet, so that seconds say nothing; absent: on screen.',
            ),
          submittedAt: z.iso.datetime().describe('When the student handed in.'),
          isLate: outputFields.isLate,
          answers: z
            .array(
              z.object({
                questionId: outputFields.questionId,
                spelled: z.string().describe('The answer in the old spelling; empty where blank.'),
                outcome: z
                  .enum(['right', 'partial', 'wrong', 'blank', 'toBeMarked', 'notChosen'])
                  .describe(
                    'How it went; toBeMarked waits for a teacher, notChosen was left out where the exam lets one choose.',
                  ),
              }),
            )
            .describe("The student's answers in the order of the questions."),
        }),
      )
      .describe('Everyone who handed in.'),
    page: z.int().describe('Which page of the students this is, from 1.'),
    totalPage: z.int().describe('How many pages of students there are.'),
    total: z.int().describe('Students of all pages.'),
    missing: z
      .array(
        z.object({
          studentId: outputFields.studentId,
          name: outputFields.studentName,
          state: z.enum(['none', 'started']).describe('Whether the student has begun.'),
        }),
      )
      .describe('Everyone who got it and has not handed in.'),
    mayAnswer: z.int().describe('Students of all its classes who have not handed in and whose window has not closed.'),
    items: z
      .array(ItemStatistics)
      .describe("What everyone's answers say about each question; with the first page alone."),
  }),
});
