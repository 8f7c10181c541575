import { lazy } from 'react';

/** Fetches the bar's code. */
export const loadBar = async () => ({ default: (await import('./bar-top.tsx')).BarTop });

/** The bar on top; its code comes with the first screen that has one. */
export const BarTop = lazy(loadBar);
