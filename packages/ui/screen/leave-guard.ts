import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The address inside the app to which a press leads, or null. */
const findLinkTarget = (event: MouseEvent): string | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isPlain(event) || link.target === '_blank' || link.origin !== location.origin) return null;
  return link.pathname === location.pathname ? null : `${link.pathname}${link.search}`;
};

/** The number that the router gives each entry of the browser's history, counting from the first. */
const entryNumber = (): number | null => {
  const { idx } = (history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : null;
};

const guards = new Set<(event: PopStateEvent) => void>();

/**
 * Lets guards hear of steps in the history before the router does. Said once, before the app is drawn: a window calls who
 * listens to it in the order of their coming, whether they capture or not.
 */
export const installHistoryGuards = (): void =>
  addEventListener('popstate', (event) => {
    for (const guard of guards) guard(event);
  });

/** The entry of the history that a screen stands at. */
interface Entry {
  path: string;
  number: number | null;
}

/**
 * Goes between two entries, and is told of the one that has come before anybody else: the router hears neither of the
 * step back nor of the return to the screen, so that the screen stands as it did.
 */
const useHistorySteps = (isGuarding: boolean, confirmLeave: () => Promise<boolean>): void => {
  const currentEntry = useRef<Entry | null>(null);
  const guardState = useRef({ isLeaving: false, isReturning: false, isAsking: false });
  const place = useLocation();
  // Meets the history: the screen has come to an entry.
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
    // An entry that the router did not number lies behind: nothing but the router adds entries after it.
    const to = entryNumber();
    const away = from.number === null || to === null ? -1 : to - from.number;
    current.isReturning = true;
    history.go(-away);
    // Who presses Back again meanwhile is asked once.
    if (current.isAsking) return;
    current.isAsking = true;
    void confirmLeave().then((yes) => {
      current.isAsking = false;
      if (!yes) return;
      current.isLeaving = true;
      history.go(away);
    });
  });

  // Meets the history, before the router does.
  useEffect(() => {
    if (!isGuarding) return undefined;
    guardState.current = { isLeaving: false, isReturning: false, isAsking: false };
    const listener = (event: PopStateEvent) => step(event);
    guards.add(listener);
    return () => void guards.delete(listener);
  }, [isGuarding]);
};

/**
 * While something is not saved: asks before a link or the browser's Back leads away, and lets the browser ask before the
 * window closes. `ask` says whether to go.
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

  // Meets the window: presses on links, and its closing.
  useEffect(() => {
    if (!unsaved) return undefined;
    const close = (event: BeforeUnloadEvent) => event.preventDefault();
    const press = (event: MouseEvent) => leave(event);
    addEventListener('beforeunload', close);
    document.addEventListener('click', press, { capture: true });
    return () => {
      removeEventListener('beforeunload', close);
      document.removeEventListener('click', press, { capture: true });
    };
  }, [unsaved]);
};
