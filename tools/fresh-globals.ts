import { afterAll, vi } from 'vitest';

// Test files share a worker: none may leave fake timers or stubbed globals to the next one.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
