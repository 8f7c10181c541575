import { vi } from 'vitest';
import type { LiveRecorder } from '../question-recorder.ts';
import type { RecorderOptions } from '../recorder-session.ts';

/** A fake microphone track that can be unplugged. */
class FakeTrack extends EventTarget {
  readyState: 'live' | 'ended' = 'live';
  stop(): void {
    this.readyState = 'ended';
  }
  unplug(): void {
    this.stop();
    this.dispatchEvent(new Event('ended'));
  }
}

/** A fake MediaRecorder that delivers a given number of bytes each half second and the rest on stop. */
export class FakeRecorder extends EventTarget {
  static bytes = 4;
  static data: Blob | null = null;
  static isTypeSupported = (type: string): boolean => type === 'audio/webm;codecs=opus';
  state: 'inactive' | 'recording' = 'inactive';
  private timer: ReturnType<typeof setInterval> | undefined;
  private hand(): void {
    const data = FakeRecorder.data ?? new Blob([new Uint8Array(FakeRecorder.bytes)]);
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
  }
  start(pieceMs: number): void {
    this.state = 'recording';
    this.timer = setInterval(() => this.hand(), pieceMs);
  }
  stop(): void {
    clearInterval(this.timer);
    this.state = 'inactive';
    this.hand();
    this.dispatchEvent(new Event('stop'));
  }
}

/** A fake AudioContext that plays tones and measures nothing. */
class FakeSound {
  state = 'running';
  currentTime = 0;
  destination = {};
  async close(): Promise<void> {}
  createGain() {
    return { ...node(), gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined } };
  }
  createOscillator() {
    return { ...node(), frequency: { value: 0 }, start: () => void (stage.beeps += 1), stop: () => undefined };
  }
}

function node() {
  return { connect: <Next>(next: Next): Next => next };
}

const unplugged = new FakeTrack();

/** The fake browser: what its recorder delivers, and the error of opening the microphone. */
export const stage = {
  track: unplugged,
  openings: 0,
  /** The number of tones played. */
  beeps: 0,
  refusal: null as string | null,
  recorder: null as LiveRecorder | null,
  /** Bytes delivered each half second. */
  set bytes(bytes: number) {
    FakeRecorder.bytes = bytes;
  },
  /** A blob delivered instead each half second; null for bytes. */
  set blob(blob: Blob | null) {
    FakeRecorder.data = blob;
  },
};

/** Opens the fake microphone. */
export const getUserMedia = async () => {
  stage.openings += 1;
  if (stage.refusal !== null) throw new DOMException('no', stage.refusal);
  const track = new FakeTrack();
  stage.track = track;
  return { getAudioTracks: () => [track], getTracks: () => [track] };
};

/** Resets the fake browser, with fake timers. */
export const setUpStage = (): void => {
  vi.useFakeTimers();
  vi.resetModules();
  Object.assign(stage, {
    track: unplugged,
    openings: 0,
    beeps: 0,
    refusal: null,
    recorder: null,
    bytes: 4,
    blob: null,
  });
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
};

/** Installs the fake AudioContext. */
export const setSound = (): void => void vi.stubGlobal('AudioContext', FakeSound);

/** Closes the recorder and restores the globals. */
export const tearDownStage = (): void => {
  stage.recorder?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
};

/** Advances the fake timers by seconds. */
export const advanceSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

/** Creates and opens a recorder. */
export const openRecorder = async (parts: RecorderOptions): Promise<LiveRecorder> => {
  const { createQuestionRecorder } = await import('../question-recorder.ts');
  const recorder = createQuestionRecorder(parts);
  stage.recorder = recorder;
  recorder.open();
  await advanceSeconds(0.3);
  return recorder;
};
