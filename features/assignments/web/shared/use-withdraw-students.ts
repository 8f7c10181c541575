import { getErrorMessage, newRequestId, useApiMutation } from '@inkstone/call/web';
import { toastError, toastSuccess, useConfirm, useTranslation } from '@inkstone/ui';
import { withdrawRecipients } from '../../contract.ts';
import { assignmentMessages } from '../../messages.ts';

interface NamedStudent {
  studentId: number;
  studentName: string;
}

/** Takes students out of given work of any kind after confirmation; resolves to whether it was done. */
export const useWithdrawStudents = ({ id }: { id: number }) => {
  const t = useTranslation(assignmentMessages);
  const confirm = useConfirm();
  const { mutateAsync } = useApiMutation(withdrawRecipients);
  return async (rows: readonly NamedStudent[]): Promise<boolean> => {
    const yes = await confirm({
      title: t(rows.length === 1 ? 'takeOutOne' : 'takeOutMany', {
        count: rows.length,
        name: rows[0]?.studentName ?? '',
      }),
      body: t('takeOutBody'),
      actionLabel: t('takeOut'),
      danger: true,
    });
    if (!yes) return false;
    const studentIds = rows.map(({ studentId }) => studentId);
    try {
      const { removed, begun } = await mutateAsync({ id, requestId: newRequestId(), studentIds });
      toastSuccess(
        [t('tookOut', { count: removed }), ...(begun > 0 ? [t('tookOutBegun', { count: begun })] : [])].join(' '),
      );
      return true;
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
      return false;
    }
  };
};
