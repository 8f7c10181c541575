import { handleCall, type HandlerContext } from '@inkstone/call/server';
import {
  saveAnswers as saveAnswersContract,
  saveDefinedHomework as saveDefinedHomeworkContract,
  saveOvertimeWriting as saveOvertimeWritingContract,
} from '../../contract.ts';
import { appendBatch } from './append-batch.ts';
import { toSaveOutput, applyTransitions } from './save-output.ts';

const save = async (ctx: HandlerContext<typeof saveAnswersContract>) => {
  const result = await appendBatch(ctx, { handsIn: false });
  await applyTransitions(ctx, result);
  return toSaveOutput(ctx, result);
};

/** Saves a batch. */
export const saveAnswers = handleCall(saveAnswersContract, save);

/** Saves under the path of overtime writing. */
export const saveOvertimeWriting = handleCall(saveOvertimeWritingContract, save);

/** Saves under the path of homework that a teacher wrote. */
export const saveDefinedHomework = handleCall(saveDefinedHomeworkContract, save);
