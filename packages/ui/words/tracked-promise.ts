/** A promise that says how it ended, so that React's `use` need not wait for what is there already. */
export type TrackedPromise<Value> = Promise<Value> &
  ({ status: 'pending' } | { status: 'fulfilled'; value: Value } | { status: 'rejected'; reason: unknown });

const forgetMs = 3000;

/** Follows a promise to its end. After a failure `onFailed` runs a little later, so that another try is another promise. */
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

/** A promise that has been kept before anyone asked. */
export const fulfilledPromise = <Value>(value: Value): TrackedPromise<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
