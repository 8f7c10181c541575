import { useSearch } from '@inkstone/ui/screen';
import { myStaff } from '../../addresses.ts';
import { ListAndOne } from '../lists/list-and-one.tsx';
import { OneStaff } from './one-staff.tsx';
import { StaffList } from './staff-list.tsx';

/** My staff, or one of them. */
export const Screen = () => {
  const { stuId } = useSearch(myStaff);
  const one = stuId !== undefined && <OneStaff key={stuId} stuId={stuId} />;
  return <ListAndOne open={stuId ?? null} list={<StaffList />} one={one} />;
};
