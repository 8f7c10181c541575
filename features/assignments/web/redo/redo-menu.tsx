import { ActionIcon, Menu } from '@mantine/core';
import { useState } from 'react';
import { newRequestId, useApiMutation, getErrorMessage } from '@inkstone/call/web';
import {
  CalendarIcon,
  DotsIcon,
  toastSuccess,
  toastError,
  PencilIcon,
  RetryIcon,
  UndoIcon,
  useConfirm,
  useTranslation,
} from '@inkstone/ui';
import { openScreen } from '@inkstone/ui/screen';
import { requestRedo } from '../../contract.ts';
import { redoMessages } from '../../messages/redo.ts';
import { markingDeskFor } from '../shared/marking-desk.ts';
import type { AssignmentDetail, Recipient } from '../shared/families.ts';
import { RedoDateDialog, RedoDialog } from './redo-dialogs.lazy.ts';

interface RedoMenuProps {
  assignment: AssignmentDetail['assignment'];
  row: Recipient;
  onChanged(): void;
}

/** The actions on the redo of a student who has submitted. */
export const RedoMenu = ({ assignment, row, onChanged }: RedoMenuProps) => {
  const t = useTranslation(redoMessages);
  const [dialog, setDialog] = useState<'ask' | 'move' | null>(null);
  const takeBack = useWithdrawRedo(row, onChanged);
  const state = row.redo?.state;
  const isWaiting = state === 'asked' || state === 'missed';
  const close = () => {
    setDialog(null);
    onChanged();
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('more', { name: row.studentName })}>
            <DotsIcon />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {state === 'toBeMarked' && (
            <Menu.Item leftSection={<PencilIcon />} onClick={() => openMarkingDesk(assignment, row)}>
              {t('mark')}
            </Menu.Item>
          )}
          {state !== 'onGoing' && (
            <Menu.Item leftSection={<RetryIcon />} onClick={() => setDialog('ask')}>
              {t(state === 'asked' ? 'askInstead' : 'askAgain')}
            </Menu.Item>
          )}
          {(isWaiting || state === 'onGoing') && (
            <Menu.Item leftSection={<CalendarIcon />} onClick={() => setDialog('move')}>
              {t('move')}
            </Menu.Item>
          )}
          {isWaiting && (
            <Menu.Item leftSection={<UndoIcon />} color="cinnabar" onClick={() => void takeBack()}>
              {t('takeBack')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'ask' && <RedoDialog assignment={assignment} row={row} onClose={close} />}
      {dialog === 'move' && <RedoDateDialog row={row} onClose={close} />}
    </>
  );
};

const openMarkingDesk = (assignment: AssignmentDetail['assignment'], row: Recipient) => {
  const { to, search } = markingDeskFor(assignment);
  return openScreen(to, { ...search, ...(row.redo?.attemptId && { attemptId: row.redo.attemptId }) });
};

const useWithdrawRedo = (row: Recipient, onChanged: () => void) => {
  const t = useTranslation(redoMessages);
  const confirm = useConfirm();
  const { mutateAsync } = useApiMutation(requestRedo);
  return async () => {
    const title = t('takeBackAsk', { name: row.studentName });
    if (!(await confirm({ title, body: t('takeBackBody'), actionLabel: t('takeBack'), danger: true }))) return;
    try {
      await mutateAsync({ recipientId: row.recipientId, requestId: newRequestId(), mode: 'takeBack' });
      toastSuccess(t('takenBack'));
      onChanged();
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
};
