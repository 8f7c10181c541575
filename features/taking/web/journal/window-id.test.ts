import { afterEach, expect, test, vi } from 'vitest';
import { adoptWindowId, windowId } from './window-id.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a window has one id, also in a browser that forbids its storage', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const id = windowId();
  expect(windowId()).toBe(id);
  adoptWindowId('a window that was closed');
  expect(windowId()).toBe('a window that was closed');
});
