import type { RecorderProblem, RecorderView } from '@inkstone/exam/recorder';

/** The current phases of a question by the engine's clocks. */
export interface ResponseWindows extends Pick<RecorderView, 'phase' | 'prep' | 'response'> {
  /** Seconds after which a test allows stopping by hand; absent where only the clock ends it. */
  leastSeconds?: number;
}

/** The state of a recorder that decides what happens next. */
export interface RecorderState {
  is: RecorderView['is'];
  trouble: RecorderProblem | null;
  isTest: boolean;
  isWritable: boolean;
  /** Whether the question has an answer. */
  hasAnswer: boolean;
  /** The recording was completed: nothing starts automatically any more. */
  isDone: boolean;
  /** Remaining retakes with full time, in a test too; null where the rules do not say. */
  retakesLeft: number | null;
  /** Null where the response is not timed. */
  windows: ResponseWindows | null;
}

// With less time left, recording does not start again.
const minSeconds = 1;
const maxFreeSeconds = 600;
/** Whether a test allows stopping by hand now. */
const isLongEnough = ({ response, leastSeconds }: ResponseWindows): boolean =>
  leastSeconds !== undefined && response !== null && response.seconds - response.secondsLeft >= leastSeconds;

const free: ResponseWindows = { phase: 'open', prep: null, response: null };

/** The phases to display; always open where the response is not timed. */
export const getVisibleWindows = ({ windows }: Pick<RecorderState, 'windows'>): ResponseWindows => windows ?? free;

/** The actions that the student may take. */
export const getAllowedActions = (state: RecorderState) => {
  const { is, trouble, isTest, isWritable, hasAnswer, retakesLeft, windows } = state;
  const { phase } = getVisibleWindows(state);
  const isFree = is === 'idle' && isWritable;
  const isOpen = phase === 'open';
  const mayTryAgain = trouble !== null && (isOpen || (windows !== null && phase !== 'over'));
  return {
    mayStart: isFree && (mayTryAgain || (windows === null && !hasAnswer)),
    mayStop: is === 'recording' && (windows === null || !isTest || isLongEnough(windows)),
    mayEndPrep: isFree && phase === 'prep' && !isTest,
    mayRetake:
      isFree &&
      hasAnswer &&
      (retakesLeft === null ? isOpen && !isTest : retakesLeft > 0 && (isOpen || phase === 'over')),
  };
};

/** The automatic phase of a spoken response in a test; null where nothing happens automatically. */
export const getSpeakingPhase = (state: RecorderState): 'before' | 'prep' | 'recording' | null => {
  const { is, trouble, isTest, isDone, windows } = state;
  if (is === 'recording' || is === 'stopping') return 'recording';
  if (!windows || !isTest || trouble !== null || windows.phase === 'over') return null;
  if (windows.phase === 'open') return isDone ? null : 'recording';
  return windows.phase;
};

/** Whether the clock, or the maximum time without one, ends a take. */
export const hasTakeExpired = ({ windows, isWritable }: RecorderState, seconds: number): boolean =>
  !isWritable || (windows ? windows.phase === 'over' : seconds >= maxFreeSeconds);

/** How a take ends: while its clock runs, it is broken off, so that it can be continued. */
export const getEndMode = ({ windows }: Pick<RecorderState, 'windows'>): 'stop' | 'breakOff' =>
  windows?.phase === 'open' ? 'breakOff' : 'stop';

/** The next automatic action of an idle recorder; null for none. */
export const getNextAction = (
  state: RecorderState,
  isOpen: boolean,
): 'record' | 'listen' | 'drop' | 'dropAtOnce' | null => {
  const { trouble, isWritable, isDone, windows } = state;
  if (!isWritable) return 'dropAtOnce';
  if (trouble !== null || !windows) return null;
  if (windows.phase === 'over') return isOpen ? 'drop' : null;
  if (isDone) return null;
  if (windows.phase === 'open' && (windows.response?.secondsLeft ?? 0) > minSeconds) return 'record';
  return isOpen ? null : 'listen';
};
