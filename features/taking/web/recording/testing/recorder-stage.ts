import { vi } from 'vitest';
import type { LiveRecorder, RecorderParts } from '../question-recorder.ts';

/** A microphone's track that can be pulled out. */
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

/** A recorder that hands over so many bytes each half second, and what is left when it stops. */
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

/** A browser's sound that plays tones and hears nothing. */
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

/** A browser with one microphone, played by the test: what its recorder hands over, what opening it is refused with. */
export const stage = {
  track: unplugged,
  openings: 0,
  /** Tones that were begun. */
  beeps: 0,
  refusal: null as string | null,
  recorder: null as LiveRecorder | null,
  /** Bytes handed over each half second. */
  set bytes(bytes: number) {
    FakeRecorder.bytes = bytes;
  },
  /** What is handed over instead, whole, each half second; null for bytes. */
  set blob(blob: Blob | null) {
    FakeRecorder.data = blob;
  },
};

/** Opens the stage's microphone, as a browser would. */
export const getUserMedia = async () => {
  stage.openings += 1;
  if (stage.refusal !== null) throw new DOMException('no', stage.refusal);
  const track = new FakeTrack();
  stage.track = track;
  return { getAudioTracks: () => [track], getTracks: () => [track] };
};

/** Begins afresh, with a clock that the test moves. */
export const setStage = (): void => {
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

/** Gives the stage's browser a sound of its own. */
export const setSound = (): void => void vi.stubGlobal('AudioContext', FakeSound);

/** Ends the recorder and gives the browser back. */
export const clearStage = (): void => {
  stage.recorder?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
};

/** Lets time pass. */
export const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

/** A recorder that was opened, after the first moments. */
export const open = async (parts: RecorderParts): Promise<LiveRecorder> => {
  const { questionRecorder } = await import('../question-recorder.ts');
  const recorder = questionRecorder(parts);
  stage.recorder = recorder;
  recorder.open();
  await pass(0.3);
  return recorder;
};
