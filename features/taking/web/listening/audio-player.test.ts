// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubServer } from '../testing.tsx';
import {
  listeningBlueprint,
  closePlayers,
  openPlayerAt,
  reopenPlayer,
  setId,
  settle,
  recordingKey,
} from './testing/player-stage.ts';

beforeEach(() => {
  localStorage.clear();
  stubServer();
});
afterEach(() => {
  closePlayers();
  vi.unstubAllGlobals();
});

describe('in a test', () => {
  test('a play is counted once it sounds, and stops the clock', async () => {
    const { player, store, stateNow } = await openPlayerAt(listeningBlueprint(1));
    expect(player.view(recordingKey)).toMatchObject({ is: 'notBegun', playsLeft: 1, isHeard: false, mayPause: false });
    player.play(recordingKey);
    expect(stateNow().plays).toEqual({});
    await settle();
    expect(stateNow().plays).toEqual({ [setId]: 1 });
    expect(player.view(recordingKey)).toMatchObject({ is: 'playing', playsLeft: 0, seconds: 60 });
    expect(store.timeline().clocks[0]?.stoppedUntil).not.toBeNull();
  });

  test('a play that the browser blocks until a click is not counted', async () => {
    const { player, audio, stateNow } = await openPlayerAt(listeningBlueprint(1));
    audio.isAllowed = false;
    player.play(recordingKey);
    await settle();
    expect(player.view(recordingKey).is).toBe('blocked');
    expect(stateNow().plays).toEqual({});
    audio.isAllowed = true;
    player.play(recordingKey);
    await settle();
    expect(player.view(recordingKey).is).toBe('playing');
    expect(stateNow().plays).toEqual({ [setId]: 1 });
  });

  test('it cannot be paused or moved, not even by a media key', async () => {
    const { player, audio, stateNow } = await openPlayerAt(listeningBlueprint(1));
    player.play(recordingKey);
    await settle();
    audio.pass(10);
    player.pause(recordingKey);
    player.seek(recordingKey, 50);
    expect(player.view(recordingKey)).toMatchObject({ is: 'playing', at: 10 });
    audio.pause();
    await settle();
    expect(player.view(recordingKey).is).toBe('playing');
    expect(stateNow().plays).toEqual({ [setId]: 1 });
  });

  test('after the last allowed play it does not start again', async () => {
    const { player, audio, stateNow } = await openPlayerAt(listeningBlueprint(1));
    player.play(recordingKey);
    await settle();
    audio.pass(60);
    expect(player.view(recordingKey)).toMatchObject({ is: 'ended', isHeard: true, playsLeft: 0 });
    player.replay(recordingKey);
    player.play(recordingKey);
    await settle();
    expect(stateNow().plays).toEqual({ [setId]: 1 });
  });

  test('with two plays allowed it can be played again with the button', async () => {
    const { player, audio, stateNow } = await openPlayerAt(listeningBlueprint(2));
    player.play(recordingKey);
    await settle();
    audio.pass(60);
    expect(player.view(recordingKey).playsLeft).toBe(1);
    player.replay(recordingKey);
    await settle();
    expect(player.view(recordingKey)).toMatchObject({ is: 'playing', at: 0, playsLeft: 0, isHeard: true });
    expect(stateNow().plays).toEqual({ [setId]: 2 });
  });
});

describe('a window reopened during a play', () => {
  test('continues at the same position, and the play is still counted once', async () => {
    let stage = await openPlayerAt(listeningBlueprint(1));
    stage.player.play(recordingKey);
    await settle();
    stage.audio.pass(37);
    stage = await reopenPlayer(stage);
    expect(stage.player.view(recordingKey)).toMatchObject({ is: 'paused', at: 37, isHeard: false });
    stage.player.play(recordingKey);
    await settle();
    expect(stage.audio.currentTime).toBe(37);
    expect(stage.stateNow().plays).toEqual({ [setId]: 1 });
    stage.audio.pass(23);
    expect(stage.player.view(recordingKey).isHeard).toBe(true);
  });

  test('on another device continues at the position known to the journal', async () => {
    let stage = await openPlayerAt(listeningBlueprint(1));
    stage.player.play(recordingKey);
    await settle();
    stage.audio.pass(25);
    stage.audio.pass(5);
    localStorage.clear();
    stage = await reopenPlayer(stage);
    expect(stage.player.view(recordingKey).at).toBe(25);
  });

  test('does not repeat a play that was heard to its end', async () => {
    let stage = await openPlayerAt(listeningBlueprint(1));
    stage.player.play(recordingKey);
    await settle();
    stage.audio.pass(60);
    localStorage.clear();
    stage = await reopenPlayer(stage);
    expect(stage.player.view(recordingKey)).toMatchObject({ is: 'ended', isHeard: true });
  });
});

test('in practice a recording can be paused, moved and replayed freely', async () => {
  const { player, audio } = await openPlayerAt(listeningBlueprint(undefined, 'practice'));
  player.play(recordingKey);
  await settle();
  audio.pass(10);
  player.pause(recordingKey);
  expect(player.view(recordingKey)).toMatchObject({
    is: 'paused',
    at: 10,
    playsLeft: null,
    mayPause: true,
    maySeek: true,
  });
  player.seek(recordingKey, 40);
  expect(player.view(recordingKey).at).toBe(40);
  player.play(recordingKey);
  await settle();
  audio.pass(20);
  player.replay(recordingKey);
  await settle();
  expect(player.view(recordingKey)).toMatchObject({ is: 'playing', at: 0 });
});

test('leaving a set stops its recording and keeps the position', async () => {
  const { player, audio } = await openPlayerAt(listeningBlueprint(1));
  player.play(recordingKey);
  await settle();
  audio.pass(12);
  player.leave(setId);
  expect(player.view(recordingKey)).toMatchObject({ is: 'paused', at: 12 });
});

test('a recording that cannot be loaded can be skipped', async () => {
  const { player } = await openPlayerAt(listeningBlueprint(1));
  player.skip(recordingKey);
  expect(player.view(recordingKey).isHeard).toBe(true);
});
