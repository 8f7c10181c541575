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

/** Clears the view state of this tab, such as calculator input. */
const clearViewState = (): void => {
  try {
    for (const place of Object.keys(sessionStorage)) {
      if (place.startsWith('inkstone.')) sessionStorage.removeItem(place);
    }
  } catch {
    // Blocked storage has no state.
  }
};

/**
 * Why this window is covered: its user is signing out in another window, or has done so. A page without unsaved input
 * then goes to the login.
 */
export const useWindowCover = (): WindowCover | null => {
  const { person, token, hasSignedOut, isPageProtected } = useSession();
  const { pathname } = useLocation();
  const covered = useSyncExternalStore(windowCover.subscribe, windowCover.get);
  const personId = person?.id;
  const isSignedIn = token !== null;
  // Listens to the other windows of this browser.
  useEffect(() => {
    if (personId === undefined) return undefined;
    return holdWindow(personId, {
      // Unmounts the page now, so that it writes pending data before the stores are closed.
      cover: () =>
        flushSync(() => coverWindow(personId, { isRefused: false, isKept: sessionStore.get().isPageProtected })),
      refused: () => coverWindow(personId, { isRefused: true, isKept: sessionStore.get().isPageProtected }),
    });
  }, [personId, isSignedIn]);
  // Covers an attempt whose user has signed out, even without an announcement.
  useEffect(() => {
    if (personId !== undefined && hasSignedOut && isPageProtected)
      coverWindow(personId, { isRefused: false, isKept: true });
  }, [personId, hasSignedOut, isPageProtected]);
  // Notes the end of the session, which follows the announcement.
  useEffect(() => {
    const now = windowCover.get();
    if (now) clearViewState();
    if (!isSignedIn && now && !now.hasEnded) windowCover.set({ ...now, hasEnded: true });
  }, [isSignedIn, covered]);
  if (personId === undefined || pathname === '/login') return null;
  if (covered?.personId === personId) return covered.isKept || !hasSignedOut ? covered : null;
  return hasSignedOut && isPageProtected ? { personId, isKept: true, isRefused: false, hasEnded: true } : null;
};
