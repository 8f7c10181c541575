const place = 'inkstone.without-check';

/** Whether this window was told to begin an attempt without the environment check; kept over a reload. */
export const goesWithoutCheck = (attemptId: number): boolean => {
  try {
    return sessionStorage.getItem(place) === String(attemptId);
  } catch {
    return false;
  }
};

/** From now on this window does not ask again for the check before an attempt. */
export const goWithoutCheck = (attemptId: number): void => {
  try {
    sessionStorage.setItem(place, String(attemptId));
  } catch {
    // A window that keeps nothing asks again after a reload.
  }
};
