// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AttemptState } from '@inkstone/exam/attempt';
import { aBlueprint, aClock, aPart, aSection } from '@inkstone/exam/blueprint/testing';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import { aStart, holdEverything, openStore } from '../testing.tsx';
import { openDesk, type Desk } from './desk.ts';
import { soundsIn } from './sound.ts';
import { anAudio, aPreload } from './testing.ts';

const setId = 1001;
const talk = '1001';
const clip = 'clip.2';
const blueprintOf = (plays: number | undefined, mode: 'test' | 'practice' = 'test') =>
  aBlueprint(
    {
      sections: [
        aSection('listening', {
          navigation: 'none',
          clock: aClock(600, { duringAudio: 'stops' }),
          parts: [aPart('main', plays === undefined ? {} : { plays })],
        }),
      ],
      filled: [{ section: 'listening', sets: [[1, 2]], audioSeconds: 60, clips: { 2: 5.5 } }],
    },
    { mode },
  );
const stimuli = {
  [setId]: { kind: 'audio' as const, files: [{ id: 5, url: '/api/file?id=5', mime: 'audio/mpeg' }], audioSeconds: 60 },
};
const inside = [
  { kind: 'started' },
  { kind: 'section-entered', sectionId: 'listening' },
  { kind: 'question-entered', questionId: 1 },
] as const;

let store: AttemptStore;
let desk: Desk;
let audio: ReturnType<typeof anAudio>;
const settle = () => new Promise((resolve) => setTimeout(resolve));

const openAt = async (blueprint: ReturnType<typeof blueprintOf>, from: Parameters<typeof aStart>[1] = {}) => {
  const isFresh = from.state === undefined;
  store = await openStore(
    aStart(blueprint, { stimuli, clips: { 2: { from: 20, to: 25.5 } }, ...from }),
    isFresh ? inside : [],
  );
  audio = anAudio();
  desk = openDesk({ store, preload: aPreload(), sounds: soundsIn(store.started.sets), audio });
};
const stateNow = (): AttemptState => store.snapshot().state;

beforeEach(() => {
  localStorage.clear();
  holdEverything();
});
afterEach(() => {
  desk.close();
  store.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('in a test', () => {
  test('a play is counted once it sounds, and stops the clock', async () => {
    await openAt(blueprintOf(1));
    expect(desk.view(talk)).toMatchObject({ is: 'notBegun', playsLeft: 1, isHeard: false, mayPause: false });
    desk.play(talk);
    expect(stateNow().plays).toEqual({});
    await settle();
    expect(stateNow().plays).toEqual({ [setId]: 1 });
    expect(desk.view(talk)).toMatchObject({ is: 'playing', playsLeft: 0, seconds: 60 });
    expect(store.timeline().clocks[0]?.stoppedUntil).not.toBeNull();
  });

  test('a browser that wants a press first is not a play', async () => {
    await openAt(blueprintOf(1));
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
    await openAt(blueprintOf(1));
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
    await openAt(blueprintOf(1));
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
    await openAt(blueprintOf(2));
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

/** The same attempt as another page gets it from the server. */
const reopened = async () => {
  const annotations = Object.entries(store.snapshot().seen.notes[setId] ?? {}).map(([noteId, note]) => ({
    setId,
    noteId,
    note,
  }));
  const state = stateNow();
  desk.close();
  store.close();
  await openAt(blueprintOf(1), { state, annotations, ack: 9 });
};

describe('a window opened again in the middle', () => {
  test('goes on where it was, and the play stays counted once', async () => {
    await openAt(blueprintOf(1));
    desk.play(talk);
    await settle();
    audio.pass(37);
    await reopened();
    expect(desk.view(talk)).toMatchObject({ is: 'paused', at: 37, isHeard: false });
    desk.play(talk);
    await settle();
    expect(audio.currentTime).toBe(37);
    expect(stateNow().plays).toEqual({ [setId]: 1 });
    audio.pass(23);
    expect(desk.view(talk).isHeard).toBe(true);
  });

  test('on another device goes on from what the journal knows', async () => {
    await openAt(blueprintOf(1));
    desk.play(talk);
    await settle();
    audio.pass(25);
    audio.pass(5);
    localStorage.clear();
    await reopened();
    expect(desk.view(talk).at).toBe(25);
  });

  test('does not play again what was heard to its end', async () => {
    await openAt(blueprintOf(1));
    desk.play(talk);
    await settle();
    audio.pass(60);
    localStorage.clear();
    await reopened();
    expect(desk.view(talk)).toMatchObject({ is: 'ended', isHeard: true });
  });
});

test('in practice one pauses, moves and hears it again as one likes', async () => {
  await openAt(blueprintOf(undefined, 'practice'));
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
  await openAt(blueprintOf(1));
  desk.play(talk);
  await settle();
  audio.pass(12);
  desk.leave(setId);
  expect(desk.view(talk)).toMatchObject({ is: 'paused', at: 12 });
});

test('what cannot be had is gone on without', async () => {
  await openAt(blueprintOf(1));
  desk.giveUp(talk);
  expect(desk.view(talk).isHeard).toBe(true);
});

describe('a clip of the recording', () => {
  const heardWhole = async (plays = 1) => {
    await openAt(blueprintOf(plays));
    desk.play(talk);
    await settle();
    audio.pass(60);
    store.say({ kind: 'question-entered', questionId: 2 });
  };

  test('stops the clock while it plays', async () => {
    await openAt(blueprintOf(1));
    expect(store.timeline().clocks[0]?.stoppedUntil).toBeNull();
    desk.play(clip);
    await settle();
    expect(store.timeline().clocks[0]?.stoppedUntil).not.toBeNull();
  });

  test('plays its own part of the recording and is counted by itself', async () => {
    await heardWhole();
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
    await heardWhole(3);
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
    await heardWhole();
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
    await heardWhole();
    desk.play(clip);
    await settle();
    audio.pass(3);
    await reopened();
    expect(desk.view(talk).isHeard).toBe(true);
    expect(desk.view(clip)).toMatchObject({ is: 'paused', at: 3, isHeard: false });
    desk.play(clip);
    await settle();
    expect(audio.currentTime).toBe(23);
    expect(stateNow().clipPlays).toEqual({ 2: 1 });
    audio.pass(2.5);
    localStorage.clear();
    await reopened();
    expect(desk.view(clip)).toMatchObject({ is: 'ended', isHeard: true });
    expect(desk.view(talk).isHeard).toBe(true);
  });

  test('waits for a press where the browser does, cannot be paused, and can be gone on without', async () => {
    await heardWhole();
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
    await openAt(blueprintOf(undefined, 'practice'));
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
    await openAt(blueprintOf(undefined, 'practice'));
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
