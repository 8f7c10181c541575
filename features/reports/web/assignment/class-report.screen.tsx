import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { classReport } from '../../addresses.ts';
import { AssignmentReport } from './assignment-report.tsx';

/** The statistics of a whole assignment, at an address of their own: class, view and open question are in the URL. */
export const Screen = () => {
  const { id, classId, tab, item } = useSearch(classReport);
  const setSearch = useSetSearch(classReport);
  return <AssignmentReport id={id} classId={classId} tab={tab} item={item} onView={setSearch} />;
};
