import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useApiMutation } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { DateTimeField } from '@inkstone/ui/dates';
import { moveBeginTime } from '../../contract.ts';
import { editMessages, assignmentMessages } from '../../messages.ts';
import { DialogForm } from './dialog-form.tsx';
import type { AssignmentDetail } from '../shared/families.ts';

interface BeginDialogProps {
  assignment: Pick<AssignmentDetail['assignment'], 'id' | 'beginsAt'>;
  onClose(): void;
}

/** Moves the opening of an assignment for everyone. */
export const BeginDialog = ({ assignment, onClose }: BeginDialogProps) => {
  const t = useTranslation(editMessages);
  const tAssignment = useTranslation(assignmentMessages);
  const [begin, setBegin] = useState<Date | null>(new Date(assignment.beginsAt));
  const { mutateAsync } = useApiMutation(moveBeginTime);
  const send = async (requestId: string) => {
    if (begin) await mutateAsync({ id: assignment.id, requestId, beginsAt: begin.toISOString() });
    return t('begun');
  };
  return (
    <Modal opened onClose={onClose} title={t('beginTitle')} size={460}>
      <DialogForm
        submitLabel={tAssignment('moveBegin')}
        faults={begin ? [] : [{ field: 'begin-value', message: t('chooseTime') }]}
        send={send}
        onClose={onClose}
      >
        <DateTimeField
          id="begin-value"
          label={tAssignment('opens')}
          description={t('beginNote')}
          value={begin}
          onChange={setBegin}
        />
      </DialogForm>
    </Modal>
  );
};
