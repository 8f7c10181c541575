import { linkTo } from '@inkstone/base';
import { useApiQuery, refetchIntervals } from '@inkstone/call/web';
import { QuerySection, EmptyState, RowsSkeleton, useTranslation } from '@inkstone/ui';
import { Link } from 'react-router';
import { myCourseList as address } from '../../addresses.ts';
import { listMyCourses } from '../../contract.ts';
import { myCourseMessages } from '../../messages.ts';
import { CourseRows } from './course-rows.tsx';

const maxRows = 4;

/** Up to four courses that can still be studied, for the student's home. */
export const CoursesSection = () => {
  const t = useTranslation(myCourseMessages);
  const ask = useApiQuery(
    listMyCourses,
    { filter: 'onGoing', pageNum: maxRows },
    { refetchMs: refetchIntervals.overview },
  );
  return (
    <QuerySection
      title={t('courses')}
      count={ask.data?.total || undefined}
      aside={<Link to={linkTo(address, {})}>{t('allCourses')}</Link>}
      query={ask}
      errorTitle={t('failed')}
      safe={t('safe')}
      skeleton={<RowsSkeleton rows={2} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<EmptyState title={t('none')} body={t('noneNext')} />}
    >
      {({ list }) => <CourseRows rows={list} label={t('courses')} onChanged={() => void ask.refetch()} />}
    </QuerySection>
  );
};
