import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { assignmentLinkFor } from '@inkstone/assignments/addresses';
import { RecipientChip } from '@inkstone/assignments/web';
import { useApiQuery } from '@inkstone/call/web';
import { reportLocationFor } from '@inkstone/reports/addresses';
import { listStudentHomework, listStudentTests, type StudentAssignment } from '@inkstone/reports/contract';
import { useMenu } from '@inkstone/session/web';
import { Bar, DocumentIcon, Instant, useTranslation, type Column } from '@inkstone/ui';
import { openScreen } from '@inkstone/ui/screen';
import { toPageKind } from '@inkstone/exam/assignment-kinds';
import { assignmentListMessages } from '../../messages.ts';
import styles from '../students/students.module.css';
import { firstPage, AssignmentFilters, type AssignmentFilter } from './assignment-filters.tsx';
import { AssignmentTable, pageSize } from './assignment-table.tsx';

interface StudentAssignmentListProps {
  of: 'homework' | 'tests';
  studentId: number;
}

/** A student's homework or tests, by any teacher, with links to reports. */
export const StudentAssignmentList = ({ of, studentId }: StudentAssignmentListProps) => {
  const t = useTranslation(assignmentListMessages);
  const [view, setView] = useState<AssignmentFilter>(firstPage);
  const calls = { homework: listStudentHomework, tests: listStudentTests } as const;
  const ask = useApiQuery(calls[of], { studentId, ...view, pageNum: pageSize }, { keepPrevious: true });
  const columns = useAssignmentColumns();
  return (
    <>
      <AssignmentFilters view={view} counts={ask.data?.counts} onChange={setView} />
      <AssignmentTable
        label={t(of === 'homework' ? 'homework' : 'tests')}
        query={ask}
        columns={columns}
        getKey={(row) => row.recipientId}
        emptyTitle={t(of === 'homework' ? 'emptyHomework' : 'emptyTests')}
        skeletonRows={8}
        actions={(row) => <ReportButton row={row} studentId={studentId} />}
        onPage={(page) => setView({ ...view, page })}
      />
    </>
  );
};

/** Link to a report, where the caller may read it and something was submitted. */
export const ReportButton = ({ row, studentId }: { row: StudentAssignment; studentId: number }) => {
  const t = useTranslation(assignmentListMessages);
  const { built } = useMenu();
  if (!row.mayReadReport || row.submittedAt === null) return null;
  const kind = toPageKind(row.kind);
  const { to, search } = reportLocationFor({ programme: row.programme, kind, id: row.id }, studentId);
  if (!built.has(to.path)) return null;
  return (
    <Button
      size="sm"
      leftSection={<DocumentIcon />}
      aria-label={t('reportOf', { title: row.title })}
      onClick={() => openScreen(to, search)}
    >
      {t('report')}
    </Button>
  );
};

/** The leading columns of every assignment list of a student. */
export const useTitleColumns = (): Column<StudentAssignment>[] => {
  const t = useTranslation(assignmentListMessages);
  return [
    {
      key: 'title',
      head: t('title'),
      card: 'title',
      cell: (row) => (
        <>
          {row.isMine ? <Link to={assignmentLinkFor(row)}>{row.title}</Link> : <b>{row.title}</b>}
          <small>{[row.type, t('by', { name: row.teacherName })].filter(Boolean).join(t('dot'))}</small>
        </>
      ),
    },
    { key: 'state', head: t('state'), card: 'corner', width: '8rem', cell: (row) => <RecipientChip recipient={row} /> },
    {
      key: 'deadline',
      head: t('deadline'),
      width: '12rem',
      cell: (row) => <Instant at={row.deadline} />,
    },
  ];
};

const useAssignmentColumns = (): Column<StudentAssignment>[] => {
  const t = useTranslation(assignmentListMessages);
  const begin = useTitleColumns();
  return [
    ...begin,
    {
      key: 'answered',
      head: t('answered'),
      width: '8.5rem',
      cell: (row) => (
        <span className={styles.done}>
          {t('ofAll', { done: row.completed, all: row.total })}
          <Bar done={row.completed} all={row.total} complete={row.submittedAt !== null} />
        </span>
      ),
    },
    {
      key: 'accuracy',
      head: t('accuracy'),
      align: 'end',
      minor: true,
      cell: (row) => (row.averageAccuracy === null ? t('none') : t('percent', { percent: row.averageAccuracy })),
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
