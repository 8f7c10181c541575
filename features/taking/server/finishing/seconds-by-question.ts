const idleMs = 5 * 60_000;

// Beside a course video a question is open only now and then.
const leavingKinds: ReadonlySet<string> = new Set(['question-left', 'section-finished', 'break-started']);

/** The part of an event that time keeping needs. */
export interface TimedEvent {
  kind: string;
  questionId: number | null;
  claimedAt: Date;
}

/**
 * Seconds spent on each question, from entering it until it is left; a gap of more than five minutes between events
 * counts as idle.
 */
export const secondsByQuestion = (events: readonly TimedEvent[]): Map<number, number> => {
  const spent = new Map<number, number>();
  let current: number | null = null;
  let last: Date | null = null;
  for (const event of events) {
    if (current !== null && last !== null) {
      const stretch = event.claimedAt.getTime() - last.getTime();
      if (stretch > 0 && stretch <= idleMs) spent.set(current, (spent.get(current) ?? 0) + stretch);
    }
    if (event.kind === 'question-entered') current = event.questionId;
    if (leavingKinds.has(event.kind)) current = null;
    last = event.claimedAt;
  }
  return new Map([...spent].map(([question, milliseconds]) => [question, Math.round(milliseconds / 1000)]));
};
