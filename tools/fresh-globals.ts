import { afterAll, vi } from 'vitest';

// Test files share a worker and its modules: none may leave fake timers or stubbed globals to the next one, nor a module
// half loaded. An import that is still running when its file ends fails, and every later file of the worker meets that failure.
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await vi.dynamicImportSettled();
});
