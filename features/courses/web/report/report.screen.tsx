import { getLoginFamily } from '@inkstone/session/contract';
import { useCurrentUser } from '@inkstone/session/web';
import { ReportQueryBoundary, QuestionReview, ScoreSummary, ReportToolbar } from '@inkstone/reports/web';
import type { getMyHomeworkReport } from '@inkstone/reports/contract';
import type { CallOutput } from '@inkstone/call/web';
import { Page, PageHead, Stack, StatusChip, useLanguage, useTranslation, noWrapInstant } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { courseReport } from '../../addresses.ts';
import { courseReportMessages } from '../../messages.ts';
import { OwnLessonProgress, StudentLessonProgress } from './lesson-progress.tsx';

/** The report of a course: the videos watched and every question, for student and teacher. */
export const Screen = () => {
  const t = useTranslation(courseReportMessages);
  const { id, studentId } = useSearch(courseReport);
  const isTeacher = getLoginFamily(useCurrentUser().role) === 'backend';
  return (
    <ReportQueryBoundary kind="course" id={id} studentId={isTeacher ? (studentId ?? 0) : undefined} title={t('title')}>
      {(report, { isOwn }) => <ReportContent id={id} studentId={studentId} report={report} isOwn={isOwn} />}
    </ReportQueryBoundary>
  );
};

interface ReportContentProps {
  id: number;
  studentId: number | undefined;
  report: CallOutput<typeof getMyHomeworkReport>;
  isOwn: boolean;
}

const ReportContent = ({ id, studentId, report, isOwn }: ReportContentProps) => {
  const t = useTranslation(courseReportMessages);
  const language = useLanguage();
  const { title, studentName: name, submittedAt, isLate } = report;
  return (
    <>
      <ReportToolbar
        fileName={`${title} ${name}`}
        work={{ kind: 'homework', id, studentId: isOwn ? undefined : studentId }}
      />
      <Page width="report">
        <div>
          <PageHead
            size="display"
            title={title}
            kicker={t('kicker', { name, at: noWrapInstant(submittedAt, language) })}
            meta={isLate ? <StatusChip tone="amber">{t('late')}</StatusChip> : undefined}
          />
          <ScoreSummary report={report} />
        </div>
        <Stack>
          <div>
            {isOwn ? (
              <OwnLessonProgress id={id} />
            ) : (
              report.course && <StudentLessonProgress progress={report.course} />
            )}
          </div>
          <QuestionReview questions={report.questions} isOwn={isOwn} />
        </Stack>
      </Page>
    </>
  );
};
