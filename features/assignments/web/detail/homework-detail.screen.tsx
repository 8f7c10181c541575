import { useEffect } from 'react';
import { useApiQuery } from '@inkstone/call/web';
import { useNavigation, useSearch } from '@inkstone/ui/screen';
import { getKindRules } from '@inkstone/exam/assignment-kinds';
import { definedHomeworkDetail, assignedHomeworkDetail } from '../../addresses.ts';
import { getAssignedHomework } from '../../contract.ts';
import { AssignmentDetailPage } from './assignment-detail.tsx';

/** One homework of the teacher; homework written by the teacher has a screen of its own. */
export const Screen = () => {
  const { assignmentId } = useSearch(assignedHomeworkDetail);
  const go = useNavigation();
  const { data } = useApiQuery(getAssignedHomework, { id: assignmentId, pageNum: 1 });
  const isDefined = data !== undefined && getKindRules(data.assignment.kind).isWrittenByTeacher;
  // Redirects: notifications and the home page know homework by its id only.
  useEffect(() => {
    if (isDefined) go(definedHomeworkDetail, { assignmentId }, { replace: true });
  }, [go, assignmentId, isDefined]);
  return isDefined ? null : <AssignmentDetailPage key={assignmentId} family="homework" id={assignmentId} />;
};
