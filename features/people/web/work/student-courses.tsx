import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { RecipientChip } from '@inkstone/assignments/web';
import { linkTo } from '@inkstone/base';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import { courseReport, assignedCourse } from '@inkstone/courses/addresses';
import { listStudentCourses } from '@inkstone/reports/contract';
import { useMenu } from '@inkstone/session/web';
import { Bar, DocumentIcon, Instant, useTranslation, type Column } from '@inkstone/ui';
import { openScreen } from '@inkstone/ui/screen';
import { assignmentListMessages } from '../../messages.ts';
import styles from '../students/students.module.css';
import { firstPage, AssignmentFilters, type AssignmentFilter } from './assignment-filters.tsx';
import { AssignmentTable, pageSize } from './assignment-table.tsx';

type CourseRow = CallOutput<typeof listStudentCourses>['list'][number];

/** A student's courses with the share watched and answered. */
export const StudentCourses = ({ studentId }: { studentId: number }) => {
  const t = useTranslation(assignmentListMessages);
  const [view, setView] = useState<AssignmentFilter>(firstPage);
  const ask = useApiQuery(listStudentCourses, { studentId, ...view, pageNum: pageSize }, { keepPrevious: true });
  const columns = useColumns();
  const { built } = useMenu();
  return (
    <>
      <AssignmentFilters view={view} counts={ask.data?.counts} onChange={setView} />
      <AssignmentTable
        label={t('courses')}
        query={ask}
        columns={columns}
        getKey={(row) => row.recipientId}
        emptyTitle={t('emptyCourses')}
        actions={(row) =>
          row.mayReadReport &&
          row.submittedAt !== null &&
          built.has(courseReport.path) && (
            <Button
              size="sm"
              leftSection={<DocumentIcon />}
              aria-label={t('reportOf', { title: row.title })}
              onClick={() => openScreen(courseReport, { id: row.id, studentId })}
            >
              {t('report')}
            </Button>
          )
        }
        onPage={(page) => setView({ ...view, page })}
      />
    </>
  );
};

const useColumns = (): Column<CourseRow>[] => {
  const t = useTranslation(assignmentListMessages);
  return [
    {
      key: 'title',
      head: t('title'),
      card: 'title',
      cell: (row) => (
        <>
          {row.isMine ? <Link to={linkTo(assignedCourse, { id: row.id })}>{row.title}</Link> : <b>{row.title}</b>}
          <small>{[t(row.practiceMode), t('by', { name: row.teacherName })].join(t('dot'))}</small>
        </>
      ),
    },
    { key: 'state', head: t('state'), card: 'corner', width: '8rem', cell: (row) => <RecipientChip recipient={row} /> },
    { key: 'deadline', head: t('deadline'), width: '12rem', cell: (row) => <Instant at={row.deadline} /> },
    {
      key: 'watched',
      head: t('watched'),
      width: '8.5rem',
      cell: (row) => (
        <span className={styles.done}>
          {t('percent', { percent: row.watched })}
          <Bar done={row.watched} all={100} complete={row.watched === 100} />
        </span>
      ),
    },
    {
      key: 'answered',
      head: t('answered'),
      align: 'end',
      minor: true,
      cell: (row) => t('ofAll', { done: row.completed, all: row.total }),
    },
    {
      key: 'score',
      head: t('score'),
      align: 'end',
      cell: (row) =>
        row.averageScore === null || row.scoreMax === null
          ? t('none')
          : t('scoreOf', { score: row.averageScore, max: row.scoreMax }),
    },
  ];
};
