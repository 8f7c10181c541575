import { lazyWithRetry } from '@inkstone/ui';
import { LoadingPage } from './loading-page.tsx';

/** The break between two sections. */
export const BreakPage = lazyWithRetry(async () => (await import('./break-page.tsx')).BreakPage, LoadingPage);

/** Waits for the choice of the next module. */
export const RoutingPage = lazyWithRetry(async () => (await import('./routing-page.tsx')).RoutingPage, LoadingPage);

/** Loads a started section. */
export const SectionLoader = lazyWithRetry(
  async () => (await import('./section-loader.tsx')).SectionLoader,
  LoadingPage,
);

/** The page after the last section. */
export const ExamOverPage = lazyWithRetry(async () => (await import('./exam-over-page.tsx')).ExamOverPage, LoadingPage);

/** Preloads the pages for offline use. */
export const preloadPages = (): Promise<unknown> =>
  Promise.all([BreakPage, RoutingPage, SectionLoader, ExamOverPage].map((page) => page.preload()));
