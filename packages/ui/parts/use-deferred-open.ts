import { useDeferredValue } from 'react';

/**
 * Whether a panel is open whose code was just loaded: delayed until after it was first rendered closed, so that it
 * remembers the focused element and returns focus to it.
 */
export const useDeferredOpen = (opened: boolean): boolean => useDeferredValue(opened, false);
