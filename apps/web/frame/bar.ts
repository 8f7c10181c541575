import type { ComponentType } from 'react';
import { trackPromise } from '@inkstone/ui/words';
import type { LayoutParts } from '@inkstone/ui/screen';

type Bar = ComponentType<{ shell: LayoutParts; path: string }>;

let loading: Promise<Bar> | null = null;

const fetchBar = async (): Promise<Bar> => (await import('./bar-top.tsx')).BarTop;

/** Loads the bar's code once, with the first screen that has a bar. */
export const loadBar = (): Promise<Bar> => {
  loading ??= trackPromise(fetchBar(), () => {
    loading = null;
  });
  return loading;
};
