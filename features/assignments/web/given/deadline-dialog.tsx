import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useApiMutation } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { DateTimeField } from '@inkstone/ui/dates';
import { givenMessages } from '../../messages.ts';
import { DialogForm } from '../changing/dialog-form.tsx';
import type { Given, GivenFamily, GivenStudent } from './given-family.ts';

interface DeadlineDialogProps {
  family: GivenFamily;
  given: Given;
  /** Null for everybody. */
  students: readonly GivenStudent[] | null;
  onClose(): void;
}

/** Moves the deadline of what was given, of everybody or of some students. */
export const DeadlineDialog = ({ family, given, students, onClose }: DeadlineDialogProps) => {
  const t = useTranslation(givenMessages);
  const own = useTranslation(family.words);
  const [deadline, setDeadline] = useState<Date | null>(() => new Date(students?.[0]?.deadline ?? given.deadline));
  const { mutateAsync } = useApiMutation(family.changing.editDeadline);
  const title = () => {
    if (students === null) return t('moveAll');
    const [only] = students;
    return only && students.length === 1
      ? t('moveOne', { name: only.studentName })
      : t('moveSome', { count: students.length });
  };
  const fault = () => {
    if (!deadline) return 'needDeadline';
    return deadline <= new Date(given.beginsAt) ? 'deadlineFirst' : null;
  };
  const says = fault();
  const send = async (requestId: string) => {
    const whom = students === null ? {} : { studentIds: students.map(({ studentId }) => studentId) };
    const { changed } = await mutateAsync({ id: given.id, requestId, deadline: deadline?.toISOString(), ...whom });
    return t('moved', { count: changed });
  };
  return (
    <Modal opened onClose={onClose} title={title()} size={460}>
      <DialogForm
        act={t('moveDeadline')}
        faults={says ? [{ field: 'given-deadline', message: own(says) }] : []}
        send={send}
        onClose={onClose}
      >
        <DateTimeField isAhead id="given-deadline" label={own('deadline')} value={deadline} onChange={setDeadline} />
        <p className="meta">
          {students === null && t('moveOwn')} {own('moveNote')}
        </p>
      </DialogForm>
    </Modal>
  );
};
