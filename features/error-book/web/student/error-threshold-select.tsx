import { Select } from '@mantine/core';
import { useApiMutation, getErrorMessage } from '@inkstone/call/web';
import { switchLanguage } from '@inkstone/session/contract';
import { toastSuccess, toastError, useLanguage, useTranslation } from '@inkstone/ui';
import { errorThresholdMessages } from '../../messages.ts';
import styles from './student-errors.module.css';

const defaultPercents = [0, 30, 40, 50, 60, 70, 80, 90, 100];

/** The select for the teacher's error threshold. */
export const ErrorThresholdSelect = ({ errorsBelow }: { errorsBelow: number }) => {
  const t = useTranslation(errorThresholdMessages);
  const language = useLanguage();
  const { mutateAsync, isPending } = useApiMutation(switchLanguage);
  const choices = [...new Set([...defaultPercents, errorsBelow])].toSorted((a, b) => a - b);
  const formatOption = (percent: number) => {
    if (percent === 0) return t('never');
    return percent === 100 ? t('always') : t('below', { percent });
  };
  const choose = async (value: string | null) => {
    if (value === null || Number(value) === errorsBelow) return;
    try {
      await mutateAsync({ language, errorsBelow: Number(value) });
      toastSuccess(t('saved'));
    } catch (error) {
      toastError(t('notSaved'), getErrorMessage(error));
    }
  };
  return (
    <Select
      className={styles.below}
      label={t('label')}
      description={t('note')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      allowDeselect={false}
      disabled={isPending}
      data={choices.map((percent) => ({ value: String(percent), label: formatOption(percent) }))}
      value={String(errorsBelow)}
      onChange={(value) => void choose(value)}
    />
  );
};
