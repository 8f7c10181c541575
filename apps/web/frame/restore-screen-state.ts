import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useNavigationType } from 'react-router';
import type { Location } from 'react-router';
import { storeQuery } from '@inkstone/ui/screen';
import type { ScreenDefinition } from '@inkstone/ui/screen';

const places = new Map<string, number>();

/**
 * Restores the scroll position: always in keep-alive lists, elsewhere on back navigation; a new page starts at the top.
 */
export const useScrollRestoration = (row: ScreenDefinition | null, location: Location): void => {
  const isBack = useNavigationType() === 'POP';
  const keepAlive = row?.keepAlive ?? false;
  const key = keepAlive ? location.pathname : location.key;

  const arrive = useEffectEvent((_path: string) => {
    history.scrollRestoration = 'manual';
    if (location.hash === '') scrollTo(0, keepAlive || isBack ? (places.get(key) ?? 0) : 0);
  });

  // Before paint. A change of filters on the same path does not scroll.
  useLayoutEffect(() => arrive(location.pathname), [location.pathname]);

  // Saves the scroll position.
  useEffect(() => {
    const remember = () => void places.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
};

/** Saves the filters of a keep-alive list. */
export const useStoredQueries = (row: ScreenDefinition | null, location: Location): void => {
  // Stored outside React, so that the list can be restored with its filters.
  useEffect(() => {
    if (row?.keepAlive && location.search !== '') storeQuery(location.pathname, location.search);
  }, [row, location.pathname, location.search]);
};
