import { queryObject, useScreenLocation } from '@inkstone/ui/screen';
import { myStu } from '../../addresses.ts';

/** The filters of the list of students, for links to details; empty elsewhere. */
export const useListFilters = () => {
  const { path, query } = useScreenLocation();
  if (path !== myStu.path) return {};
  const { search, classId, starred, page } = myStu.search.parse(queryObject(query));
  return { search, classId, starred, page };
};
