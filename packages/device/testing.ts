import * as fake from 'fake-indexeddb';
import { vi } from 'vitest';

/** Gives a test a device that keeps nothing yet, until its globals are put back (`vi.unstubAllGlobals`). */
export const freshDevice = (): void => {
  for (const [name, made] of Object.entries(fake)) if (name.startsWith('IDB')) vi.stubGlobal(name, made);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
};
