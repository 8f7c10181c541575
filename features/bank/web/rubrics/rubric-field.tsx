import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '@inkstone/ui';
import type { QuestionRubric } from '../../contract.ts';
import { rubricEditorMessages } from '../../messages.ts';
import { emptyRubric } from './edited-rubric.ts';
import { LibraryChoice } from './library-choice.tsx';
import { RubricEditor } from './rubric-editor.tsx';
import styles from './rubrics.module.css';

interface RubricFieldProps {
  rubric: QuestionRubric | null;
  /** Names the group of fields, with the number of its question. */
  label: string;
  /** What marks the answers where there is no rubric: the exam's own, or points alone. */
  without: 'ofExam' | 'pointsAlone';
  isTried: boolean;
  onChange(rubric: QuestionRubric | null): void;
}

const choices = ['none', 'ofLibrary', 'own'] as const;
type Choice = (typeof choices)[number];

const findChoice = (rubric: QuestionRubric | null): Choice => {
  if (!rubric) return 'none';
  return rubric.source ? 'ofLibrary' : 'own';
};

/** By what the answers of a question are marked: one of the library, its own, or what there is without a rubric. */
export const RubricField = ({ rubric, label, without, isTried, onChange }: RubricFieldProps) => {
  const t = useTranslation(rubricEditorMessages);
  // What was written or chosen comes back when its choice does.
  const [previous, setPrevious] = useState<Partial<Record<Choice, QuestionRubric>>>({});
  const [isChoosing, setChoosing] = useState(false);
  const choice = isChoosing && !rubric ? 'ofLibrary' : findChoice(rubric);
  const choose = (next: Choice) => {
    if (rubric) setPrevious({ ...previous, [choice]: rubric });
    setChoosing(next === 'ofLibrary');
    const chosen = { none: null, ofLibrary: previous.ofLibrary ?? null, own: previous.own ?? emptyRubric() };
    onChange(chosen[next]);
  };
  return (
    <div role="group" aria-label={label} className={styles.field}>
      <Select
        label={t('rubric')}
        allowDeselect={false}
        data={choices.map((value) => ({ value: value as string, label: t(value === 'none' ? without : value) }))}
        value={choice}
        onChange={(value) => choose(choices.find((id) => id === value) ?? 'none')}
      />
      {choice === 'none' && <p className="meta">{t(`${without}Note`)}</p>}
      {choice === 'ofLibrary' && <LibraryChoice rubric={rubric} onChange={onChange} />}
      {choice === 'own' && rubric && <RubricEditor rubric={rubric} isTried={isTried} onChange={onChange} />}
    </div>
  );
};
