// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { OfflineLine } from './offline-line.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

test.each([
  ['en', /^Network disconnected\. \S/, 'Close this window'],
  ['zh', /^网络已断开。\S/, '关闭窗口'],
] as const)('while the network is away the reader says so and can be closed (%s)', (language, words, close) => {
  const leave = vi.fn<() => void>();
  renderUi(<OfflineLine onLeave={leave} />, { language });
  expect(screen.queryByRole('status')).toBeNull();
  setOnline(false);
  expect(screen.getByRole('status').textContent).toMatch(words);
  fireEvent.click(screen.getByRole('button', { name: close }));
  expect(leave).toHaveBeenCalledOnce();
  setOnline(true);
  expect(screen.queryByRole('status')).toBeNull();
});
