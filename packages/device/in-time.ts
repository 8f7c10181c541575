/**
 * What was asked for, where it comes within so many milliseconds; undefined where it takes longer, and then its failure
 * is nobody's. A failure in time is the caller's.
 */
export const inTime = async <Answer>(asked: Promise<Answer>, milliseconds: number): Promise<Answer | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([asked, waited]);
  } finally {
    clearTimeout(timer);
  }
};
