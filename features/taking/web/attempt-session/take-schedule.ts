import type { CallOutput } from '@inkstone/call/web';
import { fromWireState, type AttemptState } from '@inkstone/exam/attempt';
import type { getAttemptTime } from '../../contract.ts';
import { isScheduleOutdated, type OpenAttempt } from './open-attempt.ts';
import { detectTimeChange, type AttemptTime } from './time-change.ts';
import type { Schedule } from './window-state.ts';

type TimeResponse = CallOutput<typeof getAttemptTime>;

/**
 * What became of a schedule: `older` than what this page already knows, so that it has to be asked for again;
 * `incomplete` where only opening the attempt again brings what is missing.
 */
export type ScheduleOutcome = 'unchanged' | 'taken' | 'older' | 'incomplete';

const hasNewKey = (after: object = {}, before: object = {}): boolean =>
  Object.keys(after).some((key) => !(key in before));

/** Whether the server has released a section or chosen a module that came with no start of this page. */
const hasNewContent = ({ started }: OpenAttempt, state: AttemptState): boolean => {
  const known = fromWireState(started.state);
  return hasNewKey(state.contentReleasedAt, known.contentReleasedAt) || hasNewKey(state.routes, known.routes);
};

const readAttemptTime = ({ projection, clock }: OpenAttempt, schedule: Schedule): AttemptTime => ({
  state: projection.state(),
  timeline: projection.timeline(clock.now()),
  schedule,
});

/**
 * Takes the new times into the open attempt: the server's state, with everything on top that the server did not have
 * when it responded. Answers, recordings, files and what is displayed stay as they are.
 */
export const takeSchedule = (attempt: OpenAttempt, response: TimeResponse): ScheduleOutcome => {
  const { outbox, projection, clock, windowState } = attempt;
  if (!isScheduleOutdated(attempt, response)) return 'unchanged';
  const { schedule, ack, closesAt, windowVersion } = response;
  // An old server knows no schedule.
  if (!schedule || hasNewContent(attempt, fromWireState(schedule.state))) return 'incomplete';
  // Events that were acknowledged since are no longer in the journal.
  if (ack < outbox.journal().acknowledgedSeq) return 'older';
  const now = clock.now();
  const { schedule: known, timeChange } = windowState.get();
  // A window that closes later is open again by itself: what counts as reopened is what a clock had closed.
  projection.updateWindow(closesAt, now);
  const before = readAttemptTime(attempt, known);
  const pending = outbox.appliedEntries().filter(({ seq }) => seq > ack);
  const base = { state: fromWireState(schedule.state), ack };
  const { opensAt, deadline, redoDueAt } = schedule;
  projection.rebase({ ...base, opensAt, closesAt }, pending, now);
  const next = { windowVersion, opensAt, closesAt, deadline, redoDueAt, base };
  windowState.set({
    schedule: next,
    timeChange: detectTimeChange(before, readAttemptTime(attempt, next)) ?? timeChange,
  });
  return 'taken';
};
