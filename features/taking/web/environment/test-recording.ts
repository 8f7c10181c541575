import { createListeners } from '@inkstone/base';
import type { RecorderProblem } from '@inkstone/exam/recorder';
import { NoMicrophone, openMicrophone, recordedType, type Microphone } from '@inkstone/ui/microphone';
import { beep } from '../recording/beep.ts';
import { hearLevel, type LevelEar, type Loudness } from '../recording/level.ts';
import { startTake, type Take, type TakeEnd } from '../recording/take.ts';

/** What one test recording came to. */
export interface Recorded {
  sound: Blob;
  url: string;
  codec: string;
  /** Of the speech: the level that a tenth of the moments was above. */
  level: number;
  /** Of the room: the level that a tenth of the moments was below. */
  noiseFloor: number;
  clipping: boolean;
}

/** How far the test has come. */
export type TestState =
  | { is: 'idle' }
  | { is: 'opening' }
  | { is: 'recording'; seconds: number; heard: Loudness | null }
  | { is: 'recorded'; recorded: Recorded }
  | { is: 'trouble'; trouble: RecorderProblem };

/** The recorder of the check: one take, kept in the page alone. */
export interface TestRecorder {
  subscribe(listener: () => void): () => void;
  state(): TestState;
  start(): void;
  stop(): void;
  close(): void;
}

const longestSeconds = 20;
const tickMs = 100;

/** The level that such a share of the moments was below. */
export const levelBelow = (levels: readonly number[], share: number): number => {
  const sorted = levels.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};

/** A recorder that has recorded nothing yet. */
export const testRecorder = (): TestRecorder => {
  let state: TestState = { is: 'idle' };
  let microphone: Microphone | null = null;
  let ear: LevelEar | null = null;
  let take: Take | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let isClosed = false;
  const listeners = createListeners();
  const become = (next: TestState): void => {
    state = next;
    listeners.notify();
  };
  const letGo = (): void => {
    clearInterval(timer);
    ear?.stop();
    microphone?.release();
    [ear, microphone, take] = [null, null, null];
  };
  const record = (stream: MediaStream, mime: string): void => {
    const pieces: ArrayBuffer[] = [];
    const levels: number[] = [];
    let clipping = false;
    const startedAt = performance.now();
    const ended = (how: TakeEnd): void => {
      letGo();
      if (isClosed) return;
      if (how !== 'stopped') return become({ is: 'trouble', trouble: how });
      const sound = new Blob(pieces, { type: mime });
      const facts = { level: levelBelow(levels, 0.9), noiseFloor: levelBelow(levels, 0.1), clipping };
      become({ is: 'recorded', recorded: { sound, url: URL.createObjectURL(sound), codec: mime, ...facts } });
    };
    const sink = { id: '', put: async (bytes: ArrayBuffer) => void pieces.push(bytes), end: async () => undefined };
    take = startTake({ stream, mime, sink, begun: () => undefined, ended });
    timer = setInterval(() => {
      const heard = ear?.read() ?? null;
      if (heard) levels.push(heard.now);
      clipping ||= heard?.verdict === 'tooLoud';
      const seconds = (performance.now() - startedAt) / 1000;
      become({ is: 'recording', seconds, heard });
      if (seconds >= longestSeconds) take?.stop();
    }, tickMs);
  };
  const open = async (): Promise<void> => {
    const mime = recordedType();
    if (mime === null) return become({ is: 'trouble', trouble: 'unsupported' });
    become({ is: 'opening' });
    try {
      microphone = await openMicrophone();
      if (isClosed) return letGo();
      ear = hearLevel(microphone.stream);
      await beep();
      record(microphone.stream, mime);
    } catch (error) {
      letGo();
      become({ is: 'trouble', trouble: error instanceof NoMicrophone ? error.trouble : 'broken' });
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
      letGo();
    },
  };
};
