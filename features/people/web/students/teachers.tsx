import { Button } from '@mantine/core';
import { useState } from 'react';
import { newRequestId, useApiMutation, getErrorMessage } from '@inkstone/call/web';
import {
  lazyWithRetry,
  Ledger,
  LedgerRow,
  toastSuccess,
  toastError,
  PlusIcon,
  Section,
  useConfirm,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import { dayText } from '@inkstone/ui/time';
import { removeThirdParty, type StudentDetail } from '../../contract.ts';
import { studentListMessages, studentMessages } from '../../messages.ts';
import styles from './students.module.css';

const AddTeacher = lazyWithRetry(async () => (await import('./add-teacher.tsx')).AddTeacher);

type Teacher = StudentDetail['teachers'][number];

const useViaText = () => {
  const t = useTranslation(studentMessages);
  const tStudentList = useTranslation(studentListMessages);
  const language = useLanguage();
  return ({ via, classes, since }: Teacher): string => {
    if (via === 'class') return t('byClass', { classes: classes.map(({ name }) => name).join(tStudentList('comma')) });
    if (via === 'single' || since === null) return t('bySingle');
    return t('byThird', { at: dayText(since, language) });
  };
};

/** The teachers of a student; third parties can be added and removed by the student's teachers. */
export const Teachers = ({ detail: { student, teachers } }: { detail: StudentDetail }) => {
  const t = useTranslation(studentMessages);
  const tStudentList = useTranslation(studentListMessages);
  const confirm = useConfirm();
  const viaText = useViaText();
  const { mutateAsync } = useApiMutation(removeThirdParty);
  const [isAdding, setAdding] = useState(false);
  const remove = async ({ id, name }: Teacher) => {
    const actionLabel = t('remove');
    const question = { title: t('removeTitle', { name }), body: t('removeBody', { name }), actionLabel, danger: true };
    if (!(await confirm(question))) return;
    try {
      await mutateAsync({ requestId: newRequestId(), studentId: student.id, teacherId: id });
      toastSuccess(t('removed', { name }));
    } catch (error) {
      toastError(tStudentList('notDone'), getErrorMessage(error));
    }
  };
  return (
    <Section title={t('teachers')} small count={teachers.length}>
      <Ledger label={t('teachers')}>
        {teachers.map((teacher) => (
          <LedgerRow
            key={teacher.id}
            title={teacher.name}
            meta={viaText(teacher)}
            action={
              student.mayManage &&
              teacher.via === 'thirdParty' && (
                <Button
                  size="sm"
                  aria-label={t('removeOf', { name: teacher.name })}
                  onClick={() => void remove(teacher)}
                >
                  {t('remove')}
                </Button>
              )
            }
          />
        ))}
      </Ledger>
      {student.mayManage && (
        <div className={styles.under}>
          <Button leftSection={<PlusIcon />} onClick={() => setAdding(true)}>
            {t('addTeacher')}
          </Button>
        </div>
      )}
      {isAdding && <AddTeacher detail={{ student, teachers }} onClose={() => setAdding(false)} />}
    </Section>
  );
};
