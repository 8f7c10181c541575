let isRequested = false;

/**
 * Asks the browser, once per page, to keep this device's data when it runs short of room or the product was not opened
 * for a while: otherwise it may delete everything that was said to be on this device. It decides by itself, or asks the
 * person; over plain http it cannot be asked.
 */
export const requestPersistentStorage = (): void => {
  if (isRequested) return;
  isRequested = true;
  const { storage } = (globalThis.navigator ?? {}) as { storage?: Partial<StorageManager> };
  void storage?.persist?.().catch(() => undefined);
};
