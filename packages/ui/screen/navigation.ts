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

const storageKey = 'inkstone.lists';

/** Person and role whose lists are stored. */
let owner = '';

type StoredQueries = Record<string, string>;

const readQueries = (): StoredQueries => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    const { of, queries } = (stored ?? {}) as { of?: unknown; queries?: StoredQueries };
    return of === owner && queries ? queries : {};
  } catch {
    // Where the browser refuses storage, lists start from the top.
    return {};
  }
};

/** Says whose lists are stored from now on: others never see the filters of the person before. */
export const setQueryOwner = (person: string): void => {
  owner = person;
};

/**
 * The query string that a list had when it was last shown: filters, order and page, for this person and this session of
 * the browser window; empty where there is none.
 */
export const storedQuery = (path: string): string => {
  const query = readQueries()[path];
  return typeof query === 'string' ? query : '';
};

/** Stores a list's query string; an empty one resets the list. */
export const storeQuery = (path: string, query: string): void => {
  try {
    const queries = { ...readQueries(), [path]: query };
    sessionStorage.setItem(storageKey, JSON.stringify({ of: owner, queries }));
  } catch {
    // Without storage the URL alone has the filters.
  }
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
