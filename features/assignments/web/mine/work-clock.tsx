import { lazyWithRetry } from '@inkstone/ui';
import type { WorkItem } from '../work/families.ts';
import { isMissed } from '../work/work-acts.ts';

const OwnClock = lazyWithRetry(async () => (await import('./own-clock.tsx')).OwnClock);

/** The clock of a sitting that was begun and left: it goes on, whatever the deadline says. */
export const WorkClock = ({ work, now }: { work: WorkItem; now: number }) => {
  if (work.state !== 'onGoing' || work.again || work.attemptId === null || isMissed(work, now)) return null;
  return <OwnClock attemptId={work.attemptId} />;
};
