import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { PencilIcon, useTranslation } from '@inkstone/ui';
import { readingAnalysis } from '../../addresses.ts';
import { analysisMessages } from '../../messages.ts';
import type { ReportedQuestion } from '../report/report-of.ts';
import { useReportedWork } from '../report/reported-work.ts';
import { AnalysisShown } from './analysis-shown.tsx';

interface OwnWordsProps {
  question: ReportedQuestion;
  isOwn: boolean;
  className: string | undefined;
}

/** In the report: what the student said of a wrong reading answer, and for the student the way to say it. */
export const OwnWords = ({ question: { forAnalysis, analysis, questId }, isOwn, className }: OwnWordsProps) => {
  const t = useTranslation(analysisMessages);
  const work = useReportedWork();
  if (forAnalysis !== 'reading') return null;
  return (
    <>
      {analysis && <AnalysisShown analysis={analysis} isOwn={isOwn} />}
      {isOwn && work && (
        <Link className={`${className} no-print`} to={linkTo(readingAnalysis, { ...work, stuId: undefined, questId })}>
          <PencilIcon /> {t(analysis ? 'change' : 'why')}
        </Link>
      )}
    </>
  );
};
