import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { allowsOvertime } from '@inkstone/exam/attempt';
import { getKindRules } from '@inkstone/exam/assignment-kinds';
import {
  saveOvertime as saveOvertimeContract,
  saveAnswers as saveAnswersContract,
  saveDefinedHomework as saveDefinedHomeworkContract,
} from '../../contract.ts';
import type { LockedAttempt } from '../attempt-rows.queries.ts';
import { appendBatch } from './append-batch.ts';
import { listOvertimeWords } from './overtime.ts';
import { toSaveOutput, applyTransitions } from './save-output.ts';

const save = async (ctx: HandlerContext<typeof saveAnswersContract>, isInScope?: (row: LockedAttempt) => boolean) => {
  const result = await appendBatch(ctx, { isSubmitting: false, ...(isInScope && { isInScope }) });
  await applyTransitions(ctx, result);
  return toSaveOutput(ctx, result);
};

/** Saves a batch. */
export const saveAnswers = handleCall(saveAnswersContract, async (ctx) => save(ctx));

/** Saves a batch of texts that are written on over time, where the assignment allows it. */
export const saveOvertime = handleCall(saveOvertimeContract, async (ctx) => {
  const result = await appendBatch(ctx, {
    isSubmitting: false,
    check: ({ blueprint }) => (allowsOvertime(blueprint) ? undefined : ctx.refuse('overtime.notAllowed')),
  });
  await applyTransitions(ctx, result);
  return { ...toSaveOutput(ctx, result), overtime: await listOvertimeWords(ctx.tx, result.row.id) };
});

/** Saves a batch of homework that a teacher wrote. */
export const saveDefinedHomework = handleCall(saveDefinedHomeworkContract, async (ctx) =>
  save(ctx, ({ kind }) => getKindRules(kind).isWrittenByTeacher),
);
