import type { ReactNode } from 'react';
import type { AttemptReportData } from '../../document/attempt-report-data.ts';
import { OwnAnalyses } from './own-analyses.ts';
import { useAnalyses } from './use-analyses.ts';

interface TextAnalysesProps {
  report: AttemptReportData;
  refetch(): Promise<AttemptReportData | undefined>;
  children: ReactNode;
}

/** Provides the analyses of marked texts, for the fields beside the texts. */
export const TextAnalyses = ({ report, refetch, children }: TextAnalysesProps) => (
  <OwnAnalyses value={useAnalyses({ ...report, kind: 'text', refetch })}>{children}</OwnAnalyses>
);
