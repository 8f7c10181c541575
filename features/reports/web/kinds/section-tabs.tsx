import { useState, type ReactNode } from 'react';
import { FilterTabs, Stack, useTranslation } from '@inkstone/ui';
import { weightedWords } from '../../messages.ts';
import type { ReportOf } from '../report/report-of.ts';
import { narrowedTo } from './narrowed.ts';

const all = '';

/** The report with a tab for each section beside the whole. */
export const SectionTabs = ({ report, children }: { report: ReportOf; children(report: ReportOf): ReactNode }) => {
  const t = useTranslation(weightedWords);
  const [shown, setShown] = useState(all);
  const { sections, questions } = report;
  if (sections.length < 2) return children(report);
  const tabs = [
    { value: all, label: t('whole'), count: questions.length },
    ...sections.map(({ id, name }) => {
      return { value: id, label: name, count: questions.filter(({ sectionId }) => sectionId === id).length };
    }),
  ];
  return (
    <Stack>
      <div className="no-print">
        <FilterTabs label={t('parts')} tabs={tabs} value={shown} onChange={setShown} />
      </div>
      <Stack key={shown}>{children(shown === all ? report : narrowedTo(report, shown))}</Stack>
    </Stack>
  );
};
