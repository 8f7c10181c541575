import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { isSubmitted } from '@inkstone/exam/attempt';
import {
  finishAttempt as finishContract,
  saveAnswers as saveAnswersContract,
  saveDefinedHomework as saveDefinedHomeworkContract,
  saveOvertimeWriting as saveOvertimeWritingContract,
} from '../contract.ts';
import { appendBatch, type AppendResult, type SaveContext } from './append-batch.ts';
import { findAnsweredQuestionIds } from './attempt.queries.ts';
import { closeAttempt, toAttemptFacts, findReportOpensAt } from './close-attempt.ts';
import { countQuestions } from './count-questions.ts';
import { toSyncInfo } from './sync-info.ts';

const toSaveOutput = ({ secret, now }: SaveContext, { row, window, state, timeline, ack }: AppendResult) => ({
  ...toSyncInfo({
    ...{ secret, timeline, window, now },
    attemptId: row.id,
    writerEpoch: state.writerEpoch,
    windowVersion: row.window_version,
  }),
  ack,
});

/** Applies what a batch caused: emits the start once, and closes and scores an attempt whose journal holds its submission. Returns when it was submitted. */
const applyTransitions = async (ctx: SaveContext, result: AppendResult): Promise<Date | null> => {
  const { row, state } = result;
  if (row.state.status === 'fresh' && state.status !== 'fresh') {
    await ctx.emit('attempt.started', { ...toAttemptFacts(row), at: new Date(state.startedAt ?? ctx.now.getTime()) });
  }
  if (row.submitted_at) return row.submitted_at;
  const isEnded = state.status === 'closed' && isSubmitted(state);
  return isEnded ? closeAttempt(ctx, { row, state, window: result.window }) : null;
};

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

/** Appends the last events and closes the section or submits; refused where the journal has a gap. */
export const finishAttempt = handleCall(finishContract, async (ctx) => {
  const isHandIn = ctx.input.finish === 'attempt';
  const result = await appendBatch(ctx, { handsIn: isHandIn });
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
