import * as z from 'zod';
import { Id } from '@inkstone/base';
import { callsWith } from '@inkstone/call';
import { teacherSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';

const call = callsWith(refusals);

const Flag = z.enum(['tooHard', 'tooEasy', 'weak', 'keySuspect', 'distractorAttracts', 'distractorUnused']);

/** What everyone's answers say about one question; null where there are too few. */
export const ItemStatistics = z.object({
  questId: z.int(),
  number: z.int(),
  kind: z.string(),
  setTitle: z.string(),
  topicId: z.int().describe('The question set.'),
  prompt: z.unknown(),
  key: z.unknown(),
  explanation: z.object({ en: z.string(), zh: z.string() }),
  knowledgePoint: z.string().nullable(),
  answered: z.int(),
  blank: z.int(),
  right: z.int(),
  difficulty: z.number().nullable().describe('Mean share of the points, 0 to 1: higher is easier.'),
  discrimination: z.number().nullable().describe('Point-biserial with the rest score, -1 to 1.'),
  upperLower: z.number().nullable().describe('Right among the best 27 % minus among the last 27 %.'),
  alphaIfDeleted: z.number().nullable(),
  meanSeconds: z.int().nullable(),
  options: z.array(
    z.object({
      id_option: z.string(),
      letter: z.string(),
      count: z.int(),
      percent: z.int(),
      isKey: z.boolean(),
      discrimination: z.number().nullable(),
    }),
  ),
  flags: z.array(Flag),
  corrections: z.array(
    z.object({
      batchId: z.int(),
      was: z.unknown(),
      becomes: z.unknown(),
      by: z.string(),
      at: z.iso.datetime(),
      changed: z.int().describe('Attempts whose points changed.'),
      reversedAt: z.iso.datetime().nullable(),
    }),
  ),
});

/** The report of a whole assignment. */
export const wholeReport = call({
  path: 'backend/test/report',
  method: 'GET',
  effect: 'read',
  summary: 'The class report of work that this teacher gave: scores, item statistics, every student’s answers.',
  who: teacherSide.may('publish_homework', 'publish_test'),
  input: z.object({ id: Id.describe('The assignment.'), classId: Id.optional() }),
  output: z.object({
    assignmentId: z.int(),
    title: z.string(),
    kind: z.enum(['homework', 'definedHomework', 'test', 'textbook', 'course']),
    programme: z.string(),
    variantName: z.string(),
    deadline: z.iso.datetime(),
    reportAt: z.enum(['submitted', 'closed', 'byHand']),
    reportOpenedAt: z.iso.datetime().nullable(),
    classes: z.array(z.object({ id: z.int(), name: z.string() })),
    recipients: z.int(),
    handedIn: z.int(),
    scoreMax: z.number(),
    mean: z.number().nullable(),
    median: z.number().nullable(),
    highest: z.number().nullable(),
    lowest: z.number().nullable(),
    deviation: z.number().nullable().describe('Population standard deviation of the scores.'),
    alpha: z.number().nullable().describe("Cronbach's alpha; null below the number of responses that it needs."),
    sem: z.number().nullable().describe('Standard error of measurement, in points of the score.'),
    responsesNeeded: z.int().describe('Below so many responses item statistics are withheld.'),
    distribution: z.array(z.object({ from: z.number(), to: z.number(), count: z.int() })),
    students: z.array(
      z.object({
        studentId: z.int(),
        attemptId: z.int(),
        name: z.string(),
        className: z.string(),
        score: z.number().nullable(),
        right: z.int(),
        partial: z.int().describe('Part of the points.'),
        wrong: z.int(),
        blank: z.int(),
        byTeacher: z.int().describe('Questions that a teacher marks; they are in none of the other counts.'),
        selfMark: z
          .object({ earned: z.number(), possible: z.number() })
          .nullable()
          .describe('Points that the student gave for the questions marked so far; null where none are.'),
        seconds: z.int(),
        submittedAt: z.iso.datetime(),
        period: z.enum(['regular', 'timeOut']),
        answers: z.array(
          z.object({
            questId: z.int(),
            spelled: z.string().describe('The answer in the old spelling; empty where blank.'),
            outcome: z.enum(['right', 'partial', 'wrong', 'blank', 'toBeMarked', 'notChosen']),
          }),
        ),
      }),
    ),
    missing: z.array(z.object({ studentId: z.int(), name: z.string(), state: z.enum(['none', 'started']) })),
    items: z.array(ItemStatistics),
  }),
});
