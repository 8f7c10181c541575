import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { getKindRules } from '@inkstone/exam/assignment-kinds';
import {
  saveAnswers as saveAnswersContract,
  saveDefinedHomework as saveDefinedHomeworkContract,
} from '../../contract.ts';
import type { LockedAttempt } from '../attempt-rows.queries.ts';
import { appendBatch } from './append-batch.ts';
import { toSaveOutput, applyTransitions } from './save-output.ts';

const save = async (ctx: HandlerContext<typeof saveAnswersContract>, isInScope?: (row: LockedAttempt) => boolean) => {
  const result = await appendBatch(ctx, { isSubmitting: false, ...(isInScope && { isInScope }) });
  await applyTransitions(ctx, result);
  return toSaveOutput(ctx, result);
};

/** Saves a batch. */
export const saveAnswers = handleCall(saveAnswersContract, async (ctx) => save(ctx));

/** Saves a batch of homework that a teacher wrote. */
export const saveDefinedHomework = handleCall(saveDefinedHomeworkContract, async (ctx) =>
  save(ctx, ({ kind }) => getKindRules(kind).isWrittenByTeacher),
);
