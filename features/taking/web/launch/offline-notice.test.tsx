// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { OfflineNotice } from './offline-notice.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('says what is stored safely, and retries automatically, when the network returns and on request', async () => {
  const again = vi.fn<() => void>();
  renderUi(<OfflineNotice onRetry={again} />);
  expect(await screen.findByText(/Answers that you have given on this device are safe/)).toBeTruthy();
  expect(again).not.toHaveBeenCalled();
  await act(async () => void globalThis.dispatchEvent(new Event('online')));
  expect(again).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
  expect(again).toHaveBeenCalledTimes(2);
});

test('detects a server that is available again without an event of the browser', async () => {
  vi.useFakeTimers();
  const again = vi.fn<() => void>();
  await act(async () => void renderUi(<OfflineNotice onRetry={again} />));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(again).toHaveBeenCalledTimes(1);
});
