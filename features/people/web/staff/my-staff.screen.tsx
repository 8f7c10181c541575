import { useSearch } from '@inkstone/ui/screen';
import { myStaff } from '../../addresses.ts';
import { ListDetail } from '../lists/list-detail.tsx';
import { StaffDetail } from './staff-detail.tsx';
import { StaffList } from './staff-list.tsx';

/** My staff, or one of them. */
export const Screen = () => {
  const { stuId } = useSearch(myStaff);
  const detail = stuId !== undefined && <StaffDetail key={stuId} stuId={stuId} />;
  return <ListDetail openId={stuId ?? null} list={<StaffList />} detail={detail} />;
};
