import { lazyWithRetry } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { myStu } from '../../addresses.ts';
import { ListDetail } from '../lists/list-detail.tsx';

// The list is loaded only when needed.
const Student = lazyWithRetry(async () => (await import('./student.tsx')).Student);
const StudentList = lazyWithRetry(async () => (await import('./student-list.tsx')).StudentList);

/** My students, or one of them. */
export const Screen = () => {
  const { studentId } = useSearch(myStu);
  return (
    <ListDetail
      openId={studentId ?? null}
      list={<StudentList />}
      detail={studentId !== undefined && <Student key={studentId} studentId={studentId} />}
    />
  );
};
