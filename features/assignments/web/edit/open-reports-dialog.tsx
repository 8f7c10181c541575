import { Modal } from '@mantine/core';
import { useApiQuery, useApiMutation, type CallOutput } from '@inkstone/call/web';
import { openReport } from '@inkstone/reports/contract';
import { BlockSkeleton, Facts, Instant, QueryBoundary, useTranslation } from '@inkstone/ui';
import { getReportOpening } from '../../contract.ts';
import { editMessages, assignmentMessages } from '../../messages.ts';
import { DialogForm } from './dialog-form.tsx';

interface OpenReportsDialogProps {
  id: number;
  onClose(): void;
}

/** Opens the reports by hand, after showing their state and what students will see. */
export const OpenReportsDialog = ({ id, onClose }: OpenReportsDialogProps) => {
  const t = useTranslation(assignmentMessages);
  const ask = useApiQuery(getReportOpening, { id });
  return (
    <Modal opened onClose={onClose} title={t('openReportsTitle')} size={520}>
      <QueryBoundary query={ask} errorTitle={t('loadFailed')} skeleton={<BlockSkeleton lines={4} />} bare>
        {(opening) => <OpenReportsForm opening={opening} onClose={onClose} />}
      </QueryBoundary>
    </Modal>
  );
};

const OpenReportsForm = ({ opening, onClose }: { opening: CallOutput<typeof getReportOpening>; onClose(): void }) => {
  const t = useTranslation(assignmentMessages);
  const tEdit = useTranslation(editMessages);
  const { mutateAsync } = useApiMutation(openReport);
  const { submitted, total, mayAnswer, toMark, openedAt, opensAt } = opening;
  if (openedAt !== null) {
    return (
      <p>
        {tEdit('openedAt')} <Instant at={openedAt} />
      </p>
    );
  }
  const send = async (requestId: string) => {
    await mutateAsync({ id: opening.id, requestId });
    return t('openedReports');
  };
  return (
    <DialogForm submitLabel={t('openReports')} faults={[]} send={send} onClose={onClose}>
      <p>{t('openReportsBody')}</p>
      <Facts
        items={[
          { name: tEdit('handedIn'), value: tEdit('ofAll', { done: submitted, all: total }) },
          ...(toMark > 0 ? [{ name: tEdit('notMarked'), value: toMark, note: tEdit('notMarkedNote') }] : []),
          { name: tEdit('otherwise'), value: opensAt === null ? tEdit('onlyByHand') : <Instant at={opensAt} /> },
        ]}
      />
      {mayAnswer > 0 && <p>{t('openReportsWhile', { count: mayAnswer })}</p>}
    </DialogForm>
  );
};
