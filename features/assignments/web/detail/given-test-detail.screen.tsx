import { useSearch } from '@inkstone/ui/screen';
import { givenTestDetail } from '../../addresses.ts';
import { GivenDetailScreen } from './given-detail.tsx';

/** One test that a teacher gave. */
export const Screen = () => {
  const { testId } = useSearch(givenTestDetail);
  return <GivenDetailScreen key={testId} family="test" id={testId} />;
};
