import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { assignmentLinkFor } from '@inkstone/assignments/addresses';
import { linkTo } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { assignedCourse } from '@inkstone/courses/addresses';
import { classReport } from '@inkstone/reports/addresses';
import {
  listClassBooks,
  listClassCourses,
  listClassHomework,
  listClassTests,
  type ClassAssignment,
} from '@inkstone/reports/contract';
import { useMenu } from '@inkstone/session/web';
import { assignedTextbook } from '@inkstone/textbooks/addresses';
import { Bar, DocumentIcon, Instant, useTranslation, type Column } from '@inkstone/ui';
import { openScreen, withAddressTexts } from '@inkstone/ui/screen';
import { getKindRules, type AssignmentFamily } from '@inkstone/exam/assignment-kinds';
import { classMessages, assignmentListMessages } from '../../messages.ts';
import styles from '../students/students.module.css';
import { AssignmentSearch } from '../work/assignment-filters.tsx';
import { AssignmentTable, pageSize } from '../work/assignment-table.tsx';

const calls = {
  homework: listClassHomework,
  tests: listClassTests,
  textbooks: listClassBooks,
  courses: listClassCourses,
} as const;
const emptyMessageKeys = {
  homework: 'emptyHomework',
  tests: 'emptyTests',
  textbooks: 'emptyTextbooks',
  courses: 'emptyCourses',
} as const;

type Kind = keyof typeof calls;

/** Assignments of a class, by any teacher, with the number of submissions. */
export const ClassAssignmentList = ({ of, classId, className }: { of: Kind; classId: number; className: string }) => {
  const t = useTranslation(assignmentListMessages);
  const [view, setView] = useState<{ search: string | undefined; page: number }>({ search: undefined, page: 1 });
  const ask = useApiQuery(calls[of], { classId, ...view, pageNum: pageSize }, { keepPrevious: true });
  const columns = useColumns(of, className);
  return (
    <>
      <AssignmentSearch search={view.search} onSearch={(search) => setView({ search, page: 1 })} />
      <AssignmentTable
        label={t(of)}
        query={ask}
        columns={columns}
        getKey={(row) => row.id}
        emptyTitle={t(emptyMessageKeys[of])}
        isStruck={(row) => row.isWithdrawn}
        actions={(row) => <ClassReport row={row} classId={classId} />}
        onPage={(page) => setView({ ...view, page })}
      />
    </>
  );
};

/** Link to the class report, where the caller created the assignment and somebody submitted. */
const ClassReport = ({ row, classId }: { row: ClassAssignment; classId: number }) => {
  const t = useTranslation(classMessages);
  const { built } = useMenu();
  const hasReport = getKindRules(row.kind).hasAttempt && row.submitted > 0;
  if (!row.isMine || !hasReport) return null;
  if (!built.has(classReport.path)) return null;
  return (
    <Button
      size="sm"
      leftSection={<DocumentIcon />}
      aria-label={t('classReportOf', { title: row.title })}
      onClick={() => openScreen(classReport, { id: row.id, classId })}
    >
      {t('classReport')}
    </Button>
  );
};

const pathsByFamily: Record<AssignmentFamily, (assignment: ClassAssignment) => string> = {
  homework: assignmentLinkFor,
  test: assignmentLinkFor,
  textbook: ({ id }) => linkTo(assignedTextbook, { id }),
  video: ({ id }) => linkTo(assignedCourse, { id }),
};

const getDetailPath = (assignment: ClassAssignment): string =>
  pathsByFamily[getKindRules(assignment.kind).family](assignment);

const useColumns = (of: Kind, className: string): Column<ClassAssignment>[] => {
  const t = useTranslation(assignmentListMessages);
  const tClass = useTranslation(classMessages);
  const counted = ({ opened, submitted }: ClassAssignment) => (of === 'textbooks' ? opened : submitted);
  const columns: Column<ClassAssignment>[] = [
    {
      key: 'title',
      head: t('title'),
      card: 'title',
      cell: (row) => <AssignmentTitle row={row} className={className} />,
    },
    {
      key: 'deadline',
      head: t('deadline'),
      width: '12rem',
      cell: (row) => (
        <span>
          <Instant at={row.deadline} />
          {row.late > 0 && !row.isWithdrawn && of !== 'textbooks' && (
            <small className="c-amber">{tClass('notHandedIn', { count: row.late })}</small>
          )}
        </span>
      ),
    },
    {
      key: 'done',
      head: tClass(of === 'textbooks' ? 'opened' : 'handedIn'),
      width: '8.5rem',
      cell: (row) => (
        <span className={styles.done}>
          {t('ofAll', { done: counted(row), all: row.total })}
          <Bar done={counted(row)} all={row.total} complete={counted(row) === row.total && row.total > 0} />
        </span>
      ),
    },
  ];
  if (of === 'textbooks') return columns;
  if (of === 'courses') {
    const watched = (row: ClassAssignment) => t('percent', { percent: row.watched });
    return [...columns, { key: 'watched', head: t('watched'), align: 'end', cell: watched }];
  }
  return [
    ...columns,
    { key: 'toMark', head: tClass('toMark'), align: 'end', minor: true, cell: (row) => row.toMark },
    {
      key: 'accuracy',
      head: t('accuracy'),
      align: 'end',
      cell: (row) => (row.averageAccuracy === null ? t('none') : t('percent', { percent: row.averageAccuracy })),
    },
  ];
};

/** The title of an assignment, with its kind and teacher. */
const AssignmentTitle = ({ row, className }: { row: ClassAssignment; className: string }) => {
  const t = useTranslation(assignmentListMessages);
  const link = withAddressTexts(getDetailPath(row), { title: row.title, bread: [className] });
  return (
    <>
      {row.isMine ? <Link to={link}>{row.title}</Link> : <b>{row.title}</b>}
      <small>
        {[row.type, t('by', { name: row.teacherName }), row.isWithdrawn ? t('withdrawn') : '']
          .filter(Boolean)
          .join(t('dot'))}
      </small>
    </>
  );
};
