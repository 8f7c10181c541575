import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '@inkstone/ui';
import type { QuestionRubric } from '../../contract.ts';
import { rubricEditorMessages } from '../../messages.ts';
import { isMarkedByPerson, type EditedQuestion } from '../edited-set.ts';
import { emptyRubric } from './edited-rubric.ts';
import { LibraryChoice } from './library-choice.tsx';
import { RubricEditor } from './rubric-editor.tsx';
import styles from './rubrics.module.css';

interface RubricFieldProps {
  question: EditedQuestion;
  number: number;
  isTried: boolean;
  onChange(change: Pick<EditedQuestion, 'rubric'>): void;
}

const choices = ['ofExam', 'ofLibrary', 'own'] as const;
type Choice = (typeof choices)[number];

const findChoice = (rubric: QuestionRubric | null): Choice => {
  if (!rubric) return 'ofExam';
  return rubric.source ? 'ofLibrary' : 'own';
};

/** By what the answers are marked: the exam's rubric, one of the library, or its own; nothing where a machine marks. */
export const RubricField = ({ question, number, isTried, onChange }: RubricFieldProps) => {
  const t = useTranslation(rubricEditorMessages);
  const { rubric = null } = question;
  // What was written or chosen comes back when its choice does.
  const [previous, setPrevious] = useState<Partial<Record<Choice, QuestionRubric>>>({});
  const [isChoosing, setChoosing] = useState(false);
  if (!isMarkedByPerson(question.type)) return null;
  const choice = isChoosing && !rubric ? 'ofLibrary' : findChoice(rubric);
  const choose = (next: Choice) => {
    if (rubric) setPrevious({ ...previous, [choice]: rubric });
    setChoosing(next === 'ofLibrary');
    const chosen = { ofExam: null, ofLibrary: previous.ofLibrary ?? null, own: previous.own ?? emptyRubric() };
    onChange({ rubric: chosen[next] });
  };
  const change = (next: QuestionRubric) => onChange({ rubric: next });
  return (
    <div role="group" aria-label={t('rubricFor', { number })} className={styles.field}>
      <Select
        label={t('rubric')}
        allowDeselect={false}
        data={choices.map((value) => ({ value: value as string, label: t(value) }))}
        value={choice}
        onChange={(value) => choose(choices.find((id) => id === value) ?? 'ofExam')}
      />
      {choice === 'ofExam' && <p className="meta">{t('ofExamNote')}</p>}
      {choice === 'ofLibrary' && <LibraryChoice rubric={rubric} onChange={change} />}
      {choice === 'own' && rubric && <RubricEditor rubric={rubric} isTried={isTried} onChange={change} />}
    </div>
  );
};
