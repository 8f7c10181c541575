let isNavigating = false;

/** Loads another page; until then this one shows no user data. */
export const navigateAway = (path: string): void => {
  isNavigating = true;
  globalThis.location.assign(path);
};

export const isNavigatingAway = (): boolean => isNavigating;
