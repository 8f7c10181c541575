import { useEffect, useState } from 'react';
import type { Timeline } from '@inkstone/exam/attempt';
import type { AttemptStore } from './attempt-store.ts';

/** One value of the attempt's timeline, polled four times a second; renders only when it has changed. */
export const useTimeline = <Fact extends string | number | boolean | null>(
  store: AttemptStore,
  select: (timeline: Timeline) => Fact,
): Fact => {
  const [, setFact] = useState<Fact>();
  // Polls the timeline.
  useEffect(() => {
    const timer = setInterval(() => setFact(select(store.timeline())), 250);
    return () => clearInterval(timer);
  });
  return select(store.timeline());
};
