import { useEffect } from 'react';

/** The token of the code that scheme.js took from the address of this window; null if there is none or it is incomplete. */
export const findCameraToken = (): string | null => {
  try {
    const token = sessionStorage.getItem('inkstone.camera') ?? '';
    return /^[\w-]{20,100}$/.test(token) ? token : null;
  } catch {
    return null;
  }
};

const storageKey = 'inkstone.cameraKey';

const createKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** What this phone proves itself by: kept, so that a page that was killed continues with the same code. */
export const readPhoneKey = (): string => {
  try {
    const key = localStorage.getItem(storageKey) ?? createKey();
    localStorage.setItem(storageKey, key);
    return key;
  } catch {
    return createKey();
  }
};

/** Reloads the page when another code is opened in this window, which changes only the fragment. */
export const useReloadOnNewCode = (): void => {
  // scheme.js reads the URL only when the page is loaded.
  useEffect(() => {
    const reload = () => {
      if (globalThis.location.hash.includes('token=')) globalThis.location.reload();
    };
    addEventListener('hashchange', reload);
    return () => removeEventListener('hashchange', reload);
  }, []);
};
