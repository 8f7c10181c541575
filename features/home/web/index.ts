import { lazy } from 'react';

export { screens } from './screens.ts';

/** The search of the bar; it comes with the bar. */
export const BarSearch = lazy(async () => ({ default: (await import('./search/bar-search.tsx')).BarSearch }));
