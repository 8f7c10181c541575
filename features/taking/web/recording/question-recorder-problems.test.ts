import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRecorderQuestion } from './testing/recorder-question.ts';
import {
  tearDownStage,
  getUserMedia,
  openRecorder,
  advanceSeconds,
  setUpStage,
  stage,
} from './testing/recorder-stage.ts';

beforeEach(setUpStage);
afterEach(tearDownStage);

describe('problems are reported, and nothing is stored without sound', () => {
  test.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'noMicrophone'],
    ['AbortError', 'broken'],
  ] as const)('%s is %s, and a retry works once the cause is removed', async (name, trouble) => {
    stage.refusal = name;
    const { parts, came } = createRecorderQuestion({ prep: 1, response: 20 });
    const recorder = await openRecorder(parts);
    expect(recorder.view()).toMatchObject({ problem: trouble, mayStart: true });
    expect(came.told.at(-1)).toBeNull();
    await advanceSeconds(2);
    expect(stage.openings).toBe(1);
    stage.refusal = null;
    recorder.start();
    await advanceSeconds(1);
    expect(recorder.view()).toMatchObject({ is: 'recording', problem: null });
  });

  test('a recorder without output creates no answer', async () => {
    stage.bytes = 0;
    const { parts, came } = createRecorderQuestion(null, { isTest: false });
    const recorder = await openRecorder(parts);
    recorder.start();
    await advanceSeconds(2);
    recorder.stop();
    await advanceSeconds(0.2);
    expect(recorder.view()).toMatchObject({ problem: 'empty', mayStart: true });
    expect(came).toMatchObject({ saved: [], ended: [] });
  });

  test('a recorder without output is detected while there is time, and a retry works', async () => {
    stage.bytes = 0;
    const { parts, came } = createRecorderQuestion({ prep: 0, response: 30 });
    const recorder = await openRecorder(parts);
    await advanceSeconds(5.5);
    expect(recorder.view()).toMatchObject({ is: 'idle', problem: 'empty', mayStart: true, spokenSeconds: 0, wave: [] });
    expect(came.told.at(-1)).toBeNull();
    stage.bytes = 4;
    recorder.start();
    await advanceSeconds(8);
    expect(recorder.view()).toMatchObject({ is: 'recording', problem: null });
  });

  test.each([
    ['another codec', 'RIFF----WAVEfmt '],
    ['another container', `\u001AEß£B\u0082\u0088matroska${'-'.repeat(80)}`],
  ])('output of type %s is not stored', async (_, begins) => {
    stage.blob = new Blob([Buffer.from(begins, 'latin1')]);
    const { parts, came } = createRecorderQuestion({ prep: 0, response: 20 });
    const recorder = await openRecorder(parts);
    await advanceSeconds(2);
    expect(recorder.view()).toMatchObject({ is: 'idle', problem: 'wrongKind', mayStart: true });
    expect(came).toMatchObject({ pieces: 0, saved: [], ended: [] });
    expect(came.told.at(-1)).toBeNull();
  });

  test('two hundred megabytes at once are never read; in pieces they are stored up to the limit of a recording', async () => {
    const megabyte = 1024 * 1024;
    stage.blob = Object.defineProperty(new Blob(['----ftypM4A ']), 'size', { value: 200 * megabyte });
    const atOnce = createRecorderQuestion({ prep: 0, response: 20 });
    const recorder = await openRecorder(atOnce.parts);
    await advanceSeconds(2);
    expect(recorder.view()).toMatchObject({ is: 'idle', problem: 'tooLarge' });
    expect(atOnce.came).toMatchObject({ bytes: 0, saved: [], ended: [] });
    recorder.close();

    stage.blob = new Blob(['----ftypM4A ', new Uint8Array(5 * megabyte)]);
    const inPieces = createRecorderQuestion({ prep: 0, response: 60 });
    const again = await openRecorder(inPieces.parts);
    await advanceSeconds(10);
    expect(again.view()).toMatchObject({ is: 'idle', problem: 'tooLarge', mayStart: true });
    expect(inPieces.came.bytes / megabyte).toBeCloseTo(60, 1);
    expect(inPieces.came.most).toBe(megabyte);
    expect(inPieces.came).toMatchObject({ saved: ['take 1'], ended: ['interrupted'] });
  });

  test('a browser without a supported codec says so', async () => {
    vi.stubGlobal('MediaRecorder', Object.assign(class {}, { isTypeSupported: () => false }));
    const { parts } = createRecorderQuestion({ prep: 2, response: 5 });
    const recorder = await openRecorder(parts);
    expect(recorder.view().problem).toBe('unsupported');
    expect(stage.openings).toBe(0);
  });

  test('a device without space keeps what it has stored, and says so', async () => {
    let pieces = 0;
    const end = vi.fn<(how: string) => Promise<void>>(async () => undefined);
    const put = async () => {
      pieces += 1;
      if (pieces > 2) throw new DOMException('full', 'QuotaExceededError');
    };
    const { parts } = createRecorderQuestion(
      { prep: 0, response: 20 },
      { begin: () => ({ id: 'one', saveChunk: put, end }) },
    );
    const recorder = await openRecorder(parts);
    await advanceSeconds(3);
    expect(recorder.view()).toMatchObject({ is: 'idle', problem: 'deviceFull' });
    expect(end).toHaveBeenCalledWith('interrupted');
  });

  test('only one recorder runs in a browser', async () => {
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
    const { parts } = createRecorderQuestion({ prep: 10, response: 5 });
    const recorder = await openRecorder(parts);
    await advanceSeconds(3);
    expect(recorder.view().problem).toBe('elsewhere');
    expect(stage.openings).toBe(0);
    vi.restoreAllMocks();
  });
});
