import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '@inkstone/ui';
import { rubricEditorMessages } from '../../messages.ts';
import { isMarkedByPerson, type EditedQuestion } from '../edited-set.ts';
import { emptyRubric } from './edited-rubric.ts';
import { RubricEditor } from './rubric-editor.tsx';
import styles from './rubrics.module.css';

interface RubricFieldProps {
  question: EditedQuestion;
  number: number;
  isTried: boolean;
  onChange(change: Pick<EditedQuestion, 'rubric'>): void;
}

/** By what the answers are marked: the rubric of the exam, or the question's own; nothing where a machine marks. */
export const RubricField = ({ question, number, isTried, onChange }: RubricFieldProps) => {
  const t = useTranslation(rubricEditorMessages);
  const { rubric = null } = question;
  // What was written comes back when the choice does.
  const [written, setWritten] = useState(rubric);
  if (!isMarkedByPerson(question.type)) return null;
  const choices = ['ofExam', 'own'] as const;
  return (
    <div role="group" aria-label={t('rubricFor', { number })} className={styles.field}>
      <Select
        label={t('rubric')}
        allowDeselect={false}
        data={choices.map((value) => ({ value: value as string, label: t(value) }))}
        value={rubric ? 'own' : 'ofExam'}
        onChange={(value) => {
          if (rubric) setWritten(rubric);
          onChange({ rubric: value === 'own' ? (written ?? emptyRubric()) : null });
        }}
      />
      {rubric ? (
        <RubricEditor rubric={rubric} isTried={isTried} onChange={(next) => onChange({ rubric: next })} />
      ) : (
        <p className="meta">{t('ofExamNote')}</p>
      )}
    </div>
  );
};
