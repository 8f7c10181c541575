import { Button } from '@mantine/core';
import { newRequestId, getErrorMessage, useApiMutation } from '@inkstone/call/web';
import { toastError, toastSuccess, UndoIcon, useConfirm, useTranslation } from '@inkstone/ui';
import { recallAnnouncement, type SentAnnouncement } from '../contract.ts';
import { messages } from '../messages.ts';

/** Recalls an announcement after a question. */
export const RecallButton = ({ announcement }: { announcement: SentAnnouncement }) => {
  const t = useTranslation(messages);
  const confirm = useConfirm();
  const recall = useApiMutation(recallAnnouncement);
  const ask = async () => {
    const body = t('recallBody');
    if (!(await confirm({ title: t('recallTitle'), body, actionLabel: t('recall'), danger: true }))) return;
    try {
      await recall.mutateAsync({ requestId: newRequestId(), id: announcement.id });
      toastSuccess(t('recallDone'));
    } catch (error) {
      toastError(t('recallFailed'), getErrorMessage(error));
    }
  };
  return (
    <Button leftSection={<UndoIcon />} loading={recall.isPending} onClick={() => void ask()}>
      {t('recall')}
    </Button>
  );
};
