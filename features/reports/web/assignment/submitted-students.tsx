import { compareInstants, compareTexts } from '@inkstone/base';
import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  DataTable,
  EmptyState,
  Instant,
  lazyWithRetry,
  PencilIcon,
  StatusChip,
  useTranslation,
  type Column,
} from '@inkstone/ui';
import { openScreen } from '@inkstone/ui/screen';
import { toPageKind } from '@inkstone/exam/assignment-kinds';
import { reportLocationFor } from '../../addresses.ts';
import { assignmentReportMessages } from '../../messages.ts';
import { scoreText, timeText } from '../../document/attempt-report-data.ts';
import type { SubmittedStudent, AssignmentReportData } from '../../document/assignment-report-data.ts';
import styles from './assignment-report.module.css';

const ModifyScore = lazyWithRetry(async () => (await import('./modify-score.tsx')).ModifyScore);

type SortKey = 'name' | 'score' | 'right' | 'partial' | 'wrong' | 'blank' | 'byTeacher' | 'time' | 'when';

const comparators: Readonly<Record<SortKey, (a: SubmittedStudent, b: SubmittedStudent) => number>> = {
  name: (a, b) => compareTexts(a.name, b.name),
  score: (a, b) => (a.score ?? -1) - (b.score ?? -1),
  right: (a, b) => a.right - b.right,
  partial: (a, b) => a.partial - b.partial,
  wrong: (a, b) => a.wrong - b.wrong,
  blank: (a, b) => a.blank - b.blank,
  byTeacher: (a, b) => a.byTeacher - b.byTeacher,
  time: (a, b) => a.seconds - b.seconds,
  when: (a, b) => compareInstants(a.submittedAt, b.submittedAt),
};
const isSortKey = (by: string): by is SortKey => by in comparators;

/** Opens one student's report in a new window. */
export const openStudentReport = (
  report: Pick<AssignmentReportData, 'assignmentId' | 'programme' | 'kind'>,
  studentId: number,
): void => {
  const { programme, assignmentId: id } = report;
  const { to, search } = reportLocationFor({ programme, kind: toPageKind(report.kind), id }, studentId);
  openScreen(to, search);
};

/** Every student who submitted, with score and link to the report. */
export const SubmittedStudents = ({ report }: { report: AssignmentReportData }) => {
  const t = useTranslation(assignmentReportMessages);
  const columns = useColumns({
    hasSelfMarks: report.students.some(({ selfMark }) => selfMark !== null),
    hasPartial: report.students.some(({ partial }) => partial > 0),
    hasByTeacher: report.students.some(({ byTeacher }) => byTeacher > 0),
  });
  const [by, setBy] = useState<SortKey>('score');
  const [descending, setDescending] = useState(true);
  const [changing, setChanging] = useState<SubmittedStudent | null>(null);
  const rows = report.students.toSorted((a, b) => (descending ? -1 : 1) * comparators[by](a, b));
  const sort = (next: string, isDescending: boolean) => {
    if (!isSortKey(next)) return;
    setBy(next);
    setDescending(isDescending);
  };
  return (
    <>
      <DataTable
        label={t('people')}
        columns={columns}
        rows={rows}
        getKey={(row) => row.attemptId}
        sorting={{ by, descending, onSort: sort }}
        empty={<EmptyState bare title={t('noneYet')} body={t('noneYetNext')} />}
        actions={(row) => (
          <span className={`${styles.acts} no-print`}>
            <Button
              size="sm"
              variant="subtle"
              aria-label={t('changeScoreOf', { name: row.name })}
              onClick={() => setChanging(row)}
            >
              <PencilIcon />
              <span className={`only-wide ${styles.actWord}`}>{t('changeScore')}</span>
            </Button>
            <Button
              size="sm"
              aria-label={t('reportOf', { name: row.name })}
              onClick={() => openStudentReport(report, row.studentId)}
            >
              {t('report')}
            </Button>
          </span>
        )}
      />
      {changing && <ModifyScore student={changing} scoreMax={report.scoreMax} onClose={() => setChanging(null)} />}
    </>
  );
};

interface ColumnOptions {
  hasSelfMarks: boolean;
  hasPartial: boolean;
  hasByTeacher: boolean;
}

const useColumns = ({ hasSelfMarks, hasPartial, hasByTeacher }: ColumnOptions): Column<SubmittedStudent>[] => {
  const t = useTranslation(assignmentReportMessages);
  const sorted = { sortable: true, align: 'end' as const };
  return [
    {
      key: 'name',
      head: t('name'),
      sortable: true,
      card: 'title',
      cell: ({ name, className }) => (
        <>
          <span>{name}</span>
          {className !== '' && <small>{className}</small>}
        </>
      ),
    },
    {
      key: 'score',
      head: t('scores'),
      ...sorted,
      card: 'corner',
      cell: ({ score, setByHand, setBeforeReopening }) => (
        <>
          <b>{score === null ? t('toBeMarked') : scoreText(score)}</b>
          {setByHand && !setBeforeReopening && <small>{t('setByHand')}</small>}
          {setBeforeReopening && <small className="c-cinnabar">{t('setBeforeReopening')}</small>}
        </>
      ),
    },
    { key: 'right', head: t('right'), ...sorted, cell: ({ right }) => right },
    ...(hasPartial
      ? [{ key: 'partial', head: t('partial'), ...sorted, cell: ({ partial }: SubmittedStudent) => partial }]
      : []),
    { key: 'wrong', head: t('wrong'), ...sorted, cell: ({ wrong }) => wrong },
    { key: 'blank', head: t('blank'), ...sorted, cell: ({ blank }) => blank },
    ...(hasByTeacher
      ? [{ key: 'byTeacher', head: t('byTeacher'), ...sorted, cell: ({ byTeacher }: SubmittedStudent) => byTeacher }]
      : []),
    ...(hasSelfMarks
      ? [
          {
            key: 'selfMark',
            head: t('selfMark'),
            align: 'end' as const,
            cell: ({ selfMark }: SubmittedStudent) =>
              selfMark
                ? t('selfMarkOf', { earned: scoreText(selfMark.earned), possible: scoreText(selfMark.possible) })
                : t('selfMarkNone'),
          },
        ]
      : []),
    {
      key: 'time',
      head: t('time'),
      ...sorted,
      minor: true,
      cell: ({ seconds, isFromPaper = false }) => (isFromPaper ? t('onPaper') : timeText(seconds)),
    },
    {
      key: 'when',
      head: t('when'),
      sortable: true,
      minor: true,
      cell: ({ submittedAt, isLate }) => (
        <span className="row wrap">
          <Instant at={submittedAt} />
          {isLate && <StatusChip tone="amber">{t('late')}</StatusChip>}
        </span>
      ),
    },
  ];
};
