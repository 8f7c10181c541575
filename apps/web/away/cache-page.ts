import { cachePage as cacheOpenPage } from '@inkstone/device/page';
import { whenPageIdle } from '@inkstone/ui/screen';
import { loadBar } from '../frame/bar.ts';
import { loadScreen } from '../frame/screen-modules.ts';
import { findScreen } from '../screen-registry.ts';
import { offlinePaths, studentPaths } from './offline-paths.ts';

const loadScreenAt = async (path: string): Promise<void> => {
  const row = await findScreen(path);
  if (row) await loadScreen(row);
};

/**
 * Caches the open page and those that lead to a student's assignments, with their code, once the page is idle, so that
 * they open offline. Does nothing on other pages. Rejects where something fails to load.
 */
export const cachePage = async (pathname: string, signal: AbortSignal): Promise<void> => {
  if (!studentPaths.some((path) => path === pathname)) return;
  await whenPageIdle(signal);
  // Some browsers never retry a failed module import.
  if (!navigator.onLine) return;
  await Promise.all([loadBar(), ...offlinePaths.map(loadScreenAt)]);
  await cacheOpenPage(signal);
};
