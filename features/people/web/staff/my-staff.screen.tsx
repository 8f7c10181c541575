import { useSearch } from '@inkstone/ui/screen';
import { myStaff } from '../../addresses.ts';
import { ListDetail } from '../lists/list-detail.tsx';
import { StaffDetail } from './staff-detail.tsx';
import { StaffList } from './staff-list.tsx';

/** My staff, or one of them. */
export const Screen = () => {
  const { personId } = useSearch(myStaff);
  const detail = personId !== undefined && <StaffDetail key={personId} personId={personId} />;
  return <ListDetail openId={personId ?? null} list={<StaffList />} detail={detail} />;
};
