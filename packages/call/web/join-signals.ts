/** A signal that is aborted with the first of several: `AbortSignal.any`, which some supported browsers lack. */
export const joinSignals = (signals: readonly AbortSignal[]): AbortSignal => {
  if ('any' in AbortSignal) return AbortSignal.any([...signals]);
  const joined = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) joined.abort(signal.reason);
    else signal.addEventListener('abort', () => joined.abort(signal.reason), { once: true, signal: joined.signal });
  }
  return joined.signal;
};
