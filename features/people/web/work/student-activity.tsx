import { useState } from 'react';
import { listStudentActivity } from '@inkstone/activity/contract';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import {
  DataTable,
  EmptyState,
  Instant,
  Pager,
  QueryBoundary,
  RowsSkeleton,
  useTranslation,
  type Column,
} from '@inkstone/ui';
import { activityMessages, assignmentListMessages } from '../../messages.ts';
import { describeActivity } from './activity-words.ts';
import styles from '../students/students.module.css';

type Entry = CallOutput<typeof listStudentActivity>['list'][number];

const pageNum = 50;

/** What a student opened and did, newest first. */
export const StudentActivity = ({ studentId }: { studentId: number }) => {
  const t = useTranslation(assignmentListMessages);
  const words = useTranslation(activityMessages);
  const [page, setPage] = useState(1);
  const ask = useApiQuery(listStudentActivity, { studentId, page, pageNum }, { keepPrevious: true });
  const columns: Column<Entry>[] = [
    {
      key: 'what',
      head: t('activityWhat'),
      card: 'title',
      cell: (entry) => words(describeActivity(entry)),
    },
    { key: 'at', head: t('activityAt'), width: '14rem', cell: ({ at }) => <Instant at={at} /> },
  ];
  return (
    <QueryBoundary
      query={ask}
      errorTitle={t('listFailed')}
      safe={t('listSafe')}
      skeleton={<RowsSkeleton rows={8} dense />}
    >
      {({ list, total }) => (
        <>
          <p className={`meta ${styles.says}`}>{t('activitySays')}</p>
          <DataTable
            label={t('activity')}
            rows={list}
            columns={columns}
            getKey={({ id }) => id}
            empty={<EmptyState bare title={t('activityEmpty')} body={t('activityEmptyNext')} />}
          />
          {total > pageNum && <Pager page={page} size={pageNum} total={total} onPage={setPage} />}
        </>
      )}
    </QueryBoundary>
  );
};
