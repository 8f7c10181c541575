// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { holdEverything } from '../testing.tsx';
import { blueprintOf, clip, closeDesks, openAt, reopened, setId, settle, talk } from './testing/desk-stage.ts';

beforeEach(() => {
  localStorage.clear();
  holdEverything();
});
afterEach(() => {
  closeDesks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a clip of the recording', () => {
  const heardWhole = async (plays = 1) => {
    const stage = await openAt(blueprintOf(plays));
    stage.desk.play(talk);
    await settle();
    stage.audio.pass(60);
    stage.store.say({ kind: 'question-entered', questionId: 2 });
    return stage;
  };

  test('stops the clock while it plays', async () => {
    const { desk, store } = await openAt(blueprintOf(1));
    expect(store.timeline().clocks[0]?.stoppedUntil).toBeNull();
    desk.play(clip);
    await settle();
    expect(store.timeline().clocks[0]?.stoppedUntil).not.toBeNull();
  });

  test('plays its own part of the recording and is counted by itself', async () => {
    const { desk, audio, stateNow } = await heardWhole();
    expect(desk.view(clip)).toMatchObject({ is: 'notBegun', at: 0, seconds: 5.5, playsLeft: 1, isHeard: false });
    desk.play(clip);
    await settle();
    expect(audio.currentTime).toBe(20);
    expect(stateNow()).toMatchObject({ plays: { [setId]: 1 }, clipPlays: { 2: 1 } });
    audio.pass(2);
    expect(desk.view(clip)).toMatchObject({ is: 'playing', at: 2, seconds: 5.5, playsLeft: 0 });
    expect(desk.view(talk)).toMatchObject({ is: 'ended', isHeard: true });
  });

  test('ends where it ends, though the recording goes on, and is not heard again', async () => {
    const { desk, audio, stateNow } = await heardWhole(3);
    desk.play(clip);
    await settle();
    audio.pass(5.5);
    expect(desk.view(clip)).toMatchObject({ is: 'ended', isHeard: true, playsLeft: 0, at: 5.5 });
    audio.pass(10);
    expect(audio.currentTime).toBe(25.5);
    desk.again(clip);
    desk.play(clip);
    await settle();
    expect(stateNow().clipPlays).toEqual({ 2: 1 });
  });

  test('ends on time between two reports of the element', async () => {
    const { desk, audio } = await heardWhole();
    desk.play(clip);
    await settle();
    vi.useFakeTimers();
    audio.pass(5.4);
    expect(desk.view(clip).is).toBe('playing');
    audio.currentTime = 25.5;
    vi.advanceTimersByTime(101);
    expect(desk.view(clip).is).toBe('ended');
  });

  test('goes on after a reload where it was, and counts once; on another device from what the journal knows', async () => {
    let stage = await heardWhole();
    stage.desk.play(clip);
    await settle();
    stage.audio.pass(3);
    stage = await reopened(stage);
    expect(stage.desk.view(talk).isHeard).toBe(true);
    expect(stage.desk.view(clip)).toMatchObject({ is: 'paused', at: 3, isHeard: false });
    stage.desk.play(clip);
    await settle();
    expect(stage.audio.currentTime).toBe(23);
    expect(stage.stateNow().clipPlays).toEqual({ 2: 1 });
    stage.audio.pass(2.5);
    localStorage.clear();
    stage = await reopened(stage);
    expect(stage.desk.view(clip)).toMatchObject({ is: 'ended', isHeard: true });
    expect(stage.desk.view(talk).isHeard).toBe(true);
  });

  test('waits for a press where the browser does, cannot be paused, and can be gone on without', async () => {
    const { desk, audio, stateNow } = await heardWhole();
    audio.isAllowed = false;
    desk.play(clip);
    await settle();
    expect(desk.view(clip).is).toBe('blocked');
    expect(stateNow().clipPlays).toBeUndefined();
    audio.isAllowed = true;
    desk.play(clip);
    await settle();
    desk.pause(clip);
    expect(desk.view(clip)).toMatchObject({ is: 'playing', mayPause: false, maySeek: false });
    desk.giveUp(clip);
    expect(desk.view(clip).isHeard).toBe(true);
  });

  test('in practice is heard as often as one likes, and leaves the recording where it was', async () => {
    const { desk, audio, stateNow } = await openAt(blueprintOf(undefined, 'practice'));
    desk.play(talk);
    await settle();
    audio.pass(10);
    desk.play(clip);
    await settle();
    expect(desk.view(talk)).toMatchObject({ is: 'paused', at: 10 });
    desk.seek(clip, 4);
    expect(audio.currentTime).toBe(24);
    audio.pass(1.5);
    desk.again(clip);
    await settle();
    expect(stateNow().clipPlays).toEqual({ 2: 2 });
    desk.play(talk);
    await settle();
    expect(audio.currentTime).toBe(10);
  });

  test('stops with its question, the recording only with its set', async () => {
    const { desk, audio } = await openAt(blueprintOf(undefined, 'practice'));
    desk.play(clip);
    await settle();
    audio.pass(1);
    desk.leave(setId, 1);
    expect(desk.view(clip).is).toBe('playing');
    desk.leave(setId, 2);
    expect(desk.view(clip)).toMatchObject({ is: 'paused', at: 1 });
    desk.play(talk);
    await settle();
    desk.leave(setId, 2);
    expect(desk.view(talk).is).toBe('playing');
  });
});
