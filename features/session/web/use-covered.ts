import { useEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { coveredWindow, type Covered } from './covered.ts';
import { holdWindow } from './leaving-windows.ts';
import { sessionStore } from './session.ts';
import { useSession } from './use-session.ts';

const coverFor = (personId: number, how: { isRefused: boolean; isKept: boolean }): void => {
  const before = coveredWindow.get();
  const isSame = before?.personId === personId;
  const isKept = (isSame && before.isKept) || how.isKept;
  const isRefused = (isSame && before.isRefused) || how.isRefused;
  const hasEnded = (isSame && before.hasEnded) || sessionStore.get().token === null;
  coveredWindow.set({ personId, isKept, isRefused, hasEnded });
};

/** What this tab remembers of its person's views: what was typed into a calculator, for one. */
const forgetViews = (): void => {
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
export const useCovered = (): Covered | null => {
  const { person, token, hasLeft, keepsPage } = useSession();
  const { pathname } = useLocation();
  const covered = useSyncExternalStore(coveredWindow.subscribe, coveredWindow.get);
  const personId = person?.id;
  const isSignedIn = token !== null;
  // Meets the other windows of this browser.
  useEffect(() => {
    if (personId === undefined) return undefined;
    return holdWindow(personId, {
      // What is shown ends now, and writes what it still has, before the stores are closed.
      cover: () => flushSync(() => coverFor(personId, { isRefused: false, isKept: sessionStore.get().keepsPage })),
      refused: () => coverFor(personId, { isRefused: true, isKept: sessionStore.get().keepsPage }),
    });
  }, [personId, isSignedIn]);
  // Meets the session: an attempt whose person has left is not shown, also where nothing was announced.
  useEffect(() => {
    if (personId !== undefined && hasLeft && keepsPage) coverFor(personId, { isRefused: false, isKept: true });
  }, [personId, hasLeft, keepsPage]);
  // Meets the session: it ends a while after the announcement.
  useEffect(() => {
    const now = coveredWindow.get();
    if (now) forgetViews();
    if (!isSignedIn && now && !now.hasEnded) coveredWindow.set({ ...now, hasEnded: true });
  }, [isSignedIn, covered]);
  if (personId === undefined || pathname === '/login') return null;
  if (covered?.personId === personId) return covered.isKept || !hasLeft ? covered : null;
  return hasLeft && keepsPage ? { personId, isKept: true, isRefused: false, hasEnded: true } : null;
};
