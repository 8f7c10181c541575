import { lazy } from 'react';

/** The search of the top bar, loaded with it. */
export const BarSearch = lazy(async () => ({ default: (await import('./search/bar-search.tsx')).BarSearch }));

export { BarGuide } from './guide/bar-guide.tsx';
