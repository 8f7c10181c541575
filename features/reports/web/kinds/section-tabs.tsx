import { useState, type ReactNode } from 'react';
import { FilterTabs, Stack, useTranslation } from '@inkstone/ui';
import { weightedMessages } from '../../messages.ts';
import { type AttemptReportData, narrowToSection } from '../../document/attempt-report-data.ts';

const allSections = '';

/** The report with a tab for each section beside the whole. */
export const SectionTabs = ({
  report,
  children,
}: {
  report: AttemptReportData;
  children(report: AttemptReportData): ReactNode;
}) => {
  const t = useTranslation(weightedMessages);
  const [shown, setShown] = useState(allSections);
  const { sections, questions } = report;
  if (sections.length < 2) return children(report);
  const tabs = [
    { value: allSections, label: t('whole'), count: questions.length },
    ...sections.map(({ id, name }) => {
      return { value: id, label: name, count: questions.filter(({ sectionId }) => sectionId === id).length };
    }),
  ];
  return (
    <Stack>
      <div className="no-print">
        <FilterTabs label={t('parts')} tabs={tabs} value={shown} onChange={setShown} />
      </div>
      <Stack key={shown}>{children(shown === allSections ? report : narrowToSection(report, shown))}</Stack>
    </Stack>
  );
};
