import { afterAll, vi } from 'vitest';

// Files of tests that share a worker: none leaves the next a clock that stands still, or a stand-in.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
