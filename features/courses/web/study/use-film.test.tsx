// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { StudiedLesson } from '../../contract.ts';
import { useFilm } from './use-film.ts';
import type { WatchProgress } from './use-watch-progress.ts';

afterEach(cleanup);

/** A video element that can be paused, played and loaded, as far as the player uses it. */
const createVideo = () => {
  const video = document.createElement('video');
  let paused = true;
  Object.defineProperty(video, 'paused', { get: () => paused });
  video.play = () => {
    paused = false;
    return Promise.resolve();
  };
  video.pause = () => {
    paused = true;
  };
  // Loading pauses without an event, as the HTML standard says.
  video.load = video.pause;
  return video;
};
const lesson = { lessonId: 1, seconds: 60 } as StudiedLesson;
const watching = { note: () => undefined, send: () => undefined, getPosition: () => 20 } as unknown as WatchProgress;
const nothing = (): void => undefined;
const parts = {
  ...{ lesson, watching, marks: [], speed: 1, fastest: 2 },
  ...{ onMark: nothing, onEnded: nothing, onExpired: nothing, onSpeed: nothing },
};

const reloadWhilePlaying = () => {
  const video = createVideo();
  const videoRef = { current: video };
  const { result } = renderHook(() => useFilm(videoRef, parts));
  act(() => result.current.play());
  act(() => result.current.reload());
  expect(video.paused).toBe(true);
  return { video, film: result.current };
};

test('a video that was playing when it was loaded again plays on', () => {
  const { video, film } = reloadWhilePlaying();
  act(() => film.handlers.onLoadedMetadata());
  expect(video.paused).toBe(false);
});

test('a video that is paused while it is loaded again stays paused', () => {
  const { video, film } = reloadWhilePlaying();
  act(() => film.pause());
  act(() => film.handlers.onLoadedMetadata());
  expect(video.paused).toBe(true);
});
