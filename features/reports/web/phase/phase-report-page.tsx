import { useState } from 'react';
import { linkTo } from '@inkstone/base';
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
  usePlaceholderTitle,
  useTranslation,
} from '@inkstone/ui';
import { dayText } from '@inkstone/ui/time';
import { getPhaseReport, type PhaseComments, type PhaseReportData } from '../../contract.ts';
import { describePhaseOwner } from '../../document/phase-document.ts';
import { phaseMessages } from '../../messages.ts';
import { useReading } from '../report/use-reading.ts';
import { PrintButtons } from '../frame/report-toolbar.tsx';
import { GuardianLetters } from '../letters/guardian-letters.tsx';
import { PhaseActions } from './phase-actions.tsx';
import { PhaseFigures } from './phase-figures.tsx';
import { PhaseTables } from './phase-tables.tsx';
import { PhaseCommentsView, PhaseCommentsEditor, useSaveComments } from './phase-comments.tsx';
import styles from './phase.module.css';

/** One phase report: a student's figures of a period, with the teacher's comments. */
export const PhaseReportPage = ({ id }: { id: number }) => {
  const t = useTranslation(phaseMessages);
  const ask = useApiQuery(getPhaseReport, { id });
  const placeholder = usePlaceholderTitle(ask, t('one'));
  return (
    <Page width="report">
      {!ask.data && <PageHead title={placeholder} />}
      <QueryBoundary query={ask} errorTitle={t('listFailed')} safe={t('safe')} skeleton={<RowsSkeleton rows={8} />}>
        {(report) => <PhaseReportContent report={report} />}
      </QueryBoundary>
    </Page>
  );
};

const PhaseReportContent = ({ report }: { report: PhaseReportData }) => {
  const t = useTranslation(phaseMessages);
  const [draft, setDraft] = useState<PhaseComments>(report.comments);
  const { isTouched, isPending, save } = useSaveComments(report, draft);
  const trail = [
    { label: t('students'), to: linkTo(myStu, {}) },
    { label: report.studentName, to: linkTo(myStu, { studentId: report.studentId, tab: 'reports' }) },
    { label: report.title },
  ];
  return (
    <>
      <div className="no-print">
        <Breadcrumb trail={trail} />
      </div>
      <div>
        <PhaseReportHead report={report} />
        <div className={`${styles.tools} no-print`}>
          <PrintButtons
            fileName={`${report.studentName} ${report.title}`}
            work={{ kind: 'phase', id: report.id }}
            // What is written is saved first: the server makes the PDF of what it has.
            prepare={async () => !isTouched || save()}
          />
          {report.isMine && <PhaseActions report={report} draft={draft} />}
        </div>
        <PhaseFigures numbers={report.numbers} />
        <PhaseTables numbers={report.numbers} />
        {report.isMine && report.publishedAt === null ? (
          <PhaseCommentsEditor {...{ draft, isTouched, isPending, save }} onChange={setDraft} />
        ) : (
          <PhaseCommentsView report={report} />
        )}
        {report.isMine && <GuardianLetters report={report} />}
      </div>
    </>
  );
};

const PhaseReportHead = ({ report }: { report: PhaseReportData }) => {
  const t = useTranslation(phaseMessages);
  const language = useLanguage();
  const { publishedAt } = report;
  return (
    <div>
      <PageHead
        size="display"
        title={report.title}
        kicker={describePhaseOwner(report, useReading(true, phaseMessages))}
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
