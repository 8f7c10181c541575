// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { LoadingScreen } from './loading-screen.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a screen whose code does not load shows a message after ten seconds', () => {
  vi.useFakeTimers();
  renderUi(<LoadingScreen shell="window" />);
  act(() => void vi.advanceTimersByTime(9_900));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.getByRole('alert').textContent).toContain('This page takes long to arrive');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
