import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { PencilIcon, useTranslation } from '@inkstone/ui';
import { readingAnalysis } from '../../addresses.ts';
import { analysisMessages } from '../../messages.ts';
import type { ReportedQuestion } from '../../document/attempt-report-data.ts';
import { useReportedAssignment } from '../report/reported-assignment.ts';
import { AnalysisText } from './analysis-text.tsx';

interface ReadingAnalysisNoteProps {
  question: ReportedQuestion;
  isOwn: boolean;
  className: string | undefined;
}

/** In a report: the student's analysis of a wrong reading answer, with a link to edit it for the student. */
export const ReadingAnalysisNote = ({
  question: { forAnalysis, analysis, questionId },
  isOwn,
  className,
}: ReadingAnalysisNoteProps) => {
  const t = useTranslation(analysisMessages);
  const work = useReportedAssignment();
  if (forAnalysis !== 'reading') return null;
  return (
    <>
      {analysis && <AnalysisText analysis={analysis} isOwn={isOwn} />}
      {isOwn && work && (
        <Link
          className={`${className} no-print`}
          to={linkTo(readingAnalysis, { ...work, studentId: undefined, questionId })}
        >
          <PencilIcon /> {t(analysis ? 'change' : 'why')}
        </Link>
      )}
    </>
  );
};
