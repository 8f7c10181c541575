import { useEffect } from 'react';
import { later } from '@inkstone/ui';

/** The break between two sections. */
export const BreakPage = later(async () => (await import('./break-page.tsx')).BreakPage);

/** The choice of the next module. */
export const RoutingPage = later(async () => (await import('./between-pages.tsx')).RoutingPage);

/** The end of the last section. */
export const OverPage = later(async () => (await import('./between-pages.tsx')).OverPage);

/** From handing in to the server's word. */
export const HandedIn = later(async () => (await import('../left/handed-in.tsx')).HandedIn);

/** Fetches the pages that one comes to without a network as well. */
export const fetchLatePages = (): Promise<unknown> =>
  Promise.all([BreakPage, RoutingPage, OverPage, HandedIn].map((page) => page.ahead()));

/** Beside a question that is drawn: fetches what the end of the time shows, for the network may be gone by then. */
export const EndAhead = (): null => {
  // Meets the network; what does not come now comes with the other pages.
  useEffect(() => void HandedIn.ahead().catch(() => undefined), []);
  return null;
};
