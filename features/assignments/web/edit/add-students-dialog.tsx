import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useApiMutation } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { addRecipients } from '../../contract.ts';
import { editMessages, newAssignmentMessages } from '../../messages.ts';
import { StudentPicker } from '../create/people-picker.tsx';
import { DialogForm } from './dialog-form.tsx';

interface AddStudentsDialogProps {
  assignment: { id: number };
  onClose(): void;
}

/** Adds single students to given work of any kind. */
export const AddStudentsDialog = ({ assignment, onClose }: AddStudentsDialogProps) => {
  const t = useTranslation(editMessages);
  const tNew = useTranslation(newAssignmentMessages);
  const [studentIds, setStudentIds] = useState<readonly number[]>([]);
  const { mutateAsync } = useApiMutation(addRecipients);
  const send = async (requestId: string) => {
    const { added } = await mutateAsync({ id: assignment.id, requestId, studentIds: [...studentIds] });
    return added === 0 ? t('addedNobody') : t('addedStudents', { count: added });
  };
  return (
    <Modal opened onClose={onClose} title={t('addStudents')} size={560}>
      <DialogForm
        submitLabel={t('addStudents')}
        faults={studentIds.length > 0 ? [] : [{ field: 'add-who', message: tNew('needWho') }]}
        send={send}
        onClose={onClose}
      >
        <p className="meta">{t('addStudentsNote')}</p>
        <div id="add-who" tabIndex={-1}>
          <StudentPicker
            draft={{ classIds: [], studentIds }}
            onChange={(change) => setStudentIds(change.studentIds ?? studentIds)}
          />
        </div>
      </DialogForm>
    </Modal>
  );
};
