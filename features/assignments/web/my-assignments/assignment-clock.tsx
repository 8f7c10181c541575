import { lazyWithRetry } from '@inkstone/ui';
import type { StudentAssignment } from '../shared/families.ts';
import { isMissed } from '../shared/student-actions.ts';

const AttemptClock = lazyWithRetry(async () => (await import('./attempt-clock.tsx')).AttemptClock);

/** The clock of an attempt that was started and left: it keeps running, whatever the deadline is. */
export const AssignmentClock = ({ assignment, now }: { assignment: StudentAssignment; now: number }) => {
  if (assignment.state !== 'onGoing' || assignment.again || assignment.attemptId === null || isMissed(assignment, now))
    return null;
  return <AttemptClock attemptId={assignment.attemptId} />;
};
