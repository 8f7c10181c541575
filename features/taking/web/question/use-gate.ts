import type { ShownClock, WindowPhase } from '@inkstone/exam/attempt';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import { useUnheard } from '../listening/listening-context.ts';
import { soundsOf, type Sound } from '../listening/sound.ts';
import type { Met } from '../place/place-in-exam.ts';
import { useTimeline } from '../attempt/use-timeline.ts';

/** What stands before a question: a text that is read first, a recording or a clip that is heard first, or nothing. */
export interface Gate {
  is: 'open' | 'read' | 'listen';
  /** What is heard first; null where nothing is. */
  sound: Sound | null;
  /** The window that the question's own time is in; null where it has none. */
  phase: WindowPhase | null;
  /** True where its own time, or that of its task, is over. */
  isOver: boolean;
}

/** A clock of one question or one task that gives no more time. */
const isUp = ({ key, secondsLeft, atZero }: ShownClock): boolean =>
  /^(item|set):/.test(key) && atZero === 'closes' && secondsLeft <= 0;

const open: Gate = { is: 'open', sound: null, phase: null, isOver: false };

/** Whether a question comes only after what is heard with it: where one never goes back, and where time is dealt out. */
export const comesAfter = (store: AttemptStore, { part }: Met, isOneWay: boolean): boolean =>
  part.windows !== null || (store.blueprint.mode === 'test' && isOneWay);

/** What stands before the question on the screen. */
export const useGate = (store: AttemptStore, met: Met | undefined, isOneWay: boolean): Gate => {
  const unheard = useUnheard(met ? soundsOf(met) : []);
  const phase = useTimeline(store, (timeline) => timeline.phase);
  const isOut = useTimeline(store, ({ clocks }) => clocks.some(isUp));
  if (!met) return open;
  const own = met.part.windows === null ? null : phase;
  const sound = unheard && comesAfter(store, met, isOneWay) ? unheard : null;
  const is = own === 'read' ? 'read' : sound ? 'listen' : 'open';
  return { is, sound, phase: own, isOver: own === 'over' || isOut };
};
