import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The address inside the app to which a press leads, or null. */
const addressOf = (event: MouseEvent): string | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isPlain(event) || link.target === '_blank' || link.origin !== location.origin) return null;
  return link.pathname === location.pathname ? null : `${link.pathname}${link.search}`;
};

/**
 * While something is not saved: asks before a link leads away, and lets the browser ask before the window closes.
 * `ask` says whether to go.
 */
export const useLeaveGuard = (unsaved: boolean, ask: () => Promise<boolean>): void => {
  const navigate = useNavigate();
  const leave = useEffectEvent((event: MouseEvent) => {
    const to = addressOf(event);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    void ask().then((yes) => (yes ? navigate(to) : undefined));
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
