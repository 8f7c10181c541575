const idleMs = 5 * 60_000;

// Beside a film a question stands open only now and then.
const isLeaving: ReadonlySet<string> = new Set(['question-left', 'section-finished', 'break-started']);

/** An event of the journal as far as time is concerned. */
export interface TimedEvent {
  kind: string;
  questionId: number | null;
  claimedAt: Date;
}

/**
 * Seconds on each question: from entering it until it is left, event by event; a stretch of more than five minutes
 * without any event is idle and not counted.
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
    if (isLeaving.has(event.kind)) current = null;
    last = event.claimedAt;
  }
  return new Map([...spent].map(([question, milliseconds]) => [question, Math.round(milliseconds / 1000)]));
};
