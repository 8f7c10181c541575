import type { AnyCall } from '@inkstone/call';
import { readTables, type ScreenEntry } from '../apps/web/build/read-screens.ts';

export type { ScreenEntry };

/** All calls, in the order of the features. */
export const readCalls = async (): Promise<AnyCall[]> => {
  const { handlers } = await import('@inkstone/server/handlers');
  return handlers.map((answer) => answer.call);
};

/** All screens. */
export const readScreens = async (): Promise<readonly ScreenEntry[]> => Object.values(await readTables()).flat();
