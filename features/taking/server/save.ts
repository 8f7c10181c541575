import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { isSubmitted } from '@inkstone/exam/attempt';
import { finish as finishContract, saveAnswers, saveDefinedHomework, saveOvertimeWriting } from '../contract.ts';
import { append, type Appended, type Saving } from './append.ts';
import { findAnswered } from './attempt.queries.ts';
import { closeAttempt, factsOf, reportOpensAtOf } from './close.ts';
import { countsOf } from './counts.ts';
import { syncedOf } from './synced.ts';

const savedOf = ({ secret, now }: Saving, { row, window, state, timeline, ack }: Appended) => ({
  ...syncedOf({
    ...{ secret, timeline, window, now },
    attemptId: row.id,
    holder: state.holder,
    windowVersion: row.window_version,
  }),
  ack,
});

/** What a batch brought about: the beginning is told once, a hand-in that stands in the journal closes and scores. */
const follow = async (it: Saving, appended: Appended): Promise<Date | null> => {
  const { row, state } = appended;
  if (row.state.status === 'fresh' && state.status !== 'fresh') {
    await it.emit('attempt.started', { ...factsOf(row), at: new Date(state.startedAt ?? it.now.getTime()) });
  }
  if (row.submitted_at) return row.submitted_at;
  const isEnded = state.status === 'closed' && isSubmitted(state);
  return isEnded ? closeAttempt(it, { row, state, window: appended.window }) : null;
};

const save = async (it: HandlerContext<typeof saveAnswers>) => {
  const appended = await append(it, { handsIn: false });
  await follow(it, appended);
  return savedOf(it, appended);
};

/** Appends a batch. */
export const saveTopicAnswer = handleCall(saveAnswers, save);

/** The same for overtime writing. */
export const saveWritingOverTime = handleCall(saveOvertimeWriting, save);

/** The same for defined homework. */
export const saveTopicEtc = handleCall(saveDefinedHomework, save);

/** Appends what is left, then says whether everything is on the server. */
export const finish = handleCall(finishContract, async (it) => {
  const isHandIn = it.input.finish === 'attempt';
  const appended = await append(it, { handsIn: isHandIn });
  const last = Math.max(0, ...it.input.events.map(({ seq }) => seq));
  if (appended.ack < last) return it.refuse('attempt.gap');
  const submittedAt = await follow(it, appended);
  const { row, state } = appended;
  const answeredNow = await findAnswered(it.tx, row.id);
  const isOver = submittedAt !== null || state.status === 'closed';
  const { answered, total } = countsOf(row.blueprint, { routes: state.routes, answered: answeredNow, isOver });
  return {
    ...savedOf(it, appended),
    answered,
    total,
    submittedAt: submittedAt?.toISOString() ?? null,
    reportOpensAt: (await reportOpensAtOf(it, appended))?.toISOString() ?? null,
  };
});
