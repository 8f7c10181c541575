import type { RecorderProblem, RecorderView } from '@inkstone/exam/recorder';
import { MicrophoneError, recordingType } from '@inkstone/ui/microphone';
import { createMicrophoneSession, type MicrophoneSession } from './microphone-session.ts';
import { playBeep } from './play-beep.ts';
import {
  getAllowedActions,
  getEndMode,
  getNextAction,
  getVisibleWindows,
  hasTakeExpired,
  type RecorderState,
  type ResponseWindows,
} from './recorder-rules.ts';
import type { TakeSink } from './recording-queue.ts';
import { createSpeechTimer, type SpeechTimer } from './speech-timer.ts';
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

/** The microphone and the take of one question's recorder. */
export interface RecorderSession {
  readonly options: RecorderOptions;
  readonly microphone: MicrophoneSession;
  readonly speech: SpeechTimer;
  status: RecorderView['is'];
  trouble: RecorderProblem | null;
  take: Take | null;
  /** A take was completed here. */
  hasRecorded: boolean;
  /** The next take replaces the earlier ones. */
  isRetaking: boolean;
  /** Runs while the question is shown. */
  timer: ReturnType<typeof setInterval> | undefined;
  /** Applies the rules and publishes the view. */
  readonly update: () => void;
}

/** Creates the session of a closed recorder. */
export const createRecorderSession = (options: RecorderOptions, update: () => void): RecorderSession => {
  const session: RecorderSession = {
    options,
    microphone: createMicrophoneSession(() => session.timer !== undefined),
    speech: createSpeechTimer(),
    status: 'idle',
    trouble: null,
    take: null,
    hasRecorded: false,
    isRetaking: false,
    timer: undefined,
    update,
  };
  return session;
};

/** The state by which the rules decide, in the current phases of the question. */
export const readState = (
  { options, status, trouble, hasRecorded }: RecorderSession,
  windows: ResponseWindows | null,
): RecorderState => ({
  is: status,
  trouble,
  isTest: options.isTest,
  isWritable: options.isWritable(),
  hasAnswer: options.hasAnswer(),
  isDone: hasRecorded || options.hasStopped(),
  retakesLeft: options.retakesLeft(),
  windows,
});

/** Opens the microphone; a failure is shown and waits for the student. */
const openMicrophone = async (session: RecorderSession): Promise<boolean> => {
  session.status = 'opening';
  try {
    return await session.microphone.open();
  } catch (error) {
    session.trouble = error instanceof MicrophoneError ? error.problem : 'broken';
    return false;
  } finally {
    session.status = 'idle';
  }
};

/** Opens the microphone without recording, so that the student sees the level. */
export const listenOnly = (session: RecorderSession): void => void openMicrophone(session).then(session.update);

const onTakeEnded = (session: RecorderSession, how: TakeEnd): void => {
  const { options, microphone, speech } = session;
  speech.end();
  session.take = null;
  session.status = 'idle';
  // After a take-over by another window this is no problem: returning here resumes.
  session.trouble = how === 'stopped' || !options.isWritable() ? null : how;
  if (how === 'stopped') session.hasRecorded = true;
  if (options.windows() === null) microphone.release();
  session.update();
};

/** Opens the microphone, beeps and starts a take. */
export const record = async (session: RecorderSession): Promise<void> => {
  const { options, microphone, speech, update } = session;
  const mime = recordingType();
  if (!(await openMicrophone(session)) || mime === null) return update();
  session.status = 'opening';
  await playBeep();
  const stream = microphone.stream();
  if (session.timer === undefined || !stream) return;
  const sink = options.begin(mime, () => session.isRetaking);
  const onBegun = (): void => {
    session.isRetaking = false;
    speech.markSaved();
  };
  const onEnded = (how: TakeEnd): void => onTakeEnded(session, how);
  speech.begin();
  session.status = 'recording';
  try {
    session.take = startTake({ stream, mime, sink, onBegun, onEnded });
  } catch {
    onEnded('broken');
  }
  update();
};

/** Ends the take: it is complete, or it was broken off and may continue with another part. */
export const endTake = (session: RecorderSession, how: keyof Take): void => {
  if (session.status !== 'recording') return;
  session.status = 'stopping';
  session.take?.[how]();
  session.update();
};

/** Does what the rules of the question want next. */
export const runRules = (session: RecorderSession, state: RecorderState): void => {
  const { microphone, speech } = session;
  if (session.status === 'recording' && hasTakeExpired(state, speech.seconds())) endTake(session, getEndMode(state));
  if (session.status !== 'idle') return;
  const next = getNextAction(state, microphone.stream() !== null);
  if (next === 'record') void record(session);
  if (next === 'listen') listenOnly(session);
  if (next === 'drop') microphone.release();
  if (next === 'dropAtOnce') microphone.release('atOnce');
};

const roundToHundredths = (share: number): number => Math.round(share * 100) / 100;

/** The view of the recorder now. While it records, the level is added to the wave. */
export const buildView = (session: RecorderSession, state: RecorderState): RecorderView => {
  const { options, microphone, speech, status } = session;
  const level = microphone.loudness();
  if (status === 'recording' && level) speech.addLoudness(level.now);
  return {
    ...getVisibleWindows(state),
    is: status,
    spokenSeconds: Math.round(speech.seconds() * 2) / 2,
    level: level && { ...level, now: roundToHundredths(level.now), peak: roundToHundredths(level.peak) },
    wave: speech.wave(),
    storage: state.hasAnswer ? options.savedTo() : 'nothing',
    problem: state.isWritable ? session.trouble : null,
    ...getAllowedActions(state),
    retakesLeft: state.retakesLeft,
  };
};
