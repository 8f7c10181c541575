import { createListeners } from '@inkstone/base';
import type { RecorderProblem } from '@inkstone/exam/recorder';
import { MicrophoneError, openMicrophone, recordingType, type Microphone } from '@inkstone/ui/microphone';
import { playBeep } from '../recording/play-beep.ts';
import { createLoudnessMeter, type LoudnessMeter, type Loudness } from '../recording/loudness.ts';
import { startTake, type Take, type TakeEnd } from '../recording/take.ts';

/** The result of a test recording. */
export interface TestRecording {
  sound: Blob;
  url: string;
  codec: string;
  /** Level of the speech: the 90th percentile. */
  level: number;
  /** Level of the room: the 10th percentile. */
  noiseFloor: number;
  clipping: boolean;
}

/** The state of the test recording. */
export type TestState =
  | { is: 'idle' }
  | { is: 'opening' }
  | { is: 'recording'; seconds: number; heard: Loudness | null }
  | { is: 'recorded'; recorded: TestRecording }
  | { is: 'trouble'; trouble: RecorderProblem };

/** The recorder of the environment check: one take, held only in the page. */
export interface TestRecorder {
  subscribe(listener: () => void): () => void;
  state(): TestState;
  start(): void;
  stop(): void;
  close(): void;
}

const maxSeconds = 20;
const tickMs = 100;

/** The level below which a share of the samples lies. */
export const percentileLevel = (levels: readonly number[], share: number): number => {
  const sorted = levels.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};

/** Starts a take that also measures how loud it is; `measure` reads the meter and the seconds so far. */
const startMeasuredTake = (
  stream: MediaStream,
  mime: string,
  onEnded: (how: TakeEnd, createRecorded: () => TestRecording) => void,
) => {
  const chunks: ArrayBuffer[] = [];
  const levels: number[] = [];
  let clipping = false;
  const startedAt = performance.now();
  const createRecorded = (): TestRecording => {
    const sound = new Blob(chunks, { type: mime });
    const facts = { level: percentileLevel(levels, 0.9), noiseFloor: percentileLevel(levels, 0.1), clipping };
    return { sound, url: URL.createObjectURL(sound), codec: mime, ...facts };
  };
  const sink = {
    id: '',
    saveChunk: async (bytes: ArrayBuffer) => void chunks.push(bytes),
    end: async () => undefined,
  };
  const onTakeEnded = (how: TakeEnd) => onEnded(how, createRecorded);
  return {
    take: startTake({ stream, mime, sink, onBegun: () => undefined, onEnded: onTakeEnded }),
    measure(meter: LoudnessMeter | null) {
      const loudness = meter?.read() ?? null;
      if (loudness) levels.push(loudness.now);
      clipping ||= loudness?.verdict === 'tooLoud';
      return { seconds: (performance.now() - startedAt) / 1000, loudness };
    },
  };
};

/** Creates the recorder of the environment check. */
export const createTestRecorder = (): TestRecorder => {
  let state: TestState = { is: 'idle' };
  let microphone: Microphone | null = null;
  let meter: LoudnessMeter | null = null;
  let take: Take | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let isClosed = false;
  const listeners = createListeners();
  const setState = (next: TestState): void => {
    state = next;
    listeners.notify();
  };
  const release = (): void => {
    clearInterval(timer);
    meter?.stop();
    microphone?.release();
    [meter, microphone, take] = [null, null, null];
  };
  const record = (stream: MediaStream, mime: string): void => {
    const onEnded = (how: TakeEnd, createRecorded: () => TestRecording): void => {
      release();
      if (isClosed) return;
      setState(how === 'stopped' ? { is: 'recorded', recorded: createRecorded() } : { is: 'trouble', trouble: how });
    };
    const measured = startMeasuredTake(stream, mime, onEnded);
    take = measured.take;
    timer = setInterval(() => {
      const { seconds, loudness } = measured.measure(meter);
      setState({ is: 'recording', seconds, heard: loudness });
      if (seconds >= maxSeconds) take?.stop();
    }, tickMs);
  };
  const open = async (): Promise<void> => {
    const mime = recordingType();
    if (mime === null) return setState({ is: 'trouble', trouble: 'unsupported' });
    setState({ is: 'opening' });
    try {
      microphone = await openMicrophone();
      if (isClosed) return release();
      meter = createLoudnessMeter(microphone.stream);
      await playBeep();
      record(microphone.stream, mime);
    } catch (error) {
      release();
      setState({ is: 'trouble', trouble: error instanceof MicrophoneError ? error.problem : 'broken' });
    }
  };
  return {
    subscribe: listeners.subscribe,
    state: () => state,
    start() {
      if (state.is === 'opening' || state.is === 'recording') return;
      if (state.is === 'recorded') URL.revokeObjectURL(state.recorded.url);
      void open();
    },
    stop: () => take?.stop(),
    close() {
      isClosed = true;
      take?.stop();
      release();
    },
  };
};
