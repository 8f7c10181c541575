import { Button } from '@mantine/core';
import { candidateDeskRoute } from '@inkstone/marking/addresses';
import { reportLocationFor } from '@inkstone/reports/addresses';
import { DocumentIcon, PencilIcon, useTranslation } from '@inkstone/ui';
import { openScreen } from '@inkstone/ui/screen';
import { recordMessages } from '../messages.ts';

/** What identifies a candidate's test for marking and its report. */
export interface TestReference {
  assignmentId: number;
  personId: number;
  programme: string;
}

/** Opens the marking desk in a window of its own. */
export const openMarkingDesk = ({ programme, assignmentId, personId }: TestReference): Window | null =>
  openScreen(candidateDeskRoute(programme), { id: assignmentId, studentId: personId });

/** Opens the report in a window of its own. */
export const openReport = ({ programme, assignmentId, personId }: TestReference): Window | null => {
  const { to, search } = reportLocationFor({ programme, kind: 'test', id: assignmentId }, personId);
  return openScreen(to, search);
};

interface TestButtonProps {
  name: string;
  test: TestReference;
  onOpen(open: () => Window | null): void;
}

/** Opens the marking desk of the test. */
export const MarkButton = ({ name, test, onOpen }: TestButtonProps) => {
  const t = useTranslation(recordMessages);
  return (
    <Button
      size="sm"
      leftSection={<PencilIcon />}
      aria-label={t('markOf', { name })}
      onClick={() => onOpen(() => openMarkingDesk(test))}
    >
      {t('mark')}
    </Button>
  );
};

/** Opens the report of the test. */
export const ReportButton = ({ name, test, onOpen }: TestButtonProps) => {
  const t = useTranslation(recordMessages);
  return (
    <Button
      size="sm"
      leftSection={<DocumentIcon />}
      aria-label={t('reportOf', { name })}
      onClick={() => onOpen(() => openReport(test))}
    >
      {t('report')}
    </Button>
  );
};
