import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createRecorderQuestion } from './testing/recorder-question.ts';
import { tearDownStage, openRecorder, advanceSeconds, setSound, setUpStage, stage } from './testing/recorder-stage.ts';

beforeEach(setUpStage);
afterEach(tearDownStage);

describe('timed by the clocks of a test', () => {
  test('the microphone opens during preparation, and the recording starts and stops automatically', async () => {
    const { parts, came } = createRecorderQuestion({ prep: 3, response: 5 });
    const recorder = await openRecorder(parts);
    expect(recorder.view()).toMatchObject({ phase: 'prep', is: 'idle', mayStop: false });
    expect(stage.openings).toBe(1);
    await advanceSeconds(3.2);
    expect(recorder.view()).toMatchObject({ phase: 'open', is: 'recording', mayStop: false });
    expect(came.told).toContain('recording');
    await advanceSeconds(5.5);
    expect(recorder.view()).toMatchObject({ phase: 'over', is: 'idle', problem: null });
    expect(came).toMatchObject({ saved: ['take 1'], ended: ['stopped'] });
    expect(came.told.at(-1)).toBeNull();
    await advanceSeconds(5);
    expect(came.saved).toHaveLength(1);
  });

  test('a beep announces the recording, which starts only after the beep', async () => {
    setSound();
    const { parts, came } = createRecorderQuestion({ prep: 3, response: 5 });
    const recorder = await openRecorder(parts);
    await advanceSeconds(2.6);
    expect(stage.beeps).toBe(0);
    await advanceSeconds(0.25);
    expect(stage.beeps).toBe(1);
    expect(came.begun).toBe(0);
    expect(recorder.view()).toMatchObject({ is: 'opening' });
    await advanceSeconds(0.25);
    expect(came.begun).toBe(1);
    expect(recorder.view()).toMatchObject({ is: 'recording' });
    await advanceSeconds(6);
    expect(stage.beeps).toBe(1);
  });

  test('a student who leaves the page while speaking and returns in time continues with a second part', async () => {
    const { parts, came } = createRecorderQuestion({ prep: 0, response: 20 });
    const recorder = await openRecorder(parts);
    await advanceSeconds(2);
    recorder.close();
    await advanceSeconds(1);
    expect(came.ended).toEqual(['interrupted']);
    const again = await openRecorder(parts);
    await advanceSeconds(2);
    expect(again.view().is).toBe('recording');
    expect(came.saved).toEqual(['take 1', 'take 2']);
    await advanceSeconds(20);
    expect(came.ended).toEqual(['interrupted', 'stopped']);
  });

  test('an interrupted recording continues as a second part while there is time; a stopped one does not', async () => {
    const broken = createRecorderQuestion({ prep: 0, response: 20 });
    const recorder = await openRecorder(broken.parts);
    await advanceSeconds(2);
    stage.track.unplug();
    await advanceSeconds(0.2);
    expect(recorder.view()).toMatchObject({ is: 'idle', problem: 'unplugged', mayStart: true });
    expect(broken.came.ended).toEqual(['interrupted']);
    expect(broken.came.told.at(-1)).toBeNull();
    recorder.start();
    await advanceSeconds(2);
    expect(recorder.view().is).toBe('recording');
    expect(broken.came.saved).toEqual(['take 1', 'take 2']);
    recorder.close();

    const done = createRecorderQuestion({ prep: 0, response: 20 }, { hasStopped: () => true });
    await openRecorder(done.parts);
    await advanceSeconds(2);
    expect(done.came.saved).toEqual([]);
  });

  test('a window that takes over stops this one and releases the microphone at once', async () => {
    let isWritable = true;
    const { parts, came } = createRecorderQuestion({ prep: 0, response: 20 }, { isWritable: () => isWritable });
    const recorder = await openRecorder(parts);
    await advanceSeconds(1.2);
    isWritable = false;
    await advanceSeconds(0.5);
    expect(recorder.view()).toMatchObject({ is: 'idle', problem: null, mayStart: false });
    expect(stage.track.readyState).toBe('ended');
    expect(came).toMatchObject({ saved: ['take 1'], ended: ['interrupted'] });
    isWritable = true;
    await advanceSeconds(2);
    expect(recorder.view()).toMatchObject({ is: 'recording', problem: null });
    expect(came.saved).toEqual(['take 1', 'take 2']);
    await advanceSeconds(20);
    expect(came.ended).toEqual(['interrupted', 'stopped']);
  });
});

describe('operated manually', () => {
  test('starts, stops, and starts again if the first take is discarded', async () => {
    const { parts, came } = createRecorderQuestion(null, { isTest: false });
    const recorder = await openRecorder(parts);
    expect(recorder.view()).toMatchObject({ phase: 'open', is: 'idle', mayStart: true, mayRetake: false });
    expect(stage.openings).toBe(0);
    recorder.start();
    await advanceSeconds(2);
    expect(recorder.view()).toMatchObject({ is: 'recording', mayStop: true });
    expect(recorder.view().spokenSeconds).toBeGreaterThan(1);
    recorder.stop();
    await advanceSeconds(0.2);
    expect(recorder.view()).toMatchObject({ is: 'idle', mayStart: false, mayRetake: true });
    recorder.retake();
    await advanceSeconds(1.2);
    recorder.stop();
    await advanceSeconds(0.2);
    expect(came.saved).toEqual(['take 2']);
  });

  test('a second take without sound keeps the first', async () => {
    const { parts, came } = createRecorderQuestion(null, { isTest: false });
    const recorder = await openRecorder(parts);
    recorder.start();
    await advanceSeconds(2);
    recorder.stop();
    await advanceSeconds(0.2);
    stage.bytes = 0;
    recorder.retake();
    await advanceSeconds(6);
    expect(recorder.view()).toMatchObject({ is: 'idle', problem: 'empty', mayStart: true });
    expect(came.saved).toEqual(['take 1']);
    stage.bytes = 4;
    recorder.start();
    await advanceSeconds(1);
    expect(came.saved).toEqual(['take 3']);
  });

  test('stops automatically after ten minutes', async () => {
    const { parts, came } = createRecorderQuestion(null, { isTest: false });
    const recorder = await openRecorder(parts);
    recorder.start();
    await advanceSeconds(602);
    expect(recorder.view().is).toBe('idle');
    expect(came.ended).toEqual(['stopped']);
  });
});
