import { lazyWithRetry } from '@inkstone/ui';
import type { StudentAssignment } from '../shared/families.ts';
import { isMissed } from '../shared/student-actions.ts';

const AttemptClock = lazyWithRetry(async () => (await import('./attempt-clock.tsx')).AttemptClock);

/** The clock of a sitting that was begun and left: it goes on, whatever the deadline says. */
export const AssignmentClock = ({ work, now }: { work: StudentAssignment; now: number }) => {
  if (work.state !== 'onGoing' || work.again || work.attemptId === null || isMissed(work, now)) return null;
  return <AttemptClock attemptId={work.attemptId} />;
};
