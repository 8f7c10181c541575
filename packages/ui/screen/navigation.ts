import { useCallback, useMemo } from 'react';
import type * as z from 'zod';
import { useNavigate } from 'react-router';
import { linkTo, type ScreenRoute } from '@inkstone/base';
import { readQuery, useScreenLocation } from './screen-location.tsx';

/** Navigates in the app: `go(taskDetail, { assignmentId: 3 })`, `go.to('/login')`, `go.back()`. */
export interface Navigation {
  <Search extends z.ZodType>(to: ScreenRoute<Search>, search: z.input<Search>, how?: { replace?: boolean }): void;
  /** Navigates to a URL built elsewhere, such as the one before signing in. */
  to(url: string, how?: { replace?: boolean }): void;
  back(): void;
}

/** The navigation functions of a screen. */
export const useNavigation = (): Navigation => {
  const navigate = useNavigate();
  return useMemo(() => {
    const to = (url: string, how?: { replace?: boolean }) => void navigate(url, how);
    const go = <Search extends z.ZodType>(
      address: ScreenRoute<Search>,
      search: z.input<Search>,
      how?: { replace?: boolean },
    ) => to(linkTo(address, search), how);
    return Object.assign(go, { to, back: () => void navigate(-1) });
  }, [navigate]);
};

const storedQueries = new Map<string, string>();

/** The query string that a list had when it was last shown; empty where there is none. */
export const storedQuery = (path: string): string => storedQueries.get(path) ?? '';

/** Stores a list's query string; an empty one resets the list. */
export const storeQuery = (path: string, query: string): void => {
  storedQueries.set(path, query);
};

/** Changes the search parameters, such as filters and pages; undefined and '' remove a parameter. */
export const useSetSearch = <Search extends z.ZodType>(address: ScreenRoute<Search>) => {
  const navigate = useNavigate();
  const { query } = useScreenLocation();
  return useCallback(
    (change: Partial<z.input<Search>>, how: { push?: boolean; afresh?: boolean } = {}) => {
      const url = linkTo(address as ScreenRoute, {
        ...(how.afresh ? {} : readQuery(address, query)),
        ...change,
      });
      storeQuery(address.path, url.slice(address.path.length));
      void navigate(url, { replace: !how.push, preventScrollReset: true });
    },
    [address, navigate, query],
  );
};

/** Opens a screen in a new window, which can access its opener; null where the browser blocks it. */
export const openScreen = <Search extends z.ZodType>(to: ScreenRoute<Search>, search: z.input<Search>): Window | null =>
  globalThis.open(linkTo(to, search), '_blank');

/** Closes this window; where the browser does not allow it, navigates to `home` instead. */
export const leaveWindow = (home: string): void => {
  globalThis.close();
  setTimeout(() => {
    if (!globalThis.closed) globalThis.location.assign(home);
  }, 150);
};
