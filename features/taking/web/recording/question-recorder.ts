import { createListeners } from '@inkstone/base';
import { idleView, type Recorder, type RecorderView } from '@inkstone/exam/recorder';
import { getEndMode, getSpeakingPhase } from './recorder-rules.ts';
import {
  buildView,
  createRecorderSession,
  endTake,
  listenOnly,
  readState,
  record,
  type RecorderOptions,
  runRules,
} from './recorder-session.ts';

/** A recorder that is open while its question is shown. */
export interface LiveRecorder extends Recorder {
  open(): void;
  close(): void;
}

const tickMs = 100;

const isSame = (a: RecorderView, b: RecorderView): boolean =>
  a.wave.length === b.wave.length && JSON.stringify({ ...a, wave: 0 }) === JSON.stringify({ ...b, wave: 0 });

/**
 * Creates the recorder of one question: it opens the microphone, starts and stops by the clocks or by hand, and shows
 * the level.
 */
export const createQuestionRecorder = (options: RecorderOptions): LiveRecorder => {
  const listeners = createListeners();
  let view: RecorderView = idleView;
  const update = (): void => {
    const windows = options.windows();
    if (session.timer !== undefined) runRules(session, readState(session, windows));
    const state = readState(session, windows);
    const next = buildView(session, state);
    options.onSpeakingChange?.(getSpeakingPhase(state));
    if (isSame(next, view)) return;
    view = next;
    listeners.notify();
  };
  const session = createRecorderSession(options, update);
  const start = (): void => {
    if (session.status !== 'idle') return;
    session.trouble = null;
    const windows = options.windows();
    if (windows === null) session.hasRecorded = false;
    if (windows === null || windows.phase === 'open') void record(session);
    else listenOnly(session);
    update();
  };

  return {
    subscribe: listeners.subscribe,
    view: () => view,
    start,
    stop: () => endTake(session, 'stop'),
    endPrep: () => options.endPrep(),
    retake() {
      session.isRetaking = true;
      session.speech.reset();
      if (options.retakesLeft() !== null) options.restartTime();
      start();
    },
    open() {
      session.timer ??= setInterval(update, tickMs);
      update();
    },
    close() {
      clearInterval(session.timer);
      session.timer = undefined;
      session.take?.[getEndMode({ windows: options.windows() })]();
      session.microphone.release();
      options.onSpeakingChange?.(null);
    },
  };
};
