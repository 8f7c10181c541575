import { useCallback } from 'react';
import { useSearch, useScreenLocation, useSetSearch } from '@inkstone/ui/screen';
import { correctWriting, deskRoutes } from '../../addresses.ts';
import { Desk } from './desk.tsx';
import type { DeskLocation } from './use-desk-navigation.ts';

/** The marking desk, for all of its routes. */
export const Screen = () => {
  const { path } = useScreenLocation();
  const address = deskRoutes.find((route) => route.path === path) ?? correctWriting;
  const location = useSearch(address);
  const setPlace = useSetSearch(address);
  const onLocationChange = useCallback(
    ({ questionId, ...change }: Partial<DeskLocation>) =>
      setPlace({ ...change, ...(questionId !== undefined && { questionId }) }),
    [setPlace],
  );
  return <Desk key={location.id} location={location} onLocationChange={onLocationChange} />;
};
