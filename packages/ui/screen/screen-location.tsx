import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import type * as z from 'zod';
import { useLocation } from 'react-router';
import type { ScreenRoute } from '@inkstone/base';

/** A screen's path and its own query string, also while another screen covers it. */
export interface ScreenLocation {
  readonly path: string;
  readonly query: string;
}

const PlaceContext = createContext<ScreenLocation | null>(null);

/** Provides the location of a screen to everything inside. */
export const ScreenLocationProvider = ({
  place: location,
  children,
}: {
  place: ScreenLocation;
  children: ReactNode;
}) => <PlaceContext value={location}>{children}</PlaceContext>;

/** The location of the surrounding screen. */
export const useScreenLocation = (): ScreenLocation => {
  const location = useLocation();
  const place = use(PlaceContext);
  return place ?? { path: location.pathname, query: location.search };
};

/**
 * A query string as the plain object that the route's schema parses, under the schema's names; a name that the URL
 * spells otherwise is ignored there.
 */
export const readQuery = ({ parameters = {} }: ScreenRoute, query: string): Record<string, string> => {
  const names = new Map(Object.entries(parameters).map(([name, parameter]) => [parameter, name]));
  return Object.fromEntries(
    [...new URLSearchParams(query)].flatMap(([parameter, value]) => {
      const name = names.get(parameter) ?? parameter;
      return name === parameter && parameters[name] ? [] : [[name, value]];
    }),
  );
};

/** The screen's search parameters, parsed by its route. The layout has validated them before the screen is rendered. */
export const useSearch = <Search extends z.ZodType>(address: ScreenRoute<Search>): z.output<Search> => {
  const { query } = useScreenLocation();
  return useMemo(() => address.search.parse(readQuery(address, query)), [address, query]);
};
