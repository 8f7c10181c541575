import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { linkTo, calendarDayText } from '@inkstone/base';
import { CheckIcon, DataTable, StatusChip, useLanguage, useTranslation, type Column } from '@inkstone/ui';
import { studentReport } from '../../addresses.ts';
import type { PhaseReportListItem } from '../../contract.ts';
import { phaseMessages } from '../../messages.ts';

interface PhaseRowsProps {
  rows: readonly PhaseReportListItem[];
  empty: ReactNode;
  /** Whether all are about one student, whose name is then omitted. */
  isSingleStudent?: boolean;
}

/** Phase reports with a link to each. */
export const PhaseRows = ({ rows, empty, isSingleStudent = false }: PhaseRowsProps) => {
  const t = useTranslation(phaseMessages);
  const language = useLanguage();
  const student: Column<PhaseReportListItem> = { key: 'student', head: t('student'), cell: (row) => row.studentName };
  const columns: Column<PhaseReportListItem>[] = [
    {
      key: 'title',
      head: t('name'),
      card: 'title',
      cell: (row) => <Link to={linkTo(studentReport, { id: row.id })}>{row.title}</Link>,
    },
    ...(isSingleStudent ? [] : [student]),
    {
      key: 'period',
      head: t('period'),
      width: '16rem',
      cell: (row) =>
        t('periodOf', { from: calendarDayText(row.from, language), to: calendarDayText(row.to, language) }),
    },
    { key: 'author', head: t('author'), minor: true, width: '10rem', cell: (row) => row.authorName },
    {
      key: 'state',
      head: t('state'),
      card: 'corner',
      width: '8rem',
      cell: (row) =>
        row.publishedAt ? (
          <StatusChip tone="jade" icon={<CheckIcon />}>
            {t('published')}
          </StatusChip>
        ) : (
          <StatusChip tone="line">{t('draft')}</StatusChip>
        ),
    },
  ];
  return <DataTable label={t('title')} columns={columns} rows={rows} getKey={(row) => row.id} empty={empty} />;
};
