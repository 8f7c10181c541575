/**
 * What was asked for, where it comes within so many milliseconds; undefined where it takes longer, and then its failure
 * is nobody's. A failure in time is the caller's.
 */
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
