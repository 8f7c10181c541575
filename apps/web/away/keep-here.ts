import { keepPage } from '@inkstone/device/page';
import { atRest } from '@inkstone/ui/screen';
import { loadBar } from '../frame/bar.ts';
import { loadScreen } from '../frame/screen-modules.ts';
import { rowAt } from '../rows.ts';
import { awayPaths, listPaths } from './away-paths.ts';

const fetchScreenAt = async (path: string): Promise<void> => {
  const row = await rowAt(path);
  if (row) await loadScreen(row);
};

/**
 * Has the browser keep the page that is open, and those that lead to a student's work, with their code, once the page has
 * come to rest: they open without a network then. On other pages it does nothing. Rejects where some of it does not come.
 */
export const keepHere = async (pathname: string, signal: AbortSignal): Promise<void> => {
  if (!listPaths.some((path) => path === pathname)) return;
  await atRest(signal);
  // Some browsers never ask again for code that did not come once.
  if (!navigator.onLine) return;
  await Promise.all([loadBar(), ...awayPaths.map(fetchScreenAt)]);
  await keepPage(signal);
};
