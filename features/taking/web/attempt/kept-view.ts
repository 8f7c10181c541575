/** What a view was left as in this window; the usual where nothing was kept. */
export const kept = <Value>(place: string, usual: Value): Value => {
  try {
    const text = sessionStorage.getItem(place);
    return text === null ? usual : (JSON.parse(text) as Value);
  } catch {
    return usual;
  }
};

/** Keeps what a view is left as, for this window over a reload. */
export const keep = (place: string, value: unknown): void => {
  try {
    sessionStorage.setItem(place, JSON.stringify(value));
  } catch {
    // A view that is not remembered is no loss.
  }
};

/** What a view was left as on this device, by a window that may be closed since. */
export const keptOnDevice = <Value>(place: string, usual: Value): Value => {
  try {
    const text = localStorage.getItem(place);
    return text === null ? usual : (JSON.parse(text) as Value);
  } catch {
    return usual;
  }
};

/** Keeps what a view is left as for the next window of this device, too; the usual leaves nothing behind. */
export const keepOnDevice = <Value>(place: string, value: Value, usual: Value): void => {
  try {
    if (value === usual) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // A view that is not remembered is no loss.
  }
};
