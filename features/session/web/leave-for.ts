let leaves = false;

/** Loads another page: what this one still draws until then is about nobody. */
export const leaveFor = (path: string): void => {
  leaves = true;
  globalThis.location.assign(path);
};

/** True from then on. */
export const isLeaving = (): boolean => leaves;
