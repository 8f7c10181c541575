import { lazy, Suspense } from 'react';
import { TextAnalysis } from '@inkstone/marking/web';
import { BlockSkeleton, useTranslation } from '@inkstone/ui';
import { analysisMessages } from '../../messages.ts';
import type { ReportedQuestion } from '../../document/attempt-report-data.ts';
import { useOwnAnalysis } from './own-analyses.ts';

// Lazy: only the student's own marked texts need the fields.
const TextAnalysisForm = lazy(async () => ({ default: (await import('./text-analysis-form.tsx')).TextAnalysisForm }));

interface TextAnalysisNoteProps {
  question: ReportedQuestion;
  isOwn: boolean;
}

/** Below a marked text: its student's analysis, editable for the author. */
export const TextAnalysisNote = ({ question: { forAnalysis, analysis, questionId }, isOwn }: TextAnalysisNoteProps) => {
  const t = useTranslation(analysisMessages);
  const store = useOwnAnalysis(questionId);
  if (forAnalysis !== 'text') return null;
  if (store) {
    return (
      <Suspense fallback={<BlockSkeleton lines={5} />}>
        <TextAnalysisForm store={store} />
      </Suspense>
    );
  }
  if (analysis) return <TextAnalysis analysis={analysis} isOwn={isOwn} />;
  return isOwn ? null : <p className="meta">{t('textNotYet')}</p>;
};
