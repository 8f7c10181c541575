import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { staffTestList } from '@inkstone/assignments/addresses';
import { listMyTests } from '@inkstone/assignments/contract';
import { AssignmentRows } from '@inkstone/assignments/web';
import { useApiQuery, refetchIntervals } from '@inkstone/call/web';
import { QuerySection, EmptyState, RowsSkeleton, useTranslation } from '@inkstone/ui';
import { studentMessages, teacherMessages } from '../messages.ts';

const rowsAtMost = 4;

/** Tests assigned to a staff member by their manager. */
export const TestsToSit = () => {
  const t = useTranslation(studentMessages);
  const tTeacher = useTranslation(teacherMessages);
  const ask = useApiQuery(
    listMyTests,
    { filter: 'onGoing', page: 1, pageNum: rowsAtMost },
    { refetchMs: refetchIntervals.overview },
  );
  const { list = [], total } = ask.data ?? {};
  return (
    <QuerySection
      title={tTeacher('testsToSit')}
      count={total || undefined}
      aside={<Link to={linkTo(staffTestList, {})}>{tTeacher('myTests')}</Link>}
      query={ask}
      errorTitle={t('testsFailed')}
      safe={t('answersSafe')}
      skeleton={<RowsSkeleton rows={2} />}
      isEmpty={() => list.length === 0}
      empty={<EmptyState title={t('noTests')} body={tTeacher('noTestsToSitNext')} />}
    >
      {() => <AssignmentRows rows={list} label={tTeacher('testsToSit')} onChanged={() => void ask.refetch()} />}
    </QuerySection>
  );
};
