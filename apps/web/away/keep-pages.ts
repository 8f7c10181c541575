import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useOptionalUser } from '@inkstone/session/web';
import { markCodeCached } from '@inkstone/ui';

/** Draws nothing: the pages from which a student opens work are kept on this device, to open without a network. */
export const KeepPages = () => {
  const me = useOptionalUser();
  const { pathname } = useLocation();
  const keeps = me?.role === 'student' && pathname.startsWith('/stu/');
  // Meets the browser's worker.
  useEffect(() => {
    if (!keeps) return undefined;
    const left = new AbortController();
    const keep = async () => (await import('./keep-here.ts')).keepHere(pathname, left.signal);
    // Without a copy they open with the network.
    keep().catch(() => undefined);
    return () => left.abort();
  }, [keeps, pathname]);
  return null;
};

/** Tells the parts of a page that was opened from this device that their code is there. */
export const hearOfKeptPage = (): void => {
  if (document.querySelector('script[src$="?kept"]')) markCodeCached();
};
