import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveRecorder, RecorderParts, Windows } from './question-recorder.ts';

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
class FakeRecorder extends EventTarget {
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

let track: FakeTrack;
let openings: number;
let refusal: string | null;
let recorder: LiveRecorder;

const getUserMedia = async () => {
  openings += 1;
  if (refusal !== null) throw new DOMException('no', refusal);
  track = new FakeTrack();
  return { getAudioTracks: () => [track], getTracks: () => [track] };
};

/** A question whose clock the test moves, with what came of it. */
const aQuestion = (windows: { prep: number; response: number } | null, more: Partial<RecorderParts> = {}) => {
  const came = {
    pieces: 0,
    bytes: 0,
    most: 0,
    saved: [] as string[],
    ended: [] as string[],
    told: [] as (string | null)[],
  };
  const began = performance.now();
  const left = (seconds: number, from: number) =>
    Math.max(0, Math.min(seconds, Math.ceil(from + seconds - (performance.now() - began) / 1000)));
  const now = (): Windows | null => {
    if (!windows) return null;
    const at = (performance.now() - began) / 1000;
    const phase = at < windows.prep ? 'prep' : at <= windows.prep + windows.response ? 'open' : 'over';
    return {
      phase,
      prep: { seconds: windows.prep, secondsLeft: left(windows.prep, 0) },
      response: { seconds: windows.response, secondsLeft: left(windows.response, windows.prep) },
    };
  };
  let takes = 0;
  const parts: RecorderParts = {
    windows: now,
    isTest: true,
    isWritable: () => true,
    begin: () => {
      takes += 1;
      return {
        id: `take ${takes}`,
        put: async ({ byteLength }) => {
          came.pieces += 1;
          came.bytes += byteLength;
          came.most = Math.max(came.most, byteLength);
        },
        end: async (how) => void came.ended.push(how),
      };
    },
    saved: (id) => came.saved.push(id) > 0,
    has: () => came.saved.length > 0,
    hasStopped: () => came.ended.includes('stopped'),
    kept: () => 'server',
    endPrep: () => undefined,
    giveUp: () => void (came.saved = []),
    tell: (speaking) => came.told.at(-1) !== speaking && came.told.push(speaking),
    ...more,
  };
  return { parts, came };
};

const open = async (parts: RecorderParts): Promise<LiveRecorder> => {
  const { questionRecorder } = await import('./question-recorder.ts');
  recorder = questionRecorder(parts);
  recorder.open();
  await vi.advanceTimersByTimeAsync(300);
  return recorder;
};
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  [openings, refusal, FakeRecorder.bytes, FakeRecorder.data] = [0, null, 4, null];
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
});
afterEach(() => {
  recorder.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('by the clocks of a test', () => {
  test('the microphone opens while one prepares, and the recording starts and stops by itself', async () => {
    const { parts, came } = aQuestion({ prep: 3, response: 5 });
    await open(parts);
    expect(recorder.view()).toMatchObject({ phase: 'prep', is: 'idle', mayStop: false });
    expect(openings).toBe(1);
    await pass(3.2);
    expect(recorder.view()).toMatchObject({ phase: 'open', is: 'recording', mayStop: false });
    expect(came.told).toContain('recording');
    await pass(5.5);
    expect(recorder.view()).toMatchObject({ phase: 'over', is: 'idle', trouble: null });
    expect(came).toMatchObject({ saved: ['take 1'], ended: ['stopped'] });
    expect(came.told.at(-1)).toBeNull();
    await pass(5);
    expect(came.saved).toHaveLength(1);
  });

  test('who leaves the page while speaking and comes back in time goes on with a second part', async () => {
    const { parts, came } = aQuestion({ prep: 0, response: 20 });
    await open(parts);
    await pass(2);
    recorder.close();
    await pass(1);
    expect(came.ended).toEqual(['broken']);
    await open(parts);
    await pass(2);
    expect(recorder.view().is).toBe('recording');
    expect(came.saved).toEqual(['take 1', 'take 2']);
    await pass(20);
    expect(came.ended).toEqual(['broken', 'stopped']);
  });

  test('what was broken off goes on as a second part while there is time, what was stopped does not', async () => {
    const broken = aQuestion({ prep: 0, response: 20 });
    await open(broken.parts);
    await pass(2);
    track.unplug();
    await pass(0.2);
    expect(recorder.view()).toMatchObject({ is: 'idle', trouble: 'unplugged', mayStart: true });
    expect(broken.came.ended).toEqual(['broken']);
    expect(broken.came.told.at(-1)).toBeNull();
    recorder.start();
    await pass(2);
    expect(recorder.view().is).toBe('recording');
    expect(broken.came.saved).toEqual(['take 1', 'take 2']);
    recorder.close();

    const done = aQuestion({ prep: 0, response: 20 }, { hasStopped: () => true });
    await open(done.parts);
    await pass(2);
    expect(done.came.saved).toEqual([]);
  });

  test('another window that goes on stops this one, and the microphone is free at once', async () => {
    let isWritable = true;
    const { parts, came } = aQuestion({ prep: 0, response: 20 }, { isWritable: () => isWritable });
    await open(parts);
    await pass(1.2);
    isWritable = false;
    await pass(0.5);
    expect(recorder.view()).toMatchObject({ is: 'idle', trouble: null, mayStart: false });
    expect(track.readyState).toBe('ended');
    expect(came.saved).toEqual(['take 1']);
  });
});

describe('by hand', () => {
  test('starts, stops, and begins anew when the first is given up', async () => {
    const { parts, came } = aQuestion(null, { isTest: false });
    await open(parts);
    expect(recorder.view()).toMatchObject({ phase: 'open', is: 'idle', mayStart: true, mayRetake: false });
    expect(openings).toBe(0);
    recorder.start();
    await pass(2);
    expect(recorder.view()).toMatchObject({ is: 'recording', mayStop: true });
    expect(recorder.view().spokenSeconds).toBeGreaterThan(1);
    recorder.stop();
    await pass(0.2);
    expect(recorder.view()).toMatchObject({ is: 'idle', mayStart: false, mayRetake: true });
    recorder.retake();
    await pass(1.2);
    recorder.stop();
    await pass(0.2);
    expect(came.saved).toEqual(['take 2']);
  });

  test('a second recording that comes to nothing leaves the first', async () => {
    const { parts, came } = aQuestion(null, { isTest: false });
    await open(parts);
    recorder.start();
    await pass(2);
    recorder.stop();
    await pass(0.2);
    FakeRecorder.bytes = 0;
    recorder.retake();
    await pass(6);
    expect(recorder.view()).toMatchObject({ is: 'idle', trouble: 'empty', mayStart: true });
    expect(came.saved).toEqual(['take 1']);
    FakeRecorder.bytes = 4;
    recorder.start();
    await pass(1);
    expect(came.saved).toEqual(['take 3']);
  });

  test('ends by itself after ten minutes', async () => {
    const { parts, came } = aQuestion(null, { isTest: false });
    await open(parts);
    recorder.start();
    await pass(602);
    expect(recorder.view().is).toBe('idle');
    expect(came.ended).toEqual(['stopped']);
  });
});

describe('said in words, and nothing kept that is not there', () => {
  test.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'noMicrophone'],
    ['AbortError', 'broken'],
  ] as const)('%s is %s, and trying again works once it is mended', async (name, trouble) => {
    refusal = name;
    const { parts, came } = aQuestion({ prep: 1, response: 20 });
    await open(parts);
    expect(recorder.view()).toMatchObject({ trouble, mayStart: true });
    expect(came.told.at(-1)).toBeNull();
    await pass(2);
    expect(openings).toBe(1);
    refusal = null;
    recorder.start();
    await pass(1);
    expect(recorder.view()).toMatchObject({ is: 'recording', trouble: null });
  });

  test('a recorder that gives no bytes leaves no answer', async () => {
    FakeRecorder.bytes = 0;
    const { parts, came } = aQuestion(null, { isTest: false });
    await open(parts);
    recorder.start();
    await pass(2);
    recorder.stop();
    await pass(0.2);
    expect(recorder.view()).toMatchObject({ trouble: 'empty', mayStart: true });
    expect(came).toMatchObject({ saved: [], ended: [] });
  });

  test('a recorder that gives no bytes is found out while there is time, and trying again works', async () => {
    FakeRecorder.bytes = 0;
    const { parts, came } = aQuestion({ prep: 0, response: 30 });
    await open(parts);
    await pass(5.5);
    expect(recorder.view()).toMatchObject({ is: 'idle', trouble: 'empty', mayStart: true, spokenSeconds: 0, wave: [] });
    expect(came.told.at(-1)).toBeNull();
    FakeRecorder.bytes = 4;
    recorder.start();
    await pass(8);
    expect(recorder.view()).toMatchObject({ is: 'recording', trouble: null });
  });

  test.each([
    ['another codec', 'RIFF----WAVEfmt '],
    ['another film', `\u001AEß£B\u0082\u0088matroska${'-'.repeat(80)}`],
  ])('bytes of %s are not kept', async (_, begins) => {
    FakeRecorder.data = new Blob([Buffer.from(begins, 'latin1')]);
    const { parts, came } = aQuestion({ prep: 0, response: 20 });
    await open(parts);
    await pass(2);
    expect(recorder.view()).toMatchObject({ is: 'idle', trouble: 'wrongKind', mayStart: true });
    expect(came).toMatchObject({ pieces: 0, saved: [], ended: [] });
    expect(came.told.at(-1)).toBeNull();
  });

  test('two hundred megabytes at once are never read, in pieces they are kept as far as a recording goes', async () => {
    const megabyte = 1024 * 1024;
    FakeRecorder.data = Object.defineProperty(new Blob(['----ftypM4A ']), 'size', { value: 200 * megabyte });
    const atOnce = aQuestion({ prep: 0, response: 20 });
    await open(atOnce.parts);
    await pass(2);
    expect(recorder.view()).toMatchObject({ is: 'idle', trouble: 'tooLarge' });
    expect(atOnce.came).toMatchObject({ bytes: 0, saved: [], ended: [] });
    recorder.close();

    FakeRecorder.data = new Blob(['----ftypM4A ', new Uint8Array(5 * megabyte)]);
    const inPieces = aQuestion({ prep: 0, response: 60 });
    await open(inPieces.parts);
    await pass(10);
    expect(recorder.view()).toMatchObject({ is: 'idle', trouble: 'tooLarge', mayStart: true });
    expect(inPieces.came.bytes / megabyte).toBeCloseTo(60, 1);
    expect(inPieces.came.most).toBe(megabyte);
    expect(inPieces.came).toMatchObject({ saved: ['take 1'], ended: ['broken'] });
  });

  test('a browser without a codec that can be kept says so', async () => {
    vi.stubGlobal('MediaRecorder', Object.assign(class {}, { isTypeSupported: () => false }));
    const { parts } = aQuestion({ prep: 2, response: 5 });
    await open(parts);
    expect(recorder.view().trouble).toBe('unsupported');
    expect(openings).toBe(0);
  });

  test('a device without room keeps what it has, and says so', async () => {
    let pieces = 0;
    const end = vi.fn<(how: string) => Promise<void>>(async () => undefined);
    const put = async () => {
      pieces += 1;
      if (pieces > 2) throw new DOMException('full', 'QuotaExceededError');
    };
    const { parts, came } = aQuestion({ prep: 0, response: 20 }, { begin: () => ({ id: 'one', put, end }) });
    await open(parts);
    await pass(3);
    expect(recorder.view()).toMatchObject({ is: 'idle', trouble: 'deviceFull' });
    expect(came.saved).toEqual(['one']);
    expect(end).toHaveBeenCalledWith('broken');
  });

  test('only one recorder lives in a browser', async () => {
    const request = (_name: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(new DOMException('late', 'AbortError'))),
      );
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia }, locks: { request } });
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const control = new AbortController();
      setTimeout(() => control.abort(), milliseconds);
      return control.signal;
    });
    const { parts } = aQuestion({ prep: 10, response: 5 });
    await open(parts);
    await pass(3);
    expect(recorder.view().trouble).toBe('elsewhere');
    expect(openings).toBe(0);
    vi.restoreAllMocks();
  });
});
