import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { saveAnswers as saveAnswersContract } from '../../contract.ts';
import { appendBatch } from './append-batch.ts';
import { toSaveOutput, applyTransitions } from './save-output.ts';

const save = async (ctx: HandlerContext<typeof saveAnswersContract>) => {
  const result = await appendBatch(ctx, { isSubmitting: false });
  await applyTransitions(ctx, result);
  return toSaveOutput(ctx, result);
};

/** Saves a batch. */
export const saveAnswers = handleCall(saveAnswersContract, save);
