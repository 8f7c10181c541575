import { useEffect, useState } from 'react';
import type { Timeline } from '@inkstone/exam/attempt';
import type { AttemptStore } from './attempt-store.ts';

/** One plain fact of the attempt's timeline, looked at four times a second; draws anew only when it has changed. */
export const useTimeline = <Fact extends string | number | boolean | null>(
  store: AttemptStore,
  select: (timeline: Timeline) => Fact,
): Fact => {
  const [, draw] = useState<Fact>();
  // Meets the server's clock.
  useEffect(() => {
    const timer = setInterval(() => draw(select(store.timeline())), 250);
    return () => clearInterval(timer);
  });
  return select(store.timeline());
};
