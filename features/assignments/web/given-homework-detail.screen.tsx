import { useSearch } from '@inkstone/ui/screen';
import { givenHomeworkDetail } from '../addresses.ts';
import { GivenDetailScreen } from './given-detail.tsx';

/** One piece of homework that a teacher gave. */
export const Screen = () => {
  const { hId } = useSearch(givenHomeworkDetail);
  return <GivenDetailScreen key={hId} family="homework" id={hId} />;
};
