import { useRef, useState } from 'react';
import { linkTo, calendarDayText } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { myStu } from '@inkstone/people/addresses';
import {
  Breadcrumb,
  CheckIcon,
  QueryBoundary,
  Page,
  PageHead,
  RowsSkeleton,
  StatusChip,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import { dayText } from '@inkstone/ui/time';
import { getPhaseReport, type PhaseComments, type PhaseReportData } from '../../contract.ts';
import { phaseMessages } from '../../messages.ts';
import { PrintButtons } from '../frame/report-toolbar.tsx';
import { PhaseActions } from './phase-actions.tsx';
import { PhaseFigures } from './phase-figures.tsx';
import { PhaseTables } from './phase-tables.tsx';
import { PhaseCommentsView, PhaseCommentsEditor } from './phase-comments.tsx';
import styles from './phase.module.css';

/** One phase report: a student's figures of a period, with the teacher's comments. */
export const PhaseReportPage = ({ id }: { id: number }) => {
  const t = useTranslation(phaseMessages);
  const ask = useApiQuery(getPhaseReport, { id });
  return (
    <Page width="report">
      {!ask.data && <PageHead title={t('one')} />}
      <QueryBoundary query={ask} errorTitle={t('listFailed')} safe={t('safe')} skeleton={<RowsSkeleton rows={8} />}>
        {(report) => <PhaseReportContent report={report} />}
      </QueryBoundary>
    </Page>
  );
};

const PhaseReportContent = ({ report }: { report: PhaseReportData }) => {
  const t = useTranslation(phaseMessages);
  const page = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<PhaseComments>(report.comments);
  const trail = [
    { label: t('students'), to: linkTo(myStu, {}) },
    { label: report.studentName, to: linkTo(myStu, { stuId: report.studentId, tab: 'reports' }) },
    { label: report.title },
  ];
  return (
    <>
      <div className="no-print">
        <Breadcrumb trail={trail} />
      </div>
      <div ref={page}>
        <PhaseReportHead report={report} />
        <div className={`${styles.tools} no-print`}>
          <PrintButtons page={page} fileName={`${report.studentName} ${report.title}`} />
          {report.isMine && <PhaseActions report={report} draft={draft} />}
        </div>
        <PhaseFigures numbers={report.numbers} />
        <PhaseTables numbers={report.numbers} />
        {report.isMine && report.publishedAt === null ? (
          <PhaseCommentsEditor report={report} draft={draft} onChange={setDraft} />
        ) : (
          <PhaseCommentsView report={report} />
        )}
      </div>
    </>
  );
};

const PhaseReportHead = ({ report }: { report: PhaseReportData }) => {
  const t = useTranslation(phaseMessages);
  const language = useLanguage();
  const day = (text: string) => calendarDayText(text, language);
  const { publishedAt, authorName, studentName, from, to } = report;
  return (
    <div data-pdf="">
      <PageHead
        size="display"
        title={report.title}
        kicker={[studentName, t('periodOf', { from: day(from), to: day(to) }), authorName].join(' · ')}
        meta={
          publishedAt ? (
            <StatusChip tone="jade" icon={<CheckIcon />}>
              {t('publishedAt', { at: dayText(publishedAt, language) })}
            </StatusChip>
          ) : (
            <StatusChip tone="line">{t('draft')}</StatusChip>
          )
        }
      />
    </div>
  );
};
