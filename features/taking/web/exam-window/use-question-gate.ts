import type { ShownClock, WindowPhase } from '@inkstone/exam/attempt';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { useUnheardSound } from '../listening/listening-context.ts';
import { soundsForQuestion, type Sound } from '../listening/sound.ts';
import type { QuestionContext } from '../attempt-session/question-context.ts';
import { useTimeline } from '../attempt-session/use-attempt-store.ts';

/** What comes before a question: a text to read, a recording or clip to play, or nothing. */
export interface Gate {
  is: 'open' | 'read' | 'listen';
  /** The sound to play first; null for none. */
  sound: Sound | null;
  /** The phase of the question's own clock; null where it has none. */
  phase: WindowPhase | null;
  /** Whether its own time, or that of its task, is over. */
  isOver: boolean;
  /** Its time is up, and its text is written on over time. */
  isOvertime: boolean;
}

/** Whether the clock of a question or task has run out. */
const isExpired = ({ key, secondsLeft, atZero }: ShownClock): boolean =>
  /^(item|set):/.test(key) && atZero === 'closes' && secondsLeft <= 0;

const open: Gate = { is: 'open', sound: null, phase: null, isOver: false, isOvertime: false };

/** Whether a question is shown only after its sounds: without going back, or with timed phases. */
export const isHeardFirst = (store: AttemptStore, { part }: QuestionContext, isOneWay: boolean): boolean =>
  part.windows !== null || (store.blueprint.mode === 'test' && isOneWay);

/** The gate of the current question. */
export const useQuestionGate = (store: AttemptStore, context: QuestionContext | undefined, isOneWay: boolean): Gate => {
  const unheard = useUnheardSound(context ? soundsForQuestion(context) : []);
  const phase = useTimeline(store, (timeline) => timeline.phase);
  const isOut = useTimeline(store, ({ clocks }) => clocks.some(isExpired));
  const isOvertime = useTimeline(store, (timeline) => timeline.isOvertime);
  if (!context) return open;
  const ownPhase = context.part.windows === null ? null : phase;
  const sound = unheard && isHeardFirst(store, context, isOneWay) ? unheard : null;
  const is = ownPhase === 'read' ? 'read' : sound ? 'listen' : 'open';
  return { is, sound, phase: ownPhase, isOver: (ownPhase === 'over' && !isOvertime) || isOut, isOvertime };
};
