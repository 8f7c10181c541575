import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aQuestion } from './testing/a-question.ts';
import { clearStage, open, pass, setSound, setStage, stage } from './testing/recorder-stage.ts';

beforeEach(setStage);
afterEach(clearStage);

describe('by the clocks of a test', () => {
  test('the microphone opens while one prepares, and the recording starts and stops by itself', async () => {
    const { parts, came } = aQuestion({ prep: 3, response: 5 });
    const recorder = await open(parts);
    expect(recorder.view()).toMatchObject({ phase: 'prep', is: 'idle', mayStop: false });
    expect(stage.openings).toBe(1);
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

  test('a beep says that one speaks now, and nothing is recorded before it is over', async () => {
    setSound();
    const { parts, came } = aQuestion({ prep: 3, response: 5 });
    const recorder = await open(parts);
    await pass(2.6);
    expect(stage.beeps).toBe(0);
    await pass(0.25);
    expect(stage.beeps).toBe(1);
    expect(came.begun).toBe(0);
    expect(recorder.view()).toMatchObject({ is: 'opening' });
    await pass(0.25);
    expect(came.begun).toBe(1);
    expect(recorder.view()).toMatchObject({ is: 'recording' });
    await pass(6);
    expect(stage.beeps).toBe(1);
  });

  test('who leaves the page while speaking and comes back in time goes on with a second part', async () => {
    const { parts, came } = aQuestion({ prep: 0, response: 20 });
    const recorder = await open(parts);
    await pass(2);
    recorder.close();
    await pass(1);
    expect(came.ended).toEqual(['broken']);
    const again = await open(parts);
    await pass(2);
    expect(again.view().is).toBe('recording');
    expect(came.saved).toEqual(['take 1', 'take 2']);
    await pass(20);
    expect(came.ended).toEqual(['broken', 'stopped']);
  });

  test('what was broken off goes on as a second part while there is time, what was stopped does not', async () => {
    const broken = aQuestion({ prep: 0, response: 20 });
    const recorder = await open(broken.parts);
    await pass(2);
    stage.track.unplug();
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
    const recorder = await open(parts);
    await pass(1.2);
    isWritable = false;
    await pass(0.5);
    expect(recorder.view()).toMatchObject({ is: 'idle', trouble: null, mayStart: false });
    expect(stage.track.readyState).toBe('ended');
    expect(came).toMatchObject({ saved: ['take 1'], ended: ['broken'] });
    isWritable = true;
    await pass(2);
    expect(recorder.view()).toMatchObject({ is: 'recording', trouble: null });
    expect(came.saved).toEqual(['take 1', 'take 2']);
    await pass(20);
    expect(came.ended).toEqual(['broken', 'stopped']);
  });
});

describe('by hand', () => {
  test('starts, stops, and begins anew when the first is given up', async () => {
    const { parts, came } = aQuestion(null, { isTest: false });
    const recorder = await open(parts);
    expect(recorder.view()).toMatchObject({ phase: 'open', is: 'idle', mayStart: true, mayRetake: false });
    expect(stage.openings).toBe(0);
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
    const recorder = await open(parts);
    recorder.start();
    await pass(2);
    recorder.stop();
    await pass(0.2);
    stage.bytes = 0;
    recorder.retake();
    await pass(6);
    expect(recorder.view()).toMatchObject({ is: 'idle', trouble: 'empty', mayStart: true });
    expect(came.saved).toEqual(['take 1']);
    stage.bytes = 4;
    recorder.start();
    await pass(1);
    expect(came.saved).toEqual(['take 3']);
  });

  test('ends by itself after ten minutes', async () => {
    const { parts, came } = aQuestion(null, { isTest: false });
    const recorder = await open(parts);
    recorder.start();
    await pass(602);
    expect(recorder.view().is).toBe('idle');
    expect(came.ended).toEqual(['stopped']);
  });
});
