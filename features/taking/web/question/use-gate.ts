import type { ShownClock, WindowPhase } from '@inkstone/exam/attempt';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import { useIsHeard, useListening } from '../listening/listening-context.ts';
import { recordingOf } from '../listening/recording-of.ts';
import type { Met } from '../place/place-in-exam.ts';
import { useTimeline } from '../attempt/use-timeline.ts';

/** What stands before a question: a text that is read first, a recording that is heard first, or nothing. */
export interface Gate {
  is: 'open' | 'read' | 'listen';
  /** The window that the question's own time is in; null where it has none. */
  phase: WindowPhase | null;
  /** True where its own time, or that of its task, is over. */
  isOver: boolean;
}

/** A clock of one question or one task that gives no more time. */
const isUp = ({ key, secondsLeft, atZero }: ShownClock): boolean =>
  /^(item|set):/.test(key) && atZero === 'closes' && secondsLeft <= 0;

const open: Gate = { is: 'open', phase: null, isOver: false };

/** Whether the questions of a set come only after its recording: where one never goes back, and where time is dealt out. */
const comesAfter = (store: AttemptStore, { part }: Met, isOneWay: boolean): boolean =>
  part.windows !== null || (store.blueprint.mode === 'test' && isOneWay);

/** What stands before the question on the screen. */
export const useGate = (store: AttemptStore, met: Met | undefined, isOneWay: boolean): Gate => {
  const listening = useListening();
  const recording = met ? recordingOf(met.set) : null;
  const isHeard = useIsHeard(recording?.setId ?? null);
  const phase = useTimeline(store, (timeline) => timeline.phase);
  const isOut = useTimeline(store, ({ clocks }) => clocks.some(isUp));
  if (!met) return open;
  const own = met.part.windows === null ? null : phase;
  const hears = listening !== null && recording !== null && !isHeard && comesAfter(store, met, isOneWay);
  const is = own === 'read' ? 'read' : hears ? 'listen' : 'open';
  return { is, phase: own, isOver: own === 'over' || isOut };
};
