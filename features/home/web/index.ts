import { lazy } from 'react';

/** The search of the bar; it comes with the bar. */
export const BarSearch = lazy(async () => ({ default: (await import('./search/bar-search.tsx')).BarSearch }));
