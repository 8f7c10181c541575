import { useSearch } from '@inkstone/ui/screen';
import { myClass } from '../../addresses.ts';
import { ListAndOne } from '../lists/list-and-one.tsx';
import { ClassList } from './class-list.tsx';
import { OneClass } from './one-class.tsx';

/** My classes, or one of them. */
export const Screen = () => {
  const { classId } = useSearch(myClass);
  return (
    <ListAndOne
      open={classId ?? null}
      list={<ClassList />}
      one={classId !== undefined && <OneClass key={classId} classId={classId} />}
    />
  );
};
