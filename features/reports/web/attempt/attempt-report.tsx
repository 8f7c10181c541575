import { lazy, Suspense, useRef } from 'react';
import { getReportKind } from '@inkstone/programmes/cards';
import {
  Page,
  PageHead,
  RowsSkeleton,
  Stack,
  StatusChip,
  useLanguage,
  useTranslation,
  noWrapInstant,
} from '@inkstone/ui';
import { messages } from '../../messages.ts';
import { AskedReport } from '../frame/asked-report.tsx';
import { useKindPlace } from '../kinds/use-kind-place.ts';
import { Closer } from './closer.tsx';
import { Evidence } from '../answer/evidence.tsx';
import { ModulePath } from './module-path.tsx';
import { OneNumber } from './one-number.tsx';
import { Picture } from './picture.tsx';
import type { ReportOf } from '../report/report-of.ts';
import { Sittings } from './sittings.tsx';
import { ReportTop } from '../frame/report-top.tsx';
import type { ReportedWork } from '../report/reported-work.ts';
import { SelfMarking } from '../answer/self-marking.tsx';
import styles from '../report.module.css';

/** The report of one attempt, for the student and for the teacher who gave the work. */
export const AttemptReport = (work: ReportedWork) => (
  <AskedReport {...work}>
    {(report, how) => {
      const whole = <Whole report={report} isOwn={how.isOwn} />;
      return how.isOwn && report.questions.some(({ forAnalysis }) => forAnalysis === 'text') ? (
        <Suspense fallback={<RowsSkeleton rows={5} />}>
          <TextAnalyses key={report.attemptId} report={report} again={how.again}>
            {whole}
          </TextAnalyses>
        </Suspense>
      ) : (
        whole
      );
    }}
  </AskedReport>
);

// What only some exams' reports have comes with them.
const DecidingOnLate = lazy(async () => ({ default: (await import('../answer/late-decision.tsx')).DecidingOnLate }));
const WeighedSections = lazy(async () => ({
  default: (await import('../kinds/weighed-sections.tsx')).WeighedSections,
}));
const TextAnalyses = lazy(async () => ({
  default: (await import('../analysis/text-analyses.tsx')).TextAnalyses,
}));
const RubricRows = lazy(async () => ({ default: (await import('../kinds/rubric-rows.tsx')).RubricRows }));
const SectionTabs = lazy(async () => ({ default: (await import('../kinds/section-tabs.tsx')).SectionTabs }));

const Whole = ({ report, isOwn }: { report: ReportOf; isOwn: boolean }) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  const page = useRef<HTMLDivElement>(null);
  const kind = getReportKind(report);
  useKindPlace(report);
  const { title, studentName: name, className, submittedAt, period, endedBy } = report;
  const at = noWrapInstant(submittedAt, language);
  return (
    <div ref={page}>
      <ReportTop page={page} fileName={`${title} ${name}`} />
      <Page width="report">
        <div data-pdf="">
          <PageHead
            size="display"
            title={title}
            kicker={className === '' ? t('kicker', { name, at }) : t('kickerClass', { name, className, at })}
            meta={
              <span className={styles.chips}>
                {report.variantName !== '' && <StatusChip tone="line">{report.variantName}</StatusChip>}
                {period === 'timeOut' && <StatusChip tone="amber">{t('late')}</StatusChip>}
                {endedBy === 'clock' && <StatusChip>{t('byClock')}</StatusChip>}
                {endedBy === 'teacher' && <StatusChip>{t('byTeacher')}</StatusChip>}
              </span>
            }
          />
          <Sittings report={report} />
          <OneNumber report={report} />
        </div>
        <div className={styles.rest}>
          <Stack>
            <ModulePath modules={report.modules} />
            <Suspense fallback={<RowsSkeleton rows={5} />}>
              {report.sections.some(({ weight }) => weight !== null) && <WeighedSections report={report} kind={kind} />}
              {(kind === 'history' || kind === 'seminar') && <RubricRows report={report} />}
              {kind === 'tabs' ? (
                <SectionTabs report={report}>{(part) => <Details report={part} isOwn={isOwn} />}</SectionTabs>
              ) : (
                <Details report={report} isOwn={isOwn} />
              )}
            </Suspense>
          </Stack>
        </div>
      </Page>
    </div>
  );
};

/** How the answers went, and the answers themselves. */
const Details = ({ report, isOwn }: { report: ReportOf; isOwn: boolean }) => {
  const evidence = <Evidence questions={report.questions} isOwn={isOwn} />;
  const hasLate = report.questions.some(({ late }) => late !== null);
  return (
    <>
      <Picture report={report} isOwn={isOwn} />
      <Closer report={report} isOwn={isOwn} />
      <SelfMarking report={report} isOwn={isOwn}>
        {hasLate ? (
          <DecidingOnLate report={report} isOwn={isOwn}>
            {evidence}
          </DecidingOnLate>
        ) : (
          evidence
        )}
      </SelfMarking>
    </>
  );
};
