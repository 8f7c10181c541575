import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isStudent } from '@inkstone/session/contract';
import { useOptionalUser } from '@inkstone/session/web';
import { markCodeCached } from '@inkstone/ui';

/** Renders nothing: caches the pages from which a student opens assignments, for offline use. */
export const PageCaching = () => {
  const me = useOptionalUser();
  const { pathname } = useLocation();
  const keeps = isStudent(me?.role) && pathname.startsWith('/stu/');
  // Caches through the service worker.
  useEffect(() => {
    if (!keeps) return undefined;
    const left = new AbortController();
    const keep = async () => (await import('./cache-page.ts')).cachePage(pathname, left.signal);
    // Without the cache the pages need the network.
    keep().catch(() => undefined);
    return () => left.abort();
  }, [keeps, pathname]);
  return null;
};

/** Marks the lazy code as cached where the page was opened from the cache. */
export const markCodeCachedIfOffline = (): void => {
  if (document.querySelector('script[src$="?kept"]')) markCodeCached();
};
