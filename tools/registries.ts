import type { AnyCall } from '@inkstone/call';
import { readTables, type ScreenEntry } from '../apps/web/build/read-screens.ts';

export type { ScreenEntry };

/** Every call that works, in the order of the features. */
export const readCalls = async (): Promise<AnyCall[]> => {
  const { handlers } = await import('@inkstone/server/handlers');
  return handlers.map((answer) => answer.call);
};

/** Every screen that works. */
export const readScreens = async (): Promise<readonly ScreenEntry[]> => Object.values(await readTables()).flat();
