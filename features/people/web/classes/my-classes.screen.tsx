import { useSearch } from '@inkstone/ui/screen';
import { myClass } from '../../addresses.ts';
import { ListDetail } from '../lists/list-detail.tsx';
import { ClassList } from './class-list.tsx';
import { ClassDetail } from './class-detail.tsx';

/** My classes, or one of them. */
export const Screen = () => {
  const { classId } = useSearch(myClass);
  return (
    <ListDetail
      openId={classId ?? null}
      list={<ClassList />}
      detail={classId !== undefined && <ClassDetail key={classId} classId={classId} />}
    />
  );
};
