import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useNavigationType } from 'react-router';
import type { Location } from 'react-router';
import { storeQuery } from '@inkstone/ui/screen';
import type { ScreenDefinition } from '@inkstone/ui/screen';

const places = new Map<string, number>();

/** Scrolls to where a person was: in a kept list always, elsewhere when they go back; a new place begins at its top. */
export const useScrollPlaces = (row: ScreenDefinition | null, location: Location): void => {
  const isBack = useNavigationType() === 'POP';
  const keepAlive = row?.keepAlive ?? false;
  const key = keepAlive ? location.pathname : location.key;

  const arrive = useEffectEvent((_path: string) => {
    history.scrollRestoration = 'manual';
    if (location.hash === '') scrollTo(0, keepAlive || isBack ? (places.get(key) ?? 0) : 0);
  });

  // Meets the window, before anything is painted. A change of filters on the same path moves nothing.
  useLayoutEffect(() => arrive(location.pathname), [location.pathname]);

  // Meets the window: remembers where it is scrolled to.
  useEffect(() => {
    const remember = () => void places.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
};

/** Remembers with which filters a kept list was left. */
export const useKeptQueries = (row: ScreenDefinition | null, location: Location): void => {
  // Meets what is remembered beside React: the list is found again with the filters it had.
  useEffect(() => {
    if (row?.keepAlive && location.search !== '') storeQuery(location.pathname, location.search);
  }, [row, location.pathname, location.search]);
};
