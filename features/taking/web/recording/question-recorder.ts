import { createListeners } from '@inkstone/base';
import { idleView, type Recorder, type RecorderProblem, type RecorderView } from '@inkstone/exam/recorder';
import { MicrophoneError, recordingType } from '@inkstone/ui/microphone';
import { playBeep } from './play-beep.ts';
import { createMicrophoneSession } from './microphone-session.ts';
import {
  getNextAction,
  getEndMode,
  hasTakeExpired,
  getAllowedActions,
  getSpeakingPhase,
  getVisibleWindows,
  type RecorderState,
  type ResponseWindows,
} from './recorder-rules.ts';
import type { TakeSink } from './recording-queue.ts';
import { createSpeechTimer } from './speech-timer.ts';
import { startTake, type Take, type TakeEnd } from './take.ts';

/** Options of a question recorder. */
export interface RecorderOptions {
  /** Null where the response is not timed. */
  windows(): ResponseWindows | null;
  /** In a test, only the clocks start and stop the recorder, and there is one take. */
  isTest: boolean;
  isWritable(): boolean;
  /**
   * Begins a take. With its first chunk it becomes the answer or a further part of it; where `replaces` returns true
   * then, it replaces the earlier recordings in the same step.
   */
  begin(mime: string, replaces: () => boolean): TakeSink;
  /** Whether the question has an answer. */
  hasAnswer(): boolean;
  /** The recording was completed: nothing starts automatically any more. */
  hasStopped(): boolean;
  savedTo(): RecorderView['storage'];
  endPrep(): void;
  /** Remaining retakes with full time; null where the rules do not say. */
  retakesLeft(): number | null;
  /** Restarts its response time. */
  restartTime(): void;
  /** Called when the speaking phase changes. */
  onSpeakingChange?(speaking: 'before' | 'prep' | 'recording' | null): void;
}

/** A recorder that is open while its question is shown. */
export interface LiveRecorder extends Recorder {
  open(): void;
  close(): void;
}

const tickMs = 100;

const isSame = (a: RecorderView, b: RecorderView): boolean =>
  a.wave.length === b.wave.length && JSON.stringify({ ...a, wave: 0 }) === JSON.stringify({ ...b, wave: 0 });

const roundToHundredths = (share: number): number => Math.round(share * 100) / 100;

/**
 * Creates the recorder of one question: it opens the microphone, starts and stops by the clocks or by hand, and shows
 * the level.
 */
export const createQuestionRecorder = (options: RecorderOptions): LiveRecorder => {
  let view: RecorderView = idleView;
  let status: RecorderView['is'] = 'idle';
  let trouble: RecorderProblem | null = null;
  let take: Take | null = null;
  let hasMade = false;
  let isRetaking = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const speech = createSpeechTimer();
  const microphone = createMicrophoneSession(() => timer !== undefined);
  const listeners = createListeners();

  const readState = (windows: ResponseWindows | null): RecorderState => ({
    is: status,
    trouble,
    isTest: options.isTest,
    isWritable: options.isWritable(),
    hasAnswer: options.hasAnswer(),
    isDone: hasMade || options.hasStopped(),
    retakesLeft: options.retakesLeft(),
    windows,
  });

  /** Opens the microphone; a failure is shown and waits for the student. */
  const openMicrophone = async (): Promise<boolean> => {
    status = 'opening';
    try {
      return await microphone.open();
    } catch (error) {
      trouble = error instanceof MicrophoneError ? error.problem : 'broken';
      return false;
    } finally {
      status = 'idle';
    }
  };
  const onEnded = (how: TakeEnd): void => {
    speech.end();
    take = null;
    status = 'idle';
    // After a take-over by another window this is no problem: returning here resumes.
    trouble = how === 'stopped' || !options.isWritable() ? null : how;
    if (how === 'stopped') hasMade = true;
    if (options.windows() === null) microphone.release();
    tick();
  };
  const onBegun = (): void => {
    isRetaking = false;
    speech.markSaved();
  };
  const record = async (): Promise<void> => {
    const mime = recordingType();
    if (!(await openMicrophone()) || mime === null) return tick();
    status = 'opening';
    await playBeep();
    const stream = microphone.stream();
    if (timer === undefined || !stream) return;
    const sink = options.begin(mime, () => isRetaking);
    speech.begin();
    status = 'recording';
    try {
      take = startTake({ stream, mime, sink, onBegun, onEnded });
    } catch {
      onEnded('broken');
    }
    tick();
  };
  const end = (how: keyof Take): void => {
    if (status !== 'recording') return;
    status = 'stopping';
    take?.[how]();
    tick();
  };
  const stop = (): void => end('stop');
  const listenOnly = (): void => void openMicrophone().then(tick);
  const runRules = (state: RecorderState): void => {
    if (status === 'recording' && hasTakeExpired(state, speech.seconds())) end(getEndMode(state));
    if (status !== 'idle') return;
    const next = getNextAction(state, microphone.stream() !== null);
    if (next === 'record') void record();
    if (next === 'listen') listenOnly();
    if (next === 'drop') microphone.release();
    if (next === 'dropAtOnce') microphone.release('atOnce');
  };

  const buildView = (state: RecorderState): RecorderView => {
    const level = microphone.loudness();
    if (status === 'recording' && level) speech.addLoudness(level.now);
    return {
      ...getVisibleWindows(state),
      is: status,
      spokenSeconds: Math.round(speech.seconds() * 2) / 2,
      level: level && { ...level, now: roundToHundredths(level.now), peak: roundToHundredths(level.peak) },
      wave: speech.wave(),
      storage: state.hasAnswer ? options.savedTo() : 'nothing',
      problem: state.isWritable ? trouble : null,
      ...getAllowedActions(state),
      retakesLeft: state.retakesLeft,
    };
  };
  function tick(): void {
    const windows = options.windows();
    if (timer !== undefined) runRules(readState(windows));
    const state = readState(windows);
    const next = buildView(state);
    options.onSpeakingChange?.(getSpeakingPhase(state));
    if (isSame(next, view)) return;
    view = next;
    listeners.notify();
  }
  const start = (): void => {
    if (status !== 'idle') return;
    trouble = null;
    const windows = options.windows();
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
    endPrep: () => options.endPrep(),
    retake() {
      isRetaking = true;
      speech.reset();
      if (options.retakesLeft() !== null) options.restartTime();
      start();
    },
    open() {
      timer ??= setInterval(tick, tickMs);
      tick();
    },
    close() {
      clearInterval(timer);
      timer = undefined;
      take?.[getEndMode({ windows: options.windows() })]();
      microphone.release();
      options.onSpeakingChange?.(null);
    },
  };
};
