import * as z from 'zod';
import { Edition, Id, pageFields, pagingInput, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { outputFields } from '@inkstone/exam/fields';
import { teacherSide } from '@inkstone/session/contract';
import { resultColumns } from '../document/result-columns.ts';
import { schemeKinds } from '../gradebook/scheme.ts';
import { refusals } from '../refusals.ts';
import { fileInput } from './results.ts';

const call = createCallFactory(refusals);
const access = teacherSide.may('myStudent_class');

/** How the works of a class are weighed. */
export const SchemeDraft = z.object({
  kind: z.enum(schemeKinds).describe('All the same, by points, by kind of work, or each work by itself.'),
  homeworkWeight: z.int().min(0).max(100).describe('Percent of homework, where kinds of work are weighed.'),
  testWeight: z.int().min(0).max(100).describe('Percent of tests, where kinds of work are weighed.'),
  workWeights: z
    .array(
      z.object({
        id: Id.describe('The assignment or test on paper.'),
        weight: z.int().min(0).max(100).describe('Its weight beside the others; 0: it does not count.'),
      }),
    )
    .max(200)
    .describe('Own weights of works; a work that is not named weighs 1.'),
  dropLowest: z.int().min(0).max(20).describe('So many of the lowest percentages of a student do not count.'),
});
export type SchemeDraft = z.output<typeof SchemeDraft>;

const Family = z.enum(['homework', 'test']);

const GradebookWork = z.object({
  id: z.int().describe('The assignment, or the test on paper; no two have the same.'),
  isOnPaper: z.boolean().describe('Whether it is a test on paper, whose marks a teacher types in.'),
  kind: outputFields.workKind,
  family: Family.describe('The kind of work by which it is weighed.'),
  programme: z.string().describe('Id of the exam programme, such as sat or ap; empty for a test on paper.'),
  title: z.string().describe("Title of the work in the reader's language."),
  teacherName: outputFields.teacherName,
  isMine: z.boolean().describe('Whether the caller gave it, and so may open its details.'),
  deadline: z.iso.datetime().describe('When it is due for everyone.'),
  mean: z.number().nullable().describe('Mean share of the points over released scores, 0 to 1; null without any.'),
  released: z.int().describe('Students of the class whose score is released.'),
});

const GradebookCell = z.object({
  state: z
    .enum([
      ...(['notGiven', 'takenOut', 'notBegun', 'inProgress', 'handedIn', 'marked', 'released'] as const),
      ...(['notMarked', 'absent', 'excused'] as const),
    ])
    .describe(
      'How far the student has come; handedIn waits for marks, marked is not released; a total set by hand needs no marks; on paper also the last three.',
    ),
  points: z.number().nullable().describe('The score in points; null while there is none, which is not zero.'),
  maximum: z.number().nullable().describe('Points that full marks would earn; null while they are not known.'),
  isLate: z.boolean().describe('Handed in after the deadline, or not handed in by then.'),
});

const GradebookStudent = z.object({
  studentId: outputFields.studentId,
  name: outputFields.studentName,
  username: z.string().describe('The user name, which tells apart two persons of one name.'),
  cells: z.array(GradebookCell).describe('A cell for each work, in their order.'),
  total: z
    .object({
      share: z.number().nullable().describe('The total over released scores by the scheme, 0 to 1; null without any.'),
      counted: z.int().describe('Scores that count in it.'),
      given: z.int().describe('Works that the student was given and not taken out of.'),
      unreleased: z.int().describe('Works that are handed in and not released, and so are not in it.'),
      droppedIds: z.array(z.int()).describe('Works whose scores are dropped as the lowest.'),
    })
    .describe('The total of the row.'),
});

const period = {
  classId: Id.describe('The class, one that the caller teaches.'),
  from: z.iso.datetime().optional().describe('Works that are due at this instant or later; absent: from the first.'),
  to: z.iso.datetime().optional().describe('Works that are due before this instant; absent: to the last.'),
};

/** The gradebook of a class. */
export const getGradebook = call({
  path: 'backend/myClass/gradebook',
  method: 'GET',
  effect: 'read',
  summary: 'The students of a class with the state and score of each work that the class was given, and totals.',
  access,
  input: z.object({ ...period, ...pagingInput() }),
  output: z.object({
    classId: z.int().describe('The class.'),
    className: z.string().describe("What the class is called, in the reader's language."),
    works: z.array(GradebookWork).describe('Homework and tests of the class, earliest deadline first, the latest 100.'),
    hasMoreWorks: z.boolean().describe('Whether earlier works of the period are left out.'),
    scheme: SchemeDraft.extend({
      edition: z.int().describe('How often it was saved; 0: never. Sent back when it is saved again.'),
    }).describe('How works are weighed.'),
    list: z.array(GradebookStudent).describe('One page of the students, by name.'),
    ...pageFields,
  }),
});

/** Saves how the works of a class are weighed. */
export const saveGradebookScheme = call({
  path: 'backend/myClass/saveGradebookScheme',
  method: 'POST',
  effect: 'write',
  summary: 'Save how the works of a class are weighed in the totals of its gradebook, for all its teachers.',
  access,
  input: SchemeDraft.extend({
    requestId: RequestId,
    classId: Id.describe('The class, one that the caller teaches.'),
    edition: Edition.describe('The edition that was changed; another one is refused.'),
  }),
  output: z.object({ edition: z.int().describe('The edition that is in force now.') }),
  refusals: ['gradebook.changedMeanwhile', 'gradebook.noWeight', 'gradebook.weightTwice', 'gradebook.workUnknown'],
  invalidates: ['backend/myClass/gradebook'],
});

/** The gradebook of a class as a file. */
export const exportGradebook = call({
  path: 'backend/myClass/gradebookFile',
  method: 'GET',
  effect: 'read',
  summary: 'The gradebook of a class as a workbook or CSV: a row for each student, a column for each work.',
  access,
  input: z.object({
    ...period,
    ...fileInput(resultColumns.classList),
    show: z.enum(['points', 'percent']).default('points').describe('What the cells hold of a score.'),
  }),
  output: z.unknown().describe('A workbook or separated text.'),
  responseFormat: 'bytes',
});
