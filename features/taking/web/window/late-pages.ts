import { lazyWithRetry } from '@inkstone/ui';
import { ComingPage } from './coming-page.tsx';

/** The break between two sections. */
export const BreakPage = lazyWithRetry(async () => (await import('./break-page.tsx')).BreakPage, ComingPage);

/** The choice of the next module. */
export const RoutingPage = lazyWithRetry(async () => (await import('./routing-page.tsx')).RoutingPage, ComingPage);

/** A section whose Start was pressed, until its questions are here. */
export const ComingSection = lazyWithRetry(
  async () => (await import('./coming-section.tsx')).ComingSection,
  ComingPage,
);

/** The end of the last section. */
export const OverPage = lazyWithRetry(async () => (await import('./over-page.tsx')).OverPage, ComingPage);

/** Fetches the pages that one comes to without a network as well. */
export const fetchLatePages = (): Promise<unknown> =>
  Promise.all([BreakPage, RoutingPage, ComingSection, OverPage].map((page) => page.preload()));
