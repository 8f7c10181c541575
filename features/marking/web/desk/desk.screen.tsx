import { useSearch, useScreenLocation, useSetSearch } from '@inkstone/ui/screen';
import { correctWriting, deskRoutes } from '../../addresses.ts';
import { Desk } from './desk.tsx';

/** The marking desk, for all of its routes. */
export const Screen = () => {
  const { path } = useScreenLocation();
  const address = deskRoutes.find((route) => route.path === path) ?? correctWriting;
  const place = useSearch(address);
  const setPlace = useSetSearch(address);
  return <Desk key={place.id} location={place} onLocationChange={setPlace} />;
};
