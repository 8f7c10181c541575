import { lazy, Suspense } from 'react';
import { TextAnalysis } from '@inkstone/marking/web';
import { BlockSkeleton, useTranslation } from '@inkstone/ui';
import { analysisMessages } from '../../messages.ts';
import type { ReportedQuestion } from '../report/report-of.ts';
import { useOwnAnalysis } from './own-analyses.ts';

// Only a marked text of one's own brings the fields.
const TextForm = lazy(async () => ({ default: (await import('./text-form.tsx')).TextForm }));

interface TextWordsProps {
  question: ReportedQuestion;
  isOwn: boolean;
}

/** Under a marked text: what its student says of it; whoever wrote it writes here. */
export const TextWords = ({ question: { forAnalysis, analysis, questId }, isOwn }: TextWordsProps) => {
  const t = useTranslation(analysisMessages);
  const store = useOwnAnalysis(questId);
  if (forAnalysis !== 'text') return null;
  if (store) {
    return (
      <Suspense fallback={<BlockSkeleton lines={5} />}>
        <TextForm store={store} />
      </Suspense>
    );
  }
  if (analysis) return <TextAnalysis analysis={analysis} isOwn={isOwn} />;
  return isOwn ? null : <p className="meta">{t('textNotYet')}</p>;
};
