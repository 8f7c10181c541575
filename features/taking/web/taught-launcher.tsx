import { useEffect } from 'react';
import { definedHomeworkDetail, assignedHomeworkDetail, assignedTestDetail } from '@inkstone/assignments/addresses';
import { homeworkDetail, testDetail } from '@inkstone/assignments/contract';
import { useApiQuery } from '@inkstone/call/web';
import { deskLocationFor } from '@inkstone/marking/addresses';
import { reportLocationFor, assignmentReportLocationFor } from '@inkstone/reports/addresses';
import { BlockSkeleton, useTranslation } from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { messages } from '../messages.ts';
import { CannotOpen } from './cannot-open.tsx';
import { Notice } from './page/notice.tsx';

interface TaughtLauncherProps {
  kind: 'test' | 'homework';
  id: number;
  to: 'do' | 'report' | 'correct';
  /** The student whose report is wanted; the whole with all students where none is named. */
  studentId: number | undefined;
}

/** The launcher of the teacher side: asks the server for the given work, then leads to it, to its desk or to its report. */
export const TaughtLauncher = ({ kind, id, to, studentId }: TaughtLauncherProps) => {
  const t = useTranslation(messages);
  const go = useNavigation();
  const asked = useApiQuery(kind === 'test' ? testDetail : homeworkDetail, { id, pageNum: 1 });
  const given = asked.data?.assignment;

  // Meets the address: the launcher has no face of its own where there is a way on.
  useEffect(() => {
    if (!given) return;
    const replace = { replace: true };
    const { programme, desk } = given;
    if (to === 'correct') {
      const at = deskLocationFor({ id, programme, hasFiles: desk.hasFiles }, desk.skill ?? undefined);
      go(at.to, at.search, replace);
    } else if (to === 'report') {
      const work = { programme, kind, id };
      const at = studentId === undefined ? assignmentReportLocationFor(work) : reportLocationFor(work, studentId);
      go(at.to, at.search, replace);
    } else if (kind === 'test') go(assignedTestDetail, { testId: id }, replace);
    else go(given.kind === 'definedHomework' ? definedHomeworkDetail : assignedHomeworkDetail, { hId: id }, replace);
  }, [given, go, id, kind, studentId, to]);

  if (!asked.isError) return <Notice title={t('openingWork')} body={<BlockSkeleton />} />;
  return <CannotOpen error={asked.error} onAgain={() => void asked.refetch()} />;
};
