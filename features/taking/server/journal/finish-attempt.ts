import { handleCall } from '@inkstone/call/server';
import { finishAttempt as contract } from '../../contract.ts';
import { appendBatch } from './append-batch.ts';
import { findAnsweredQuestionIds } from '../attempt.queries.ts';
import { findReportOpensAt } from '../finishing/close-attempt.ts';
import { countQuestions } from '../attempt-session/count-questions.ts';
import { toSaveOutput, applyTransitions } from './save-output.ts';

/** Appends the last events and closes the section or submits; refused where the journal has a gap. */
export const finishAttempt = handleCall(contract, async (ctx) => {
  const isHandIn = ctx.input.finish === 'attempt';
  const result = await appendBatch(ctx, { isSubmitting: isHandIn });
  const last = Math.max(0, ...ctx.input.events.map(({ seq }) => seq));
  if (result.ack < last) return ctx.refuse('attempt.gap');
  const submittedAt = await applyTransitions(ctx, result);
  const { row, state } = result;
  const answeredNow = await findAnsweredQuestionIds(ctx.tx, row.id);
  const isOver = submittedAt !== null || state.status === 'closed';
  const { answered, total } = countQuestions(row.blueprint, { routes: state.routes, answered: answeredNow, isOver });
  return {
    ...toSaveOutput(ctx, result),
    answered,
    total,
    submittedAt: submittedAt?.toISOString() ?? null,
    reportOpensAt: (await findReportOpensAt(ctx, result))?.toISOString() ?? null,
  };
});
