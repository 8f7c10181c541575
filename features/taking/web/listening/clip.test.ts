// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubServer } from '../testing.tsx';
import {
  listeningBlueprint,
  clipKey,
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
  vi.useRealTimers();
});

describe('a clip of the recording', () => {
  const heardWhole = async (plays = 1) => {
    const stage = await openPlayerAt(listeningBlueprint(plays));
    stage.player.play(recordingKey);
    await settle();
    stage.audio.pass(60);
    stage.store.dispatch({ kind: 'question-entered', questionId: 2 });
    return stage;
  };

  test('stops the clock while it plays', async () => {
    const { player, store } = await openPlayerAt(listeningBlueprint(1));
    expect(store.timeline().clocks[0]?.stoppedUntil).toBeNull();
    player.play(clipKey);
    await settle();
    expect(store.timeline().clocks[0]?.stoppedUntil).not.toBeNull();
  });

  test('plays its own part of the recording and is counted separately', async () => {
    const { player, audio, stateNow } = await heardWhole();
    expect(player.view(clipKey)).toMatchObject({ is: 'notBegun', at: 0, seconds: 5.5, playsLeft: 1, isHeard: false });
    player.play(clipKey);
    await settle();
    expect(audio.currentTime).toBe(20);
    expect(stateNow()).toMatchObject({ plays: { [setId]: 1 }, clipPlays: { 2: 1 } });
    audio.pass(2);
    expect(player.view(clipKey)).toMatchObject({ is: 'playing', at: 2, seconds: 5.5, playsLeft: 0 });
    expect(player.view(recordingKey)).toMatchObject({ is: 'ended', isHeard: true });
  });

  test('stops at the end of the clip, although the recording is longer, and is not played again', async () => {
    const { player, audio, stateNow } = await heardWhole(3);
    player.play(clipKey);
    await settle();
    audio.pass(5.5);
    expect(player.view(clipKey)).toMatchObject({ is: 'ended', isHeard: true, playsLeft: 0, at: 5.5 });
    audio.pass(10);
    expect(audio.currentTime).toBe(25.5);
    player.replay(clipKey);
    player.play(clipKey);
    await settle();
    expect(stateNow().clipPlays).toEqual({ 2: 1 });
  });

  test('stops on time between two time updates of the media element', async () => {
    const { player, audio } = await heardWhole();
    player.play(clipKey);
    await settle();
    vi.useFakeTimers();
    audio.pass(5.4);
    expect(player.view(clipKey).is).toBe('playing');
    audio.currentTime = 25.5;
    vi.advanceTimersByTime(101);
    expect(player.view(clipKey).is).toBe('ended');
  });

  test('continues after a reload, counted once; on another device at the position known to the journal', async () => {
    let stage = await heardWhole();
    stage.player.play(clipKey);
    await settle();
    stage.audio.pass(3);
    stage = await reopenPlayer(stage);
    expect(stage.player.view(recordingKey).isHeard).toBe(true);
    expect(stage.player.view(clipKey)).toMatchObject({ is: 'paused', at: 3, isHeard: false });
    stage.player.play(clipKey);
    await settle();
    expect(stage.audio.currentTime).toBe(23);
    expect(stage.stateNow().clipPlays).toEqual({ 2: 1 });
    stage.audio.pass(2.5);
    localStorage.clear();
    stage = await reopenPlayer(stage);
    expect(stage.player.view(clipKey)).toMatchObject({ is: 'ended', isHeard: true });
    expect(stage.player.view(recordingKey).isHeard).toBe(true);
  });

  test('waits for a click if the browser blocks it, cannot be paused, and can be skipped', async () => {
    const { player, audio, stateNow } = await heardWhole();
    audio.isAllowed = false;
    player.play(clipKey);
    await settle();
    expect(player.view(clipKey).is).toBe('blocked');
    expect(stateNow().clipPlays).toBeUndefined();
    audio.isAllowed = true;
    player.play(clipKey);
    await settle();
    player.pause(clipKey);
    expect(player.view(clipKey)).toMatchObject({ is: 'playing', mayPause: false, maySeek: false });
    player.skip(clipKey);
    expect(player.view(clipKey).isHeard).toBe(true);
  });

  test('can be played freely in practice, and does not move the position of the recording', async () => {
    const { player, audio, stateNow } = await openPlayerAt(listeningBlueprint(undefined, 'practice'));
    player.play(recordingKey);
    await settle();
    audio.pass(10);
    player.play(clipKey);
    await settle();
    expect(player.view(recordingKey)).toMatchObject({ is: 'paused', at: 10 });
    player.seek(clipKey, 4);
    expect(audio.currentTime).toBe(24);
    audio.pass(1.5);
    player.replay(clipKey);
    await settle();
    expect(stateNow().clipPlays).toEqual({ 2: 2 });
    player.play(recordingKey);
    await settle();
    expect(audio.currentTime).toBe(10);
  });

  test('stops when its question is left, but the recording only when its set is left', async () => {
    const { player, audio } = await openPlayerAt(listeningBlueprint(undefined, 'practice'));
    player.play(clipKey);
    await settle();
    audio.pass(1);
    player.leave(setId, 1);
    expect(player.view(clipKey).is).toBe('playing');
    player.leave(setId, 2);
    expect(player.view(clipKey)).toMatchObject({ is: 'paused', at: 1 });
    player.play(recordingKey);
    await settle();
    player.leave(setId, 2);
    expect(player.view(recordingKey).is).toBe('playing');
  });
});
