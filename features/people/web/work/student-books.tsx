import { useState } from 'react';
import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import { listStudentBooks } from '@inkstone/reports/contract';
import { assignedTextbook } from '@inkstone/textbooks/addresses';
import { Bar, Instant, StatusChip, useTranslation, type Column } from '@inkstone/ui';
import { assignmentListMessages } from '../../messages.ts';
import styles from '../students/students.module.css';
import { AssignmentSearch } from './assignment-filters.tsx';
import { AssignmentTable, pageSize } from './assignment-table.tsx';

type BookRow = CallOutput<typeof listStudentBooks>['list'][number];

/** A student's textbooks with reading progress. */
export const StudentBooks = ({ studentId }: { studentId: number }) => {
  const t = useTranslation(assignmentListMessages);
  const [view, setView] = useState<{ search: string | undefined; page: number }>({ search: undefined, page: 1 });
  const ask = useApiQuery(listStudentBooks, { studentId, ...view, pageNum: pageSize }, { keepPrevious: true });
  const columns = useColumns();
  return (
    <>
      <AssignmentSearch search={view.search} onSearch={(search) => setView({ search, page: 1 })} />
      <AssignmentTable
        label={t('textbooks')}
        query={ask}
        columns={columns}
        getKey={(row) => row.assignmentId}
        emptyTitle={t('emptyTextbooks')}
        isStruck={(row) => row.isWithdrawn}
        onPage={(page) => setView({ ...view, page })}
      />
    </>
  );
};

const useColumns = (): Column<BookRow>[] => {
  const t = useTranslation(assignmentListMessages);
  return [
    {
      key: 'title',
      head: t('book'),
      card: 'title',
      cell: (row) => (
        <>
          {row.isMine ? (
            <Link to={linkTo(assignedTextbook, { id: row.assignmentId })}>{row.title}</Link>
          ) : (
            <b>{row.title}</b>
          )}
          <small>
            {[row.annotated ? t('annotatedBy', { name: row.annotator }) : '', t('by', { name: row.teacherName })]
              .filter(Boolean)
              .join(t('dot'))}
          </small>
        </>
      ),
    },
    {
      key: 'state',
      head: t('opened'),
      width: '12rem',
      cell: (row) => {
        if (row.isWithdrawn) return <StatusChip tone="line">{t('withdrawn')}</StatusChip>;
        return row.openedAt ? <Instant at={row.openedAt} /> : <span className="meta">{t('notOpened')}</span>;
      },
    },
    { key: 'deadline', head: t('deadline'), width: '12rem', cell: (row) => <Instant at={row.deadline} /> },
    {
      key: 'pages',
      head: t('pages'),
      width: '9rem',
      cell: (row) => (
        <span className={styles.done}>
          {row.pages === null ? row.pagesSeen : t('ofAll', { done: row.pagesSeen, all: row.pages })}
          {row.pages !== null && <Bar done={row.pagesSeen} all={row.pages} complete={row.pagesSeen >= row.pages} />}
        </span>
      ),
    },
  ];
};
