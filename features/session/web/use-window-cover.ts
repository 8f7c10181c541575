import { useEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { windowCover, type WindowCover } from './window-cover.ts';
import { holdWindow } from './sign-out-windows.ts';
import { sessionStore } from './session.ts';
import { useSession } from './use-session.ts';

const coverWindow = (personId: number, how: { isRefused: boolean; isKept: boolean }): void => {
  const before = windowCover.get();
  const isSame = before?.personId === personId;
  const isKept = (isSame && before.isKept) || how.isKept;
  const isRefused = (isSame && before.isRefused) || how.isRefused;
  const hasEnded = (isSame && before.hasEnded) || sessionStore.get().token === null;
  windowCover.set({ personId, isKept, isRefused, hasEnded });
};

/** What this tab remembers of its person's views: what was typed into a calculator, for one. */
const clearViewState = (): void => {
  try {
    for (const place of Object.keys(sessionStorage)) {
      if (place.startsWith('inkstone.')) sessionStorage.removeItem(place);
    }
  } catch {
    // A browser that forbids its storage remembers nothing.
  }
};

/**
 * Why this window shows nothing: its person is leaving in another window, or has left. A page that keeps nothing goes to
 * the login by itself once they have.
 */
export const useWindowCover = (): WindowCover | null => {
  const { person, token, hasSignedOut, isPageProtected } = useSession();
  const { pathname } = useLocation();
  const covered = useSyncExternalStore(windowCover.subscribe, windowCover.get);
  const personId = person?.id;
  const isSignedIn = token !== null;
  // Meets the other windows of this browser.
  useEffect(() => {
    if (personId === undefined) return undefined;
    return holdWindow(personId, {
      // What is shown ends now, and writes what it still has, before the stores are closed.
      cover: () =>
        flushSync(() => coverWindow(personId, { isRefused: false, isKept: sessionStore.get().isPageProtected })),
      refused: () => coverWindow(personId, { isRefused: true, isKept: sessionStore.get().isPageProtected }),
    });
  }, [personId, isSignedIn]);
  // Meets the session: an attempt whose person has left is not shown, also where nothing was announced.
  useEffect(() => {
    if (personId !== undefined && hasSignedOut && isPageProtected)
      coverWindow(personId, { isRefused: false, isKept: true });
  }, [personId, hasSignedOut, isPageProtected]);
  // Meets the session: it ends a while after the announcement.
  useEffect(() => {
    const now = windowCover.get();
    if (now) clearViewState();
    if (!isSignedIn && now && !now.hasEnded) windowCover.set({ ...now, hasEnded: true });
  }, [isSignedIn, covered]);
  if (personId === undefined || pathname === '/login') return null;
  if (covered?.personId === personId) return covered.isKept || !hasSignedOut ? covered : null;
  return hasSignedOut && isPageProtected ? { personId, isKept: true, isRefused: false, hasEnded: true } : null;
};
