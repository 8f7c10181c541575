// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { offlineSince } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import { OfflineNotice } from './offline-notice.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ['en', /^Network disconnected\. As it was on/],
  ['zh', /^网络已断开。显示的是/],
] as const)(
  'a page from the device says so, with a space between its sentences in English alone: %s',
  (language, words) => {
    vi.spyOn(offlineSince, 'get').mockReturnValue(Date.parse('2026-03-02T08:00:00.000Z'));
    renderUi(<OfflineNotice />, { language });
    expect(screen.getByRole('status').textContent).toMatch(words);
  },
);
