import { useSearch, usePlace, useSetSearch } from '@inkstone/ui/screen';
import { correctCandidate, correctSpeaking, correctTfSpeaking, correctWriting, fileDesks } from '../../addresses.ts';
import { Desk } from './desk.tsx';

const places = [correctCandidate, correctSpeaking, correctTfSpeaking, correctWriting, ...fileDesks];

/** The marking desk, at whichever of its addresses. */
export const Screen = () => {
  const { path } = usePlace();
  const address = places.find((one) => one.path === path) ?? correctWriting;
  const place = useSearch(address);
  const setPlace = useSetSearch(address);
  return <Desk key={place.id} place={place} onPlace={setPlace} />;
};
