import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCloseGuard } from './close-guard.ts';

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The URL inside the app that a click on a link leads to, or null. */
const findLinkTarget = (event: MouseEvent): string | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isPlain(event) || link.target === '_blank' || link.origin !== location.origin) return null;
  return link.pathname === location.pathname ? null : `${link.pathname}${link.search}`;
};

/** The index that the router stores in each entry of the browser's history, counting from the first. */
const entryNumber = (): number | null => {
  const { idx } = (history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : null;
};

const guards = new Set<(event: PopStateEvent) => void>();

/**
 * Passes steps in the browser's history to the guards before the router handles them. To be called once, before the app
 * is rendered: window listeners run in the order of their registration, with or without capture.
 */
export const installHistoryGuards = (): void =>
  addEventListener('popstate', (event) => {
    for (const guard of guards) guard(event);
  });

/** The history entry of the current screen. */
interface Entry {
  path: string;
  number: number | null;
}

/**
 * Intercepts steps between two history entries before all other listeners: the router sees neither the step back nor
 * the return to the screen, so the screen keeps its state.
 */
const useHistorySteps = (isGuarding: boolean, confirmLeave: () => Promise<boolean>): void => {
  const currentEntry = useRef<Entry | null>(null);
  const guardState = useRef({ isLeaving: false, isReturning: false, isAsking: false });
  const place = useLocation();
  // Remembers the history entry after each navigation.
  useEffect(() => {
    currentEntry.current = { path: location.pathname, number: entryNumber() };
  }, [place]);
  const step = useEffectEvent((event: PopStateEvent) => {
    const from = currentEntry.current;
    const { current } = guardState;
    if (current.isLeaving || !from) return;
    if (location.pathname === from.path) {
      if (current.isReturning) event.stopImmediatePropagation();
      current.isReturning = false;
      return;
    }
    event.stopImmediatePropagation();
    // An entry without the router's index is behind the current one, since only the router adds entries after it.
    const to = entryNumber();
    const away = from.number === null || to === null ? -1 : to - from.number;
    current.isReturning = true;
    history.go(-away);
    // Pressing Back again while the dialog is open does not ask a second time.
    if (current.isAsking) return;
    current.isAsking = true;
    void confirmLeave().then((yes) => {
      current.isAsking = false;
      if (!yes) return;
      current.isLeaving = true;
      history.go(away);
    });
  });

  // Runs before the router's own `popstate` listener.
  useEffect(() => {
    if (!isGuarding) return undefined;
    guardState.current = { isLeaving: false, isReturning: false, isAsking: false };
    const listener = (event: PopStateEvent) => step(event);
    guards.add(listener);
    return () => void guards.delete(listener);
  }, [isGuarding]);
};

/**
 * While something is not saved: asks before a link or the browser's Back leaves the screen, and lets the browser ask
 * before the window closes. `confirmLeave` resolves to true where the user wants to leave.
 */
export const useLeaveGuard = (unsaved: boolean, confirmLeave: () => Promise<boolean>): void => {
  const navigate = useNavigate();
  useHistorySteps(unsaved, confirmLeave);
  const leave = useEffectEvent((event: MouseEvent) => {
    const to = findLinkTarget(event);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    void confirmLeave().then((yes) => (yes ? navigate(to) : undefined));
  });

  useCloseGuard(unsaved);

  // Listens for clicks on links.
  useEffect(() => {
    if (!unsaved) return undefined;
    const press = (event: MouseEvent) => leave(event);
    document.addEventListener('click', press, { capture: true });
    return () => document.removeEventListener('click', press, { capture: true });
  }, [unsaved]);
};
