/** A promise that carries its state, so that React's `use` does not suspend where it is already fulfilled. */
export type TrackedPromise<Value> = Promise<Value> &
  ({ status: 'pending' } | { status: 'fulfilled'; value: Value } | { status: 'rejected'; reason: unknown });

const forgetMs = 3000;

/**
 * Records the state of a promise. `onFailed` runs three seconds after a failure, so that a retry gets a new promise.
 */
export const trackPromise = <Value>(promise: Promise<Value>, onFailed?: () => void): TrackedPromise<Value> => {
  const tracked = Object.assign(promise, { status: 'pending' as const });
  void promise.then(
    (value) => Object.assign(tracked, { status: 'fulfilled', value }),
    (reason: unknown) => {
      void Object.assign(tracked, { status: 'rejected', reason });
      if (onFailed) setTimeout(onFailed, forgetMs);
    },
  );
  return tracked;
};

/** A promise that is already fulfilled. */
export const fulfilledPromise = <Value>(value: Value): TrackedPromise<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
