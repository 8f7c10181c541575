import { useDeferredValue } from 'react';

/**
 * Whether a panel is open whose code has just come: a moment after it was first drawn closed, so that it remembers
 * where the focus was and gives it back.
 */
export const useDeferredOpen = (opened: boolean): boolean => useDeferredValue(opened, false);
