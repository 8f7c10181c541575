import type { RecorderProblem, RecorderView } from '@inkstone/exam/recorder';

/** The windows of a question now, as the engine's clocks say. */
export interface Windows extends Pick<RecorderView, 'phase' | 'prep' | 'response'> {
  /** From so many seconds of the response on it may be ended by hand in a test; absent where its clock alone ends it. */
  leastSeconds?: number;
}

/** Where the recorder of a question stands: all that decides what happens next. */
export interface Standing {
  is: RecorderView['is'];
  trouble: RecorderProblem | null;
  isTest: boolean;
  isWritable: boolean;
  /** An answer is there. */
  has: boolean;
  /** It was recorded to its end: nothing starts by itself any more. */
  isDone: boolean;
  /** How often it may be recorded again with its whole time, in a test too; null where nothing says. */
  retakesLeft: number | null;
  /** Null where one speaks when and as long as one likes. */
  windows: Windows | null;
}

// Less than this is no time to begin again in.
const leastSeconds = 1;
const longestFreeSeconds = 600;
/** Whether so much of the response has passed that a test lets one end it. */
const isLongEnough = ({ response, leastSeconds }: Windows): boolean =>
  leastSeconds !== undefined && response !== null && response.seconds - response.secondsLeft >= leastSeconds;

const free: Windows = { phase: 'open', prep: null, response: null };

/** The windows as they are shown; always open where one speaks as one likes. */
export const windowsShown = ({ windows }: Pick<Standing, 'windows'>): Windows => windows ?? free;

/** What may be done by hand. */
export const mayOf = (standing: Standing) => {
  const { is, trouble, isTest, isWritable, has, retakesLeft, windows } = standing;
  const { phase } = windowsShown(standing);
  const isFree = is === 'idle' && isWritable;
  const isOpen = phase === 'open';
  const mayTryAgain = trouble !== null && (isOpen || (windows !== null && phase !== 'over'));
  return {
    mayStart: isFree && (mayTryAgain || (windows === null && !has)),
    mayStop: is === 'recording' && (windows === null || !isTest || isLongEnough(windows)),
    mayEndPrep: isFree && phase === 'prep' && !isTest,
    mayRetake:
      isFree && has && (retakesLeft === null ? isOpen && !isTest : retakesLeft > 0 && (isOpen || phase === 'over')),
  };
};

/** What a test's speaking is at, for who tells the student: null where nothing happens by itself. */
export const speakingOf = (standing: Standing): 'before' | 'prep' | 'recording' | null => {
  const { is, trouble, isTest, isDone, windows } = standing;
  if (is === 'recording' || is === 'stopping') return 'recording';
  if (!windows || !isTest || trouble !== null || windows.phase === 'over') return null;
  if (windows.phase === 'open') return isDone ? null : 'recording';
  return windows.phase;
};

/** Whether the clock, or the longest time where there is none, ends a take. */
export const isOver = ({ windows, isWritable }: Standing, seconds: number): boolean =>
  !isWritable || (windows ? windows.phase === 'over' : seconds >= longestFreeSeconds);

/** How a take ends here: while its clock runs on, in another window or for who comes back, one has not finished speaking. */
export const endOf = ({ windows }: Pick<Standing, 'windows'>): 'stop' | 'breakOff' =>
  windows?.phase === 'open' ? 'breakOff' : 'stop';

/** What a recorder that rests does by itself: records, opens the microphone, lets go of it; nothing where all stays. */
export const byItself = (standing: Standing, isOpen: boolean): 'record' | 'listen' | 'drop' | 'dropAtOnce' | null => {
  const { trouble, isWritable, isDone, windows } = standing;
  if (!isWritable) return 'dropAtOnce';
  if (trouble !== null || !windows) return null;
  if (windows.phase === 'over') return isOpen ? 'drop' : null;
  if (isDone) return null;
  if (windows.phase === 'open' && (windows.response?.secondsLeft ?? 0) > leastSeconds) return 'record';
  return isOpen ? null : 'listen';
};
