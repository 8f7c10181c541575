import { ListDetail } from '@inkstone/people/web';
import { useSearch } from '@inkstone/ui/screen';
import { schoolClasses } from '../../addresses.ts';
import { ClassList } from './class-list.tsx';
import { SchoolClassDetail } from './school-class.tsx';

/** The classes of the school, or one of them. */
export const Screen = () => {
  const { classId } = useSearch(schoolClasses);
  const detail = classId !== undefined && <SchoolClassDetail key={classId} classId={classId} />;
  return <ListDetail openId={classId ?? null} list={<ClassList />} detail={detail} />;
};
