const checkMs = 1000;
const longMs = 10_000;
const retryMs = 20_000;

interface MissingPicture {
  url: string;
  /** Since when it is awaited, and when it was last requested; in ms of `performance.now`. */
  since: number;
  requestedAt: number;
}

/** Watches the pictures of the page. */
interface PictureWatch {
  /** Requests all missing pictures again. */
  retry(): void;
  close(): void;
}

/** Whether the browser should have the picture: of the network, and not one that loads when it is scrolled to. */
const isExpected = (picture: HTMLImageElement): boolean => {
  if (!/^(https?:|\/)/.test(picture.getAttribute('src') ?? '')) return false;
  if (picture.loading !== 'lazy') return true;
  const { top, bottom } = picture.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

// The same address once more would join a request that is held; without one in between it is cancelled.
const requestAgain = (picture: HTMLImageElement): void => {
  const url = picture.getAttribute('src') ?? '';
  picture.removeAttribute('src');
  picture.setAttribute('src', url);
};

/**
 * Watches the pictures of the page and retries those that failed or do not arrive; `onLong` is called when some have
 * been awaited for ten seconds, and when none is any more.
 */
export const watchPictures = (onLong: (isLong: boolean) => void): PictureWatch => {
  const missing = new Map<HTMLImageElement, MissingPicture>();
  const failed = new WeakMap<HTMLImageElement, string>();
  let isLong = false;
  const noteFailure = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) failed.set(target, target.src);
  };
  const noteLoad = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) failed.delete(target);
  };
  const find = (now: number): void => {
    const expected = [...document.images].filter(isExpected);
    const absent = expected.filter((picture) => !picture.complete || failed.get(picture) === picture.src);
    for (const picture of missing.keys()) if (!absent.includes(picture)) missing.delete(picture);
    for (const picture of absent) {
      const known = missing.get(picture);
      const fresh = { url: picture.src, since: now, requestedAt: now };
      missing.set(picture, known?.url === picture.src ? known : fresh);
    }
  };
  const retryWhere = (isDue: (picture: MissingPicture) => boolean): void => {
    const now = performance.now();
    for (const [picture, state] of missing) {
      if (!isDue(state)) continue;
      missing.set(picture, { ...state, requestedAt: now });
      requestAgain(picture);
    }
  };
  const check = () => {
    const now = performance.now();
    find(now);
    retryWhere(({ requestedAt }) => now - requestedAt >= retryMs);
    const isLongNow = [...missing.values()].some(({ since }) => now - since >= longMs);
    if (isLongNow !== isLong) onLong(isLongNow);
    isLong = isLongNow;
  };
  const retry = () => retryWhere(() => true);
  const timer = setInterval(check, checkMs);
  // `load` and `error` of pictures do not bubble, but can be captured.
  document.addEventListener('error', noteFailure, true);
  document.addEventListener('load', noteLoad, true);
  addEventListener('online', retry);
  return {
    retry,
    close() {
      clearInterval(timer);
      document.removeEventListener('error', noteFailure, true);
      document.removeEventListener('load', noteLoad, true);
      removeEventListener('online', retry);
    },
  };
};
