import { useSearch } from '@inkstone/ui/screen';
import { assignedTestDetail } from '../../addresses.ts';
import { AssignmentDetailPage } from './assignment-detail.tsx';

/** One test assigned by the teacher. */
export const Screen = () => {
  const { assignmentId } = useSearch(assignedTestDetail);
  return <AssignmentDetailPage key={assignmentId} family="test" id={assignmentId} />;
};
