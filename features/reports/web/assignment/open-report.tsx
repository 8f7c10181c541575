import { Button } from '@mantine/core';
import { newRequestId, useApiMutation, getErrorMessage } from '@inkstone/call/web';
import {
  CheckIcon,
  LockIcon,
  toastSuccess,
  toastError,
  useConfirm,
  useLanguage,
  useTranslation,
  noWrapInstant,
} from '@inkstone/ui';
import { openReport } from '../../contract.ts';
import { assignmentReportMessages } from '../../messages.ts';
import type { AssignmentReportData } from '../../document/assignment-report-data.ts';
import styles from './assignment-report.module.css';

/** Whether students can read their reports, and opening them by hand. */
export const OpenReport = ({ report }: { report: AssignmentReportData }) => {
  const t = useTranslation(assignmentReportMessages);
  const confirm = useConfirm();
  const { mutateAsync, isPending } = useApiMutation(openReport);
  const { assignmentId, reportAt, reportOpenedAt, mayAnswer } = report;

  const open = async () => {
    const yes = await confirm({
      title: t('openAsk'),
      body: mayAnswer > 0 ? t('openAskWhile', { count: mayAnswer }) : t('openAskBody'),
      actionLabel: t('openAct'),
    });
    if (!yes) return;
    try {
      await mutateAsync({ requestId: newRequestId(), id: assignmentId });
      toastSuccess(t('openDone'));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <div className={`${styles.opening} no-print`}>
      <b>{t('openTitle')}</b>
      <OpeningState report={report} />
      {reportOpenedAt === null && reportAt !== 'submitted' && (
        <Button loading={isPending} onClick={() => void open()}>
          {t('openNow')}
        </Button>
      )}
    </div>
  );
};

const openingMessageKeys = { submitted: 'opensSubmitted', closed: 'opensClosed', byHand: 'opensByHand' } as const;

/** Since when it is open, or when it opens. */
const OpeningState = ({ report: { reportAt, reportOpenedAt } }: { report: AssignmentReportData }) => {
  const t = useTranslation(assignmentReportMessages);
  const language = useLanguage();
  if (reportOpenedAt) {
    return (
      <span className="c-jade num">
        <CheckIcon /> {t('openedAt', { at: noWrapInstant(reportOpenedAt, language) })}
      </span>
    );
  }
  return (
    <span className="dim">
      {reportAt !== 'submitted' && <LockIcon />} {t(openingMessageKeys[reportAt])}
    </span>
  );
};
