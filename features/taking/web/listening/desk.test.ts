// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AttemptState } from '@inkstone/exam/attempt';
import { aBlueprint, aClock, aPart, aSection } from '@inkstone/exam/blueprint/testing';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import { aStart, holdEverything, openStore } from '../testing.tsx';
import { openDesk, type Desk } from './desk.ts';
import { recordingsIn } from './recording-of.ts';
import { anAudio, aPreload } from './testing.ts';

const setId = 1001;
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
      filled: [{ section: 'listening', sets: [[1, 2]], audioSeconds: 60 }],
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
  store = await openStore(aStart(blueprint, { stimuli, ...from }), isFresh ? inside : []);
  audio = anAudio();
  desk = openDesk({ store, preload: aPreload(), recordings: recordingsIn(store.started.sets), audio });
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
});

describe('in a test', () => {
  test('a play is counted once it sounds, and stops the clock', async () => {
    await openAt(blueprintOf(1));
    expect(desk.view(setId)).toMatchObject({ is: 'notBegun', playsLeft: 1, isHeard: false, mayPause: false });
    desk.play(setId);
    expect(stateNow().plays).toEqual({});
    await settle();
    expect(stateNow().plays).toEqual({ [setId]: 1 });
    expect(desk.view(setId)).toMatchObject({ is: 'playing', playsLeft: 0, seconds: 60 });
    expect(store.timeline().clocks[0]?.stoppedUntil).not.toBeNull();
  });

  test('a browser that wants a press first is not a play', async () => {
    await openAt(blueprintOf(1));
    audio.isAllowed = false;
    desk.play(setId);
    await settle();
    expect(desk.view(setId).is).toBe('blocked');
    expect(stateNow().plays).toEqual({});
    audio.isAllowed = true;
    desk.play(setId);
    await settle();
    expect(desk.view(setId).is).toBe('playing');
    expect(stateNow().plays).toEqual({ [setId]: 1 });
  });

  test('it can neither be paused nor moved, also not by a key of the headphones', async () => {
    await openAt(blueprintOf(1));
    desk.play(setId);
    await settle();
    audio.pass(10);
    desk.pause(setId);
    desk.seek(setId, 50);
    expect(desk.view(setId)).toMatchObject({ is: 'playing', at: 10 });
    audio.pause();
    await settle();
    expect(desk.view(setId).is).toBe('playing');
    expect(stateNow().plays).toEqual({ [setId]: 1 });
  });

  test('heard to its end as often as allowed, it does not begin again', async () => {
    await openAt(blueprintOf(1));
    desk.play(setId);
    await settle();
    audio.pass(60);
    expect(desk.view(setId)).toMatchObject({ is: 'ended', isHeard: true, playsLeft: 0 });
    desk.again(setId);
    desk.play(setId);
    await settle();
    expect(stateNow().plays).toEqual({ [setId]: 1 });
  });

  test('with two plays it is heard again by a press', async () => {
    await openAt(blueprintOf(2));
    desk.play(setId);
    await settle();
    audio.pass(60);
    expect(desk.view(setId).playsLeft).toBe(1);
    desk.again(setId);
    await settle();
    expect(desk.view(setId)).toMatchObject({ is: 'playing', at: 0, playsLeft: 0, isHeard: true });
    expect(stateNow().plays).toEqual({ [setId]: 2 });
  });
});

describe('a window opened again in the middle', () => {
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

  test('goes on where it was, and the play stays counted once', async () => {
    await openAt(blueprintOf(1));
    desk.play(setId);
    await settle();
    audio.pass(37);
    await reopened();
    expect(desk.view(setId)).toMatchObject({ is: 'paused', at: 37, isHeard: false });
    desk.play(setId);
    await settle();
    expect(audio.currentTime).toBe(37);
    expect(stateNow().plays).toEqual({ [setId]: 1 });
    audio.pass(23);
    expect(desk.view(setId).isHeard).toBe(true);
  });

  test('on another device goes on from what the journal knows', async () => {
    await openAt(blueprintOf(1));
    desk.play(setId);
    await settle();
    audio.pass(25);
    audio.pass(5);
    localStorage.clear();
    await reopened();
    expect(desk.view(setId).at).toBe(25);
  });

  test('does not play again what was heard to its end', async () => {
    await openAt(blueprintOf(1));
    desk.play(setId);
    await settle();
    audio.pass(60);
    localStorage.clear();
    await reopened();
    expect(desk.view(setId)).toMatchObject({ is: 'ended', isHeard: true });
  });
});

test('in practice one pauses, moves and hears it again as one likes', async () => {
  await openAt(blueprintOf(undefined, 'practice'));
  desk.play(setId);
  await settle();
  audio.pass(10);
  desk.pause(setId);
  expect(desk.view(setId)).toMatchObject({ is: 'paused', at: 10, playsLeft: null, mayPause: true, maySeek: true });
  desk.seek(setId, 40);
  expect(desk.view(setId).at).toBe(40);
  desk.play(setId);
  await settle();
  audio.pass(20);
  desk.again(setId);
  await settle();
  expect(desk.view(setId)).toMatchObject({ is: 'playing', at: 0 });
});

test('leaving a set stops its recording and keeps how far it came', async () => {
  await openAt(blueprintOf(1));
  desk.play(setId);
  await settle();
  audio.pass(12);
  desk.leave(setId);
  expect(desk.view(setId)).toMatchObject({ is: 'paused', at: 12 });
});

test('what cannot be had is gone on without', async () => {
  await openAt(blueprintOf(1));
  desk.giveUp(setId);
  expect(desk.view(setId).isHeard).toBe(true);
});
