// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import type { StudiedLesson } from '../../contract.ts';
import { FilmView } from './film-view.tsx';
import type { Film } from './use-film.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const lesson = {
  ...{ lessonId: 1, number: 1, title: 'Counting', captions: [], poster: null },
  video: { url: '/film.webm', mime: 'video/webm' },
} as unknown as StudiedLesson;
const draw = (film: Partial<Film>, isOffline: boolean, language: 'en' | 'zh' = 'en') =>
  renderUi(
    <FilmView
      lesson={lesson}
      film={{ isStuck: false, isUnplayable: false, handlers: {}, ...film } as unknown as Film}
      videoRef={{ current: null }}
      isOffline={isOffline}
    />,
    { language },
  );

test.each([{}, { isUnplayable: true }])('a course without a network says so, and its window can be closed', (film) => {
  const close = vi.spyOn(globalThis, 'close').mockImplementation(() => undefined);
  vi.useFakeTimers();
  draw(film, true);
  expect(screen.getByText('Network disconnected.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close this window' }));
  expect(close).toHaveBeenCalledOnce();
  vi.clearAllTimers();
  vi.useRealTimers();
});

test('a video that is stuck with a network is loaded again, and nothing closes the window', () => {
  draw({ isStuck: true }, false);
  expect(screen.getByRole('button', { name: 'Load it again' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Close this window' })).toBeNull();
});

test.each([
  ['en', /^Network disconnected\. \S/],
  ['zh', /^网络已断开。\S/],
] as const)('a space follows a full stop in English alone: %s', (language, words) => {
  draw({}, true, language);
  expect(screen.getByRole('status').querySelector('p')?.textContent).toMatch(words);
});
