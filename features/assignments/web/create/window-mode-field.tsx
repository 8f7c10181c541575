import { Radio } from '@mantine/core';
import type { ExamLanguage, WindowMode } from '@inkstone/exam/blueprint';
import { useTranslation } from '@inkstone/ui';
import { newAssignmentMessages } from '../../messages.ts';
import styles from './create.module.css';

interface WindowModeFieldProps {
  /** Null: none was chosen, as in work that was given before there was a choice. */
  value: WindowMode | null;
  /** The language of the real exam. */
  examLanguage: ExamLanguage;
  onChange(change: { windowMode: WindowMode }): void;
}

const languageNotes = { en: 'windowExamEnglish', both: 'windowExamBoth' } as const;

/** As in the exam or training, with what each of them does. */
export const WindowModeField = ({ value, examLanguage, onChange }: WindowModeFieldProps) => {
  const t = useTranslation(newAssignmentMessages);
  const options = [
    { mode: 'exam', label: t('windowExam'), note: t(languageNotes[examLanguage]) },
    { mode: 'training', label: t('windowTraining'), note: t('windowTrainingNote') },
  ] as const;
  return (
    <Radio.Group
      className={styles.wide}
      label={t('windowMode')}
      value={value}
      onChange={(chosen) => {
        const option = options.find(({ mode }) => mode === chosen);
        if (option) onChange({ windowMode: option.mode });
      }}
    >
      {options.map(({ mode, label, note }) => (
        <Radio key={mode} mt="xs" value={mode} label={label} description={note} />
      ))}
    </Radio.Group>
  );
};
