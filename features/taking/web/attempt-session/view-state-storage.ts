/** Reads view state from session storage, or the fallback. */
export const readViewState = <Value>(storageKey: string, fallback: Value): Value => {
  try {
    const text = sessionStorage.getItem(storageKey);
    return text === null ? fallback : (JSON.parse(text) as Value);
  } catch {
    return fallback;
  }
};

/** Saves view state in session storage, so that it survives a reload. */
export const saveViewState = (storageKey: string, value: unknown): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(value));
  } catch {
    // View state is optional.
  }
};

/** Reads view state from local storage, or the fallback. */
export const readDeviceViewState = <Value>(storageKey: string, fallback: Value): Value => {
  try {
    const text = localStorage.getItem(storageKey);
    return text === null ? fallback : (JSON.parse(text) as Value);
  } catch {
    return fallback;
  }
};

/** Saves view state in local storage; the fallback value removes it. */
export const saveDeviceViewState = <Value>(storageKey: string, value: Value, fallback: Value): void => {
  try {
    if (value === fallback) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(value));
  } catch {
    // View state is optional.
  }
};
