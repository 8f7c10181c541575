import type { ReactNode } from 'react';
import type { ReportOf } from '../report/report-of.ts';
import { OwnAnalyses } from './own-analyses.ts';
import { useAnalyses } from './use-analyses.ts';

interface TextAnalysesProps {
  report: ReportOf;
  again(): Promise<ReportOf | undefined>;
  children: ReactNode;
}

/** Opens what the student says of each marked text, for the fields beside the texts. */
export const TextAnalyses = ({ report, again, children }: TextAnalysesProps) => (
  <OwnAnalyses value={useAnalyses({ ...report, kind: 'text', again })}>{children}</OwnAnalyses>
);
