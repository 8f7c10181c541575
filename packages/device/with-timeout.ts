/** Milliseconds after which a device that does not respond is not waited for any more. */
export const devicePatienceMs = 5000;

/** Resolves with the promise, or with undefined after so many ms; a later rejection is ignored. */
export const withTimeout = async <Result>(
  promise: Promise<Result>,
  milliseconds: number,
): Promise<Result | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
};
