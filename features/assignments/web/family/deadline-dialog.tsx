import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useApiMutation } from '@inkstone/call/web';
import { SentenceSpace, useTranslation } from '@inkstone/ui';
import { DateTimeField } from '@inkstone/ui/dates';
import { familyMessages } from '../../messages.ts';
import { DialogForm } from '../edit/dialog-form.tsx';
import type { FamilyAssignment, FamilyDefinition, FamilyStudent } from './family-definition.ts';

interface DeadlineDialogProps {
  family: FamilyDefinition;
  assignment: FamilyAssignment;
  /** Null for everybody. */
  students: readonly FamilyStudent[] | null;
  onClose(): void;
}

/** Moves the deadline of an assignment, for everybody or some students. */
export const DeadlineDialog = ({ family, assignment, students, onClose }: DeadlineDialogProps) => {
  const t = useTranslation(familyMessages);
  const tFamily = useTranslation(family.messages);
  const [deadline, setDeadline] = useState<Date | null>(() => new Date(students?.[0]?.deadline ?? assignment.deadline));
  const { mutateAsync } = useApiMutation(family.calls.moveDeadline);
  const title = () => {
    if (students === null) return t('moveAll');
    const [only] = students;
    return only && students.length === 1
      ? t('moveOne', { name: only.studentName })
      : t('moveSome', { count: students.length });
  };
  const fault = () => {
    if (!deadline) return 'needDeadline';
    return deadline <= new Date(assignment.beginsAt) ? 'deadlineFirst' : null;
  };
  const messageKey = fault();
  const send = async (requestId: string) => {
    const selectedRecipients = students === null ? {} : { studentIds: students.map(({ studentId }) => studentId) };
    const { changed } = await mutateAsync({
      id: assignment.id,
      requestId,
      deadline: deadline?.toISOString(),
      ...selectedRecipients,
    });
    return t('moved', { count: changed });
  };
  return (
    <Modal opened onClose={onClose} title={title()} size={460}>
      <DialogForm
        submitLabel={t('moveDeadline')}
        faults={messageKey ? [{ field: 'given-deadline', message: tFamily(messageKey) }] : []}
        send={send}
        onClose={onClose}
      >
        <DateTimeField
          isAhead
          id="given-deadline"
          label={tFamily('deadline')}
          value={deadline}
          onChange={setDeadline}
        />
        <p className="meta">
          {students === null && (
            <>
              {t('moveOwn')}
              <SentenceSpace />
            </>
          )}
          {tFamily('moveNote')}
        </p>
      </DialogForm>
    </Modal>
  );
};
