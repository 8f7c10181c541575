let isNavigating = false;

/** Loads another page: what this one still draws until then is about nobody. */
export const navigateAway = (path: string): void => {
  isNavigating = true;
  globalThis.location.assign(path);
};

/** True from then on. */
export const isNavigatingAway = (): boolean => isNavigating;
