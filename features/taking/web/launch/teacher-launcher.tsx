import { useEffect } from 'react';
import { definedHomeworkDetail, assignedHomeworkDetail, assignedTestDetail } from '@inkstone/assignments/addresses';
import { getAssignedHomework, getAssignedTest } from '@inkstone/assignments/contract';
import { useApiQuery } from '@inkstone/call/web';
import { deskLocationFor } from '@inkstone/marking/addresses';
import { classReport, reportLocationFor } from '@inkstone/reports/addresses';
import { BlockSkeleton, useTranslation, NoticePage } from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { getKindRules, isTestKind, type PageKind } from '@inkstone/exam/assignment-kinds';
import { messages } from '../../messages.ts';
import { OpenFailure } from './open-failure.tsx';

const detailCalls = { test: getAssignedTest, homework: getAssignedHomework } as const;

interface TeacherLauncherProps {
  kind: PageKind;
  id: number;
  to: 'do' | 'report' | 'correct';
  /** The student whose report to open; without one, the report of all students. */
  studentId: number | undefined;
}

/** The launcher of the teacher side: loads the assignment, then redirects to it, its marking desk or its report. */
export const TeacherLauncher = ({ kind, id, to, studentId }: TeacherLauncherProps) => {
  const t = useTranslation(messages);
  const go = useNavigation();
  const query = useApiQuery(detailCalls[kind], { id, pageNum: 1 });
  const assignment = query.data?.assignment;

  // Redirects where there is a target; the launcher itself shows nothing then.
  useEffect(() => {
    if (!assignment) return;
    const replace = { replace: true };
    const { programme, desk } = assignment;
    if (to === 'correct') {
      const part = { ...(desk.skill !== null && { skill: desk.skill }), ...(studentId && { studentId }) };
      const at = deskLocationFor({ id, kind, programme, hasFiles: desk.hasFiles }, part);
      go(at.to, at.search, replace);
    } else if (to === 'report' && studentId === undefined) {
      go(classReport, { id }, replace);
    } else if (to === 'report') {
      const at = reportLocationFor({ programme, kind, id }, studentId);
      go(at.to, at.search, replace);
    } else if (isTestKind(assignment.kind)) go(assignedTestDetail, { assignmentId: id }, replace);
    else {
      const { isWrittenByTeacher } = getKindRules(assignment.kind);
      go(isWrittenByTeacher ? definedHomeworkDetail : assignedHomeworkDetail, { assignmentId: id }, replace);
    }
  }, [assignment, go, id, kind, studentId, to]);

  if (!query.isError) return <NoticePage title={t('openingWork')} body={<BlockSkeleton />} />;
  return <OpenFailure error={query.error} onRetry={() => void query.refetch()} />;
};
