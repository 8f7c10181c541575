import { Modal } from '@mantine/core';
import { useState } from 'react';
import { givenCourses } from '@inkstone/assignments/contract';
import { DialogForm } from '@inkstone/assignments/web';
import { useSend, type OutputOf } from '@inkstone/call/web';
import { useWords } from '@inkstone/ui';
import { DateTimeField } from '@inkstone/ui/dates';
import type { givenCourseDetail } from '../../contract.ts';
import { givenWords } from '../../messages.ts';
import type { GivenItem } from './given-table.tsx';

/** One student of a given course. */
export type Studying = OutputOf<typeof givenCourseDetail>['recipients'][number];

interface DeadlineDialogProps {
  given: Pick<GivenItem, 'id' | 'deadline' | 'beginsAt'>;
  /** Null for everybody. */
  students: readonly Studying[] | null;
  onClose(): void;
}

/** Moves the deadline of a given course, of everybody or of some students. */
export const DeadlineDialog = ({ given, students, onClose }: DeadlineDialogProps) => {
  const t = useWords(givenWords);
  const [deadline, setDeadline] = useState<Date | null>(() => new Date(students?.[0]?.deadline ?? given.deadline));
  const { mutateAsync } = useSend(givenCourses.editDeadline);
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
        faults={says ? [{ field: 'book-deadline', message: t(says) }] : []}
        send={send}
        onClose={onClose}
      >
        <DateTimeField id="book-deadline" label={t('deadline')} value={deadline} onChange={setDeadline} />
        <p className="meta">
          {students === null && t('moveOwn')} {t('moveNote')}
        </p>
      </DialogForm>
    </Modal>
  );
};
