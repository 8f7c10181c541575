import { ActionIcon } from '@mantine/core';
import { newRequestId, useApiMutation, getErrorMessage } from '@inkstone/call/web';
import { toastError, StarIcon, useTranslation } from '@inkstone/ui';
import { starStudent, type MyStudent } from '../../contract.ts';
import { studentListMessages } from '../../messages.ts';
import styles from './students.module.css';

/** Toggle of the star; visible only to its teacher. */
export const Star = ({ student: { id, name, hasStar } }: { student: Pick<MyStudent, 'id' | 'name' | 'hasStar'> }) => {
  const t = useTranslation(studentListMessages);
  const { mutateAsync, isPending, variables } = useApiMutation(starStudent);
  const isOn = isPending ? variables.hasStar : hasStar;
  const turn = async () => {
    if (isPending) return;
    try {
      await mutateAsync({ requestId: newRequestId(), studentId: id, hasStar: !hasStar });
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <ActionIcon
      className={styles.star}
      aria-label={t(isOn ? 'unstar' : 'star', { name })}
      aria-pressed={isOn}
      onClick={() => void turn()}
    >
      <StarIcon />
    </ActionIcon>
  );
};
