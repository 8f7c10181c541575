// A slow device has pauses between what it fetches for one screen.
const quietMs = 4000;
const maxWaitMs = 20_000;

/**
 * Resolves when the page has fetched nothing for a moment, or after a third of a minute: what is not for the screen
 * that was opened waits for it. Resolves no more once the signal is aborted.
 */
export const whenPageIdle = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    let quiet = setTimeout(end, quietMs);
    const latest = setTimeout(end, maxWaitMs);
    const observer = new PerformanceObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(end, quietMs);
    });
    const stop = (): void => {
      clearTimeout(quiet);
      clearTimeout(latest);
      observer.disconnect();
    };
    function end(): void {
      stop();
      resolve();
    }
    signal.addEventListener('abort', stop, { once: true });
    observer.observe({ type: 'resource' });
  });
