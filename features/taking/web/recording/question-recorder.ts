import { createListeners } from '@inkstone/base';
import { idleView, type Recorder, type RecorderProblem, type RecorderView } from '@inkstone/exam/recorder';
import { NoMicrophone, recordedType } from '@inkstone/ui/microphone';
import { beep } from './beep.ts';
import { holdMicrophone } from './held-microphone.ts';
import {
  byItself,
  endOf,
  isOver,
  mayOf,
  speakingOf,
  windowsShown,
  type Standing,
  type Windows,
} from './recorder-rules.ts';
import type { TakeSink } from './recording-queue.ts';
import { nothingSpoken } from './spoken.ts';
import { startTake, type Take, type TakeEnd } from './take.ts';

/** What a recorder needs of whoever shows the question. */
export interface RecorderParts {
  /** Null where one speaks when and as long as one likes. */
  windows(): Windows | null;
  /** A test starts and stops by its clocks alone, and has one take. */
  isTest: boolean;
  isWritable(): boolean;
  /**
   * Begins a take. With its first piece it becomes the answer, or one part more of it; where `replaces` says so then, what
   * was recorded before is given up in the same step, and not before.
   */
  begin(mime: string, replaces: () => boolean): TakeSink;
  /** An answer is there. */
  has(): boolean;
  /** The question was recorded to its end: nothing starts by itself any more. */
  hasStopped(): boolean;
  kept(): RecorderView['storage'];
  endPrep(): void;
  /** How often the answer may be recorded again with its whole time; null where nothing says. */
  retakesLeft(): number | null;
  /** Its time to speak begins anew. */
  beginAgain(): void;
  /** What the recorder is about, whenever it changes. */
  tell?(speaking: 'before' | 'prep' | 'recording' | null): void;
}

/** A recorder that is alive while its question is shown. */
export interface LiveRecorder extends Recorder {
  open(): void;
  close(): void;
}

const tickMs = 100;

const isSame = (one: RecorderView, other: RecorderView): boolean =>
  one.wave.length === other.wave.length &&
  JSON.stringify({ ...one, wave: 0 }) === JSON.stringify({ ...other, wave: 0 });

const hundredth = (share: number): number => Math.round(share * 100) / 100;

/** The recorder of one question: opens the microphone, starts and stops by the clocks or by hand, shows what it hears. */
export const questionRecorder = (parts: RecorderParts): LiveRecorder => {
  let view: RecorderView = idleView;
  let is: RecorderView['is'] = 'idle';
  let trouble: RecorderProblem | null = null;
  let take: Take | null = null;
  let hasMade = false;
  let isRetaking = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const spoken = nothingSpoken();
  const microphone = holdMicrophone(() => timer !== undefined);
  const listeners = createListeners();

  const standing = (windows: Windows | null): Standing => ({
    is,
    trouble,
    isTest: parts.isTest,
    isWritable: parts.isWritable(),
    has: parts.has(),
    isDone: hasMade || parts.hasStopped(),
    retakesLeft: parts.retakesLeft(),
    windows,
  });

  /** Opens the microphone, once at a time; what fails is said and waits for the student. */
  const listen = async (): Promise<boolean> => {
    is = 'opening';
    try {
      return await microphone.open();
    } catch (error) {
      trouble = error instanceof NoMicrophone ? error.trouble : 'broken';
      return false;
    } finally {
      is = 'idle';
    }
  };
  const ended = (how: TakeEnd): void => {
    spoken.end();
    take = null;
    is = 'idle';
    // Where another window goes on nothing is wrong: who comes back here goes on speaking.
    trouble = how === 'stopped' || !parts.isWritable() ? null : how;
    if (how === 'stopped') hasMade = true;
    if (parts.windows() === null) microphone.drop();
    tick();
  };
  const begun = (): void => {
    isRetaking = false;
    spoken.keep();
  };
  const record = async (): Promise<void> => {
    const mime = recordedType();
    if (!(await listen()) || mime === null) return tick();
    is = 'opening';
    await beep();
    const stream = microphone.stream();
    if (timer === undefined || !stream) return;
    const sink = parts.begin(mime, () => isRetaking);
    spoken.begin();
    is = 'recording';
    try {
      take = startTake({ stream, mime, sink, begun, ended });
    } catch {
      ended('broken');
    }
    tick();
  };
  const end = (how: keyof Take): void => {
    if (is !== 'recording') return;
    is = 'stopping';
    take?.[how]();
    tick();
  };
  const stop = (): void => end('stop');
  const listenOnly = (): void => void listen().then(tick);
  const drive = (now: Standing): void => {
    if (is === 'recording' && isOver(now, spoken.seconds())) end(endOf(now));
    if (is !== 'idle') return;
    const next = byItself(now, microphone.stream() !== null);
    if (next === 'record') void record();
    if (next === 'listen') listenOnly();
    if (next === 'drop') microphone.drop();
    if (next === 'dropAtOnce') microphone.drop('atOnce');
  };

  const look = (now: Standing): RecorderView => {
    const level = microphone.loudness();
    if (is === 'recording' && level) spoken.hear(level.now);
    return {
      ...windowsShown(now),
      is,
      spokenSeconds: Math.round(spoken.seconds() * 2) / 2,
      level: level && { ...level, now: hundredth(level.now), peak: hundredth(level.peak) },
      wave: spoken.wave(),
      storage: now.has ? parts.kept() : 'nothing',
      problem: now.isWritable ? trouble : null,
      ...mayOf(now),
      retakesLeft: now.retakesLeft,
    };
  };
  function tick(): void {
    const windows = parts.windows();
    if (timer !== undefined) drive(standing(windows));
    const now = standing(windows);
    const next = look(now);
    parts.tell?.(speakingOf(now));
    if (isSame(next, view)) return;
    view = next;
    listeners.notify();
  }
  const start = (): void => {
    if (is !== 'idle') return;
    trouble = null;
    const windows = parts.windows();
    if (windows === null) hasMade = false;
    if (windows === null || windows.phase === 'open') void record();
    else listenOnly();
    tick();
  };

  return {
    subscribe: listeners.subscribe,
    view: () => view,
    start,
    stop,
    endPrep: () => parts.endPrep(),
    retake() {
      isRetaking = true;
      spoken.beginAnew();
      if (parts.retakesLeft() !== null) parts.beginAgain();
      start();
    },
    open() {
      timer ??= setInterval(tick, tickMs);
      tick();
    },
    close() {
      clearInterval(timer);
      timer = undefined;
      take?.[endOf({ windows: parts.windows() })]();
      microphone.drop();
      parts.tell?.(null);
    },
  };
};
