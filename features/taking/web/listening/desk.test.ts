// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { holdEverything } from '../testing.tsx';
import { blueprintOf, closeDesks, openAt, reopened, setId, settle, talk } from './testing/desk-stage.ts';

beforeEach(() => {
  localStorage.clear();
  holdEverything();
});
afterEach(() => {
  closeDesks();
  vi.unstubAllGlobals();
});

describe('in a test', () => {
  test('a play is counted once it sounds, and stops the clock', async () => {
    const { desk, store, stateNow } = await openAt(blueprintOf(1));
    expect(desk.view(talk)).toMatchObject({ is: 'notBegun', playsLeft: 1, isHeard: false, mayPause: false });
    desk.play(talk);
    expect(stateNow().plays).toEqual({});
    await settle();
    expect(stateNow().plays).toEqual({ [setId]: 1 });
    expect(desk.view(talk)).toMatchObject({ is: 'playing', playsLeft: 0, seconds: 60 });
    expect(store.timeline().clocks[0]?.stoppedUntil).not.toBeNull();
  });

  test('a browser that wants a press first is not a play', async () => {
    const { desk, audio, stateNow } = await openAt(blueprintOf(1));
    audio.isAllowed = false;
    desk.play(talk);
    await settle();
    expect(desk.view(talk).is).toBe('blocked');
    expect(stateNow().plays).toEqual({});
    audio.isAllowed = true;
    desk.play(talk);
    await settle();
    expect(desk.view(talk).is).toBe('playing');
    expect(stateNow().plays).toEqual({ [setId]: 1 });
  });

  test('it can neither be paused nor moved, also not by a key of the headphones', async () => {
    const { desk, audio, stateNow } = await openAt(blueprintOf(1));
    desk.play(talk);
    await settle();
    audio.pass(10);
    desk.pause(talk);
    desk.seek(talk, 50);
    expect(desk.view(talk)).toMatchObject({ is: 'playing', at: 10 });
    audio.pause();
    await settle();
    expect(desk.view(talk).is).toBe('playing');
    expect(stateNow().plays).toEqual({ [setId]: 1 });
  });

  test('heard to its end as often as allowed, it does not begin again', async () => {
    const { desk, audio, stateNow } = await openAt(blueprintOf(1));
    desk.play(talk);
    await settle();
    audio.pass(60);
    expect(desk.view(talk)).toMatchObject({ is: 'ended', isHeard: true, playsLeft: 0 });
    desk.again(talk);
    desk.play(talk);
    await settle();
    expect(stateNow().plays).toEqual({ [setId]: 1 });
  });

  test('with two plays it is heard again by a press', async () => {
    const { desk, audio, stateNow } = await openAt(blueprintOf(2));
    desk.play(talk);
    await settle();
    audio.pass(60);
    expect(desk.view(talk).playsLeft).toBe(1);
    desk.again(talk);
    await settle();
    expect(desk.view(talk)).toMatchObject({ is: 'playing', at: 0, playsLeft: 0, isHeard: true });
    expect(stateNow().plays).toEqual({ [setId]: 2 });
  });
});

describe('a window opened again in the middle', () => {
  test('goes on where it was, and the play stays counted once', async () => {
    let stage = await openAt(blueprintOf(1));
    stage.desk.play(talk);
    await settle();
    stage.audio.pass(37);
    stage = await reopened(stage);
    expect(stage.desk.view(talk)).toMatchObject({ is: 'paused', at: 37, isHeard: false });
    stage.desk.play(talk);
    await settle();
    expect(stage.audio.currentTime).toBe(37);
    expect(stage.stateNow().plays).toEqual({ [setId]: 1 });
    stage.audio.pass(23);
    expect(stage.desk.view(talk).isHeard).toBe(true);
  });

  test('on another device goes on from what the journal knows', async () => {
    let stage = await openAt(blueprintOf(1));
    stage.desk.play(talk);
    await settle();
    stage.audio.pass(25);
    stage.audio.pass(5);
    localStorage.clear();
    stage = await reopened(stage);
    expect(stage.desk.view(talk).at).toBe(25);
  });

  test('does not play again what was heard to its end', async () => {
    let stage = await openAt(blueprintOf(1));
    stage.desk.play(talk);
    await settle();
    stage.audio.pass(60);
    localStorage.clear();
    stage = await reopened(stage);
    expect(stage.desk.view(talk)).toMatchObject({ is: 'ended', isHeard: true });
  });
});

test('in practice one pauses, moves and hears it again as one likes', async () => {
  const { desk, audio } = await openAt(blueprintOf(undefined, 'practice'));
  desk.play(talk);
  await settle();
  audio.pass(10);
  desk.pause(talk);
  expect(desk.view(talk)).toMatchObject({ is: 'paused', at: 10, playsLeft: null, mayPause: true, maySeek: true });
  desk.seek(talk, 40);
  expect(desk.view(talk).at).toBe(40);
  desk.play(talk);
  await settle();
  audio.pass(20);
  desk.again(talk);
  await settle();
  expect(desk.view(talk)).toMatchObject({ is: 'playing', at: 0 });
});

test('leaving a set stops its recording and keeps how far it came', async () => {
  const { desk, audio } = await openAt(blueprintOf(1));
  desk.play(talk);
  await settle();
  audio.pass(12);
  desk.leave(setId);
  expect(desk.view(talk)).toMatchObject({ is: 'paused', at: 12 });
});

test('what cannot be had is gone on without', async () => {
  const { desk } = await openAt(blueprintOf(1));
  desk.giveUp(talk);
  expect(desk.view(talk).isHeard).toBe(true);
});
