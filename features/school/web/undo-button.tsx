import { Button } from '@mantine/core';
import { getErrorMessage } from '@inkstone/call/web';
import { toastError, toastSuccess, useConfirm } from '@inkstone/ui';

interface UndoButtonProps {
  /** The words of the set that is undone. */
  t(key: 'undo' | 'undoTitle' | 'undoBody' | 'undoneNow' | 'notDone'): string;
  isPending: boolean;
  onUndo(): Promise<unknown>;
}

/** Undoes an applied set of changes, once that was confirmed. */
export const UndoButton = ({ t, isPending, onUndo }: UndoButtonProps) => {
  const confirm = useConfirm();
  const undo = async () => {
    const question = { title: t('undoTitle'), body: t('undoBody'), actionLabel: t('undo'), danger: true };
    if (!(await confirm(question))) return;
    try {
      await onUndo();
      toastSuccess(t('undoneNow'));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <Button loading={isPending} onClick={() => void undo()}>
      {t('undo')}
    </Button>
  );
};
