import * as z from 'zod';
import { Id, pageFields, pagingInput } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { recruitmentSide } from '@inkstone/session/contract';
import { legacy } from '../legacy.ts';
import { refusals } from '../refusals.ts';
import { candidateStates } from '../rules.ts';

const call = createCallFactory(refusals, legacy);

const State = z.enum(candidateStates);
const search = z
  .string()
  .trim()
  .max(100)
  .optional()
  .describe('Words of a name, Chinese, English or pinyin, or of a position; absent: any.');
const recruiterId = Id.optional().describe('Only records of this recruiter, for a supervisor; absent: of any.');

/** A candidate's record. */
export const CandidateRow = z.object({
  id: z.int().describe('The record.'),
  name: z.string().describe("What the candidate is called, in the caller's language."),
  username: z.string().describe("Name of the candidate's account."),
  mail: z.string().nullable().describe('Mail address; null where none is known.'),
  phone: z.string().nullable().describe('Telephone number; null where none is known.'),
  position: z.string().describe('What the candidate applies for.'),
  recruiterName: z.string().describe('Whose record it is.'),
  state: State.describe('Draft, published, started, submitted (an answer waits for its mark) or marked.'),
  isOver: z.boolean().describe('The test can no longer be sat: handed in, or its time is over.'),
  test: z
    .object({
      assignmentId: z.int().describe('The test, by which its report and its desk are opened.'),
      personId: z.int().describe('The candidate, by the id of the person.'),
      programme: z.string().describe('Id of the exam programme that the paper belongs to.'),
    })
    .nullable()
    .describe('What marking and report are opened by; null while it is a draft.'),
  paperId: z.int().nullable().describe('The paper; null while none is chosen.'),
  paperTitle: z.string().nullable().describe('What the paper is called; null while none is chosen.'),
  deadline: z.iso.datetime().nullable().describe('Until when the test can be sat; null while it is a draft.'),
  mayMove: z
    .boolean()
    .describe('Whether this deadline can be moved: there is one, and the candidate has not handed in.'),
  hasLink: z.boolean().describe('A link was shared that works still.'),
  createdAt: z.iso.datetime().describe('When the record was made.'),
});
export type CandidateRow = z.output<typeof CandidateRow>;

/** The records. */
export const listCandidates = call({
  path: 'backend/candidate/list',
  method: 'GET',
  effect: 'read',
  summary:
    'My candidates, for a supervisor those of all recruiters, the newest first: by words, state, recruiter, paged.',
  access: recruitmentSide.may('candidate'),
  input: z.object({
    search,
    state: State.optional().describe('Only these; absent: any.'),
    recruiterId,
    ...pagingInput(),
  }),
  output: z.object({ list: z.array(CandidateRow).describe('One page of records.'), ...pageFields }),
});

/** The options of forms and filters. */
export const getCandidateOptions = call({
  path: 'backend/candidate/dropdown',
  method: 'GET',
  effect: 'read',
  summary:
    'What candidates are filtered and made by: papers of the bank, positions so far, and for a supervisor recruiters.',
  access: recruitmentSide.may('candidate', 'test'),
  input: z.object({}),
  output: z.object({
    papers: z
      .array(
        z.object({
          id: z.int().describe('The paper.'),
          title: z.string().describe("What it is called, in the caller's language."),
          questions: z.int().describe('How many questions it has.'),
        }),
      )
      .describe('Papers of the bank, the newest first, at most two hundred.'),
    positions: z.array(z.string()).describe('What candidates whom the caller sees apply for, by name.'),
    recruiters: z
      .array(z.object({ id: z.int().describe('The recruiter.'), name: z.string().describe('What they are called.') }))
      .describe('Whose records there are; empty for a recruiter.'),
  }),
});

/** One record. */
export const getCandidate = call({
  path: 'backend/candidate/detail',
  method: 'GET',
  effect: 'read',
  summary: 'One record, with the names as they were written and the words to the candidate.',
  access: recruitmentSide.may('candidate'),
  input: z.object({ id: Id.describe('The record.') }),
  output: z.object({
    candidate: CandidateRow.describe('The record as lists show it.'),
    names: z
      .object({
        en: z.string().describe('The name as it was written first.'),
        zh: z.string().nullable().describe('The Chinese name; null where there is none.'),
      })
      .describe('As they were written, for editing.'),
    message: z.string().nullable().describe('Words to the candidate before the test; null where there are none.'),
    linkUntil: z.iso.datetime().nullable().describe('Until when the shared link works; null where none does.'),
  }),
});

/** A candidate's test, for its recruiter. */
export const CandidateTest = z.object({
  id: z.int().describe('The record.'),
  assignmentId: z.int().describe('The test, by which its report and its desk are opened.'),
  personId: z.int().describe('The candidate, by the id of the person.'),
  name: z.string().describe("What the candidate is called, in the caller's language."),
  position: z.string().describe('What the candidate applies for.'),
  recruiterName: z.string().describe('Whose candidate it is.'),
  title: z.string().describe('What the test is called.'),
  programme: z.string().describe('Id of the exam programme that the paper belongs to.'),
  state: State.describe('Published, started, submitted (an answer waits for its mark) or marked.'),
  isOver: z.boolean().describe('The test can no longer be sat: handed in, or its time is over.'),
  answered: z.int().describe('Questions with an answer once it is handed in; 0 before.'),
  questions: z.int().describe('Questions in all.'),
  deadline: z.iso.datetime().describe('Until when it can be sat.'),
  submittedAt: z.iso.datetime().nullable().describe('When it was handed in; null before.'),
  score: z.number().nullable().describe('Points; null until everything is marked.'),
  scoreMax: z.number().nullable().describe('Points that full marks would earn; null until something is scored.'),
});
export type CandidateTest = z.output<typeof CandidateTest>;

/** The tests of candidates. */
export const listCandidateTests = call({
  path: 'backend/candidate/test',
  method: 'GET',
  effect: 'read',
  summary: 'Tests of my candidates, for a supervisor of all, what came in last first, with state and score, paged.',
  access: recruitmentSide.may('test'),
  input: z.object({
    search,
    state: State.optional().describe('Only these; absent: any.'),
    recruiterId,
    ...pagingInput(),
  }),
  output: z.object({ list: z.array(CandidateTest).describe('One page of tests.'), ...pageFields }),
});
