import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import type * as z from 'zod';
import { useLocation } from 'react-router';
import type { ScreenRoute } from '@inkstone/base';

/** Where a screen stands: its path and its own query string, also while another screen covers it. */
export interface ScreenLocation {
  readonly path: string;
  readonly query: string;
}

const PlaceContext = createContext<ScreenLocation | null>(null);

/** Tells everything inside which place it belongs to. */
export const ScreenLocationProvider = ({
  place: location,
  children,
}: {
  place: ScreenLocation;
  children: ReactNode;
}) => <PlaceContext value={location}>{children}</PlaceContext>;

/** The place of the screen one is in. */
export const useScreenLocation = (): ScreenLocation => {
  const location = useLocation();
  const place = use(PlaceContext);
  return place ?? { path: location.pathname, query: location.search };
};

/** A query string as the plain object a search schema reads. */
export const queryObject = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query));

/** What the screen's query string carries, read by its address. The frame has checked it before the screen is drawn. */
export const useSearch = <Search extends z.ZodType>(address: ScreenRoute<Search>): z.output<Search> => {
  const { query } = useScreenLocation();
  return useMemo(() => address.search.parse(queryObject(query)), [address, query]);
};
