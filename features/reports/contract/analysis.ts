import * as z from 'zod';
import { RequestId } from '@inkstone/base';
import { aliasCall, createCallFactory } from '@inkstone/call';
import { inputFields, outputFields } from '@inkstone/exam/fields';
import { examTakers } from '@inkstone/session/contract';
import { legacy } from './legacy.ts';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals, legacy);

const analysisFields = {
  reason: z.string().max(2000).describe('Why I chose it; of a text, what went wrong.'),
  evidence: z.string().max(2000).describe('What the passage says, in my words; empty for a text of my own.'),
  plan: z.string().max(2000).default('').describe('What I do next; said of texts alone.'),
  quote: z
    .string()
    .max(2000)
    .nullable()
    .describe('The sentence of the passage that says it; null where none is picked.'),
};

/** A student's analysis of a wrong reading answer, or of a marked text. */
export const Analysis = z.object({
  ...analysisFields,
  version: z.int().describe('From 1; a save names the one that it was read at.'),
  savedAt: z.iso.datetime().describe('When it was last saved.'),
});
export type Analysis = z.infer<typeof Analysis>;

const input = z.object({
  requestId: RequestId,
  questionId: inputFields.questionId,
  version: z.int().min(0).max(1_000_000).describe('The version that was read; 0 where there was none.'),
  ...analysisFields,
});
const output = z.object({
  attemptId: outputFields.attemptId,
  version: z.int().describe('Number of the analysis that was made, to be named by the next save.'),
  savedAt: z.iso.datetime().describe('When it was saved.'),
});
const invalidates = ['frontend/test/report', 'do/getHomeworkReport'];

/** Saves the student's analysis of one wrong reading answer or one marked text. */
export const saveAnalysis = call({
  path: 'do/submitStudentAnalysis',
  method: 'POST',
  effect: 'write',
  summary:
    'Save my own analysis, once the report is open: of a wrong reading answer why I chose it and what the passage says; of a marked text what went wrong and what I do next.',
  access: examTakers,
  input: input.extend({ attemptId: inputFields.attemptId }),
  output,
  refusals: ['report.notYet', 'report.notHandedIn', 'report.asked', 'analysis.notWrong', 'analysis.newer'],
  invalidates,
});

/** Saves the student's analysis of one marked text. */
export const saveTextAnalysis = aliasCall('do/submitStudentAnalysisEtc', saveAnalysis, {
  summary:
    'Save my own analysis of a marked text, once the report is open: what went wrong and what I do next; a reading answer is not found.',
  interfaceFor:
    'a writing page that must not touch analyses of reading; the report saves both by do/submitStudentAnalysis.',
});

/** Saves the student's analysis of a question opened outside of a report, such as in the error book. */
export const saveQuestionAnalysis = call({
  path: 'frontend/quest/analysis',
  method: 'POST',
  effect: 'write',
  summary: 'Save my own analysis of a question by the question alone: of my newest attempt that answered it.',
  access: examTakers,
  interfaceFor:
    'a page that knows a question and no attempt, such as an error book of another program; the report names the attempt.',
  input,
  output,
  refusals: ['report.notYet', 'report.notHandedIn', 'report.asked', 'analysis.notWrong', 'analysis.newer'],
  invalidates,
});
