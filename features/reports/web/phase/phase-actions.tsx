import { Button } from '@mantine/core';
import { newRequestId, useApiMutation, getErrorMessage } from '@inkstone/call/web';
import { myStu } from '@inkstone/people/addresses';
import { toastSuccess, toastError, SendIcon, TrashIcon, UndoIcon, useConfirm, useTranslation } from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { deletePhaseReport, updatePhaseReport, type PhaseComments, type PhaseReportData } from '../../contract.ts';
import { phaseMessages } from '../../messages.ts';

/** The author's actions on a report: publish it with its current comments, unpublish it, delete it. */
export const PhaseActions = ({ report, draft }: { report: PhaseReportData; draft: PhaseComments }) => {
  const t = useTranslation(phaseMessages);
  const confirm = useConfirm();
  const go = useNavigation();
  const edit = useApiMutation(updatePhaseReport);
  const remove = useApiMutation(deletePhaseReport);
  const { id, version, title, studentId, studentName, publishedAt } = report;
  const failed = (error: unknown) => toastError(t('notDone'), getErrorMessage(error));

  const turn = async (publish: boolean) => {
    const question = {
      title: t('publishTitle'),
      body: t('publishBody', { name: studentName }),
      actionLabel: t('publish'),
    };
    if (publish && !(await confirm(question))) return;
    try {
      await edit.mutateAsync({ requestId: newRequestId(), id, version, publish, ...(publish && { comments: draft }) });
      toastSuccess(t(publish ? 'publishDone' : 'takeBackDone'));
    } catch (error) {
      failed(error);
    }
  };
  const drop = async () => {
    const question = {
      title: t('removeTitle', { title }),
      body: t('removeBody'),
      actionLabel: t('remove'),
      danger: true,
    };
    if (!(await confirm(question))) return;
    try {
      // Leaves the page first, so that the deleted report is not refetched.
      go(myStu, { studentId, tab: 'reports' }, { replace: true });
      await remove.mutateAsync({ requestId: newRequestId(), id });
      toastSuccess(t('removed'));
    } catch (error) {
      failed(error);
    }
  };
  return (
    <>
      {publishedAt === null ? (
        <Button leftSection={<SendIcon />} loading={edit.isPending} onClick={() => void turn(true)}>
          {t('publish')}
        </Button>
      ) : (
        <Button leftSection={<UndoIcon />} loading={edit.isPending} onClick={() => void turn(false)}>
          {t('takeBack')}
        </Button>
      )}
      <Button variant="subtle" color="cinnabar" leftSection={<TrashIcon />} onClick={() => void drop()}>
        {t('remove')}
      </Button>
    </>
  );
};
