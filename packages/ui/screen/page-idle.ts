// On a slow device there are pauses between the requests of one screen.
const quietMs = 4000;
const maxWaitMs = 20_000;

/**
 * Resolves when the page has fetched nothing for four seconds, or after twenty seconds; for work that the opened screen
 * does not need. Does not resolve after the signal is aborted.
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
