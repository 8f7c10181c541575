const storageKey = 'inkstone.without-check';

/** Whether the student chose in this window to start an attempt without the environment check; survives a reload. */
export const skipsCheck = (attemptId: number): boolean => {
  try {
    return sessionStorage.getItem(storageKey) === String(attemptId);
  } catch {
    return false;
  }
};

/** Stores that this window does not ask for the check before an attempt again. */
export const skipCheck = (attemptId: number): void => {
  try {
    sessionStorage.setItem(storageKey, String(attemptId));
  } catch {
    // Without session storage it asks again after a reload.
  }
};
